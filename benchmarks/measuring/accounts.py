"""Accounts of the services that are measured, by the commands that an operator uses."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

NONET = str(Path(sys.executable).parent / "nonet")


def make_key(settings: Mapping[str, str], email: str = "a@b.c") -> str:
    """Make an account, and the database if there is none yet; return the account's key."""
    _run(settings, "db", "upgrade")
    _run(settings, "accounts", "create", email)
    return _run(settings, "keys", "create", email, "--name", "bench")


def _run(settings: Mapping[str, str], *arguments: str) -> str:
    command = subprocess.run(  # noqa: S603
        [NONET, *arguments],
        env={**os.environ, **settings},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return command.stdout.strip()
