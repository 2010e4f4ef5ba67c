"""The five puzzles of each day, kept as they were drawn."""

from nonet.dailies.keeping import find_day, first_day, keep_day

__all__ = ["find_day", "first_day", "keep_day"]
