"""The messages between the server and its clients, as typed data; docs/protocol.md explains how they are used.

Cards, modes, verbs, kinds of events and zones go by the engine's names; the words people read are the client's.
`python -m throneroom.protocol.typescript` generates `web/src/lib/protocol.ts` from these modules.
"""
