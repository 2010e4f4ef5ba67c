"""All rows of others' corpora are checked, in any form."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from command_line import CommandLine
from nonet import engine
from nonet.errors import CorpusError
from nonet.research.auditing import Audit, AuditOptions, audit
from samples import EMPTY as MULTIPLE, UNSOLVABLE

PUZZLES = [made.puzzle for made in engine.generate_many("easy", 60, seed=3, symmetry="none")]
TWICE_IN_A_ROW = "55" + "-" * 79


def zeros(grid: str) -> str:
    return grid.replace("-", "0")


def lines(grid: str) -> str:
    return "\n".join(grid[at : at + 9] for at in range(0, 81, 9))


def nested(grid: str) -> list[list[int]]:
    cells = [int(cell) for cell in zeros(grid)]
    return [cells[at : at + 9] for at in range(0, 81, 9)]


def solution(grid: str) -> str:
    return engine.solve(grid) or "-" * 81


def write_parquet(file: Path, rows: list[dict[str, Any]]) -> None:
    pq.write_table(pa.Table.from_pylist(rows), file)


def write_csv(file: Path, rows: list[dict[str, Any]]) -> None:
    with file.open("w", newline="") as stream:
        writer = csv.DictWriter(stream, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def write_json(file: Path, rows: list[dict[str, Any]]) -> None:
    file.write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")


WRITERS: dict[str, Callable[[Path, list[dict[str, Any]]], None]] = {
    "parquet": write_parquet,
    "csv": write_csv,
    "jsonl": write_json,
}


def found_in(audited: Audit, file: int = 0) -> dict[str, tuple[int, tuple[int, ...]]]:
    return {one.kind: (one.count, one.rows) for one in audited.files[file].findings if one.count}


@pytest.mark.parametrize("kind", WRITERS)
def test_every_fault_is_found_in_every_kind_of_file(tmp_path: Path, kind: str) -> None:
    good = [{"source": "us", "question": one, "answer": solution(one)} for one in PUZZLES]
    image, _ = engine.shuffle(PUZZLES[4], seed=1)
    wrong = solution(PUZZLES[50])[::-1]
    bad = [
        {"source": "x", "question": PUZZLES[0], "answer": solution(PUZZLES[0])},
        {"source": "x", "question": image, "answer": solution(image)},
        {"source": "x", "question": MULTIPLE, "answer": "1" * 81},
        {"source": "x", "question": UNSOLVABLE, "answer": "1" * 81},
        {"source": "x", "question": TWICE_IN_A_ROW, "answer": "1" * 81},
        {"source": "x", "question": "no grid", "answer": "1" * 81},
        {"source": "x", "question": PUZZLES[55], "answer": wrong},
        {"source": "x", "question": PUZZLES[56], "answer": "lost"},
    ]
    file = tmp_path / f"corpus.{kind}"
    WRITERS[kind](file, good[:50] + bad)

    found = found_in(audit(AuditOptions([file])))

    assert found == {
        "duplicate": (1, (51,)),
        "image": (1, (52,)),
        "multiple": (1, (53,)),
        "unsolvable": (1, (54,)),
        "invalid": (1, (55,)),
        "malformed": (1, (56,)),
        "wrong-solution": (1, (57,)),
        "no-solution": (1, (58,)),
    }


@pytest.mark.parametrize(
    ("kind", "column", "form"),
    [
        ("csv", "quizzes", zeros),
        ("csv", "puzzle", lines),
        ("csv", "something", zeros),
        ("jsonl", "grid", nested),
        ("jsonl", "puzzle", lambda grid: [int(cell) for cell in zeros(grid)]),
        ("parquet", "question", lambda grid: grid.replace("-", ".")),
        ("parquet", "sudoku", nested),
    ],
)
def test_grids_are_read_from_their_column_in_any_form(
    tmp_path: Path, kind: str, column: str, form: Callable[[str], Any]
) -> None:
    file = tmp_path / "corpus"
    WRITERS[kind](file, [{"number": at, column: form(one)} for at, one in enumerate(PUZZLES)])

    (read,) = audit(AuditOptions([file])).files

    assert (read.column, read.rows) == (column, 60)
    assert read.spread.labels == {"easy": 60}
    assert read.clues == {
        clues: sum(81 - one.count("-") == clues for one in PUZZLES)
        for clues in {81 - one.count("-") for one in PUZZLES}
    }


def test_a_list_without_a_heading_is_read(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("".join(f"{one}\n" for one in PUZZLES))

    assert audit(AuditOptions([file])).files[0].rows == 60


def test_grids_shared_by_two_files_are_found(tmp_path: Path) -> None:
    images = [engine.shuffle(one, seed=at)[0] for at, one in enumerate(PUZZLES[:5])]
    parts = [PUZZLES[:20], PUZZLES[18:40], [*images, *PUZZLES[40:]]]
    files = [tmp_path / f"{number}.parquet" for number in range(3)]
    for file, part in zip(files, parts, strict=True):
        write_parquet(file, [{"puzzle": one} for one in part])

    leaks = audit(AuditOptions(files)).leaks

    assert [(leak.earlier[-9], leak.later[-9]) for leak in leaks] == [
        ("0", "1"),
        ("0", "2"),
        ("1", "2"),
    ]
    found = [
        {one.kind: (one.count, one.rows, one.others) for one in leak.findings} for leak in leaks
    ]
    assert found[0] == {"duplicate": (2, (1, 2), (19, 20)), "image": (0, (), ())}
    assert found[1] == {
        "duplicate": (0, (), ()),
        "image": (5, (1, 2, 3, 4, 5), (1, 2, 3, 4, 5)),
    }
    assert found[2] == {"duplicate": (0, (), ()), "image": (0, (), ())}


def test_a_sample_has_the_requested_size_and_is_reproducible(tmp_path: Path) -> None:
    file = tmp_path / "corpus.parquet"
    write_parquet(file, [{"puzzle": one} for one in PUZZLES])

    def sampled(sample: int | None, seed: int) -> Any:
        (read,) = audit(AuditOptions([file], sample=sample, seed=seed)).files
        return read.sampled, read.spread.techniques, read.spread.ratings

    assert sampled(30, 1) == sampled(30, 1)
    assert sampled(30, 1)[0] == 30
    assert sampled(None, 1)[0] == sampled(500, 1)[0] == 60
    assert len({str(sampled(30, seed)) for seed in range(4)}) > 1


def test_the_report_is_a_page_and_json(nonet: CommandLine) -> None:
    write_csv(nonet.folder / "train.csv", [{"puzzle": one} for one in PUZZLES[:30]])
    write_csv(nonet.folder / "test.csv", [{"puzzle": one} for one in PUZZLES[29:]])

    outcome = nonet("corpus", "audit", "train.csv", "test.csv", "--out", "report")

    assert outcome.status == 1
    assert "           1  the same grid as a row of the earlier file" in outcome.output
    known = json.loads((nonet.folder / "report" / "audit.json").read_text("utf-8"))
    assert [one["rows"] for one in known["files"]] == [30, 31]
    assert known["leaks"][0]["findings"][0] == {
        "kind": "duplicate",
        "count": 1,
        "rows": [1],
        "others": [30],
    }
    page = (nonet.folder / "report" / "audit.html").read_text("utf-8")
    assert page.count("<svg") == 8
    assert "the same grid as a row of the earlier file" in page
    assert json.loads(nonet("corpus", "audit", "train.csv", "test.csv", "--json").output) == known


def test_a_clean_file_exits_with_0(nonet: CommandLine) -> None:
    write_csv(nonet.folder / "train.csv", [{"puzzle": one} for one in PUZZLES])

    outcome = nonet("corpus", "audit", "train.csv")

    assert (outcome.status, outcome.errors) == (0, "")
    assert (
        outcome.output == "train.csv: 60 rows were read, with their grids in the column puzzle.\n"
    )


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "No such file"),
        (b"", "nothing is in it"),
        (b"PAR1 and no more", ""),
        (b"name,age\nAnn,7\n", "no column begins with a grid; there are: name, age"),
        (b'{"name": ', ""),
        (b"\xff\xfe\x00\x01", ""),
        (b"puzzle,x\n" + b"1" * 81 + b",2,3\n", "Expected 2 columns"),
    ],
)
def test_an_unreadable_file_is_reported_in_one_line(
    nonet: CommandLine, content: bytes | None, said: str
) -> None:
    file = nonet.folder / "corpus.csv"
    if content is not None:
        file.write_bytes(content)

    outcome = nonet("corpus", "audit", "corpus.csv", "--out", "report")

    assert (outcome.status, outcome.output) == (1, "")
    assert outcome.errors.startswith("nonet: corpus.csv: ")
    assert outcome.errors.count("\n") == 1
    assert said in outcome.errors
    assert not (nonet.folder / "report").exists()


def test_a_missing_column_is_reported(nonet: CommandLine) -> None:
    write_csv(nonet.folder / "train.csv", [{"puzzle": one, "age": 7} for one in PUZZLES[:3]])

    lacking = nonet("corpus", "audit", "train.csv", "--column", "grid")
    ages = nonet("corpus", "audit", "train.csv", "--column", "age")

    assert lacking.errors == "nonet: train.csv: no column 'grid'; there are: puzzle, age\n"
    assert ages.status == 1
    assert "           3  no grid" in ages.output


def test_a_table_in_utf_16_is_rejected_by_its_encoding(tmp_path: Path) -> None:
    file = tmp_path / "wide.csv"
    file.write_text(f"puzzle\n{PUZZLES[0]}\n", "utf-16")

    with pytest.raises(CorpusError, match="UTF-16; expected UTF-8"):
        audit(AuditOptions([file], None, None, None, 0))
