"""`python -m nonet` is the `nonet` command."""

from nonet.cli import main

main()
