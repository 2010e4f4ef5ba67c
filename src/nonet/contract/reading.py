"""From plain JSON values to a wire model, or to what is wrong with them."""

from typing import Any, TypeVar

from pydantic import ValidationError

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
        names = [field.alias or name for name, field in model.model_fields.items()]
        raise InvalidRequestError(issues_of(faults, names)) from None
