"""The search for a strong strategy: evolution over buy lists, seeded with money, engine and rush plans."""
