"""Show and write results with packages above the engine, which are imported at run time.

`notebook` draws pictures, and `forms` writes file formats. Importing the library needs neither.
"""

import warnings
from importlib import import_module
from typing import Any

_HTML = "nonet.puzzles.notebook"
_PICTURES = "nonet.puzzles.notebook"
_FORMS = "nonet.puzzles.forms"


def html_of(result: Any) -> str | None:
    """Return a result as HTML; None if it has no picture, or the drawing code is missing.

    Missing code gives a warning, to explain why there are no pictures.
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
        ValueError: the language is unknown; the message lists all languages.
        ModuleNotFoundError: the language isn't English and its tables aren't installed.
    """
    sentences: tuple[str, ...] = import_module(_PICTURES).sentences_of(path, language)
    return sentences


def written(grid: str, form: str) -> str:
    """Return a normalized grid in a form.

    Raises:
        ValueError: the form is unknown; the message lists all forms.
    """
    forms = import_module(_FORMS)
    if form not in forms.FORMS:
        raise ValueError(f"expected a form, one of {', '.join(forms.FORMS)}; found {form!r}")
    text: str = forms.write_grids([grid], form)
    return text
