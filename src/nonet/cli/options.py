"""Options that several commands share, and groups of options as dataclasses."""

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
    """Turn the fields of a dataclass into options of a command, passed to it as `name`.

    The fields have the same annotations as options.
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
    str | None, typer.Option(help="Number or text; the same seed gives the same puzzles.")
]


def number_of(seed: str | None) -> int:
    """Return the number of a seed, or a random number if there is no seed."""
    return engine.draw_seed() if seed is None else engine.seed_of(seed)


Difficulty = Annotated[engine.Label, typer.Option(help="Difficulty of the puzzles.")]


WhichPath = Annotated[
    engine.WhichPath,
    typer.Option("--path", help="Use `shortest` to also list the steps that are necessary."),
]

Uniqueness = Annotated[
    bool,
    typer.Option(
        "--uniqueness/--no-uniqueness",
        help="Allow techniques that assume that the solution is unique.",
    ),
]


def _named(names: str | None) -> tuple[str, ...] | None:
    return None if names is None else engine.slugs_of(filter(str.strip, names.split(",")))


def labels_named(names: Sequence[str]) -> list[engine.Label]:
    """Return the labels of an option that can be repeated.

    Raises:
        typer.BadParameter: there is no such label.
    """
    known = {str(label): label for label in engine.LABELS}
    if unknown := [name for name in names if name not in known]:
        message = f"unknown difficulty {unknown[0]!r}; expected one of: {', '.join(known)}"
        raise typer.BadParameter(message, param_hint="--difficulty")
    return [known[name] for name in names]


def require_known(names: str | None) -> str | None:
    """Return names of techniques unchanged if all are known.

    Raises:
        typer.BadParameter: there is no such technique.
    """
    try:
        _named(names)
    except ValueError as unknown:
        raise typer.BadParameter(str(unknown)) from None
    return names


Techniques = Annotated[
    str | None,
    typer.Option(metavar="NAME,...", callback=require_known, help="Use only these techniques."),
]
Order = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,...", callback=require_known, help="Try these techniques first, in order."
    ),
]


class Chosen(TypedDict):
    """The library's arguments for a choice of techniques."""

    uniqueness: bool
    techniques: tuple[str, ...] | None
    order: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Choice:
    """The techniques to use, and those to try first."""

    uniqueness: Uniqueness = True
    techniques: Techniques = None
    order: Order = None

    @property
    def chosen(self) -> Chosen:
        """The choice as slugs.

        Raises:
            typer.BadParameter: the order has a technique that isn't among those chosen.
        """
        chosen, order = _named(self.techniques), _named(self.order)
        foreign = [] if chosen is None else [one for one in order or () if one not in chosen]
        if foreign:
            message = f"{foreign[0]} is not among the techniques"
            raise typer.BadParameter(message, param_hint="--order")
        return {"uniqueness": self.uniqueness, "techniques": chosen, "order": order}


Language = Annotated[
    str,
    typer.Option(help="Language tag such as `de`; NONET_LANGUAGES_DIR can add languages."),
]
DEFAULT_LANGUAGE = ENGLISH


def words_of(language: str, settings: Settings) -> Words:
    """Return the messages of a language.

    Raises:
        typer.BadParameter: there is no such language.
    """
    catalogue = Catalogue(settings.site.languages_dir)
    if language in catalogue.tags:
        return catalogue.words(language)
    known = ", ".join(catalogue.tags)
    message = f"unknown language {language!r}; expected one of: {known}"
    raise typer.BadParameter(message, param_hint="--language")


def folder_of(language: str) -> str:
    """Return the website's path prefix of a language, such as `/de`; empty for English."""
    return "" if language == ENGLISH else f"/{language}"
