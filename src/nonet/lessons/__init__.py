"""A lesson on every technique, as data for pages and as files."""

from nonet.lessons.documents import documents
from nonet.lessons.drawing import STYLE
from nonet.lessons.lesson import Lesson, by_tier, lesson_on, neighbours, techniques

__all__ = ["STYLE", "Lesson", "by_tier", "documents", "lesson_on", "neighbours", "techniques"]
