"""`python -m nonet` is the `nonet` command."""

from nonet.cli.entrance import main

main()
