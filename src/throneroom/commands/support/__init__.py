"""What several commands share: localized help, options, and the reporting of errors.

The output of commands is in `output`.
"""
