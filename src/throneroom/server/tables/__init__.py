"""Tables: their log, the state that follows from it, live tables and who is told what.

Nothing here reads from a socket or writes to a database; see `ws`, `http` and `store`.
"""
