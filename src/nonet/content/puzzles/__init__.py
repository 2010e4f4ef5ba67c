"""What the service does with puzzles, one file per use case.

The engine's short calls run where they are made; the long ones on the workbench's pool. What
prints is imported when it is asked for: it needs a typesetter, which not everyone has installed.
"""
