"""The code of a sheet: its puzzles and its layout in letters and digits.

Nothing is stored: the code contains the sheet. Printed codes must stay readable, so each choice is
an index into its list, written among more choices than there are today.
"""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, Literal, get_args

from nonet.errors import IdentifierError, LayoutError
from nonet.printing.layout import (
    ANSWERS,
    LETTERS,
    MARKS,
    PAPERS,
    PER_PAGE,
    SHOWN,
    WEIGHTS,
    Header,
    Layout,
    Mark,
    Paper,
    same_named,
)
from nonet.printing.worksheet import Sheet, Worksheet
from nonet.puzzles.links.identifiers import Packer, Unpacker

# A worksheet, or a class set whose letters have equally many puzzles.
SheetKind = Literal["sheet", "levels", "versions"]
SHEET_KINDS: tuple[SheetKind, ...] = get_args(SheetKind)
MOST_GRIDS = 190
# The highest limit of hints for each puzzle.
MOST_HINTS = 10
# The first format is older than shapes in small grids, and the second is older than pupils' pages.
_ONLY_DIGITS, _WITH_SHAPES, _WITH_PURPOSE = 0, 1, 2
_LARGEST_WITH_SHAPES = 36
_FORMATS, _AMONG, _LETTERS, _FIRST_NUMBERS = 8, 16, 16, 100_000
_PURPOSE = ("for_pupils", "code_each")
_TICKS = ("candidates", "large_print", "technique", "hints", "path", "codes")
_CHOICES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("per_page", PER_PAGE),
    ("answers", ANSWERS),
    ("weight", WEIGHTS),
    ("shown", SHOWN),
)


@dataclass(frozen=True, slots=True)
class SheetRecord:
    """The content of a sheet's code, which has no logo.

    The grids of a class set are in the order of its `letters`, which have equally many. `shapes`
    are the indexes of grids with shapes instead of digits. The page of a sheet `for_pupils` has no
    answers and no printing, and allows `hint_limit` hints for each puzzle. `letter` is that of one
    sheet of a class set. With `code_each`, the printed QR codes are those of the puzzles.
    """

    grids: tuple[str, ...]
    shapes: frozenset[int] = frozenset()
    kind: SheetKind = "sheet"
    letters: int = 1
    mark: Mark = "dots"
    _: KW_ONLY
    paper: Paper
    layout: Layout
    header: Header
    for_pupils: bool = False
    hint_limit: int | None = None
    letter: str = ""
    code_each: bool = False

    @property
    def has_purpose(self) -> bool:
        """Whether the code needs the newest format."""
        return self.for_pupils or self.code_each or self.hint_limit is not None

    @property
    def has_shape_flags(self) -> bool:
        """Whether the code says of each small grid whether it has shapes."""
        return self.has_purpose or bool(self.shapes)


def record_of(sheets: Sequence[Sheet], worksheet: Worksheet, **others: Any) -> SheetRecord:
    """Return the record of sheets with the layout of a worksheet; `others` override it."""
    return SheetRecord(
        grids=tuple(sheet.puzzle for sheet in sheets),
        shapes=frozenset(place for place, sheet in enumerate(sheets) if sheet.marks == "shapes"),
        **same_named(SheetRecord, worksheet) | others,
    )


def code_of(record: SheetRecord) -> str:
    """Return the code of a sheet.

    Raises:
        IdentifierError: a grid breaks a rule, or there are more than a code can hold.
    """
    if not 1 <= len(record.grids) <= MOST_GRIDS:
        raise IdentifierError(f"{len(record.grids)} puzzles; expected 1 to {MOST_GRIDS}")
    packer = Packer()
    packer.choose(_format_of(record), _FORMATS)
    if record.has_purpose:
        _write_purpose(packer, record)
    _choose(packer, record.kind, SHEET_KINDS)
    if record.kind != "sheet":
        packer.choose(record.letters, _LETTERS)
        _choose(packer, record.mark, MARKS)
    _choose(packer, record.paper, PAPERS)
    for name, known in _CHOICES:
        _choose(packer, getattr(record.layout, name), known)
    for name in _TICKS:
        packer.choose(getattr(record.layout, name), 2)
    _write_header(packer, record.header)
    packer.choose(len(record.grids), MOST_GRIDS + 1)
    for place, grid in enumerate(record.grids):
        packer.grid(grid)
        if record.has_shape_flags and len(grid) <= _LARGEST_WITH_SHAPES:
            packer.choose(place in record.shapes, 2)
    return packer.letters


def read_code(code: str) -> SheetRecord:
    """Read a code, in upper or lower case, with or without hyphens.

    This doesn't check that a grid has exactly one solution.

    Raises:
        IdentifierError: it isn't the code of a sheet.
    """
    reader = Unpacker(code)
    form = reader.choice(_FORMATS)
    if form > _WITH_PURPOSE:
        raise IdentifierError("the format of this code is unknown")
    purpose = _read_purpose(reader) if form == _WITH_PURPOSE else {}
    kind, letters, mark = _choice(reader, SHEET_KINDS), 1, MARKS[0]
    if kind != "sheet":
        letters, mark = reader.choice(_LETTERS), _choice(reader, MARKS)
    paper = _choice(reader, PAPERS)
    layout = {name: _choice(reader, known) for name, known in _CHOICES}
    layout |= {name: reader.flag() for name in _TICKS}
    header = _read_header(reader)
    grids, shapes = _read_grids(reader, with_shapes=form != _ONLY_DIGITS)
    reader.end()
    if not grids or not 1 <= letters <= len(LETTERS) or len(grids) % letters:
        raise IdentifierError("the code has no puzzles, or not equally many for each letter")
    try:
        looks = Layout(**layout)
    except LayoutError:
        raise IdentifierError("the layout of this code contradicts itself") from None
    own = (grids, shapes, kind, letters, mark)
    return SheetRecord(*own, paper=paper, layout=looks, header=header, **purpose)


def read_own_code(code: str) -> SheetRecord:
    """Read the code of a sheet that may be printed again: not one that is for pupils.

    Raises:
        IdentifierError: it isn't the code of such a sheet.
    """
    record = read_code(code)
    if record.for_pupils:
        raise IdentifierError("the code is for pupils")
    return record


def _format_of(record: SheetRecord) -> int:
    if record.has_purpose:
        return _WITH_PURPOSE
    return _WITH_SHAPES if record.shapes else _ONLY_DIGITS


def _write_purpose(packer: Packer, record: SheetRecord) -> None:
    for name in _PURPOSE:
        packer.choose(getattr(record, name), 2)
    packer.choose(0 if record.hint_limit is None else record.hint_limit + 1, _AMONG)
    packer.choose(LETTERS.index(record.letter) + 1 if record.letter else 0, _LETTERS)


def _read_purpose(reader: Unpacker) -> dict[str, Any]:
    purpose: dict[str, Any] = {name: reader.flag() for name in _PURPOSE}
    limit, letter = reader.choice(_AMONG) - 1, reader.choice(_LETTERS)
    if limit > MOST_HINTS or letter > len(LETTERS):
        raise IdentifierError("the code has an unknown choice")
    return purpose | {
        "hint_limit": None if limit < 0 else limit,
        "letter": LETTERS[letter - 1] if letter else "",
    }


def _read_grids(reader: Unpacker, *, with_shapes: bool) -> tuple[tuple[str, ...], frozenset[int]]:
    grids, shapes = [], set()
    for place in range(reader.choice(MOST_GRIDS + 1)):
        grids.append(reader.grid())
        if with_shapes and len(grids[-1]) <= _LARGEST_WITH_SHAPES and reader.flag():
            shapes.add(place)
    return tuple(grids), frozenset(shapes)


def _write_header(packer: Packer, header: Header) -> None:
    for text in (header.title, header.class_name, header.date):
        packer.text(text)
    packer.choose(header.blanks, 2)
    packer.choose(header.first_number > 1, 2)
    if header.first_number > 1:
        packer.choose(header.first_number, _FIRST_NUMBERS)


def _read_header(reader: Unpacker) -> Header:
    title, class_name, date = (reader.text() for _ in range(3))
    blanks = reader.flag()
    number = max(reader.choice(_FIRST_NUMBERS), 1) if reader.flag() else 1
    return Header(title=title, class_name=class_name, date=date, blanks=blanks, first_number=number)


def _choose(packer: Packer, value: object, known: tuple[Any, ...]) -> None:
    packer.choose(known.index(value), _AMONG)


def _choice(reader: Unpacker, known: tuple[Any, ...]) -> Any:
    place = reader.choice(_AMONG)
    if place >= len(known):
        raise IdentifierError("the code has an unknown choice")
    return known[place]
