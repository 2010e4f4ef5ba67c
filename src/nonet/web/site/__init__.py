"""The public website: puzzles to play, collections to browse, and the pages around them.

`routes.py` builds it. Its names are imported late, for commands that send its letters alone.
"""
