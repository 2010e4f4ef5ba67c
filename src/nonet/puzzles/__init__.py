"""The service's use cases for puzzles, one file for each.

Short calls of the engine run in the event loop, long ones in the engine context's thread pool.
"""
