"""The table on a full screen of the terminal, drawn with Textual."""
