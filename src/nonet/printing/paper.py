"""The papers that worksheets are laid out for."""

from typing import Literal, NamedTuple, get_args

Paper = Literal["a4", "letter"]

# Grants hold a paper's place in this order: a new one comes last.
PAPERS: tuple[Paper, ...] = get_args(Paper)
DEFAULT_PAPER: Paper = "a4"


class PaperFormat(NamedTuple):
    """A paper's size, and how far down its lines of text stand, in points."""

    width: float
    height: float
    name_line: float
    title_line: float
    footer_line: float


FORMATS: dict[Paper, PaperFormat] = {
    "a4": PaperFormat(595.28, 841.89, name_line=56, title_line=106, footer_line=803),
    "letter": PaperFormat(612, 792, name_line=44, title_line=85, footer_line=758),
}
