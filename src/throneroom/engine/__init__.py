"""The rules: pure, with no input or output, no clock, no global random state, and no text for people."""
