"""Read lists with one grid per line in blocks; any other text is read whole."""

import re
from codecs import getincrementaldecoder
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import BinaryIO, NamedTuple

from nonet.cli.tables import GridLines, read_first_record, table_of
from nonet.cli.terminal import counted, print_error
from nonet.engine import read_boards, read_grids_of_all_sizes, small
from nonet.errors import TextFormError
from nonet.grid import CELLS

# Some 6,000 grids: enough for every core, and read at once.
CHUNK_BYTES = 1 << 19

# A line that begins neither as a comment nor with a word as long as a grid, and has other words.
_LATE = re.compile(rb"^[^\S\n]*(?![#;%]|//|\S{81}(?:\s|\Z))\S+[^\S\n]+\S[^\n]*", re.MULTILINE)
_FIRST_GRID = re.compile(rb"^[^\S\n]*[1-9.0_*xX?-]{81}(?:\s|\Z)", re.MULTILINE)
_GRID_WORD = re.compile(rb"[1-9.0_*xX?-]{81}")
_BLANK_OR_COMMENT = re.compile(rb"\s*(?:[#;%]|//|\Z)")
_PLAIN_LINES = re.compile(
    rb"(?:(?:[!-~]{81}(?![!-~])[^\n]*|[ \t]*(?:[#;%]|//)[^\n]*|[ \t\r]*)(?:\n|\Z))*"
)
_GRID = re.compile(rb"[1-9.]{81}|[1-9-]{81}|[0-9]{81}")

# Longer than a text that people write by hand.
_LONG = 1 << 16
# Longer texts are not read whole.
_LARGEST = 10_000_000

# A byte order mark of UTF-16 and an ASCII character: binary files may begin with the mark, too.
UTF16 = re.compile(rb"\xff\xfe[^\0]\0|\xfe\xff\0[^\0]")


class GridList(NamedTuple):
    """The grids of a text in another format than a list."""

    grids: list[str]
    size: int = 0
    """No bytes count for the progress, since such a text is short."""


Block = GridLines | GridList


def blocks_of(
    stream: BinaryIO, column: str | None, name: str, *, is_file: bool = False
) -> Iterator[Block]:
    """Yield the blocks of a file: a table, a list with a grid on each line, or any other text.

    In a list, a line without a grid counts as malformed. If the list in a file continues in another
    format, such as rows, the rest is read whole. The rest of a pipe isn't, since its next line may
    come at any time.
    """
    blocks = whole_lines(stream)
    start, first, number = read_first_record(blocks)
    if table := table_of(first, column):
        yield from table.lines(chain((start,), blocks))
        return
    is_list = _is_in_list(first)
    if not is_list and len(start) >= _LONG and (heading := _heading_of(start)):
        report_skipped(name, _lines_with_words(heading, number))
        start, is_list = start[len(heading) :], True
        number += heading.count(b"\n")
    if not is_list:
        whole = b"\n".join((start, *blocks))
        yield read_whole(whole.decode("utf-8", "replace"), name)
        return
    has_late_grids = _LATE.match(first) is not None
    lines = filter(None, chain((start,), blocks))
    yield from _list_blocks(lines, name, number, is_file=is_file, has_late_grids=has_late_grids)


def _list_blocks(
    blocks: Iterator[bytes], name: str, number: int, *, is_file: bool, has_late_grids: bool
) -> Iterator[Block]:
    for block in blocks:
        text = _LATE.sub(_only_grid, block) if has_late_grids else block
        if is_file and not _is_plain(text):
            rest, is_whole = _take(block, blocks)
            if is_whole and (grids := _read_rest(b"\n".join(rest), name, number)):
                yield GridList(grids)
                return
            blocks = chain(rest, blocks)
            yield from _list_blocks(
                blocks, name, number, is_file=False, has_late_grids=has_late_grids
            )
            return
        yield GridLines(text, len(block) + 1)
        number += block.count(b"\n") + 1


def _take(block: bytes, blocks: Iterator[bytes]) -> tuple[list[bytes], bool]:
    """Return blocks until they end or exceed `_LARGEST` bytes, and whether they ended."""
    taken, size = [block], len(block)
    for one in blocks:
        taken.append(one)
        size += len(one)
        if size > _LARGEST:
            return taken, False
    return taken, True


def _read_rest(text: bytes, name: str, number: int) -> list[str]:
    """Return the grids of the rest of a file if some have several lines, else an empty list."""
    try:
        boards, skipped = read_boards(text.decode("utf-8", "replace"))
    except TextFormError:
        return []
    lines = text.split(b"\n")
    if all(_GRID_WORD.search(lines[board.line - 1]) for board in boards):
        return []
    report_skipped(name, [line + number - 1 for line in skipped])
    return [board.grid for board in boards]


def read_whole(text: str, name: str) -> GridList:
    """Return the grids of a text, and report the lines that were skipped.

    Raises:
        TextFormError: a line is wrong, or there is no grid.
    """
    grids = read_grids_of_all_sizes(text)
    if not any(map(small.is_grid, grids)):
        report_skipped(name, read_boards(text).skipped_lines)
    return GridList(grids)


def _heading_of(block: bytes) -> bytes:
    """Return the lines before a list, if there are some and they hold no grid."""
    first = _FIRST_GRID.search(block)
    heading = block[: first.start()] if first else b""
    try:
        read_boards(heading.decode("utf-8", "replace"))
    except TextFormError as fault:
        return heading if fault.fault.kind in ("other", "link") else b""
    return b""


def _lines_with_words(text: bytes, number: int) -> list[int]:
    lines = enumerate(text.split(b"\n"), number)
    return [at for at, line in lines if not _BLANK_OR_COMMENT.match(line)]


def _is_plain(block: bytes) -> bool:
    """Return whether each line is blank, a comment, or begins with a word as long as a grid."""
    width = block.find(b"\n") + 1
    ends = block[width - 1 :: width] if width > len(CELLS) else b""
    # A quick check for most lists, whose lines have equal lengths.
    if ends and ends.count(b"\n") == len(ends) and len(block) % width in (0, width - 1):
        return True
    return _PLAIN_LINES.fullmatch(block) is not None


def _is_in_list(line: bytes) -> bool:
    """Return whether a line has a single grid, as each line of a long list has."""
    try:
        first = line.decode().split(maxsplit=1)[:1]
    except UnicodeDecodeError:
        return True
    # Only a binary file has NUL characters.
    if not first or b"\0" in line or len(first[0]) == len(CELLS) or small.is_grid(first[0]):
        return True
    late = _LATE.match(line)
    return late is not None and _GRID.fullmatch(_only_grid(late)) is not None


def report_skipped(name: str, lines: Sequence[int]) -> None:
    """Print how many lines without a grid were skipped, and the place of the first."""
    if lines:
        count = counted(len(lines), "line")
        message = f"nonet: left out {count} without a grid, the first at {name}, line {lines[0]}"
        print_error(message)


def _only_grid(line: re.Match[bytes]) -> bytes:
    """Return the only grid of a line that begins with another word, else the whole line."""
    grids = [word for word in line[0].split() if _GRID.fullmatch(word)]
    return grids[0] if len(grids) == 1 else line[0]


def whole_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield blocks of whole lines as they arrive; an unfinished line waits for its end."""
    rest = b""
    # read1 makes at most one system call, so that no line waits for the next one.
    reading = iter(lambda: stream.read1(CHUNK_BYTES), b"")  # type: ignore[attr-defined]
    for chunk in _as_utf8(reading):
        lines, end, begun = chunk.rpartition(b"\n")
        if end:
            yield rest + lines
            rest = begun
        else:
            rest += chunk
    yield rest


def _as_utf8(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Convert a stream that begins with a UTF-16 byte order mark to UTF-8."""
    first = next(chunks, b"")
    everything = chain((first,), chunks)
    if not UTF16.match(first):
        return everything
    decoder = getincrementaldecoder("utf-16")("replace")
    return (decoder.decode(chunk).encode() for chunk in everything)
