"""The game in a terminal: how it is told, asked and answered in words."""
