"""The cards: seven basic ones, 25 of the base game, 25 of Intrigue, and the kingdoms made of them."""
