"""Puzzles to PDF: worksheets, class sets, books, covers and strips.

The service prints with `Press`, in separate processes; commands call `render`.
"""
