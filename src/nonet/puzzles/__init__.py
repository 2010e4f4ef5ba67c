"""What the service does with puzzles, one file per use case.

Short calls of the engine run in the event loop, long ones on the engine context's thread pool.
"""
