"""The game as text: positions, and records that can be replayed."""
