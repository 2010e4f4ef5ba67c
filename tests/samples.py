"""Grids with known answers, and the credit, as tests of every door use them."""

UNIQUE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "." * 81
UNSOLVABLE = "12345678." + "." * 8 + "9" + "." * 63
INVALID = "11" + "." * 79
# Propagation does not settle it without guesses, and singles stop long before the end.
HARD = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
# Among the hardest of a published list: its first steps are nets within nets.
HARDEST = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
# Golden Nugget, by tarek, in the lists of the hardest with 11.9/11.9/11.3.
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
# Loki, by mith: the first puzzle found that nets within nets do not solve; a tridagon does.
LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
# Found since, with seven guardians: neither nets nor its tridagon lead to the end.
BEYOND = "......7.....7...32879....6..18.7.6..59.16.8..6.78........6.7.157.159........1...."

ATTRIBUTION = {
    "required": True,
    "text": "Created with Nonet",
    "url": "https://nonet.example",
    "html": '<a href="https://nonet.example">Created with Nonet</a>',
    "offlineText": "Created with Nonet · nonet.example",
    "termsUrl": "https://nonet.example/developers/terms",
}

# One good request per endpoint.
REQUESTS: dict[str, dict[str, object]] = {
    "/generate": {},
    "/generate/custom": {"technique": "naked-pair", "seed": "1"},
    "/check": {"puzzle": UNIQUE},
    "/analyze": {"puzzle": UNIQUE},
    "/validate": {"puzzle": UNIQUE, "progress": UNIQUE},
    "/hint": {"puzzle": UNIQUE, "progress": UNIQUE},
    "/grade": {"puzzle": UNIQUE},
    "/rate": {"puzzle": UNIQUE},
    "/explain": {"puzzle": UNIQUE, "progress": UNIQUE},
    "/check/batch": {"puzzles": [UNIQUE]},
    "/analyze/batch": {"puzzles": [UNIQUE]},
    "/grade/batch": {"puzzles": [UNIQUE]},
    "/rate/batch": {"puzzles": [UNIQUE]},
}


def put(grid: str, *entries: tuple[int, str]) -> str:
    """Return a grid with other characters in some cells."""
    cells = list(grid)
    for cell, character in entries:
        cells[cell] = character
    return "".join(cells)


def normal(grid: str) -> str:
    """Return a grid as responses write it."""
    return grid.replace(".", "-").replace("0", "-")
