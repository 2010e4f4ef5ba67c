from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from nonet import engine
from nonet.errors import GenerationLimitError

GIVENS = {"beginner": range(36, 46), "easy": range(26, 37)}
SEEDS = st.integers(0, 2**64 - 1)
LABELS = st.sampled_from(engine.LABELS)


def facts(puzzle: engine.Puzzle) -> tuple[str, str, str | None]:
    return puzzle.puzzle, puzzle.solution, puzzle.label


@given(LABELS, SEEDS)
@settings(deadline=None)
def test_a_puzzle_is_unique_symmetric_and_within_its_label(label: engine.Label, seed: int) -> None:
    puzzle = engine.generate(label, seed=seed)

    analysis = engine.analyze(puzzle.puzzle)
    assert engine.solve(puzzle.puzzle) == puzzle.solution
    assert [digit == "-" for digit in puzzle.puzzle] == [
        digit == "-" for digit in reversed(puzzle.puzzle)
    ]
    assert puzzle.label == label
    assert analysis.solved == (label in GIVENS)
    assert analysis.clue_count in GIVENS.get(label, range(17, 82))


@pytest.mark.parametrize("label", engine.LABELS)
@pytest.mark.parametrize("threads", [1, 3, None])
def test_a_batch_has_the_puzzles_of_its_indexes_in_order(
    label: engine.Label, threads: int | None
) -> None:
    batch = engine.generate_many(label, 20, seed=3, first_index=5, threads=threads)

    expected = [engine.generate(label, seed=3, index=index) for index in range(5, 25)]
    assert [facts(puzzle) for puzzle in batch] == [facts(puzzle) for puzzle in expected]
    assert len({puzzle.puzzle for puzzle in batch}) == 20


def test_a_puzzle_of_any_difficulty_is_graded_on_request() -> None:
    puzzle = engine.generate(seed=4)

    grade = engine.grade(puzzle.puzzle)

    assert (puzzle.label, puzzle.hardest) == (grade.label, grade.hardest)


@given(LABELS, SEEDS, SEEDS)
@settings(deadline=None)
def test_the_same_seed_gives_the_same_puzzle(label: engine.Label, seed: int, index: int) -> None:
    first = engine.generate(label, seed=seed, index=index)

    assert engine.generate(label, seed=seed, index=index) == first


def test_an_exhausted_budget_reports_the_number_of_tries() -> None:
    with pytest.raises(GenerationLimitError) as caught:
        engine.generate("expert", seed=1, budget=0)

    assert caught.value.tried == 0


def test_a_batch_that_exhausts_its_budget_keeps_its_puzzles() -> None:
    with pytest.raises(GenerationLimitError) as caught:
        engine.generate_many("expert", 50, seed=1, budget=100)

    refusal = caught.value
    assert (refusal.count, refusal.missing) == (50, 50 - len(refusal.found))
    assert refusal.found == tuple(engine.generate_many("expert", len(refusal.found), seed=1))
    assert len(refusal.found) > 1
    assert str(refusal).startswith(f"{refusal.missing} of 50 puzzles are missing: none of ")


@pytest.mark.parametrize("threads", [1, 3, None])
def test_puzzles_are_yielded_in_the_order_of_a_batch(threads: int | None) -> None:
    puzzles = engine.generate_iter("hard", 30, seed=3, first_index=5, threads=threads)

    assert next(puzzles) == engine.generate("hard", seed=3, index=5)
    assert list(puzzles) == engine.generate_many("hard", 29, seed=3, first_index=6)


def test_the_first_puzzle_is_yielded_before_the_others_are_made() -> None:
    puzzles = engine.generate_iter("easy", 2**62, seed=3)

    assert [next(puzzles).index for _ in range(300)] == list(range(300))


def test_a_stream_that_exhausts_its_budget_reports_the_missing_puzzles() -> None:
    found: list[engine.Puzzle] = []

    with pytest.raises(GenerationLimitError) as caught:
        found.extend(engine.generate_iter("expert", 50, seed=1, budget=100))

    assert 1 < len(found) == 50 - caught.value.missing


def test_a_stream_rejects_an_impossible_spec_before_the_first_puzzle() -> None:
    with pytest.raises(engine.SpecError):
        engine.generate_iter("easy", 5, max_givens=3)
    with pytest.raises(TypeError, match="generate_many"):
        engine.generate_many("easy", 5, colour="red")  # type: ignore[call-arg]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("label", "seeds"), [*((label, 200) for label in engine.LABELS), ("extreme", 25)]
)
def test_every_label_is_found_within_the_default_budget(label: engine.AnyLabel, seeds: int) -> None:
    puzzles = [engine.generate(label, seed=seed) for seed in range(seeds)]

    assert {puzzle.label for puzzle in puzzles} == {label}


def test_no_puzzles_are_an_empty_batch() -> None:
    assert engine.generate_many("easy", 0, seed=1) == []


def test_an_unknown_label_is_rejected() -> None:
    with pytest.raises(ValueError, match="beginner, easy, medium, hard, expert"):
        engine.generate("devilish", seed=1)  # type: ignore[arg-type]


def test_the_requested_technique_is_the_hardest_needed() -> None:
    puzzle = engine.generate(seed=1, technique="naked-triple", budget=100_000)

    assert engine.grade(puzzle.puzzle).hardest == "naked-triple"


def test_no_technique_above_the_maximum_is_needed() -> None:
    order = [technique.slug for technique in engine.TECHNIQUES]
    puzzles = engine.generate_many(None, 20, seed=1, max_technique="naked-pair", budget=1)

    hardest = [engine.grade(puzzle.puzzle).hardest for puzzle in puzzles]
    assert all(slug is not None for slug in hardest)
    assert max(order.index(str(slug)) for slug in hardest) <= order.index("naked-pair")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "no technique is called ''"),
        ("guessing", "no technique is called 'guessing'"),
        ("X-wng", "no technique is called 'X-wng'; did you mean x-wing?"),
        ("dual-empty-rectangle", "dual-empty-rectangle is found in hints, but no puzzle is made"),
    ],
)
def test_a_technique_that_paths_do_not_use_cannot_be_requested(name: str, told: str) -> None:
    with pytest.raises(engine.SpecError) as refused:
        engine.generate(seed=1, technique=name)

    assert str(refused.value).startswith(told)
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize("name", ["XY-Wing", "xy wing", "XYWing", "xy_wing"])
def test_a_technique_is_named_in_any_spelling(name: str) -> None:
    spec = engine.PuzzleSpec(technique=name, max_technique=name)

    assert (spec.technique, spec.max_technique) == ("xy-wing", "xy-wing")
    assert engine.technique_of(name).slug == "xy-wing"
    board = engine.generate("hard", technique="xy-wing", seed=1).puzzle
    found, same = (engine.find_steps(board, technique=one) for one in (name, "xy-wing"))
    assert found == same


def test_names_of_techniques_are_unambiguous() -> None:
    for technique in engine.TECHNIQUES:
        assert engine.slug_of(technique.name) == engine.slug_of(technique.slug) == technique.slug


@given(SEEDS, st.sampled_from(engine.SYMMETRIES))
@settings(deadline=None)
def test_a_puzzle_has_the_requested_symmetry_and_no_empty_house(
    seed: int, symmetry: engine.Symmetry
) -> None:
    spec = engine.PuzzleSpec(symmetry=symmetry, avoid_empty_houses=True)

    puzzle = engine.generate(spec, seed=seed)

    given = [digit != "-" for digit in puzzle.puzzle]
    assert engine.solve(puzzle.puzzle) == puzzle.solution
    assert all(map(any, houses_of(given)))
    for move in MOVES[symmetry]:
        assert given == [given[9 * row + column] for row, column in map(move, PLACES)]


@pytest.mark.parametrize("minimal", [True, False])
@pytest.mark.parametrize("symmetry", ["none", "half-turn", "diagonal"])
def test_a_puzzle_is_minimal_or_not_as_requested(
    symmetry: engine.Symmetry, *, minimal: bool
) -> None:
    puzzle = engine.generate(seed=3, symmetry=symmetry, minimal=minimal).puzzle

    givens = [cell for cell in range(81) if puzzle[cell] != "-"]
    thinner = [puzzle[:cell] + "-" + puzzle[cell + 1 :] for cell in givens]
    spared = [verdict for verdict in engine.check_many(thinner) if verdict.unique]
    assert (spared == []) == minimal


PLACES = [(row, column) for row in range(9) for column in range(9)]
MOVES: dict[engine.Symmetry, list[Callable[[tuple[int, int]], tuple[int, int]]]] = {
    "none": [],
    "half-turn": [lambda at: (8 - at[0], 8 - at[1])],
    "quarter-turn": [lambda at: (at[1], 8 - at[0])],
    "horizontal": [lambda at: (8 - at[0], at[1])],
    "vertical": [lambda at: (at[0], 8 - at[1])],
    "horizontal-vertical": [lambda at: (8 - at[0], at[1]), lambda at: (at[0], 8 - at[1])],
    "diagonal": [lambda at: (at[1], at[0])],
    "both-diagonals": [lambda at: (at[1], at[0]), lambda at: (8 - at[1], 8 - at[0])],
    "full": [lambda at: (at[1], at[0]), lambda at: (at[0], 8 - at[1])],
}


def houses_of(cells: list[bool]) -> Iterator[list[bool]]:
    for house in range(9):
        yield [cells[9 * house + place] for place in range(9)]
        yield [cells[9 * place + house] for place in range(9)]
        yield [
            cells[9 * (house // 3 * 3 + place // 3) + house % 3 * 3 + place % 3]
            for place in range(9)
        ]


@pytest.mark.parametrize("fewest", [22, 25, 30])
def test_a_puzzle_has_the_requested_number_of_givens(fewest: int) -> None:
    spec = engine.PuzzleSpec(min_givens=fewest, max_givens=fewest + 1, symmetry="none")

    puzzles = engine.generate_many(spec, 5, seed=1, budget=20_000)

    counts = [81 - puzzle.puzzle.count("-") for puzzle in puzzles]
    assert all(count in (fewest, fewest + 1) for count in counts)


def test_an_extreme_puzzle_is_made_only_on_request() -> None:
    puzzle = engine.generate("extreme", seed=1)

    assert puzzle.label == "extreme"
    assert engine.grade(puzzle.puzzle).tier == "extreme"
    assert "extreme" not in engine.LABELS


def test_an_exhausted_budget_reports_the_nearest_candidate() -> None:
    with pytest.raises(GenerationLimitError) as caught:
        engine.generate(seed=1, technique="template-set", budget=50)

    assert caught.value.tried == 50
    assert str(caught.value).startswith("none of 50 candidates meets the spec; the nearest")


def test_a_search_reports_its_tries_and_the_nearest_candidate() -> None:
    told: list[tuple[int, str | None]] = []

    def report(tried: int, nearest: str | None) -> None:
        told.append((tried, nearest))

    with pytest.raises(GenerationLimitError) as caught:
        engine.generate(seed=1, technique="template-set", budget=150, report=report)

    assert [tried for tried, _ in told] == [64, 128, 150]
    assert told[-1][1] == caught.value.nearest
    assert str(told[-1][1]).startswith("the nearest missed the technique")


def test_a_reporting_search_finds_the_same_puzzle() -> None:
    told: list[int] = []

    puzzle = engine.generate(
        "expert", seed=7, min_rating=7, report=lambda tried, _nearest: told.append(tried)
    )

    assert puzzle == engine.generate("expert", seed=7, min_rating=7)
    assert told == sorted(told)


def test_an_interrupted_search_continues() -> None:
    maker = engine.Maker(engine.PuzzleSpec("expert"), 7, 0, 1_000)

    puzzle = None
    while puzzle is None:
        puzzle = maker.go_on(1)

    assert puzzle == engine.generate("expert", seed=7)
    assert maker.tried >= 1


@pytest.mark.parametrize(
    ("wishes", "part"),
    [
        ({"min_rating": 5, "max_rating": 4}, "min_rating"),
        ({"min_rating": float("nan")}, "min_rating"),
        ({"max_rating": float("nan")}, "max_rating"),
        ({"min_givens": -1}, "min_givens"),
        ({"max_givens": 16}, "max_givens"),
        ({"max_givens": 82}, "max_givens"),
        ({"min_givens": 30, "max_givens": 29}, "min_givens"),
        ({"technique": "x-wing", "max_technique": "naked-pair"}, "technique"),
        ({"min_givens": 30, "max_givens": 31, "symmetry": "quarter-turn"}, "min_givens"),
    ],
)
def test_an_impossible_spec_is_rejected_without_a_search(
    wishes: engine.SpecFields, part: str
) -> None:
    assert_refused_at_once(wishes, part)


@pytest.mark.parametrize(
    ("wishes", "part"),
    [
        ({"min_rating": 12}, "min_rating"),
        ({"minimal": True, "min_givens": 41}, "min_givens"),
        ({"max_givens": 17}, "max_givens"),
        ({"max_givens": 17, "symmetry": "both-diagonals"}, "max_givens"),
        ({"max_givens": 19, "symmetry": "full"}, "max_givens"),
        ({"technique": "full-house"}, "min_givens"),
        ({"max_technique": "full-house", "min_givens": 50}, "min_givens"),
        ({"max_rating": 1.1}, "min_givens"),
        ({"max_rating": 1.0, "min_givens": 59}, "min_givens"),
        ({"technique": "full-house", "min_givens": 56, "max_givens": 59}, "max_givens"),
    ],
)
def test_a_spec_beyond_known_puzzles_is_rejected_without_a_search(
    wishes: engine.SpecFields, part: str
) -> None:
    assert_refused_at_once(wishes, part)


@pytest.mark.parametrize(
    "wishes",
    [
        {"max_givens": 18},
        {"max_givens": 17, "symmetry": "diagonal"},
        {"max_givens": 22, "symmetry": "horizontal-vertical"},
        {"max_givens": 21, "symmetry": "both-diagonals"},
        {"max_givens": 23, "symmetry": "quarter-turn"},
        {"max_givens": 23, "symmetry": "full"},
    ],
)
def test_a_spec_that_takes_hours_is_rejected_without_a_search(
    wishes: engine.SpecFields,
) -> None:
    assert_refused_at_once(wishes, "max_givens")


@pytest.mark.parametrize(
    "wishes",
    [
        {"min_rating": 11.9},
        {"minimal": True, "min_givens": 40},
        {"minimal": False, "min_givens": 41},
        {"max_givens": 19},
        {"max_givens": 17, "symmetry": "none"},
        {"max_givens": 18, "symmetry": "diagonal"},
        {"max_givens": 24, "symmetry": "quarter-turn"},
    ],
)
def test_a_rare_but_known_spec_is_searched_for(wishes: engine.SpecFields) -> None:
    engine.require_possible(engine.PuzzleSpec(**wishes))


def test_puzzles_of_17_givens_are_never_images_of_each_other() -> None:
    spec = engine.PuzzleSpec(max_givens=17, symmetry="none")

    made = engine.generate_many(spec, 5, seed=1)

    assert {puzzle.puzzle.count("-") for puzzle in made} == {81 - 17}
    assert len({engine.canonical(puzzle.puzzle) for puzzle in made}) == 5


def test_a_batch_ends_when_a_rare_spec_gives_only_images() -> None:
    spec = engine.PuzzleSpec(technique="junior-exocet")

    with pytest.raises(GenerationLimitError):
        engine.generate_many(spec, 1_000, seed=1, budget=300)


def assert_refused_at_once(wishes: engine.SpecFields, part: str) -> None:
    for attempt in (
        lambda: engine.generate(seed=1, **wishes),
        lambda: engine.generate_many(engine.PuzzleSpec(**wishes), 2, seed=1),
    ):
        with pytest.raises(ValueError, match=r"\w") as caught:
            attempt()
        assert isinstance(caught.value, engine.SpecError)
        assert caught.value.part == part


@pytest.mark.parametrize(
    ("spec", "options", "said"),
    [
        (5, {}, "expected a label such as 'easy', a PuzzleSpec or None; found int"),
        (None, {"min_rating": "5"}, "expected a number as min_rating, found str"),
        (None, {"minimal": 3}, "expected True or False as minimal, found int"),
        (None, {"max_givens": None}, "expected a whole number as max_givens, found NoneType"),
        ("easy", {"seed": 1.5}, "expected a whole number as seed, found float"),
        ("easy", {"seed": -1}, "expected 0 to 2^64 - 1 as seed, found -1"),
        ("easy", {"seed": 2**64}, f"expected 0 to 2^64 - 1 as seed, found {2**64}"),
        ("easy", {"index": -1}, "expected 0 to 2^64 - 1 as index, found -1"),
        ("easy", {"budget": -1}, "expected 0 to 2^64 - 1 as budget, found -1"),
    ],
)
def test_wrong_arguments_are_reported_by_their_names(
    spec: Any, options: dict[str, Any], said: str
) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        engine.generate(spec, **options)

    assert str(caught.value) == said


def test_an_unknown_field_is_reported_with_the_name_of_the_function() -> None:
    with pytest.raises(TypeError, match=r"^generate\(\) got .* 'min_clues'.* min_givens"):
        engine.generate(min_clues=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"^generate_many\(\) got .* 'min_clues'"):
        engine.generate_many("easy", 2, min_clues=1)  # type: ignore[call-arg]


def test_an_unknown_field_is_rejected() -> None:
    with pytest.raises(ValueError, match="none, half-turn"):
        engine.generate(seed=1, symmetry="round")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        engine.generate(seed=1, colour="blue")  # type: ignore[call-arg]


def test_a_reference_has_every_field_and_reproduces_the_puzzle() -> None:
    spec = engine.PuzzleSpec(
        "easy", min_givens=28, max_givens=32, max_rating=2.5, avoid_empty_houses=True
    )
    made = engine.generate(spec, seed=5)
    reference = engine.reference_of(spec, seed=5, index=0)

    assert engine.from_reference(reference).puzzle == made.puzzle
