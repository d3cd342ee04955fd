"""What an answer is worth: an advisor for the decision at hand, and a coach for a game that is over.

Both play the game on, many times, from what one seat may know (`throneroom.bots.rollouts`).
"""

from __future__ import annotations

from throneroom.advice.assess import Advice, Assessment, OptionAdvice, assess
from throneroom.advice.plans import Plans, plans_for, plans_of
from throneroom.advice.watched import Reason

__all__ = ["Advice", "Assessment", "OptionAdvice", "Plans", "Reason", "assess", "plans_for", "plans_of"]
