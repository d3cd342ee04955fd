"""Bots: functions of a view and a decision. They see only what their seat may see."""
