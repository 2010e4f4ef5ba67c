"""`nonet prove`: check whether a claimed step is valid."""

import re
from typing import Annotated, Any, cast

import orjson
import typer

from nonet import engine
from nonet.cli import grids, options, steps, terminal, validate
from nonet.grid import cell_named
from nonet.i18n.words import Words
from nonet.puzzles.explanations.claims import eureka_of, explain_judged
from nonet.puzzles.proof import Claim, Judged, Weakness, judge_claim

_CONCLUSION = re.compile(r"(r[1-9]c[1-9])\s*(<>|=)\s*([1-9])(?!\d)")


def prove(  # noqa: PLR0913 - one parameter per option
    puzzle: validate.PuzzleArgument,
    claim: Annotated[
        str,
        typer.Argument(
            metavar="CLAIM",
            help="Chain in Eureka notation, conclusions such as `r3c2<>4 r1c1=5`, or the library's "
            "JSON for a deduction.",
        ),
    ] = "",
    *,
    technique: Annotated[
        str | None, typer.Option(help="Name of the technique that the step uses.")
    ] = None,
    board: Annotated[
        str | None,
        typer.Option(
            help="The board in any format; by default the puzzle without entries.",
            callback=grids.given_or_piped,
        ),
    ] = None,
    without: Annotated[
        str, typer.Option(help="Candidates already eliminated, such as `r3c2<>4 r5c6<>7`.")
    ] = "",
    language: options.Language = options.DEFAULT_LANGUAGE,
    as_json: terminal.AsJson = False,
) -> None:
    """Check whether a claimed step is valid.

    The output is the technique and its conclusions, or the part of the claim that fails and the
    reason. Only the premises in the claim are used. The exit status is 1 if the step isn't valid.
    """
    parsed = _read_claim(claim.strip(), technique)
    compared = validate.compare_boards(
        puzzle, board or puzzle, eliminated=_read_eliminated(without)
    )
    judged = Judged(compared, weakness=Weakness("board", "mistake"))
    if compared.valid:
        try:
            judged = judge_claim(compared, parsed)
        except (TypeError, ValueError) as error:
            raise typer.BadParameter(str(error), param_hint="CLAIM") from None
    words = options.words_of(language)
    if as_json:
        terminal.print_json(_as_json(judged, parsed, words))
    else:
        _print(judged, parsed, words)
    if judged.weakness is not None:
        raise typer.Exit(terminal.FAILED)


def _read_claim(text: str, technique: str | None) -> Claim:
    slug = None if technique is None else engine.slug_of(technique)
    if technique is not None and slug is None:
        nearest = engine.nearest_slug(technique)
        meant = f"; did you mean {nearest}?" if nearest else ""
        message = f"unknown technique {technique!r}{meant}"
        raise typer.BadParameter(message, param_hint="--technique")
    if text.startswith("{"):
        try:
            return Claim(slug, None, cast("engine.Deduction", orjson.loads(text)))
        except orjson.JSONDecodeError as error:
            raise typer.BadParameter(f"invalid JSON: {error}", param_hint="CLAIM") from None
    conclusions = _read_conclusions(text)
    if conclusions is None:
        return Claim(slug, text)
    placements, eliminations = conclusions
    return Claim(slug, None, {"placements": [*placements], "eliminations": [*eliminations]})


def _read_eliminated(text: str) -> list[steps.Candidate]:
    conclusions = _read_conclusions(text)
    if conclusions is None or conclusions[0]:
        message = f"expected candidates such as r3c2<>4, found {text}"
        raise typer.BadParameter(message, param_hint="--without")
    return conclusions[1]


def _read_conclusions(text: str) -> tuple[list[steps.Candidate], list[steps.Candidate]] | None:
    """Return placements and eliminations, or None if the text has anything else."""
    if _CONCLUSION.sub("", text).strip(" ,;"):
        return None
    pairs: dict[str, list[steps.Candidate]] = {"=": [], "<>": []}
    for name, sign, digit in _CONCLUSION.findall(text):
        pairs[sign].append((cell_named(name), int(digit)))
    return pairs["="], pairs["<>"]


def _print(judged: Judged, claim: Claim, words: Words) -> None:
    if judged.technique is not None:
        terminal.print_line(words(f"name-{judged.technique}"))
    terminal.print_line(steps.wrapped(words.render(explain_judged(judged))))
    eureka = eureka_of(judged, claim)
    if eureka is not None:
        terminal.print_line(steps.wrapped(eureka))


def _as_json(judged: Judged, claim: Claim, words: Words) -> dict[str, Any]:
    weak = judged.weakness
    return {
        "valid": weak is None,
        "explanation": words.render(explain_judged(judged)),
        "follows": {
            "placements": steps.pairs_as_json(judged.placements),
            "eliminations": steps.pairs_as_json(judged.eliminations),
        },
        "weakLink": weak
        and {
            "part": weak.part,
            "at": weak.at,
            "fault": weak.fault,
            "candidates": steps.pairs_as_json(weak.witnesses),
        },
        "technique": judged.technique,
        "eureka": eureka_of(judged, claim),
    }
