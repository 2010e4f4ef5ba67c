"""How results are shown and written: rooms above this one are asked by name, at run time.

One draws with the lessons' pictures for notebooks, the other knows the forms of files. Importing
the library never needs them.
"""

import warnings
from importlib import import_module
from typing import Any

_HTML = "nonet.puzzles.notebook.html"
_PICTURES = "nonet.puzzles.notebook.pictures"
_FORMS = "nonet.puzzles.forms.writing"


def html_of(result: Any) -> str | None:
    """Return a result as HTML; None without a picture or without the code that draws it.

    The latter is a warning, so that nobody wonders where the pictures are.
    """
    try:
        drawing = import_module(_HTML)
    except ImportError as lacking:
        warnings.warn(f"{type(result).__name__} has no picture: {lacking}", stacklevel=3)
        return None
    html: str | None = drawing.html_of(result)
    return html


def sentences_of(path: Any, language: str) -> tuple[str, ...]:
    """Return the reason for each step of a path.

    Raises:
        ValueError: there is no such language; the message names them.
        ModuleNotFoundError: it is not English, and the tables of languages are not installed.
    """
    sentences: tuple[str, ...] = import_module(_PICTURES).sentences_of(path, language)
    return sentences


def written(grid: str, form: str) -> str:
    """Return a normalized grid in a form.

    Raises:
        ValueError: there is no such form; the message names them.
    """
    forms = import_module(_FORMS)
    if form not in forms.FORMS:
        message = f"expected a form, one of {', '.join(forms.FORMS)}; found {form!r}"
        raise ValueError(message)
    text: str = forms.write_grids([grid], form)
    return text
