"""A path takes the simplest step there is, and no technique above those its puzzle needs."""

from collections.abc import Iterator

import pytest

from nonet import engine
from nonet.errors import NotUniqueError
from nonet.i18n.catalogue import Catalogue
from nonet.puzzles.explanations.guidance import guide
from samples import HARDEST, LOKI, PUZZLE

TIERS = ("singles", "medium", "hard", "expert", "extreme")
TIER_OF = {technique.slug: TIERS.index(technique.tier) for technique in engine.TECHNIQUES}
WALKED = [technique for technique in engine.TECHNIQUES if not technique.hints_only]


def positions(puzzle: str) -> Iterator[tuple[dict[str, object], engine.Step]]:
    """Yield each position of a path, as `find_steps` wants it, and the step that is taken there."""
    board, removed, placed = list(puzzle), list[tuple[int, int]](), list[int]()
    for step in engine.solve_path(puzzle).steps:
        yield {"grid": "".join(board), "removed": list(removed), "placed": list(placed)}, step
        removed.extend(step.eliminations)
        for cell, digit in step.placements:
            board[cell] = str(digit)
            placed.append(cell)


@pytest.mark.parametrize("grid", ["1" * 81, "11" + "-" * 79])
def test_clashing_givens_have_no_path_and_no_rating(grid: str) -> None:
    with pytest.raises(NotUniqueError) as walked:
        engine.solve_path(grid)
    with pytest.raises(NotUniqueError) as rated:
        engine.rate(grid)
    with pytest.raises(NotUniqueError) as rated_among_others:
        engine.rate_many([LOKI, grid], work=1)

    assert walked.value.statuses == rated.value.statuses == {"grid": "invalid"}
    assert rated_among_others.value.statuses == {"grids[1]": "invalid"}


@pytest.mark.sample("hard|medium")
@pytest.mark.parametrize("label", ["medium", "hard", "expert"])
def test_each_step_has_the_lowest_rating(label: engine.Label) -> None:
    puzzle = engine.generate(label, seed=8).puzzle

    for position, taken in positions(puzzle):
        known = [one.slug for one in WALKED if TIER_OF[one.slug] <= TIERS.index(label)]
        found = [step for slug in known for step in engine.find_steps(**position, technique=slug)]  # type: ignore[arg-type]
        assert taken.rating == min(step.rating for step in found)


@pytest.mark.parametrize("label", ["medium", "hard", "expert"])
def test_no_technique_exceeds_the_tier_of_the_puzzle(label: engine.Label) -> None:
    for puzzle in engine.generate_many(label, 25, seed=6):
        path = engine.solve_path(puzzle.puzzle)

        assert path.solved
        assert max(TIER_OF[step.technique] for step in path.steps) <= TIERS.index(label)


# The Explainer counts the nodes of a chain from the candidate that goes out, and back to it.
NODES_BESIDE_LINKS = {"xy-chain": 3, "aic": 3, "discontinuous-nice-loop": 1}


def nodes_of(chain: engine.Step) -> int:
    return len(chain.pattern.links) + NODES_BESIDE_LINKS[chain.technique]


def test_the_shortest_chain_of_any_kind_is_taken() -> None:
    taken = 0
    for puzzle in engine.generate_many("expert", 40, seed=9):
        for position, step in positions(puzzle.puzzle):
            if step.technique in NODES_BESIDE_LINKS:
                chains = [
                    found
                    for slug in NODES_BESIDE_LINKS
                    for found in engine.find_steps(**position, technique=slug)  # type: ignore[arg-type]
                ]
                assert nodes_of(step) == min(map(nodes_of, chains))
                taken += 1

    assert taken > 3


def test_one_of_the_hardest_puzzles_is_solved_step_by_step() -> None:
    solution = engine.solve(HARDEST)

    path = engine.solve_path(HARDEST)

    assert path.solved
    assert any(step.technique == "nested-forcing-net" for step in path.steps)
    for step in path.steps:
        assert all(solution[cell] == str(digit) for cell, digit in step.placements)
        assert all(solution[cell] != str(digit) for cell, digit in step.eliminations)


def test_a_tridagon_solves_a_puzzle_beyond_nested_nets() -> None:
    steps = engine.solve_path(LOKI).steps

    assert "tridagon" in {step.technique for step in steps}
    assert not any("nested" in step.technique for step in steps)
    assert engine.grade(LOKI).hardest == "tridagon"


def test_an_sk_loop_solves_easter_monster() -> None:
    step = next(step for step in engine.solve_path(HARDEST).steps if step.technique == "sk-loop")

    assert isinstance(step.evidence, engine.LockedSectors)
    assert len(step.evidence.cells) == sum(map(len, step.evidence.digits)) == 16
    assert len(step.evidence.houses) == 8
    assert len(step.eliminations) == 13


def test_an_image_of_a_very_hard_puzzle_has_the_same_grade() -> None:
    turned = "".join(HARDEST[9 * (cell % 9) + cell // 9] for cell in range(81))
    image = turned.translate(str.maketrans("123456789", "947318652"))

    one, other = engine.grade(HARDEST), engine.grade(image)

    assert (one.hardest, one.score, one.counts) == (other.hardest, other.score, other.counts)


def test_a_nested_net_is_a_tree_with_branches() -> None:
    steps = [
        step for step in engine.solve_path(HARDEST).steps if step.technique == "nested-forcing-net"
    ]

    for step in steps:
        tree = step.evidence
        assert isinstance(tree, engine.NestedContradiction)
        assert (tree.assumed,) == step.eliminations
        assert (tree.cell is None) != (tree.house is None)
        *before, last = tree.stages
        assert last.refuted is None
        assert before
        for stage in before:
            assert stage.refuted is not None
            (branch,) = stage.refuted.branches
            assert branch.is_true
            assert branch.links


def is_beyond_singles(step: engine.Step) -> bool:
    return TIER_OF[step.technique] > 0


class Trial:
    """A puzzle on which steps are taken."""

    def __init__(self, puzzle: str) -> None:
        self.cells = list(puzzle)
        self.removed = set[tuple[int, int]]()
        self.placed: list[int] = []

    def find(self, technique: str) -> tuple[engine.Step, ...]:
        return engine.find_steps(
            "".join(self.cells), removed=self.removed, placed=self.placed, technique=technique
        )

    def take(self, step: engine.Step) -> None:
        self.removed.update(step.eliminations)
        for cell, digit in step.placements:
            self.cells[cell] = str(digit)
            self.placed.append(cell)

    def take_singles(self) -> None:
        singles = ("full-house", "hidden-single", "naked-single")
        while step := next((one for slug in singles for one in self.find(slug)), None):
            self.take(step)

    def follow(self, step: engine.Step) -> bool:
        """Take a step and the singles that follow, if it holds or has nothing left to conclude."""
        open_ones = {pair for pair in step.eliminations if self.cells[pair[0]] == "-"}
        lost = open_ones - self.removed
        again = next(
            (one for one in self.find(step.technique) if lost <= {*one.eliminations}), None
        )
        if again is not None and lost:
            self.take(again)
            self.take_singles()
        return again is not None or not lost


def is_solved_by(puzzle: str, steps: list[engine.Step]) -> bool:
    """Return whether some steps, each found again in its turn, and singles solve a puzzle."""
    board = Trial(puzzle)
    board.take_singles()
    return all(map(board.follow, steps)) and "-" not in board.cells


@pytest.mark.parametrize("label", ["medium", "hard", "expert"])
def test_the_shortest_path_has_only_necessary_steps(label: engine.Label) -> None:
    for puzzle in engine.generate_many(label, 3, seed=12):
        path = engine.solve_path(puzzle.puzzle, path="shortest")

        steps = list(filter(is_beyond_singles, path.steps))
        full = list(filter(is_beyond_singles, engine.solve_path(puzzle.puzzle).steps))
        assert path.solved
        assert 0 < len(steps) <= len(full)
        assert max(TIER_OF[step.technique] for step in steps) <= TIERS.index(label)
        assert is_solved_by(puzzle.puzzle, steps)
        for index in range(len(steps)):
            assert not is_solved_by(puzzle.puzzle, steps[:index] + steps[index + 1 :])


def test_the_shortest_path_leads_to_the_solution() -> None:
    puzzle = engine.generate("expert", seed=2)
    board = list(puzzle.puzzle)

    for step in engine.grade(puzzle.puzzle, path="shortest").path or ():
        assert all(puzzle.solution[cell] != str(digit) for cell, digit in step.eliminations)
        for cell, digit in step.placements:
            board[cell] = str(digit)

    assert "".join(board) == puzzle.solution
    assert engine.grade(puzzle.puzzle).path is None


def test_the_shortest_path_of_an_easy_puzzle_has_only_singles() -> None:
    puzzle = engine.generate("easy", seed=2).puzzle

    path = engine.solve_path(puzzle, path="shortest")

    assert path.solved
    assert not any(map(is_beyond_singles, path.steps))


@pytest.mark.parametrize(
    ("label", "seed"),
    # Of the first two, a step leaves nothing of a later one, or nothing to do; the last has two of
    # the same rating, of which the later one makes the shorter path.
    [("expert", 26), ("expert", 178), ("hard", 26331)],
)
def test_the_shortest_path_omits_redundant_eliminations(label: engine.Label, seed: int) -> None:
    puzzle = engine.generate(label, seed=seed).puzzle
    path = engine.solve_path(puzzle, path="shortest")
    steps = list(filter(is_beyond_singles, path.steps))

    assert path.solved
    assert is_solved_by(puzzle, steps)
    assert len(steps) <= len(list(filter(is_beyond_singles, engine.solve_path(puzzle).steps)))


@pytest.mark.parametrize("language", Catalogue().tags)
def test_a_path_is_explained_in_each_language(language: str) -> None:
    path = engine.solve_path(PUZZLE)

    sentences = path.explain(language=language)

    first = guide(path.steps[0], path.puzzle, depth=3)
    assert len(sentences) == len(path.steps)
    assert sentences[0] == Catalogue().words(language).render(first.sentence)
    assert (sentences == path.explain()) == (language == "en")


def test_an_unknown_language_is_rejected_with_the_known_ones() -> None:
    path = engine.solve_path(PUZZLE)

    with pytest.raises(ValueError, match=f"one of {', '.join(Catalogue().tags)}; found 'tlh'"):
        path.explain(language="tlh")
