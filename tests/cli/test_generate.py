import json
import signal

import pytest

from command_line import CommandLine
from nonet import engine
from nonet.errors import GenerationLimitError


def test_one_beginner_puzzle_is_printed_by_default(nonet: CommandLine) -> None:
    outcome = nonet("generate")

    puzzle = outcome.output.removesuffix("\n")
    assert (outcome.status, outcome.errors, len(puzzle)) == (0, "", 81)
    assert engine.count_solutions(puzzle).status == "unique"


@pytest.mark.parametrize("label", engine.LABELS)
def test_the_same_seed_prints_the_same_lines(nonet: CommandLine, label: str) -> None:
    arguments = ["generate", "--count", "3", "--difficulty", label, "--seed", "7"]

    first, second = nonet(*arguments), nonet(*arguments)

    assert first == second
    assert len(set(first.output.splitlines())) == 3


def test_more_puzzles_of_a_seed_begin_with_the_same_ones(nonet: CommandLine) -> None:
    short = nonet("generate", "--count", "5", "--seed", "1").output
    long = nonet("generate", "--count", "130", "--seed", "1").output

    assert long.startswith(short)
    assert len(set(long.splitlines())) == 130


def test_runs_without_a_seed_differ(nonet: CommandLine) -> None:
    assert nonet("generate").output != nonet("generate").output


def test_puzzles_as_json_have_solution_and_label(nonet: CommandLine) -> None:
    plain = nonet("generate", "--count", "2", "--difficulty", "easy", "--seed", "3")
    outcome = nonet("generate", "--count", "2", "--difficulty", "easy", "--seed", "3", "--json")

    items = [json.loads(line) for line in outcome.output.splitlines()]
    assert items == [
        {
            "puzzle": puzzle,
            "solution": engine.solve(puzzle),
            "difficulty": "easy",
            "hardestTechnique": engine.grade(puzzle).hardest,
            "reference": engine.reference_of(engine.PuzzleSpec("easy"), seed=3, index=index),
        }
        for index, puzzle in enumerate(plain.output.splitlines())
    ]


def test_a_count_of_zero_prints_nothing(nonet: CommandLine) -> None:
    assert nonet("generate", "--count", "0") == (0, "", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--count", "-1"],
        ["--count", "1.5"],
        ["--count", "x"],
        ["--difficulty", "devilish"],
        ["--symmetry", "round"],
        ["--min-givens", "82"],
        ["--difficulty", "Beginner"],
        ["--min-rating", "0.9"],
        ["--reference", "0.7.0~seed=1~index=0", "--minimal"],
        ["more"],
    ],
)
def test_a_usage_error_has_exit_status_2(nonet: CommandLine, arguments: list[str]) -> None:
    outcome = nonet("generate", *arguments)

    assert (outcome.status, outcome.output) == (2, "")
    assert outcome.errors


def test_the_largest_seed_is_accepted(nonet: CommandLine) -> None:
    assert nonet("generate", "--seed", "18446744073709551615").status == 0


def test_an_exhausted_budget_is_reported_with_exit_status_1(nonet: CommandLine) -> None:
    outcome = CommandLine(nonet.folder, generation_budget=0)("generate")

    assert (outcome.status, outcome.output) == (1, "")
    assert outcome.errors.startswith("nonet: ")
    assert outcome.errors.count("\n") == 1


def test_puzzles_found_within_a_budget_are_printed_and_the_rest_counted(
    nonet: CommandLine,
) -> None:
    puzzles = engine.generate_iter("expert", 40, seed=6, budget=200)
    found: list[str] = []
    with pytest.raises(GenerationLimitError):
        found.extend(puzzle.puzzle for puzzle in puzzles)

    hasty = CommandLine(nonet.folder, generation_budget=200)
    outcome = hasty("generate", "--count", "40", "--difficulty", "expert", "--seed", "6")

    assert outcome.status == 1
    assert outcome.output.splitlines() == found
    assert f"{40 - len(found)} of 40 puzzles are missing" in outcome.errors
    assert 0 < len(found) < 40


def test_missing_rare_puzzles_are_counted(nonet: CommandLine) -> None:
    hasty = CommandLine(nonet.folder, generation_budget=0)
    outcome = hasty("generate", "--count", "3", "--technique", "xy-wing", "--seed", "1")

    assert (outcome.status, outcome.output) == (1, "")
    assert "3 of 3 puzzles are missing" in outcome.errors


def test_puzzles_for_a_technique_need_nothing_harder(nonet: CommandLine) -> None:
    outcome = nonet("generate", "--technique", "xy-wing", "--count", "2", "--seed", "1")

    grades = [engine.grade(puzzle) for puzzle in outcome.output.splitlines()]
    assert [(grade.hardest, grade.label) for grade in grades] == [("xy-wing", "hard")] * 2


def test_a_longer_search_of_a_seed_finds_the_same_puzzles_first(nonet: CommandLine) -> None:
    arguments = ["generate", "--technique", "locked-pair", "--seed", "2", "--count"]

    assert nonet(*arguments, "5").output.startswith(nonet(*arguments, "2").output)


def test_the_hardest_technique_limits_puzzles_of_a_label(nonet: CommandLine) -> None:
    arguments = ["--difficulty", "hard", "--max-technique", "x-wing", "--count", "2"]
    outcome = nonet("generate", *arguments, "--seed", "1", "--json")

    ladder = [technique.slug for technique in engine.TECHNIQUES]
    for line in outcome.output.splitlines():
        item = json.loads(line)
        hardest = engine.grade(item["puzzle"]).hardest
        assert item["difficulty"] == "hard"
        assert hardest is not None
        assert ladder.index(hardest) <= ladder.index("x-wing")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--technique", "xy-wings"],
        ["--technique", "dual-empty-rectangle"],  # it combines two other patterns
        ["--max-technique", "wing of XYs"],
        ["--technique", "xy-wing", "--max-technique", "naked-pair"],
        ["--technique", "xy-wing", "--difficulty", "medium"],
        ["--max-technique", "naked-pair", "--difficulty", "hard"],
        ["--max-technique", "naked-pair", "--difficulty", "extreme"],
        ["--max-givens", "16"],
        ["--min-givens", "30", "--max-givens", "29"],
        ["--min-rating", "5", "--max-rating", "4.9"],
        ["--difficulty", "easy", "--min-rating", "2.4"],
        ["--difficulty", "extreme", "--max-rating", "7.9"],
        ["--difficulty", "beginner", "--technique", "naked-single"],
        ["--technique", "hidden-triple", "--min-rating", "4.1"],
        ["--max-technique", "naked-single", "--min-rating", "2.4"],
    ],
)
def test_impossible_specs_are_rejected_at_once(nonet: CommandLine, arguments: list[str]) -> None:
    outcome = nonet("generate", *arguments)

    assert (outcome.status, outcome.output) == (2, "")
    assert "Invalid value for --" in outcome.errors


def test_a_count_of_zero_for_a_technique_prints_nothing(nonet: CommandLine) -> None:
    assert nonet("generate", "--technique", "x-wing", "--count", "0") == (0, "", "")


def test_puzzles_meet_the_requested_spec(nonet: CommandLine) -> None:
    wishes = ["--symmetry", "diagonal", "--minimal", "--avoid-empty-houses", "--max-givens", "26"]
    outcome = nonet("generate", *wishes, "--count", "3", "--seed", "1")

    puzzles = outcome.output.splitlines()
    assert len(puzzles) == 3
    for puzzle in puzzles:
        rows = [puzzle[start : start + 9] for start in range(0, 81, 9)]
        columns = ["".join(column) for column in zip(*rows, strict=True)]
        given = [[digit != "-" for digit in line] for line in rows]
        assert given == [[digit != "-" for digit in line] for line in columns]
        assert 81 - puzzle.count("-") <= 26
        assert "-" * 9 not in rows + columns


def test_extreme_puzzles_can_be_requested(nonet: CommandLine) -> None:
    outcome = nonet("generate", "--difficulty", "extreme", "--count", "2", "--json")

    labels = [json.loads(line)["difficulty"] for line in outcome.output.splitlines()]
    assert labels == ["extreme", "extreme"]


def test_a_reference_reproduces_its_puzzle(nonet: CommandLine) -> None:
    wishes = ["--technique", "xy-wing", "--symmetry", "diagonal", "--seed", "a rainy sunday"]
    made = json.loads(nonet("generate", *wishes, "--json").output)

    again = nonet("generate", "--reference", made["reference"], "--json")

    assert json.loads(again.output) == made
    assert engine.from_reference(made["reference"]).puzzle == made["puzzle"]


def test_a_reference_of_another_engine_version_is_rejected(nonet: CommandLine) -> None:
    outcome = nonet("generate", "--reference", "0.0.9~label=easy~seed=1~index=0")

    assert (outcome.status, outcome.output) == (1, "")
    assert "engine 0.0.9 made this puzzle" in outcome.errors


@pytest.mark.parametrize(
    "parts",
    [
        [],
        ["seed=1"],
        ["index=0"],
        ["seed=1", "index=x"],
        ["seed=-1", "index=0"],
        ["label=devilish", "seed=1", "index=0"],
        ["colour=blue", "seed=1", "index=0"],
        ["minimal=perhaps", "seed=1", "index=0"],
    ],
)
def test_an_invalid_reference_is_rejected(nonet: CommandLine, parts: list[str]) -> None:
    outcome = nonet("generate", "--reference", "~".join([engine.VERSION, *parts]))

    assert (outcome.status, outcome.output) == (1, "")
    assert "expected the reference of a generated puzzle" in outcome.errors


def test_puzzles_have_ratings_in_the_requested_range(nonet: CommandLine) -> None:
    bounds = ["--min-rating", "4.2", "--max-rating", "4.4"]
    outcome = nonet("generate", *bounds, "--count", "3", "--seed", "1")

    ratings = [engine.rate(puzzle).er for puzzle in outcome.output.splitlines()]
    assert len(ratings) == 3
    assert all(er is not None and 4.2 <= er <= 4.4 for er in ratings)


def test_a_search_for_rare_puzzles_can_be_interrupted(nonet: CommandLine) -> None:
    """Interrupt a search for a puzzle that needs templates, which would take hours."""
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        outcome = nonet("generate", "--technique", "template-set")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

    assert (outcome.status, outcome.output) == (130, "")
