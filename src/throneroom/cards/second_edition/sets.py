"""The sets of ten cards that the rulebooks of the second editions recommend, by name."""

from __future__ import annotations

from typing import Final

SETS: Final = (
    (
        "First Game",
        "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop",
    ),
    (
        "Size Distortion",
        "Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop",
    ),
    (
        "Deck Top",
        "Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry, Vassal, Village",
    ),
    (
        "Sleight of Hand",
        "Cellar, Council Room, Festival, Gardens, Library, Harbinger, Militia, Poacher, Smithy, Throne Room",
    ),
    (
        "Improvements",
        "Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch",
    ),
    (
        "Silver & Gold",
        "Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender, Throne Room, Vassal",
    ),
    (
        "Victory Dance",
        "Baron, Courtier, Duke, Harem, Ironworks, Masquerade, Mill, Nobles, Patrol, Replace",
    ),
    (
        "The Plot Thickens",
        "Conspirator, Ironworks, Lurker, Mining Village, Pawn, Secret Passage, Steward, Swindler, Torturer, "
        "Trading Post",
    ),
    (
        "Best Wishes",
        "Baron, Conspirator, Courtyard, Diplomat, Duke, Secret Passage, Shanty Town, Torturer, Upgrade, Wishing Well",
    ),
)
