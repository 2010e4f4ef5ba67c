"""The files in `docs/techniques` are what the generator gives."""

from pathlib import Path

from nonet.content.lessons import documents, techniques

FOLDER = Path(__file__).parents[2] / "docs" / "techniques"
LARGEST_FOLDER = 900_000


def test_the_files_are_as_make_docs_writes_them() -> None:
    expected = documents()

    stale = [
        name
        for name, text in expected.items()
        if not (FOLDER / name).exists() or (FOLDER / name).read_text("utf-8") != text
    ]

    assert stale == [], "run `make docs`"


def test_there_is_a_page_and_a_picture_for_every_technique_and_none_beside() -> None:
    pages = {file.stem for file in FOLDER.glob("*.md")}
    pictures = {file.stem for file in (FOLDER / "pictures").iterdir()}

    assert pages == {"README", *techniques()}
    assert pictures == set(techniques())


def test_the_pages_are_light_enough_to_come_along() -> None:
    assert sum(len(text.encode()) for text in documents().values()) < LARGEST_FOLDER
