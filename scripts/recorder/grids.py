"""The grids that requests and commands are about: some known ones, and images of these."""

from random import Random

# With exactly one solution, from easy to the hardest.
KNOWN = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
    "......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
]
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "." * 81
UNSOLVABLE = "12345678." + "." * 8 + "9" + "." * 63
CONTRADICTORY = "11" + "." * 79
MALFORMED = ["", "53", "x" * 81, KNOWN[0] + ".", KNOWN[0][:80], "٣" * 81]


def image(grid: str, random: Random) -> str:
    """Return a grid with its digits relabelled and its rows shuffled within their bands."""
    names = random.sample("123456789", 9)
    rows = [grid[start : start + 9] for start in range(0, 81, 9)]
    shuffled = [row for band in range(3) for row in random.sample(rows[3 * band : 3 * band + 3], 3)]
    return "".join(shuffled).translate(str.maketrans("123456789", "".join(names)))


def written(grid: str, random: Random) -> str:
    """Return a grid with one of the three spellings of an empty cell."""
    return grid.replace(".", random.choice(".0-"))


def puzzle(random: Random) -> str:
    """Return an image of a grid with one solution."""
    return written(image(random.choice(KNOWN), random), random)


def grid(random: Random) -> str:
    """Return any grid, mostly one with one solution."""
    made = image(random.choice(KNOWN), random)
    kind = random.randrange(10)
    if kind == 0:
        return written(random.choice([EMPTY, UNSOLVABLE, CONTRADICTORY, SOLVED]), random)
    if kind == 1:
        given = random.choice([cell for cell in range(81) if made[cell] != "."])
        made = made[:given] + random.choice(".123456789") + made[given + 1 :]
    return written(made, random)


def board(of: str, random: Random) -> str:
    """Return a board of a puzzle: some entries by chance, and now and then a changed given."""
    cells = list(of)
    for cell in random.sample(range(81), random.choice([0, 1, 2, 5])):
        if cells[cell] in ".0-" or random.random() < 0.1:  # noqa: PLR2004
            cells[cell] = random.choice("123456789")
    return "".join(cells)
