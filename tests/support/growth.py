"""Nasty inputs, and how the time and the memory of a parser grow with them."""

import contextlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import thread_time

from nonet.errors import NonetError

TIMES_LONGER = 8
MOST_TIMES_SLOWER = 12
MOST_TIMES_MORE_MEMORY = 16
# Below these, the clock and the system's counter are too coarse for a ratio.
_LEAST_S = 0.005
_LEAST_KB = 16_384
_TRIES = 4
_STATUS, _RESET = Path("/proc/self/status"), Path("/proc/self/clear_refs")
_COMBINED = 60
_FIRST_NUMBER = 100_000

UNITS = (
    *" \t\n\r\x0b\x00019.-_*xXaRré日\u0661\u2028\u00a0+|=:;,#%&<>/\\\"'`()[]{}~@!?$^─",
    *("\r\n", "\n\n", " \n", "\n ", "12", "1 ", " 1", "1,", "1\n", "1|", "| ", "|-", "|:-", "+-"),
    *("123456789", "123456789\n", "1" * 81 + " ", "1" * 80 + " ", "." * 80 + "\n", "1234\n"),
    *("```", "```\n", "```a\n", "~~~\n", "<answer>", "</answer>", "<ANSWER></answer>", "<answer"),
    *("[[", "]]", "[[1", "[ [", "] ]", "[[a]]", "[[1]]", '["', '[""],', "[1],", "[],", "[9,"),
    *("r1c1", "r1c1,", "r1c1 ", "r1c1=", "r1c1=1", "r1c1=1,", "r1c1<>", "r1c1<>1", "=1,1"),
    *("r123456789c123456789,", "r123456789c123456789<>123456789,", "row 1", "row 1 col", "row 1:"),
    *("=>", "==>", "⇒", "(1)r1c1", "(1)r1c1=", "-(1)r1c2", "(1)", "(1)r1", "pair ", "1. ", "step "),
    *("{", '{"a":', '{"a":1},', '"a":1,', '\\"', '"\\"', '"\\', "\\u0041", "\\n", "1e9", "-1."),
    *("~R1C1", ".X~R1C1~R1C2", ".Thermo~R1C1~R1C2", "~R1C1_1", ".Cage~", "{},", "[],", "f,"),
    *("<a>", "</a>", "<a/>", "<a ", "<a b=''>", "<game>", "<game data='", "<game data=''/>"),
    *(
        "<!--",
        "-->",
        "<!-- -->",
        "<![CDATA[",
        "]]>",
        "<?a",
        "?>",
        "<!DOCTYPE a [",
        "<!ENTITY a 'b'>",
    ),
    *(
        "&amp;",
        "&#49;",
        "&#x31;",
        "&a;",
        "%41",
        "%4",
        "%2B",
        "%25",
        "a=1&",
        "a=&",
        "=&",
        "a;",
        "a/",
    ),
    *("http://", "https://a", "https://sudokupad.app/", "https://f-puzzles.com/?load=", "?load="),
    *(
        "/fpuz",
        "/fpuzzles",
        "puzzleid=fpuz",
        "SCv7_32_",
        "SCv1_",
        "/puzzles/v1-",
        "sudokuwiki.org/",
    ),
    *("v1-", "s4-", "/s4-", "/s4-0000000000000000", "/s4-0000000000000000?", "s6-0", "://", "bd="),
    *("a.", "a-", "a_", "a@", "@a", "a,", "a;q=0,", '"a",', 'W/"a",', "a=b; ", "**", "*a", "_a_"),
    *("](", "[a](", "![", "[a]:", "> ", "- ", "* ", "# ", "    ", "a.a=1\n", "[a]\n", "[[a]]\n"),
    *(
        "a = 1\n",
        "a = [",
        "a = {",
        '"""',
        "'''",
        "M0 0",
        "M0 0a1 1 0 0 1 1 1",
        "0,0 ",
        ".1",
        "1e1 ",
    ),
    *(
        "/*",
        "*/",
        "/* */",
        ".a{",
        ".a{}",
        ".a,",
        "}",
        "fill:red;",
        "fill:",
        "url(#a)",
        "url(",
        "g(",
    ),
    *(
        "<g>",
        "<g/>",
        "<path d='M0 0'/>",
        "<g id='a'/>",
        "<g fill='url(#a)'/>",
        "<style>",
        "<title>",
    ),
    *("--a\r\n", "--a--", "\r\n--a\r\n\r\n", ":0000:x:", "[State]\n", "#a", "/ ", "~", "size=4~"),
    *("\ud800", "\u202e", "\u0301", "\U0001f600", "ﬀ", "İ", "ß"),
)
_LINES_OF_ANSWERS = (
    *(
        "---------\n",
        "row 1\n",
        "row 1: 123456789\n",
        "row 1: 123456789 ",
        "columns\n\n123456789\n",
    ),
    *("[1,1,1],", "\x1b[1m", "place 1 in r1c1\n", "r1c1 is 1\n", "a[1][1] = 1\n"),
)
_NUMBERED = (
    "<a xmlns:a{0}='u{0}'>",
    " xmlns:a{0}='u'",
    " a{0}='1'",
    '"a{0}":1,',
    "a{0}=1\n",
    "a{0}=1&",
    "[a{0}]\n",
    "[a{0}]: /a\n",
    "a{0}: 1\r\n",
    "<!ENTITY a{0} 'b'>",
    "<g id='a{0}' fill='url(#a{0})'/>",
    ".a{0}{{fill:red}}",
    "r1c1=1, step {0}\n",
)
_NESTED = (("[", "]"), ("{", "}"), ("(", ")"), ("<a>", "</a>"), ('{"a":', "}"), ("> ", "\n"))


@dataclass(frozen=True)
class Parser:
    """A parser of untrusted text of at most `most` characters; `around` has words of its format.

    It may reject a text by an error of ours, or as Python's own functions do.
    """

    read: Callable[[str], object]
    most: int
    around: tuple[tuple[str, str], ...] = ()

    def __call__(self, text: str) -> None:
        with contextlib.suppress(NonetError, ValueError):
            self.read(text)


@dataclass(frozen=True)
class _Filler:
    """A text that is made as long as required by repeating a piece."""

    name: str
    repeated: Callable[[int], str]

    def of(self, most: int, times: int) -> str:
        """Return the text with as many of its units as fit into `most` characters, times so many.

        So a long text and a short one are parsed in the same way, such as rows in groups of nine.
        """
        return self.repeated(most // len(self.repeated(1)) * times)


def _fillers() -> Iterator[_Filler]:
    chance = random.Random(7)
    mixed = ["".join(chance.choices(UNITS, k=chance.randint(2, 4))) for _ in range(_COMBINED)]
    for unit in (*UNITS, *_LINES_OF_ANSWERS, *mixed):
        yield _Filler(repr(unit), unit.__mul__)
    for unit in _NUMBERED:
        yield _Filler(repr(unit), partial(_numbered, unit))
    for opened, closed in _NESTED:
        yield _Filler(f"{opened}...{closed}", partial(_nested, opened, closed))


def _numbered(unit: str, times: int) -> str:
    # The numbers have as many digits in a short text as in a long one.
    return "".join(map(unit.format, range(_FIRST_NUMBER, _FIRST_NUMBER + times)))


def _nested(opened: str, closed: str, times: int) -> str:
    return opened * times + closed * times


def grown_too_much(parser: Parser) -> Iterator[str]:
    """Yield the texts that take a parser too much time or memory when they get longer."""
    short = parser.most // TIMES_LONGER
    for filler in _fillers():
        for before, after in (("", ""), ("", "!"), *parser.around):
            texts = (f"{before}{filler.of(short, times)}{after}" for times in (1, TIMES_LONGER))
            if (grown := _growth(parser, *texts)) is not None:
                yield f"{before!r} {filler.name} {after!r}: {grown}"


def _growth(parser: Parser, short: str, long: str) -> str | None:
    """Return by how much a parser slowed down or took more memory, if that is too much."""
    slow, memory = _cost(parser, long)
    if slow < _LEAST_S and memory < _LEAST_KB:
        return None
    quick, little = _cost(parser, short)
    for _ in range(_TRIES):
        is_slow = slow > MOST_TIMES_SLOWER * max(quick, _LEAST_S / MOST_TIMES_SLOWER)
        is_large = memory > MOST_TIMES_MORE_MEMORY * max(
            little, _LEAST_KB // MOST_TIMES_MORE_MEMORY
        )
        if not is_slow and not is_large:
            return None
        slow, memory = map(min, zip((slow, memory), _cost(parser, long), strict=True))
        quick, little = map(max, zip((quick, little), _cost(parser, short), strict=True))
    return f"{quick:.4f} to {slow:.4f} s, {little:.0f} to {memory:.0f} kB"


def _cost(parser: Parser, text: str) -> tuple[float, float]:
    """Return the processor time in seconds, and by how many kB the process grew at most."""
    before = _reset_peak()
    start = thread_time()
    parser(text)
    return thread_time() - start, _resident("VmHWM") - before


def _reset_peak() -> int:
    """Forget the largest size of this process, and return how large it is; 0 but on Linux."""
    if not _RESET.exists():
        return 0
    _RESET.write_text("5")
    return _resident("VmRSS")


def _resident(name: str) -> int:
    if not _STATUS.exists():
        return 0
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith(name))
    return int(line.split()[1])
