"""Worksheets: puzzles to PDF.

`Press` prints for the service, off the event loop; `render` prints in place, for the command line.
"""
