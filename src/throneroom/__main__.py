"""`python -m throneroom` is the command `throneroom`."""

from throneroom.commands.main import main

main()
