"""Trained networks in files: weights in NumPy's format .npz, and a header that says what they are for.

A file names no code, and nothing in it is executed. It is checked when it is read. docs/train.md describes the format.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from throneroom.bots.python_bot import UnknownBot
from throneroom.cards.boxes import MODES
from throneroom.cards.catalog import Catalog, UnknownCard
from throneroom.cards.kingdoms import kingdom_names
from throneroom.encoding.layout import LAYOUT_VERSION, Layout
from throneroom.engine.setup import Kingdom

FORMAT: Final = "throneroom network"
FORMAT_VERSION: Final = 1

_LARGEST: Final = 256 * 2**20  # bytes of all arrays; no more is read
_MOST_LAYERS: Final = 16
_DTYPES: Final = ("float16", "float32")

Floats: TypeAlias = NDArray[np.float32]
Layers: TypeAlias = "tuple[tuple[Floats, Floats], ...]"  # weights and biases


@dataclass(frozen=True)
class TrainedNetwork:
    """A network and what its numbers mean. Between layers, negative numbers become 0."""

    layers: Layers
    seats: int
    cards: tuple[str, ...]  # of the layout, in its order
    kingdom: tuple[str, ...]  # in which it was trained
    plays_treasures: bool = True  # without asking the network
    description: str = ""

    @staticmethod
    def of(
        layout: Layout, layers: Sequence[tuple[NDArray[Any], NDArray[Any]]], kingdom: Kingdom, description: str = ""
    ) -> TrainedNetwork:
        """Return the network that was trained with this layout."""
        made = tuple((weight.astype(np.float32), bias.astype(np.float32)) for weight, bias in layers)
        cards = tuple(card.name for card in layout.cards)
        return TrainedNetwork(made, int(layout.seats), cards, kingdom_names(kingdom), description=description)

    def layout(self, catalog: Catalog) -> Layout:
        """Return the layout that it was trained with. Raises UnknownCard."""
        return Layout(self.seats, tuple(catalog.find(name) for name in self.cards), MODES)

    def logits(self, observation: Floats) -> Floats:
        """Return a number for each action: the larger, the better."""
        numbers = observation
        for weight, bias in self.layers[:-1]:
            numbers = np.maximum(weight @ numbers + bias, 0)
        weight, bias = self.layers[-1]
        return weight @ numbers + bias


def save_network(path: Path, network: TrainedNetwork) -> None:
    """Write a file. Weights are stored as 16-bit numbers, which play the same for all that matters."""
    header = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "layout_version": LAYOUT_VERSION,
        "seats": network.seats,
        "cards": network.cards,
        "kingdom": network.kingdom,
        "plays_treasures": network.plays_treasures,
        "sizes": [len(network.layers[0][0].T), *[len(bias) for _, bias in network.layers]],
        "description": network.description,
    }
    arrays: dict[str, NDArray[Any]] = {"header": np.array(json.dumps(header))}
    for number, (weight, bias) in enumerate(network.layers):
        arrays[f"weight {number}"], arrays[f"bias {number}"] = weight.astype(np.float16), bias.astype(np.float16)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def load_network(path: Path, catalog: Catalog) -> TrainedNetwork:
    """Read a file and check it. Raises UnknownBot."""
    try:
        with path.open("rb") as file, zipfile.ZipFile(file) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > _LARGEST:
                raise ValueError(f"more than {_LARGEST} bytes")
        with np.load(path, allow_pickle=False) as arrays:
            header = json.loads(str(arrays["header"]))
            if header["format"] != FORMAT:
                raise ValueError(f"the format is {header['format']!r}")
            _check_versions(header, path)
            network = TrainedNetwork(
                layers=_layers(arrays, header["sizes"]),
                seats=int(header["seats"]),
                cards=tuple(map(str, header["cards"])),
                kingdom=tuple(map(str, header["kingdom"])),
                plays_treasures=bool(header["plays_treasures"]),
                description=str(header["description"]),
            )
        layout = network.layout(catalog)
        sizes = len(network.layers[0][0].T), len(network.layers[-1][1])
        if sizes != (layout.size, layout.actions.size):
            raise ValueError(f"it has {sizes}, and the layout ({layout.size}, {layout.actions.size})")
    except UnknownBot:
        raise
    except UnknownCard as unknown:
        english = f"the network in {path} was trained with cards that are not here: {unknown}; add them with --custom"
        raise UnknownBot("problem-network-card", english, file=str(path), error=unknown) from None
    except OSError as error:
        raise UnknownBot(
            "problem-network-file", f"cannot read {path}: {error.strerror or error}", file=str(path), error=error
        ) from None
    except (KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile, zipfile.error) as error:
        reason = " ".join(str(error).split())
        english = f"no trained network in {path}, or it is damaged: {reason}; make one with train_ppo.py"
        raise UnknownBot("problem-network-damaged", english, file=str(path), error=reason) from None
    return network


def _check_versions(header: dict[str, Any], path: Path) -> None:
    """Refuse files of other versions, whose numbers may mean something else."""
    for name, known, what, key in (
        ("version", FORMAT_VERSION, "format", "problem-network-format"),
        ("layout_version", LAYOUT_VERSION, "layout", "problem-network-layout"),
    ):
        found = header[name]
        if found != known:
            english = f"{path} has {what} version {found}, and this program reads {known}; train the network again"
            raise UnknownBot(key, english, file=str(path), found=str(found), known=str(known))


def _layers(arrays: Any, sizes: Sequence[int]) -> Layers:
    """Return the layers, if their arrays have these sizes."""
    if not 2 <= len(sizes) <= _MOST_LAYERS:
        raise ValueError(f"{len(sizes)} sizes")
    found: list[tuple[Floats, Floats]] = []
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        pair: list[Floats] = []
        for name, shape in ((f"weight {number}", (outputs, inputs)), (f"bias {number}", (outputs,))):
            array = arrays[name]
            if array.shape != shape or array.dtype.name not in _DTYPES:
                raise ValueError(f"{name!r} has {array.shape} of {array.dtype}, and the header says {shape}")
            numbers = array.astype(np.float32)
            if not np.isfinite(numbers).all():
                raise ValueError(f"{name!r} has numbers that are not finite")
            pair.append(numbers)
        found.append((pair[0], pair[1]))
    return tuple(found)
