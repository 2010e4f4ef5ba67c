"""A lesson on every technique, as data for pages and as files."""

from nonet.lessons.animation import Frame, animate
from nonet.lessons.documents import documents
from nonet.lessons.drawing import STYLE, draw, draw_board, standalone
from nonet.lessons.examples import Position, examples
from nonet.lessons.lesson import Lesson, by_tier, lesson_on, neighbours, techniques
from nonet.lessons.marks import marks_of
from nonet.lessons.thumbnail import thumbnail
from nonet.lessons.variants import image_of

__all__ = [
    "STYLE",
    "Frame",
    "Lesson",
    "Position",
    "animate",
    "by_tier",
    "documents",
    "draw",
    "draw_board",
    "examples",
    "image_of",
    "lesson_on",
    "marks_of",
    "neighbours",
    "standalone",
    "techniques",
    "thumbnail",
]
