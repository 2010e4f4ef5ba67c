"""How a notebook shows results: it asks the room of pictures by name, at run time.

That room stands above this one and draws with the lessons' pictures. Importing the library never
needs it.
"""

from importlib import import_module
from typing import Any

_ROOM = "nonet.notebook"


def html_of(result: Any) -> str | None:
    """Return a result as HTML; None where it has no picture, or what draws is not installed."""
    try:
        html: str | None = import_module(_ROOM).html_of(result)
    except ModuleNotFoundError:
        return None
    return html
