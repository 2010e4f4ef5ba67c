"""Extract plain lines from Markdown, HTML, LaTeX and JSON: one line for each row of a grid.

Each function scans its text once, as answers may be long and hostile.
"""

from itertools import groupby, pairwise
from string import ascii_letters, digits

FENCE = "```"
_LONGEST_TAG = 80
_ROW_ENDS = ("/tr", "br", "/p", "/li", "/div")
_CELLS = ("td", "th", "tr")
_ENVIRONMENT = ("begin", "end")
_LIST_SIGNS = frozenset(f"{digits}.-_?xX*,;'\" \t\r\n")
_SIDE, _CELL_COUNT = 9, 81
_COMMENTS = ("#", "//")
# The code points before the digit 1: circled, full-width, Arabic, Persian, Indian and bold digits.
_ZEROS = (0x245F, 0xFF10, 0x660, 0x6F0, 0x966, 0x1D7CE, 0x1D7EC)
_PLAIN_DIGITS = {zero + digit: str(digit) for zero in _ZEROS for digit in range(10)}
_COLOUR = "\x1b["
_NUMBER_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TRIPLE = 3


def plain_lines(text: str) -> list[str]:
    """Return the lower-case lines of a text without its markup; each fence is a line."""
    first, *coloured = text.translate(_PLAIN_DIGITS).split(_COLOUR)
    text = "".join((first, *map(_after_colour, coloured)))
    text = "\n".join(line.lstrip("> \t") for line in text.splitlines())
    text = _without_tags(text) if "<" in text else text
    text = _without_commands(text) if "\\" in text else text
    text = _with_lists_on_lines(_with_triples_as_entries(text)).lower()
    text = text.replace(", row", "\nrow").replace("-->", "→").replace("->", "→")
    for number, word in enumerate(_NUMBER_WORDS, 1):
        text = text.replace(f"row {word}", f"row {number}")
    lines = text.replace(";", "\n").replace(FENCE, f"\n{FENCE}\n").splitlines()
    return [line for _, run in groupby(lines, _is_cells) for line in _unwrapped([*run])]


def _after_colour(part: str) -> str:
    end = part.lstrip(f"{digits};")
    return end[1:] if end.startswith("m") else part


def _is_cells(line: str) -> bool:
    return not line.strip(f"{digits}, ") and line.strip() != ""


def _unwrapped(lines: list[str]) -> list[str]:
    """Return lines of cells; 81 digits wrapped anywhere become one line."""
    cells = "".join(filter(str.isdigit, "".join(lines))) if _is_cells(lines[0]) else ""
    return [cells] if len(cells) == _CELL_COUNT else lines


def _without_tags(text: str) -> str:
    """Return a text without HTML tags, with a new line after each row of a table."""
    first, *rest = text.split("<")
    return "".join((first, *map(_after_tag, rest)))


def _after_tag(part: str) -> str:
    name, end, _ = part[:_LONGEST_TAG].lower().partition(">")
    if not end or not name or name[0] not in f"/{ascii_letters}":
        return f"<{part}"
    after = part[len(name) + 1 :]
    if name.startswith(_ROW_ENDS):
        return f"\n{after}"
    # The cells of a row may be on lines of their own.
    return f" {after.strip()}" if name.lstrip("/").startswith(_CELLS) else after


def _without_commands(text: str) -> str:
    """Return a text without LaTeX commands, with a new line for each row of an array."""
    return "\n".join(_without_simple_commands(line) for line in text.split("\\\\"))


def _without_simple_commands(text: str) -> str:
    first, *rest = text.split("\\")
    return "".join((first, *map(_after_command, rest)))


def _after_command(part: str) -> str:
    after = part.lstrip(ascii_letters)
    name = part[: len(part) - len(after)]
    if name == "n":
        # A line break in a JSON string.
        return f"\n{after}"
    while name in _ENVIRONMENT and after[:1] in ("{", "["):
        after = after.partition("}" if after[0] == "{" else "]")[2]
    return f" {after}"


def _with_triples_as_entries(text: str) -> str:
    """Rewrite the entries of a list such as `[[1, 2, 8], [1, 4, 7]]` as assignments."""
    first, *lists = text.split("[")
    parts = [first]
    for is_triple, run in groupby(lists, _is_triple):
        group = [*run]
        is_entries = is_triple and _are_entries(group)
        parts += map(_as_entry if is_entries else "[{}".format, group)
    return "".join(parts)


def _is_triple(part: str) -> bool:
    """Return whether a part begins with three digits and the end of their list."""
    inner, end, _ = part.partition("]")
    numbers = [number.strip() for number in inner.split(",", _TRIPLE)]
    return end != "" and len(numbers) == _TRIPLE and all(number in [*digits] for number in numbers)


def _are_entries(lists: list[str]) -> bool:
    """Return whether more than three triples follow each other in the order of their cells."""
    halves = [part.split("]", 1) for part in lists]
    cells = [[*map(int, inner.split(",")[:-1])] for inner, _ in halves]
    is_one_list = all(after.strip() == "," for _, after in halves[:-1])
    return is_one_list and len(lists) > _TRIPLE and all(one < two for one, two in pairwise(cells))


def _as_entry(part: str) -> str:
    inner, _, after = part.partition("]")
    cell, _, digit = inner.rpartition(",")
    return f"({''.join(cell.split())})={digit.strip()}{after}"


def _with_lists_on_lines(text: str) -> str:
    """Put each list of cells on its own line."""
    first, *rest = text.split("[")
    return "".join((first, *map(_list_on_line, rest)))


def _list_on_line(part: str) -> str:
    inner, end, after = part.partition("]")
    is_list = end and _LIST_SIGNS.issuperset(inner) and sum(map(str.isdigit, inner)) >= _SIDE
    if not is_list:
        return f"[{part}"
    rest, line_end, further = after.partition("\n")
    is_comment = rest.lstrip("], \t").startswith(_COMMENTS)
    return f"[{' '.join(inner.split())}]\n{line_end + further if is_comment else after}"
