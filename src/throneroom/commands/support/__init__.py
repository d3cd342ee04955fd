"""What commands share: options, localized help, tables and progress bars.

The commands themselves are one level up.
"""
