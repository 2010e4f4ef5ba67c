"""Threads, scheduling, metrics and traces."""
