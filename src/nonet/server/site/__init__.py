"""Public website: puzzles to play, collections to browse, and the pages around them."""
