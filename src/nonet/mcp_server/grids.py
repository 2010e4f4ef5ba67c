"""Grids as models write them: 81 characters, or drawn in nine lines as results show them."""

from collections.abc import Mapping
from typing import Any

from nonet.contract.fault import Expected, Fault, InvalidRequestError
from nonet.errors import TextFormError
from nonet.forms import read_grids

_GRIDS, _LISTS = ("puzzle", "progress"), ("puzzles",)


def with_plain_grids(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Write grids of several lines as one; everything else stays as it came.

    Raises:
        InvalidRequestError: a drawn grid has a row of another length, which it names.
    """
    plain = dict(arguments)
    for name in _GRIDS:
        if name in plain:
            plain[name] = _plain(plain[name], name)
    for name in _LISTS:
        if isinstance(plain.get(name), list):
            plain[name] = [
                _plain(item, f"{name}[{place}]") for place, item in enumerate(plain[name])
            ]
    return plain


def _plain(value: Any, path: str) -> Any:
    if not isinstance(value, str) or len(value.strip().splitlines()) <= 1:
        return value
    try:
        grids = read_grids(value)
    except TextFormError as fault:
        sentence = f"expected 81 cells, in one line or in nine, found: {fault}"
        raise InvalidRequestError([Fault.told(path, sentence)]) from None
    if len(grids) > 1:
        raise InvalidRequestError([Fault(path, Expected("one-grid"), found=str(len(grids)))])
    return grids[0]
