"""Every message between the server and a client, as typed data. docs/protocol.md tells how they are used.

Cards, modes, verbs, kinds of events and zones are named as the engine names them; texts for people are the client's.
A request from a client is read strictly: a field too many, a wrong type or an unknown type of message is refused.
`web/src/lib/protocol.ts` is generated from these modules: `python -m throneroom.protocol.typescript`.
"""
