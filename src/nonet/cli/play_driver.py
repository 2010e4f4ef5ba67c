"""How `nonet play` reads keys: what is no text in UTF-8 is a key that means nothing."""

import codecs
import sys
from functools import partial


def read_any_bytes() -> None:
    """Let the framework read what is not UTF-8 as a mark; it would end the game with a fault.

    It has no setting for that, and makes its decoder by this one name.
    """
    if sys.platform == "win32":
        return  # keys come as characters there
    from textual.drivers import linux_driver  # noqa: PLC0415 - it is not there on every system

    linux_driver.getincrementaldecoder = _forgiving  # type: ignore[assignment, attr-defined]


def _forgiving(encoding: str) -> "partial[codecs.IncrementalDecoder]":
    return partial(codecs.getincrementaldecoder(encoding), "replace")
