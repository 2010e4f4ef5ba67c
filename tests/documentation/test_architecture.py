"""ARCHITECTURE.md draws the rooms as they are, and every file that a page names is there."""

import re
import tomllib

from markdown import REPOSITORY, blocks, code, pages, read, rows

ROOTS = (REPOSITORY, REPOSITORY / "src" / "nonet")
FILE = re.compile(r"[\w./-]+\.(?:py|rs|md|toml|typ|svg)")


def test_the_rooms_are_drawn_as_import_linter_checks_them() -> None:
    contracts = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    house, *rooms = (contract for contract in contracts if contract["type"] == "layers")
    within = {room["containers"][0].rpartition(".")[2]: room["layers"] for room in rooms}

    (drawing,) = blocks(read("ARCHITECTURE.md"), "")

    assert drawing.splitlines() == [
        f"{layer}: {', '.join(within[layer])}" if layer in within else layer
        for layer in house["layers"]
    ]


def test_every_room_is_described_in_the_order_of_the_drawing() -> None:
    text = read("ARCHITECTURE.md")
    (drawing,) = blocks(text, "")
    folders = [row[0].strip("`") for row in rows(text, "Of `src/nonet/`")]
    rooms = [row[0].strip("`") for row in rows(text, "Room")]

    drawn = [line.partition(":") for line in drawing.splitlines()]

    assert folders == [name for part, _, _ in drawn for name in re.findall(r"\w+", part)]
    # Scripts and styles import nothing of Python.
    assert [room for room in rooms if room != "web/static"] == [
        f"{folder}/{room}" for folder, _, within in drawn for room in re.findall(r"\w+", within)
    ]


def test_every_room_of_several_files_has_a_door() -> None:
    contracts = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    doors = [module for one in contracts for module in one.get("protected_modules", ())]
    parents = {one["containers"][0] for one in contracts if one["type"] == "layers"}
    packages = {
        ".".join(file.parent.relative_to(REPOSITORY / "src").parts)
        for file in (REPOSITORY / "src" / "nonet").rglob("__init__.py")
    }

    rooms = {name for name in packages - parents if name.rpartition(".")[0] in parents}

    assert sorted(doors) == sorted(f"{room}.*" for room in rooms)


def test_every_file_that_a_page_names_is_there() -> None:
    named = {
        (page, span)
        for page in pages()
        for span in code(page.read_text("utf-8"))
        if FILE.fullmatch(span)
    }

    assert [
        (page.name, name)
        for page, name in named
        if not any((root / name).exists() for root in (page.parent, *ROOTS))
    ] == []
