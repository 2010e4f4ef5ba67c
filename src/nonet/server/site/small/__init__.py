"""Puzzles of 4x4 and 6x6."""
