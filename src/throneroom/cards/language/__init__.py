"""Cards whose text is their program: controlled English, a tree of nodes, and an interpreter (docs/card-language.md).

`reader` reads cards, `writer` writes them, `expectations` completes what is being written. A `CardTree` is what was
read; its steps (`*_nodes`) are followed by the engine's verbs. Lark is imported when the first card is read.
"""
