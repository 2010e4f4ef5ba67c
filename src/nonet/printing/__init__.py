"""Puzzles to PDF: worksheets, class sets, books, covers and strips.

`Press` prints for the service, in separate processes; `render` prints in place, for commands.
"""
