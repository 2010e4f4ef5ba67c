"""Options that belong together, as the fields of a dataclass that a command takes as one."""

from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import wraps
from inspect import Parameter, signature
from typing import Any, get_type_hints


def taking(name: str, group: type[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
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
