"""Plain lines out of Markdown, HTML, LaTeX and JSON: one line for each row of a grid.

Each function scans its text once, as answers may be long and hostile.
"""

from string import ascii_letters, digits

FENCE = "```"
_LONGEST_TAG = 80
_ROW_ENDS = ("/tr", "br", "/p", "/li", "/div")
_CELLS = ("td", "th", "tr")
_ENVIRONMENT = ("begin", "end")
_LIST_SIGNS = frozenset(f"{digits}.-_?xX*,;'\" \t\r\n")
_SIDE = 9
_COMMENTS = ("#", "//")


def plain_lines(text: str) -> list[str]:
    """Return the lower-case lines of a text without its markup; each fence is a line."""
    text = "\n".join(line.lstrip("> \t") for line in text.splitlines())
    text = _without_tags(text) if "<" in text else text
    text = _without_commands(text) if "\\" in text else text
    text = _with_lists_on_lines(text).lower()
    if text.count("row ") > text.count("\n") + 1:
        text = text.replace(" row ", "\nrow ")
    text = text.replace(", row", "\nrow")
    return text.replace(";", "\n").replace(FENCE, f"\n{FENCE}\n").splitlines()


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
        # A line break within a string of JSON.
        return f"\n{after}"
    while name in _ENVIRONMENT and after[:1] in ("{", "["):
        after = after.partition("}" if after[0] == "{" else "]")[2]
    return f" {after}"


def _with_lists_on_lines(text: str) -> str:
    """Return a text with each list of cells on a line of its own."""
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
