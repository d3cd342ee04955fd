"""Random numbers: fast streams from a seed, and slower ones from a secret key that nobody can predict.

A stream's whole state is one int, and each seat has its own. Each number is a 62-bit linear congruential step, mixed
before use. Everything is masked to 62 bits, so that plain and compiled code (where ints are machine words that wrap)
produce the same numbers, and no constant needs a boxed int.

A stream can be predicted from the cards it has shuffled. Where people play against each other, a game is dealt by key
instead: each shuffle takes its own output of SHAKE-256, keyed with the secret (docs/security.md).
"""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from throneroom.engine.card import Card

# A step of a stream, and how its state is mixed. `Zone.shuffle` has the same steps, unrolled.
MULTIPLIER: Final = 3935559000370003845
STEP: Final = 1442695040888963407
MIXER: Final = 0x2545F4914F6CDD1D
MASK: Final = 0x3FFFFFFFFFFFFFFF

# Longer numbers cannot be written as text (Python's limit of 4,300 digits), so no record could hold them.
SEED_DIGITS: Final = 4300
_SEED_BITS: Final = 14284
_ORDINARY: Final = 1 << 61

KEY_BITS: Final = 256
_KEY_BYTES: Final = KEY_BITS // 8
_WORD: Final = 8  # bytes for one random choice: the bias of a choice among n is below n / 2**64


def check_seed(seed: int, keyed: bool) -> None:
    """Raise ValueError if no record could hold this seed or key."""
    if keyed:
        if seed < 0 or seed.bit_length() > KEY_BITS:
            raise ValueError(f"a key is a number from 0 to 2**{KEY_BITS} - 1")
    elif not -_ORDINARY < seed < _ORDINARY and seed.bit_length() > _SEED_BITS:
        raise ValueError(f"a seed has at most {SEED_DIGITS:,} digits")


def stream(seed: int, number: i64) -> i64:
    """Return the initial state of stream `number`. Any int is a seed, and streams are independent."""
    state: i64 = 0
    words = abs(seed) << 1 | (seed < 0)  # no product: Ctrl-C during one of large ints would end a compiled program
    while True:  # word by word, since a seed may have any length
        word: i64 = words & MASK
        state = _mix(state ^ word)
        words >>= 62
        if not words:
            return _mix(_mix(state + number + 1))


def _mix(state: i64) -> i64:
    state = (state * MULTIPLIER + STEP) & MASK
    state ^= state >> 32
    state = (state * MIXER) & MASK
    return state ^ (state >> 29)


class Random:
    """A random stream for choices other than shuffles, such as the first player or the kingdom."""

    def __init__(self, seed: int, number: int) -> None:
        self.state = stream(seed, number)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        self.state = _mix(self.state)
        state: int = self.state
        return ((state >> 14) * n) >> 48

    def sample(self, cards: list[Card], n: int) -> list[Card]:
        """Return `n` of the cards, each at most once, in random order."""
        pool = list(cards)
        return [pool.pop(self.below(len(pool))) for _ in range(n)]


# -- by key -----------------------------------------------------------------------------------------------------------


def keyed_bytes(key: int, stream: int, number: int, size: int) -> bytes:
    """Return random bytes for draw `number` of a stream. Other draws say nothing about them."""
    draw = stream.to_bytes(8, "big", signed=True) + number.to_bytes(8, "big")
    return hashlib.shake_256(key.to_bytes(_KEY_BYTES, "big") + draw).digest(size)


def keyed_below(key: int, stream: int, number: int, n: int) -> int:
    """Return a number from 0 to n - 1, for draw `number` of a stream."""
    return int.from_bytes(keyed_bytes(key, stream, number, _WORD), "big") * n >> 8 * _WORD


def keyed_swaps(key: int, stream: int, number: int, size: int) -> list[int]:
    """Return, for each place from the last one down, which place to swap it with (Fisher-Yates)."""
    words = unpack(f">{size}Q", keyed_bytes(key, stream, number, _WORD * size))
    return [words[last] * (last + 1) >> 8 * _WORD for last in range(size - 1, 0, -1)]
