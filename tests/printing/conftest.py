"""Worksheets to print, and the outside tools that check the printed files."""

import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nonet.engine import Label
from nonet.printing.worksheet import Sheet, Worksheet

_SOLUTION = "".join(
    str((3 * row + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9)
)
_LABELS: tuple[Label | None, ...] = ("beginner", "easy", "medium", "hard", "expert", None)

_DEBIAN_PACKAGE = {
    "gs": "ghostscript",
    "pdfimages": "poppler-utils",
    "pdffonts": "poppler-utils",
    "pdfinfo": "poppler-utils",
    "pdftohtml": "poppler-utils",
    "pdftoppm": "poppler-utils",
    "pdftotext": "poppler-utils",
    "qpdf": "qpdf",
    "zbarimg": "zbar-tools",
}

Run = Callable[..., bytes]


def _make_sheet(chance: random.Random, site: str, label: Label | None) -> Sheet:
    names = "".join(chance.sample("123456789", 9))
    solution = _SOLUTION.translate(str.maketrans("123456789", names))
    empty = set(chance.sample(range(81), 52))
    puzzle = "".join("-" if cell in empty else digit for cell, digit in enumerate(solution))
    link = f"{site}/puzzles/v1-{puzzle.replace('-', '0')}"
    return Sheet(puzzle=puzzle, solution=solution, playable_url=link, label=label)


@pytest.fixture
def make_worksheet() -> Callable[..., Worksheet]:
    """Make a worksheet of so many different puzzles; the same seed gives the same worksheet."""

    def make(
        count: int,
        *,
        seed: int = 1,
        site: str = "https://nonet.example",
        **options: Any,
    ) -> Worksheet:
        chance = random.Random(seed)
        sheets = tuple(_make_sheet(chance, site, _LABELS[index % 6]) for index in range(count))
        texts = {"service_name": "Nonet", "credit": "Created with Nonet · nonet.example"}
        return Worksheet(sheets=sheets, **(texts | options))

    return make


@pytest.fixture
def run_tool(tmp_path: Path) -> Run:
    """Run an outside tool on a PDF; its arguments may hold `{pdf}` and `{dir}`, its folder."""

    def run(pdf: bytes, tool: str, *arguments: str) -> bytes:
        path = shutil.which(tool)
        if path is None:
            pytest.skip(f"needs {tool}, of the Debian package {_DEBIAN_PACKAGE[tool]}")
        file = tmp_path / "worksheet.pdf"
        file.write_bytes(pdf)
        filled = [argument.format(pdf=file, dir=tmp_path) for argument in arguments]
        return subprocess.run([path, *filled], check=True, capture_output=True).stdout

    return run


@pytest.fixture
def pdf_info(run_tool: Run) -> Callable[[bytes], dict[str, str]]:
    """Read a PDF's properties and the size of each page, by the names that pdfinfo gives them."""

    def read(pdf: bytes) -> dict[str, str]:
        lines = run_tool(pdf, "pdfinfo", "-l", "-1", "{pdf}").decode().splitlines()
        return {
            re.sub(" +", " ", name): value.strip()
            for name, _, value in (line.partition(":") for line in lines)
        }

    return read


@pytest.fixture
def page_text(run_tool: Run) -> Callable[[bytes, int], str]:
    """Read the text of one page, its words parted by single blanks."""

    def read(pdf: bytes, page: int) -> str:
        text = run_tool(pdf, "pdftotext", "-f", str(page), "-l", str(page), "{pdf}", "-").decode()
        return " ".join(text.split())

    return read


@pytest.fixture
def page_words(
    run_tool: Run,
) -> Callable[[bytes, int], list[tuple[str, float, float, float, float]]]:
    """Read the words of one page and their boxes in points: left, top, right, bottom."""

    def read(pdf: bytes, page: int) -> list[tuple[str, float, float, float, float]]:
        options = ("-bbox", "-f", str(page), "-l", str(page))
        boxes = run_tool(pdf, "pdftotext", *options, "{pdf}", "-").decode()
        bounds = r'xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.+)</word>'
        return [
            (word, float(left), float(top), float(right), float(bottom))
            for left, top, right, bottom, word in re.findall(bounds, boxes)
        ]

    return read


@pytest.fixture
def collisions(
    page_words: Callable[[bytes, int], list[tuple[str, float, float, float, float]]],
    pdf_info: Callable[[bytes], dict[str, str]],
) -> Callable[[bytes, int], list[str]]:
    """Name the words of a page that lie upon each other, reach out, or are below seven points."""

    def find(pdf: bytes, page: int) -> list[str]:
        width = float(pdf_info(pdf)[f"Page {page} size"].split()[0])
        words = page_words(pdf, page)
        out = [word[0] for word in words if word[1] < 20 or word[3] > width - 20 or word[2] < 15]
        # A line of Inter is 1.21 times as high as its type.
        small = [word[0] for word in words if word[4] - word[2] < 7 * 1.21 - 0.05]
        return (
            out
            + small
            + [
                f"{one[0]} on {other[0]}"
                for at, one in enumerate(words)
                for other in words[:at]
                # Boxes are as high as their font's lines; letters take half of that.
                if min(one[3], other[3]) - max(one[1], other[1]) > 0.3
                and min(one[4], other[4]) - max(one[2], other[2])
                > 0.45 * min(one[4] - one[2], other[4] - other[2])
            ]
        )

    return find


@pytest.fixture
def grid_digits(run_tool: Run) -> Callable[[bytes, int], list[tuple[str, str]]]:
    """Read the digits of a page's grid and their faces, in reading order, by their size."""

    def read(pdf: bytes, page: int) -> list[tuple[str, str]]:
        options = ("-xml", "-stdout", "-fontfullname", "-f", str(page), "-l", str(page))
        xml = run_tool(pdf, "pdftohtml", *options, "{pdf}").decode()
        faces = dict(re.findall(r'<fontspec id="(\d+)" size="48" family="\w+\+([\w-]+)"', xml))
        # Neighbours of one face are one text.
        texts = re.findall(r'<text top="(\d+)" left="(\d+)".*? font="(\d+)">(.*)</text>', xml)
        placed = sorted(
            (int(top), int(left), faces[font], re.findall(r"\d", text))
            for top, left, font, text in texts
            if font in faces
        )
        return [(digit, face) for _, _, face, digits in placed for digit in digits]

    return read


@pytest.fixture
def page_pixels(run_tool: Run, tmp_path: Path) -> Callable[[bytes, int], list[list[bytes]]]:
    """Draw a page at one pixel a point: rows of pixels of three bytes each."""

    def draw(pdf: bytes, page: int) -> list[list[bytes]]:
        options = ("-r", "72", "-f", str(page), "-l", str(page), "-singlefile")
        run_tool(pdf, "pdftoppm", *options, "{pdf}", "{dir}/page")
        _, size, _, pixels = (tmp_path / "page.ppm").read_bytes().split(b"\n", 3)
        width, height = map(int, size.split())
        return [
            [pixels[3 * at : 3 * at + 3] for at in range(row * width, (row + 1) * width)]
            for row in range(height)
        ]

    return draw


@pytest.fixture
def scan_code(run_tool: Run, tmp_path: Path) -> Callable[[bytes, int], str]:
    """Scan the QR code of a page as a coarse printer prints it, at 100 dots an inch."""

    def scan(pdf: bytes, page: int) -> str:
        options = ("-r", "100", "-f", str(page), "-l", str(page), "-singlefile", "-png")
        run_tool(pdf, "pdftoppm", *options, "{pdf}", "{dir}/scan")
        assert (tmp_path / "scan.png").exists()
        return run_tool(pdf, "zbarimg", "-q", "--raw", "{dir}/scan.png").decode().strip()

    return scan
