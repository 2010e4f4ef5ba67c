"""A lesson on every technique, as data for pages and as files."""

from nonet.lessons.documents import documents
from nonet.lessons.drawing import STYLE
from nonet.lessons.lesson import Lesson, by_tier, lesson_on, neighbours, techniques
from nonet.lessons.marks import marks_of
from nonet.lessons.thumbnail import thumbnail

__all__ = [
    "STYLE",
    "Lesson",
    "by_tier",
    "documents",
    "lesson_on",
    "marks_of",
    "neighbours",
    "techniques",
    "thumbnail",
]
