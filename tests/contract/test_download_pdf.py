"""One real download, judged by the tools that printers and readers use."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from samples import variants
from service import Service

DPI = 100
COUNT = 3
SIZES = {"a4": "595.28 x 841.89 pts (A4)", "letter": "612 x 792 pts (letter)"}


def tool(name: str, *arguments: str) -> str:
    """Run an outside tool and return its output; skip where it is not installed."""
    package = "zbar-tools" if name == "zbarimg" else "poppler-utils"
    if shutil.which(name) is None:
        pytest.skip(f"needs {name} of the package {package}")
    done = subprocess.run(  # noqa: PLW1510 - the assertion shows the tool's message
        [name, *arguments], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=SIZES)
def download(
    request: pytest.FixtureRequest,
    unlimited_service: Service,
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, Any]:
    """Give the file of a pack's worksheet and the answer that linked to it."""
    body = {"puzzles": variants(COUNT), "paper": request.param}
    answer = unlimited_service.post("/worksheets", body).json()
    file = tmp_path_factory.mktemp("pdf") / "pack.pdf"
    file.write_bytes(unlimited_service.client.get(answer["pdfUrl"]).content)
    return file, answer


def test_pages_have_the_exact_size_of_their_paper(download: tuple[Path, Any]) -> None:
    file, answer = download

    said = dict(
        line.split(":", 1) for line in tool("pdfinfo", str(file)).splitlines() if ":" in line
    )

    assert said["Pages"].strip() == str(2 * COUNT)
    assert said["Page size"].strip() == SIZES[answer["paper"]]
    assert said["Tagged"].strip() == "yes"
    assert said["Author"].strip() == "Nonet"
    assert "CreationDate" not in said


def test_every_page_has_the_attribution_once(download: tuple[Path, Any]) -> None:
    file, answer = download
    credit = answer["attribution"]["offlineText"]

    for page in range(1, 2 * COUNT + 1):
        text = tool("pdftotext", "-f", str(page), "-l", str(page), str(file), "-")
        assert text.count(credit) == 1, text


def test_answers_follow_all_puzzles_in_their_order(download: tuple[Path, Any]) -> None:
    file, answer = download

    for number, item in enumerate(answer["puzzles"], 1):
        givens = digits_on(file, number)
        assert givens == item["puzzle"].replace("-", "")
        solved = digits_on(file, COUNT + number)
        assert len(solved) == 81
        assert all(
            given in ("-", digit) for given, digit in zip(item["puzzle"], solved, strict=True)
        )


def digits_on(file: Path, page: int) -> str:
    """Return the single digits of a page, as those in a grid, in reading order."""
    text = tool("pdftotext", "-layout", "-f", str(page), "-l", str(page), str(file), "-")
    rows = [line.split() for line in text.splitlines()]
    return "".join(
        "".join(words)
        for words in rows
        if words and all(len(word) == 1 and word.isdigit() for word in words)
    )


def test_the_code_of_every_page_leads_to_its_puzzle(
    download: tuple[Path, Any], tmp_path: Path
) -> None:
    file, answer = download
    tool("pdftoppm", "-r", str(DPI), "-gray", "-png", "-l", str(COUNT), str(file), f"{tmp_path}/p")

    pictures = sorted(tmp_path.glob("p*.png"))

    decoded = [tool("zbarimg", "--raw", "-q", str(picture)).strip() for picture in pictures]
    assert decoded == [item["playableUrl"] for item in answer["puzzles"]]
