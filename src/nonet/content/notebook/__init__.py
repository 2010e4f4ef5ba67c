"""What a notebook shows in the place of a result: pictures of grids, steps, paths and grades."""

from nonet.content.notebook.html import html_of
from nonet.content.notebook.pictures import (
    picture_of_grade,
    picture_of_grid,
    picture_of_step,
    sentences_of,
)

__all__ = ["html_of", "picture_of_grade", "picture_of_grid", "picture_of_step", "sentences_of"]
