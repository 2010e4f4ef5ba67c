"""Options that several commands share, and groups of options as dataclasses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

import typer

from nonet import engine
from nonet.engine import small
from nonet.i18n.catalogue import ENGLISH, Catalogue
from nonet.i18n.words import Words
from nonet.server.settings import Settings

AnySize = Literal["4", "6", "9"]
DEFAULT_SIZE: AnySize = "9"
DEFAULT_LANGUAGE = ENGLISH

Seed = Annotated[
    str | None, typer.Option(help="Number or text; the same seed gives the same puzzles.")
]
Difficulty = Annotated[engine.Label, typer.Option(help="Difficulty of the puzzles.")]
Size = Annotated[
    AnySize, typer.Option(help="Number of rows; 4 and 6 are for children, in three levels.")
]
Language = Annotated[
    str, typer.Option(help="Language tag such as `de`; NONET_LANGUAGES_DIR can add languages.")
]
PathOption = Annotated[
    engine.WhichPath,
    typer.Option(
        "--path", help="With `shortest`, also list the necessary techniques beyond singles."
    ),
]


def seed_number(seed: str | None) -> int:
    """Return the number of a seed, or a random number if there is no seed."""
    return engine.draw_seed() if seed is None else engine.seed_of(seed)


def small_size(size: str) -> small.Size | None:
    """Return the size of small grids, or None for 9x9."""
    number = int(size)
    return number if small.is_size(number) else None


def words_of(language: str, settings: Settings | None = None) -> Words:
    """Return the messages of a language.

    Raises:
        typer.BadParameter: there is no such language.
    """
    catalogue = Catalogue((settings or Settings()).site.languages_dir)
    if language in catalogue.tags:
        return catalogue.words(language)
    known = ", ".join(catalogue.tags)
    message = f"unknown language {language!r}; expected one of: {known}"
    raise typer.BadParameter(message, param_hint="--language")


def labels_named(names: Sequence[str]) -> list[engine.Label]:
    """Return the labels of an option that can be repeated; Typer has no lists of choices.

    Raises:
        typer.BadParameter: there is no such label.
    """
    known = {str(label): label for label in engine.LABELS}
    if unknown := [name for name in names if name not in known]:
        message = f"unknown difficulty {unknown[0]!r}; expected one of: {', '.join(known)}"
        raise typer.BadParameter(message, param_hint="--difficulty")
    return [known[name] for name in names]


def language_folder(language: str) -> str:
    """Return the website's path prefix of a language, such as `/de`; empty for English."""
    return "" if language == ENGLISH else f"/{language}"


def require_techniques(names: str | None) -> str | None:
    """Return names of techniques unchanged if all are known.

    Raises:
        typer.BadParameter: there is no such technique.
    """
    try:
        _slugs_of(names)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    return names


def _slugs_of(names: str | None) -> tuple[str, ...] | None:
    return None if names is None else engine.slugs_of(filter(str.strip, names.split(",")))


class TechniqueArguments(TypedDict):
    """The library's arguments for a choice of techniques."""

    uniqueness: bool
    techniques: tuple[str, ...] | None
    order: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TechniqueOptions:
    """The techniques to use, and those to try first."""

    uniqueness: Annotated[
        bool,
        typer.Option(
            "--uniqueness/--no-uniqueness",
            help="Allow techniques that assume that the solution is unique.",
        ),
    ] = True
    techniques: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,...", callback=require_techniques, help="Use only these techniques."
        ),
    ] = None
    order: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,...",
            callback=require_techniques,
            help="Try these techniques first, in order.",
        ),
    ] = None

    @property
    def arguments(self) -> TechniqueArguments:
        """The choice as slugs.

        Raises:
            typer.BadParameter: the order has a technique that isn't among those chosen.
        """
        techniques, order = _slugs_of(self.techniques), _slugs_of(self.order)
        if techniques is not None and (
            other := [one for one in order or () if one not in techniques]
        ):
            message = f"{other[0]} is not among the techniques"
            raise typer.BadParameter(message, param_hint="--order")
        return {"uniqueness": self.uniqueness, "techniques": techniques, "order": order}
