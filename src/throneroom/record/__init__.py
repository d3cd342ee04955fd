"""Games as text: positions, records that can be replayed, and the detailed score of a finished game.

What players read on screen is in `throneroom.words`; these texts are files, always in English.
"""
