"""Books of puzzles: planned page by page, set in parts, and bound."""
