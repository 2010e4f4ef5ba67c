"""`nonet hint`: the simplest next step on a board."""

from typing import Annotated, cast

import typer

from nonet import engine
from nonet.app import Settings
from nonet.cli.options import DEFAULT_LANGUAGE, Language, Uniqueness, words_of
from nonet.cli.steps import print_step, step_as_json, wrapped
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.cli.validate import NOT_VALID, PuzzleArgument, compare_boards, mistakes_on
from nonet.content.explanations import Depth, guide

MOST = 3


def hint(  # noqa: PLR0913 - one parameter an option
    puzzle: PuzzleArgument,
    board: Annotated[
        str | None,
        typer.Argument(metavar="BOARD", help="The board; without it the puzzle as it is given."),
    ] = None,
    *,
    level: Annotated[
        int,
        typer.Option(min=1, max=MOST, help="1 tells where to look, 2 by which idea, 3 the step."),
    ] = MOST,
    uniqueness: Uniqueness = True,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Tell the simplest next step on a board, with its reason.

    A board with a mistake gets none: the mistake is named, and the exit status is 1.
    """
    compared = compare_boards(puzzle, board or puzzle)
    if not compared.valid:
        print_line(mistakes_on(compared, language))
        raise typer.Exit(NOT_VALID)
    step = engine.next_step(compared.progress, uniqueness=uniqueness)
    if step is None:
        print_line("complete" if compared.complete else "no technique leads on")
        return
    words = words_of(language, Settings())
    shown = guide(step, compared.progress, depth=cast("Depth", level))
    sentence = words.render(shown.sentence)
    if as_json:
        print_json({**(step_as_json(step) if level == MOST else {}), "explanation": sentence})
    elif level == MOST:
        print_step(words(f"name-{step.technique}"), shown, words)
    else:
        print_line(wrapped(sentence))
