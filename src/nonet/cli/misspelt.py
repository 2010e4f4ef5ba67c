"""Settings that are given under a name that is nearly one."""

import os
from difflib import get_close_matches

from nonet.cli.terminal import errors
from nonet.settings import Settings

PREFIX = "NONET_"
NEARLY = 0.85


def warn_of_misspelt_settings() -> None:
    """Say on standard error which variables look like settings and are none.

    Others with the same prefix pass: `NONET_KEY` is what examples call a key.
    """
    known = [PREFIX + name.upper() for name in Settings.model_fields]
    for name in sorted(os.environ):
        if not name.startswith(PREFIX) or name in known:
            continue
        for meant in get_close_matches(name, known, n=1, cutoff=NEARLY):
            message = f"nonet: there is no setting {name}; did you mean {meant}?"
            errors.print(message, soft_wrap=True)
