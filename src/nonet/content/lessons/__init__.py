"""A lesson on every technique, as data for pages and as files."""

from nonet.content.lessons.animation import Frame, animate
from nonet.content.lessons.documents import documents
from nonet.content.lessons.drawing import STYLE, draw, draw_board, standalone
from nonet.content.lessons.examples import Position, examples
from nonet.content.lessons.lesson import Lesson, by_tier, lesson_on, neighbours, techniques
from nonet.content.lessons.marks import marks_of
from nonet.content.lessons.thumbnail import thumbnail
from nonet.content.lessons.variants import image_of

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
