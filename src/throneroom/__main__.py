"""`python -m throneroom` is the command `throneroom`."""

from throneroom.cli import main

main()
