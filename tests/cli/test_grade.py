import json
from pathlib import Path

from command_line import CommandLine
from nonet import engine
from samples import BEYOND, HARD, UNIQUE

MULTIPLE = "." * 81
MEDIUM = engine.generate("medium", seed=1).puzzle


def test_each_grid_is_printed_with_its_label_tier_score_and_hardest_technique(
    nonet: CommandLine,
) -> None:
    grade = engine.grade(MEDIUM)

    outcome = nonet("grade", stdin=f"{UNIQUE}\n{MEDIUM}\tand more\n".encode())

    first, second = (line.split("\t") for line in outcome.output.splitlines())
    assert (outcome.status, outcome.errors) == (0, "")
    assert first[0] == UNIQUE
    assert first[2] == "singles"
    assert second == [MEDIUM, "medium", "medium", str(grade.score), grade.hardest]


def test_a_grid_without_a_unique_solution_has_its_status_as_label(nonet: CommandLine) -> None:
    outcome = nonet("grade", stdin=f"{MULTIPLE}\nxyz\n{UNIQUE}\n".encode())

    rows = [line.split("\t")[1:] for line in outcome.output.splitlines()]
    assert rows[:2] == [["multiple", "-", "-", "-"], ["malformed", "-", "-", "-"]]
    assert rows[2][1] == "singles"


def test_a_puzzle_without_a_label_has_a_dash(nonet: CommandLine) -> None:
    full = engine.solve(UNIQUE)

    assert nonet("grade", stdin=full.encode()).output == f"{full}\t-\tsingles\t0\t-\n"


def test_grades_can_exclude_uniqueness_techniques(nonet: CommandLine) -> None:
    puzzle = engine.generate("hard", technique="unique-rectangle-1", seed=0).puzzle

    outcome = nonet("grade", "--no-uniqueness", "--json", stdin=puzzle.encode())

    assert json.loads(outcome.output)["counts"] == engine.grade(puzzle, uniqueness=False).counts


def test_a_puzzle_beyond_the_ladder_has_no_score(nonet: CommandLine) -> None:
    outcome = nonet("grade", stdin=BEYOND.encode())

    assert outcome.output == f"{BEYOND}\textreme\textreme\t-\t-\n"


def test_grades_as_json_have_the_counts(nonet: CommandLine) -> None:
    grade = engine.grade(HARD)

    outcome = nonet("grade", "--json", stdin=f"{HARD}\nxyz\n".encode())

    graded, malformed = map(json.loads, outcome.output.splitlines())
    assert graded == {
        "puzzle": HARD,
        "status": "unique",
        "label": grade.label,
        "tier": grade.tier,
        "score": grade.score,
        "hardest": grade.hardest,
        "counts": grade.counts,
        "solved": grade.solved,
    }
    assert malformed == {"puzzle": "xyz", "status": "malformed"}


def test_the_shortest_path_adds_a_column_of_techniques(nonet: CommandLine) -> None:
    path = engine.solve_path(MEDIUM, path="shortest").steps
    singles = {one.slug for one in engine.TECHNIQUES if one.tier == "singles"}

    rows, objects = (
        nonet("grade", "--path", "shortest", *form, stdin=f"{MEDIUM}\nxyz\n".encode())
        for form in ((), ("--json",))
    )

    first, second = (line.split("\t") for line in rows.output.splitlines())
    assert first[5] == " ".join(step.technique for step in path if step.technique not in singles)
    assert second[1:] == ["malformed", "-", "-", "-", "-"]
    shown = json.loads(objects.output.splitlines()[0])["path"]
    assert [step["technique"] for step in shown] == [step.technique for step in path]


def test_a_grade_uses_only_the_chosen_techniques(nonet: CommandLine) -> None:
    chosen = ("--techniques", "full house, Hidden Single,naked-single", "--order", "naked single")

    graded = json.loads(nonet("grade", MEDIUM, "--json", *chosen).output)
    steps = [
        json.loads(line) for line in nonet("explain", UNIQUE, "--json", *chosen).output.splitlines()
    ]

    assert (graded["solved"], graded["label"], graded["tier"]) == (False, None, None)
    assert nonet("grade", MEDIUM, *chosen).output.split("\t")[1:] == ["unsolved", "-", "-", "-\n"]
    assert nonet("explain", MEDIUM, *chosen).output.splitlines()[-1] == (
        "The selected techniques do not solve this puzzle."
    )
    singles = ["full-house", "hidden-single", "naked-single"]
    own = engine.grade(MEDIUM, techniques=singles, order=["naked-single"])
    assert graded["counts"] == own.counts
    path = engine.solve_path(UNIQUE, techniques=singles, order=["naked-single"])
    assert [step["technique"] for step in steps] == [step.technique for step in path.steps]


def test_a_misspelt_technique_gets_a_suggestion(nonet: CommandLine) -> None:
    misspelt = nonet("grade", MEDIUM, "--techniques", "x-wnig")
    foreign = nonet("explain", MEDIUM, "--techniques", "x-wing", "--order", "naked-single")

    assert (misspelt.status, foreign.status) == (2, 2)
    assert "did you mean x-wing?" in misspelt.errors
    assert "naked-single is not among the techniques" in foreign.errors


def test_chosen_techniques_are_rejected_for_a_pdf(nonet: CommandLine, tmp_path: Path) -> None:
    written = nonet("explain", UNIQUE, "--order", "naked-single", "-o", str(tmp_path / "path.pdf"))

    assert written.status == 2
    assert "work only with .svg" in written.errors
