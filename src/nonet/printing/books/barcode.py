"""ISBNs and their barcodes (EAN-13), as printed on covers."""

import re
from typing import Any, cast

import zxingcpp

from nonet.errors import LayoutError

_DIGITS = re.compile(r"97[89][0-9]{10}")
_BAR = re.compile(rb"\x00+")
# Every second digit counts three times.
_WEIGHTS = (1, 3) * 6


def read_isbn(text: str) -> str:
    """Return the 13 digits of an ISBN, which may have hyphens and spaces between them.

    Raises:
        LayoutError: it has another form, or a wrong check digit.
    """
    digits = re.sub("[- ]", "", text)
    if not _DIGITS.fullmatch(digits):
        reason = f"found the ISBN {text[:40]!r}; expected 13 digits that begin with 978 or 979"
        raise LayoutError(reason, option="isbn")
    weighted = sum(weight * int(digit) for weight, digit in zip(_WEIGHTS, digits, strict=False))
    right = -weighted % 10
    if int(digits[-1]) != right:
        reason = (
            f"the check digit of the ISBN {text} is wrong: after its other digits it is {right}"
        )
        raise LayoutError(reason, option="isbn-check")
    return digits


def bars_of(digits: str) -> list[tuple[int, int]]:
    """Return the bars of a barcode: the first module of each, and the one after its last."""
    symbol = zxingcpp.create_barcode(digits, zxingcpp.BarcodeFormat.EAN13)
    image = cast("Any", symbol.to_image(add_quiet_zones=False))
    return [bar.span() for bar in _BAR.finditer(bytes(image)[: image.shape[1]])]


def describe_barcode(isbn: str) -> dict[str, Any] | None:
    """Return the data of the barcode of an ISBN; None without one."""
    if not isbn:
        return None
    digits = read_isbn(isbn)
    return {"isbn": isbn, "digits": digits, "bars": bars_of(digits)}
