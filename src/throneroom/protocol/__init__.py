"""The messages between the server and its clients, as typed data.

docs/protocol.md explains how they are used. Cards, modes, verbs, kinds of events and zones go by their engine names;
each client supplies the texts that people read. `python -m throneroom.protocol.typescript` generates
`web/src/lib/protocol.ts` from these modules.
"""
