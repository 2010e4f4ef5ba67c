"""Puzzles within pages of other sites."""
