"""`nonet hint`: show the simplest next step on a board, or all steps."""

from typing import Annotated, cast

import typer

from nonet import engine
from nonet.cli.grids import given_or_piped
from nonet.cli.options import DEFAULT_LANGUAGE, Choice, Chosen, Language, takes_options, words_of
from nonet.cli.small import hint_small
from nonet.cli.steps import conclusions_of, print_step, step_as_json, wrapped
from nonet.cli.terminal import AsJson, print_error, print_json, print_line
from nonet.cli.validate import NOT_VALID, PuzzleArgument, compare_boards, mistakes_on
from nonet.engine import small
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, guide
from nonet.server.settings import Settings

MOST = 3


@takes_options("choice", Choice)
def hint(  # noqa: PLR0913 - one parameter per option
    puzzle: PuzzleArgument,
    board: Annotated[
        str | None,
        typer.Argument(
            metavar="BOARD",
            help="The board in any format; by default the puzzle without entries.",
            callback=given_or_piped,
        ),
    ] = None,
    *,
    level: Annotated[
        int,
        typer.Option(min=1, max=MOST, help="1: where to look; 2: the technique; 3: the step."),
    ] = MOST,
    every: Annotated[
        bool, typer.Option("--all", help="List all possible steps, easiest first.")
    ] = False,
    choice: Choice,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Show the simplest next step on a board, with its reason.

    If the board has candidates, those that it leaves out count as eliminated. If the board has a
    mistake, the mistake is shown instead, and the exit status is 1. With `--all` each line is a
    step: its rating, name, conclusions and, for a chain, Eureka notation that `nonet prove`
    accepts, separated by tabs. With `--all --json` each line is an object with a certificate.
    """
    if every and (level != MOST or choice.order):
        raise typer.BadParameter("can't be combined with --level or --order", param_hint="--all")
    if small.is_grid(puzzle):
        hint_small(puzzle, board, level, language, as_json=as_json)
        return
    compared = compare_boards(puzzle, board or puzzle)
    if not compared.valid:
        print_line(mistakes_on(compared, language))
        raise typer.Exit(NOT_VALID)
    words = words_of(language, Settings())
    position = compared.position
    if every:
        _print_all(position, words, choice.chosen, as_json=as_json)
        return
    step = engine.next_step(position, **choice.chosen)
    if step is None:
        print_line("complete" if compared.complete else "no technique finds a next step")
        return
    shown = guide(step, position, depth=cast("Depth", level))
    sentence = words.render(shown.sentence)
    if as_json:
        print_json({**(step_as_json(step) if level == MOST else {}), "explanation": sentence})
    elif level == MOST:
        print_step(words(f"name-{step.technique}"), shown, words)
    else:
        print_line(wrapped(sentence))


def _print_all(position: engine.Position, words: Words, chosen: Chosen, *, as_json: bool) -> None:
    named = chosen["techniques"] or [one.slug for one in engine.TECHNIQUES]
    relying = {one.slug for one in engine.TECHNIQUES if one.relies_on_uniqueness}
    used = [one for one in named if chosen["uniqueness"] or one not in relying]
    found = engine.find_all_steps(position, techniques=used)
    for step in found:
        shown = guide(step, position, depth=3)
        if as_json:
            print_json(_with_certificate(step, position, words.render(shown.sentence)))
        else:
            written = [shown.notation] if shown.notation else []
            name = words(f"name-{step.technique}")
            print_line("\t".join([f"{step.rating:.1f}", name, conclusions_of(step), *written]))
    if found.unfinished:
        names = ", ".join(found.unfinished)
        # Every message of a command is one line, whatever its length.
        message = f"nonet: the list of these techniques may be incomplete: {names}"
        print_error(message)


def _with_certificate(
    step: engine.Step, position: engine.Position, explanation: str
) -> dict[str, object]:
    return {
        **step_as_json(step),
        "rating": step.rating,
        "explanation": explanation,
        "certificate": engine.certificate_of(step, position),
    }
