"""From plain JSON values to a wire model, or to what is wrong with them."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from nonet.contract.error import InvalidRequestError, issues_of
from nonet.contract.wire import WireModel

Request = TypeVar("Request", bound=WireModel)


def read_request(model: type[Request], value: Any) -> Request:
    """Make a request's wire model.

    Raises:
        InvalidRequestError.
    """
    try:
        # The wire knows a field by its camelCase name alone; its Python name is for our own code.
        return model.model_validate(value, by_alias=True, by_name=False)
    except ValidationError as fault:
        faults = fault.errors(include_url=False)
        raise InvalidRequestError(issues_of(faults, partial(_names_at, model))) from None


def _names_at(model: type[BaseModel], place: Sequence[str | int]) -> list[str]:
    """Return the fields that there are beside the one at a place, also within an object."""
    name, *rest = [part for part in place if isinstance(part, str)]
    if not rest:
        return [field.alias or known for known, field in model.model_fields.items()]
    for known, field in model.model_fields.items():
        if name == (field.alias or known):
            return [each for one in _models_in(field.annotation) for each in _names_at(one, rest)]
    return []


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    """Find the objects that a field may hold, in lists too."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models_in(part)
