"""`nonet hint`: show the simplest next step on a board, or all steps."""

from typing import Annotated, Final, cast

import typer

from nonet import engine
from nonet.cli.grids import given_or_piped
from nonet.cli.options import DEFAULT_LANGUAGE, Language, TechniqueOptions, words_of
from nonet.cli.steps import conclusions_of, print_step, step_as_json, technique_name, wrapped
from nonet.cli.terminal import FAILED, AsJson, print_error, print_json, print_line, print_result
from nonet.cli.validate import PuzzleArgument, compare_boards, describe_mistakes
from nonet.engine import small
from nonet.grid import EMPTY
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import Depth, explain_small, guide

_WHOLE_STEP: Final = 3


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
        typer.Option(
            min=1, max=_WHOLE_STEP, help="1: where to look; 2: the technique; 3: the step."
        ),
    ] = _WHOLE_STEP,
    every: Annotated[
        bool, typer.Option("--all", help="List all possible steps, easiest first.")
    ] = False,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
    options: TechniqueOptions,
) -> None:
    """Show the simplest next step on a board, with its reason.

    If the board has candidates, those that it leaves out count as eliminated. If the board has a
    mistake, the mistake is shown instead, and the exit status is 1. With `--all` each line is a
    step: its rating, name, conclusions and, for a chain, Eureka notation that `nonet prove`
    accepts, separated by tabs. With `--all --json` each line is an object with a certificate.
    """
    if every and (level != _WHOLE_STEP or options.order):
        raise typer.BadParameter("can't be combined with --level or --order", param_hint="--all")
    depth = cast("Depth", level)
    if small.is_grid(puzzle):
        _hint_small(puzzle, board, depth, words_of(language), as_json=as_json)
        return
    compared = compare_boards(puzzle, board or puzzle)
    words = words_of(language)
    if not compared.valid:
        print_line(describe_mistakes(compared, words))
        raise typer.Exit(FAILED)
    position = compared.position
    if every:
        _print_all(position, words, options, as_json=as_json)
        return
    step = engine.next_step(position, **options.arguments)
    if step is None:
        print_line("complete" if compared.complete else "no technique finds a next step")
        return
    guidance = guide(step, position, depth=depth)
    sentence = words.render(guidance.sentence)
    if as_json:
        fields = step_as_json(step) if depth == _WHOLE_STEP else {}
        print_json({**fields, "explanation": sentence})
    elif depth == _WHOLE_STEP:
        print_step(technique_name(step, words), guidance, words)
    else:
        print_line(wrapped(sentence))


def _print_all(
    position: engine.Position, words: Words, options: TechniqueOptions, *, as_json: bool
) -> None:
    usable = [
        technique.slug
        for technique in engine.TECHNIQUES
        if options.uniqueness or not technique.relies_on_uniqueness
    ]
    chosen = options.arguments["techniques"] or usable
    found = engine.find_all_steps(position, techniques=[one for one in chosen if one in usable])
    for step in found:
        guidance = guide(step, position, depth=_WHOLE_STEP)
        if as_json:
            fields = {"rating": step.rating, "explanation": words.render(guidance.sentence)}
            certificate = engine.certificate_of(step, position)
            print_json({**step_as_json(step), **fields, "certificate": certificate})
        else:
            columns = [f"{step.rating:.1f}", technique_name(step, words), conclusions_of(step)]
            notation = [guidance.notation] if guidance.notation else []
            print_line("\t".join([*columns, *notation]))
    if found.unfinished:
        names = ", ".join(found.unfinished)
        print_error(f"nonet: the list of these techniques may be incomplete: {names}")


def _hint_small(
    puzzle: str, board: str | None, depth: Depth, words: Words, *, as_json: bool
) -> None:
    """Print the easiest single on a board of a 4x4 or 6x6 puzzle, in words for children.

    Raises:
        typer.Exit: the board has a mistake.
        typer.BadParameter: the board has another size than the puzzle.
        NotUniqueError: the puzzle doesn't have exactly one solution.
    """
    givens, solution = small.normalize(puzzle), small.solve(puzzle)
    if board is not None and (not small.is_grid(board) or len(board) != len(givens)):
        raise typer.BadParameter("must have the size of the puzzle", param_hint="BOARD")
    progress = givens if board is None else small.normalize(board)
    wrong = [
        cell
        for cell, (given, entry) in enumerate(zip(givens, progress, strict=True))
        if entry != solution[cell] and (entry, given) != (EMPTY, EMPTY)
    ]
    if wrong:
        print_line(wrapped(words("small-wrong", count=len(wrong), marks="digits")))
        raise typer.Exit(FAILED)
    guidance, single = explain_small(progress, depth=depth), small.next_single(progress)
    if guidance is None or single is None:
        print_line(words("small-done") if progress == solution else words("small-no-single"))
        return
    sentence = words.render(guidance)
    placements = [{"index": single.cell, "value": single.digit}]
    fields = {"kind": single.kind, "placements": placements, "explanation": sentence}
    print_result(fields, wrapped(sentence), as_json=as_json)
