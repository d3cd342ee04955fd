"""What several commands share: localized help, options, and errors turned into exit codes.

What commands print is in `output`.
"""
