"""The daily puzzles: drawn, stored and shown."""
