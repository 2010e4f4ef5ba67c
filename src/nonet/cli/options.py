"""Options that commands share, and those that belong together as the fields of a dataclass."""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any, TypedDict, get_type_hints

import typer

from nonet import engine
from nonet.i18n.catalogue import ENGLISH, Catalogue
from nonet.i18n.words import Words
from nonet.server.settings import Settings


def takes_options(
    name: str, group: type[Any]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a command take the fields of a dataclass as options; it gets them as `name`.

    The fields are annotated as options are.
    """
    hints = get_type_hints(group, include_extras=True)
    options = [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        own = [each for each in signature(command).parameters.values() if each.name != name]
        own_hints = get_type_hints(command, include_extras=True)

        @wraps(command)
        def wrapped(**given: Any) -> None:
            grouped = group(**{option.name: given.pop(option.name) for option in options})
            command(**given, **{name: grouped})

        wrapped.__signature__ = signature(command).replace(  # type: ignore[attr-defined]
            parameters=[*own, *options]
        )
        wrapped.__annotations__ = {
            hint: kind for hint, kind in own_hints.items() if hint != name
        } | hints
        return wrapped

    return decorate


Seed = Annotated[
    str | None, typer.Option(help="A number or a text that gives the same puzzles every time.")
]


def number_of(seed: str | None) -> int:
    """Return the number that puzzles are drawn from: without a seed one by chance."""
    return engine.draw_seed() if seed is None else engine.seed_of(seed)


LABEL_HELP = "How hard the puzzles are."
Difficulty = Annotated[engine.Label, typer.Option(help=LABEL_HELP)]


WhichPath = Annotated[
    engine.WhichPath,
    typer.Option("--path", help="`shortest` tells the steps that are needed as well."),
]

Uniqueness = Annotated[
    bool,
    typer.Option(
        "--uniqueness/--no-uniqueness",
        help="Whether techniques may take it for granted that there is one solution.",
    ),
]


def _named(names: str | None) -> tuple[str, ...] | None:
    return None if names is None else engine.slugs_of(filter(str.strip, names.split(",")))


def labels_named(names: Sequence[str]) -> list[engine.Label]:
    """Return the labels of an option that can be given several times.

    Raises:
        typer.BadParameter: one is none.
    """
    known = {str(label): label for label in engine.LABELS}
    if unknown := [name for name in names if name not in known]:
        raise typer.BadParameter(f"there is no {unknown[0]!r}", param_hint="--difficulty")
    return [known[name] for name in names]


def require_known(names: str | None) -> str | None:
    """Return names of techniques as they are, if all are known.

    Raises:
        typer.BadParameter: one is not.
    """
    try:
        _named(names)
    except ValueError as unknown:
        raise typer.BadParameter(str(unknown)) from None
    return names


Techniques = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,...", callback=require_known, help="Use these techniques and no others."
    ),
]
Order = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,...", callback=require_known, help="Try these first, in this order."
    ),
]


class Chosen(TypedDict):
    """What the library takes of a choice."""

    uniqueness: bool
    techniques: tuple[str, ...] | None
    order: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Choice:
    """Which techniques are used, and which are tried first."""

    uniqueness: Uniqueness = True
    techniques: Techniques = None
    order: Order = None

    @property
    def chosen(self) -> Chosen:
        """The choice by slugs.

        Raises:
            typer.BadParameter: the order has a technique that is not among those chosen.
        """
        chosen, order = _named(self.techniques), _named(self.order)
        foreign = [] if chosen is None else [one for one in order or () if one not in chosen]
        if foreign:
            message = f"{foreign[0]} is not among the techniques"
            raise typer.BadParameter(message, param_hint="--order")
        return {"uniqueness": self.uniqueness, "techniques": chosen, "order": order}


Language = Annotated[
    str, typer.Option(help="The language of the words; NONET_LANGUAGES_DIR has further ones.")
]
DEFAULT_LANGUAGE = ENGLISH


def words_of(language: str, settings: Settings) -> Words:
    """Return the words of a language.

    Raises:
        typer.BadParameter: there is no such language.
    """
    catalogue = Catalogue(settings.languages_dir)
    if language in catalogue.tags:
        return catalogue.words(language)
    known = ", ".join(catalogue.tags)
    raise typer.BadParameter(f"no {language!r}; there are: {known}", param_hint="--language")


def folder_of(language: str) -> str:
    """Return where the website has the pages of a language, such as `/de`; nothing for English."""
    return "" if language == ENGLISH else f"/{language}"
