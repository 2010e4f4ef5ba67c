"""`python -m nonet` is the `nonet` command."""

from nonet.cli.entry_point import main

main()
