"""The public website: puzzles to play, collections to browse, and the pages around them.

`website/routes.py` builds it. Nothing is imported here, for commands that send its letters alone.
"""
