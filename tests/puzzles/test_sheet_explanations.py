"""Texts on sheets about their puzzles: ratings, techniques, hints and paths."""

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.printing.layout import Layout
from nonet.printing.sheet_explanations import explain_sheet
from nonet.printing.worksheet import Sheet

HARD = engine.generate("hard", seed=7, index=2)
SHEET = Sheet(puzzle=HARD.puzzle, solution=HARD.solution, playable_url="")


def test_a_path_has_every_step_with_its_reason_and_places_the_solution() -> None:
    said = explain_sheet(SHEET, Layout(path=True), english())

    steps = engine.solve_path(HARD.puzzle).steps
    assert [step.technique for step in said.path] == [
        english()(f"name-{step.technique}") for step in steps
    ]
    assert all(step.explanation.endswith(".") for step in said.path)
    assert said.hints == ()


def test_hints_have_the_first_and_hardest_steps_and_optionally_names() -> None:
    hidden = explain_sheet(SHEET, Layout(hints=True), english()).hints
    named = explain_sheet(SHEET, Layout(hints=True, technique=True), english())

    hardest = engine.grade(HARD.puzzle).hardest
    name = english()(f"name-{hardest}")
    assert named.technique == name
    assert len(hidden) == len(named.hints) == 3
    assert all(" digits on the board: " in hint for hint in hidden[1:])
    assert not any(name in hint for hint in hidden)
    assert any(name.lower() in hint.lower() for hint in named.hints)


def test_a_sheet_with_hints_names_the_hardest_of_its_hints() -> None:
    for puzzle in engine.generate_iter("hard", 12, seed=3):
        sheet = Sheet(puzzle=puzzle.puzzle, solution=puzzle.solution, playable_url="")
        alone = explain_sheet(sheet, Layout(technique=True), english())
        hinted = explain_sheet(sheet, Layout(hints=True, path=True, technique=True), english())

        assert alone.technique == english()(f"name-{puzzle.hardest}")
        family = hinted.technique.partition(" type")[0].lower()
        assert any(family in hint.lower() for hint in hinted.hints)
        assert hinted.technique in [step.technique for step in hinted.path]


def test_a_stopped_rating_is_a_lower_bound() -> None:
    extreme = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

    def rating(puzzle: str) -> str:
        sheet = Sheet(puzzle=engine.normalize(puzzle), solution="", playable_url="")
        return explain_sheet(sheet, Layout(shown="rating"), english()).rating

    er = engine.rate(HARD.puzzle).er
    assert er is not None
    assert rating(HARD.puzzle) == f"ER {er:.1f}"
    assert rating(extreme).startswith("ER ")
    assert rating(extreme).endswith(" or more")


def test_a_full_grid_has_nothing_to_explain() -> None:
    sheet = Sheet(puzzle=HARD.solution, solution=HARD.solution, playable_url="")

    said = explain_sheet(sheet, Layout(hints=True, path=True, technique=True), english())

    assert (said.hints, said.path, said.technique) == ((), (), "")
