"""Convert JSON values to wire models, or to the faults of a request."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from math import isinf
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from nonet.grid import CELLS
from nonet.server.http.error_responses import (
    EXPECTED_GRID,
    LARGEST_NUMBER,
    Fault,
    InvalidRequestError,
    callers_name,
    did_you_mean,
)
from nonet.server.http.model import WireModel

Request = TypeVar("Request", bound=WireModel)


def read_request(model: type[Request], value: Any) -> Request:
    """Validate a value, and return the request's wire model.

    Raises:
        InvalidRequestError.
    """
    try:
        # The wire uses only camelCase names; Python names are for our own code.
        return model.model_validate(value, by_alias=True, by_name=False)
    except ValidationError as fault:
        raise InvalidRequestError(_faults(model, fault.errors(include_url=False))) from None


def _names_at(model: type[BaseModel], place: Sequence[str | int]) -> list[str]:
    """Return the names of all fields in the object that contains this location."""
    name, *rest = [part for part in place if isinstance(part, str)]
    if not rest:
        return [field.alias or known for known, field in model.model_fields.items()]
    for known, field in model.model_fields.items():
        if name == (field.alias or known):
            return [each for one in _models_in(field.annotation) for each in _names_at(one, rest)]
    return []


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    """Yield the models in a field's type, including those in lists."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models_in(part)


# A body can contain thousands of fields, and each suggestion takes a while.
MAX_SUGGESTIONS = 3


def _faults(model: type[BaseModel], errors: Iterable[Mapping[str, Any]]) -> Iterator[Fault]:
    """Convert Pydantic's errors to faults."""
    suggestions = 0
    for error in errors:
        meant = ""
        if error["type"] == "extra_forbidden" and suggestions < MAX_SUGGESTIONS:
            suggestions += 1
            meant = suggest(str(error["loc"][-1]), _names_at(model, error["loc"]))
        yield _fault(error, _path(model, error), meant)


def _fault(error: Mapping[str, Any], path: str, meant: str) -> Fault:
    kind, came = error["type"], error["input"]
    if kind in _BOUNDS:
        side, bound = _BOUNDS[kind]
        return Fault(path, f"{side} {error['ctx'][bound]}", found=_size(came))
    match kind:
        case "missing":
            return Fault(path, "a value", found="none")
        case "extra_forbidden":
            return Fault(path, f"no such field{did_you_mean(meant)}", is_named_by_caller=True)
        case "string_pattern_mismatch":
            return Fault(path, EXPECTED_GRID, found=_found_grid(came))
    is_other = kind == "literal_error" and isinstance(came, str)
    return Fault(path, _expected(error), found="another string" if is_other else _found(came))


def _path(model: type[BaseModel], error: Mapping[str, Any]) -> str:
    """Return the path of a location, without the names that Pydantic adds for unions."""
    location, known = error["loc"], _all_names(model)
    is_unknown = error["type"] == "extra_forbidden"
    parts = [part for part in location if isinstance(part, int) or part in known]
    if is_unknown and parts[-1:] != [location[-1]]:
        parts.append(location[-1])
    path = ""
    for before, part in zip([None, *parts], parts, strict=False):
        if isinstance(part, int):
            path += f"[{part}]"
        elif part != before or is_unknown:
            path += f".{part}" if path else part
    return callers_name(path)


@cache
def _all_names(model: type[BaseModel]) -> frozenset[str]:
    """Return the names of all fields of a model and its nested models."""
    own = {field.alias or known for known, field in model.model_fields.items()}
    annotations = (field.annotation for field in model.model_fields.values())
    inner = {each for annotation in annotations for each in _models_in(annotation)}
    return frozenset(own).union(*(_all_names(one) for one in inner))


_BOUNDS = {
    "greater_than_equal": ("at least", "ge"),
    "less_than_equal": ("at most", "le"),
    "too_short": ("at least", "min_length"),
    "too_long": ("at most", "max_length"),
    "string_too_short": ("at least", "min_length"),
    "string_too_long": ("at most", "max_length"),
}

_TYPES = {
    "string_type": "a string",
    "int_type": "an integer",
    "int_parsing_size": "an integer of 64 bits",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "an array",
    "model_type": "an object",
    "dict_type": "an object",
}


def _found_grid(text: str) -> str:
    if len(text) != len(CELLS):
        return f"a text of length {len(text)}"
    wrong = next(i for i, character in enumerate(text) if character not in "123456789.0-")
    return f"another character at position {wrong + 1}"


def _expected(error: Mapping[str, Any]) -> str:
    kind, came = error["type"], error["input"]
    if kind == "literal_error":
        return str(error["ctx"]["expected"])
    # An integer can be too large for a float.
    if kind == "float_type" and isinstance(came, int) and not isinstance(came, bool):
        return f"a number up to {LARGEST_NUMBER}"
    return _TYPES.get(kind, "another value")


MAX_SHOWN_DIGITS = 20


def _size(found: object) -> str:
    if isinstance(found, list | str):
        return f"{len(found)} {'items' if isinstance(found, list) else 'characters'}"
    return _found(found)


def _found(found: object) -> str:
    """Show a number, and only the kind of any other value, so that no text is echoed."""
    if isinstance(found, bool) or not isinstance(found, int | float):
        return _kind(found)
    if isinstance(found, float) and isinf(found):
        return (
            f"a number above {LARGEST_NUMBER}" if found > 0 else f"a number below -{LARGEST_NUMBER}"
        )
    text = str(found)
    is_shown = isinstance(found, float) or len(text) <= MAX_SHOWN_DIGITS
    return text if is_shown else f"a number of {len(text.lstrip('-'))} digits"


def _kind(found: object) -> str:
    kinds = ((bool, "a boolean"), (str, "a string"), (list, "an array"), (dict, "an object"))
    return next((name for kind, name in kinds if isinstance(found, kind)), "null")


# Comparison time grows with the length, and longer names aren't typos.
LONGEST_NAME = 40


def suggest(name: str, known: Iterable[str]) -> str:
    """Return the known name most similar to an unknown one, or an empty string."""
    if len(name) > LONGEST_NAME:
        return ""
    by_letters = {_letters(one): one for one in known}
    found = get_close_matches(_letters(name), by_letters, n=1)
    return by_letters[found[0]] if found else ""


def _letters(name: str) -> str:
    """Normalize `includeAnswers`, `include_answers` and `Include-Answers` to the same text."""
    return name.lower().replace("_", "").replace("-", "")
