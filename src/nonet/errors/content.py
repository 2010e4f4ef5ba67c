"""What is refused about puzzles, and when there is no room or no time for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from nonet.errors.root import NonetError


class GridFormatError(NonetError):
    """A text is no grid.

    Either `length` says how many characters came instead of 81, or `position` says which character
    is neither a digit nor an empty cell. `index` is the place of the text in its batch, None alone.
    """

    code = "INVALID_REQUEST"

    def __init__(
        self, *, length: int | None = None, position: int | None = None, index: int | None = None
    ) -> None:
        at = f"another character at position {position}"
        found = f"{length} characters" if position is None else at
        place = "" if index is None else f"grids[{index}]: "
        super().__init__(f"{place}expected 81 characters, each 1-9, '.', '0' or '-'; found {found}")
        self.length = length
        self.position = position
        self.index = index


@dataclass(frozen=True, slots=True)
class TextFault:
    """What is wrong with a text, as data."""

    kind: Literal["cells", "rows", "ambiguous", "link", "other"] = "other"
    found: str = ""
    """The beginning of the line as it was typed."""
    count: int | None = None
    """How many cells a line has, or how many rows a grid."""
    site: str | None = None
    """The site of a link that doesn't contain its grid."""


class TextFormError(NonetError):
    """A text cannot be read as puzzles; `line` and `column` count from 1.

    They are None if the text is wrong as a whole. `file` names the file of the text, if any.
    """

    code = "INVALID_REQUEST"

    def __init__(
        self,
        line: int | None,
        reason: str,
        file: str | None = None,
        column: int | None = None,
        fault: TextFault | tuple[Any, ...] = (),
    ) -> None:
        place = f"line {line}" if column is None else f"line {line}, column {column}"
        places = ([] if file is None else [file]) + ([] if line is None else [place])
        super().__init__(": ".join([*places, reason]))
        self.line = line
        self.column = column
        self.reason = reason
        self.fault = TextFault(*fault) if isinstance(fault, tuple) else fault


class IdentifierError(NonetError):
    """A text identifies no puzzle and no collection."""

    code = "NOT_FOUND"


class NotUniqueError(NonetError):
    """Grids without exactly one solution: `statuses` maps where each came in to its verdict."""

    code = "NOT_UNIQUE"

    def __init__(self, statuses: Mapping[str, str]) -> None:
        self.statuses = dict(statuses)
        found = ", ".join(f"{path} is {status}" for path, status in self.statuses.items())
        super().__init__(f"expected exactly one solution: {found}")


class SearchLimitError(NonetError):
    """Grids whose search ran out of budget: `paths` tells where each came in."""

    code = "SEARCH_LIMIT"

    def __init__(self, paths: tuple[str, ...]) -> None:
        self.paths = paths
        super().__init__(f"the search budget is exhausted: {', '.join(paths)}")


class BatchLimitError(NonetError):
    """The processor time of a batch ended before the turn of a grid, of which nothing is known."""

    code = "BATCH_LIMIT"


class GenerationLimitError(NonetError):
    """No puzzle was as wished among `tried` candidates; `nearest` tells how near one came.

    `count` is how many puzzles were asked for, where that is known. Of a batch `missing` is how
    many of them there are not, and `found` holds the others, unless they were given out before.
    `is_seeded` tells whether they are of a seed that was given: the same again would end alike.
    """

    code = "GENERATION_LIMIT"
    is_seeded = False

    def __init__(
        self,
        tried: int,
        nearest: str | None = None,
        *,
        count: int | None = None,
        missing: int = 0,
        found: Sequence[Any] = (),
    ) -> None:
        self.tried = tried
        self.nearest = nearest
        self.count = count
        self.missing = missing
        self.found = tuple(found)
        beginning = f"{missing:,} of {count:,} puzzles are missing: " if count and missing else ""
        ending = f"; {nearest}" if nearest else ""
        super().__init__(f"{beginning}no puzzle is as wished among {tried:,} candidates{ending}")


class ReferenceFormatError(NonetError):
    """A text is no reference of a generated puzzle."""

    code = "INVALID_REQUEST"

    def __init__(self) -> None:
        super().__init__("expected the reference of a generated puzzle, as it was given out")


class ReferenceVersionError(NonetError):
    """A puzzle was made by the engine `made_by`, whose draws this one does not repeat."""

    code = "OTHER_ENGINE"

    def __init__(self, made_by: str, this: str) -> None:
        self.made_by = made_by
        super().__init__(
            f"engine {made_by} made this puzzle; engine {this} draws others. "
            f"Install version {made_by} to make it again"
        )


class LayoutError(NonetError):
    """A sheet cannot be laid out as wished; the message says why, and `option` of which wish."""

    code = "INVALID_REQUEST"

    def __init__(self, reason: str, *, option: str = "") -> None:
        self.option = option
        super().__init__(reason)


LogoFault = Literal["bytes", "form", "damaged", "side", "pixels", "ratio", "part", "many"]
_OF_LOGOS: Mapping[LogoFault, str] = {
    "bytes": "has more than {most:,} bytes",
    "form": "is neither a PNG nor an SVG: line {line} cannot be read",
    "damaged": "is a PNG that cannot be read: {part}",
    "side": "has a side of no pixels, or of more than {most:,}",
    "pixels": "has more than {most:,} pixels",
    "ratio": "is more than {most} times as wide as high, or as high as wide",
    "part": "has {part} in line {line}; expected shapes, paths, groups, text and gradients",
    "many": "has more than {most:,} of {part}, or a longer one",
}


class LogoError(LayoutError):
    """A logo is not taken: `kind` says why, `part` what of it, `line` where, `most` the bound."""

    def __init__(self, kind: LogoFault, *, part: str = "", line: int = 0, most: int = 0) -> None:
        shown = _OF_LOGOS[kind].format(part=part, line=line, most=most)
        super().__init__(f"the logo {shown}", option="logo")
        self.kind: LogoFault = kind
        self.part, self.line, self.most = part, line, most


class PrintLimitError(NonetError):
    """Printing took more than it may: `most` seconds of `time`, or megabytes of `memory`."""

    code = "PRINT_LIMIT"

    def __init__(self, limit: Literal["time", "memory"], most: int) -> None:
        unit = "seconds of work" if limit == "time" else "MB of memory"
        super().__init__(f"Printing this takes more than {most} {unit}.")
        self.limit: Literal["time", "memory"] = limit
        self.most = most


class UnprintableCharacterError(NonetError):
    """A text holds `characters` that no worksheet font has."""

    code = "UNPRINTABLE_CHARACTER"

    def __init__(self, text: str, characters: str, *, package: str = "", extra: str = "") -> None:
        self.characters = characters
        names = ", ".join(f"{character!r} (U+{ord(character):04X})" for character in characters)
        remedy = f"; the package {package} of Debian has them" if package else ""
        if extra:
            remedy += f", and so has pip install 'nonet[{extra}]'"
        super().__init__(f"the worksheet font has no glyph for {names} in {text!r}{remedy}")


class OverloadedError(NonetError):
    """There is no room to wait for a turn; what waits now is done after `retry_after_s` seconds."""

    code = "OVERLOADED"

    def __init__(self, *, retry_after_s: int) -> None:
        self.retry_after_s = retry_after_s
        super().__init__("all workers are busy and the queue is full")


class UnavailableError(NonetError):
    """The database cannot be reached or written, as `reason` says in one line.

    Nothing is known of when that ends; after `retry_after_s` seconds it is worth another try.
    """

    code = "UNAVAILABLE"
    retry_after_s = 2

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"the database cannot be used: {reason}")


class CallerGoneError(NonetError):
    """Whoever asked hung up before the turn of the work came, so nobody reads the answer."""

    code = "CALLER_GONE"


class CorpusError(NonetError):
    """A corpus cannot be made, read or audited; the message says what is wrong and where."""

    code = "INVALID_REQUEST"
