"""The `nonet` command: one file per command."""

from nonet.cli.main import main

__all__ = ["main"]
