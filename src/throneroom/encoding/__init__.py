"""Games as numbers: what each action and each number of an observation means, for learners, networks and data.

Compiled, without numpy. `docs/env.md` describes actions and observations.
"""
