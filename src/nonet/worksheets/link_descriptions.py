"""What a screen reader says of a playable link.

Typst describes a link to the web by its address, and offers no other way; spelled out, that is a
hundred characters. A description that is no longer than the address can take its place in the
finished file without moving anything, as the rest is filled with white space.
"""

import re
from itertools import chain

from nonet.worksheets.worksheet import Worksheet

_WEB_DESCRIPTION = re.compile(rb"/Contents\(https?:(?:\\.|[^\\()])*\)")


def describe_links(pdf: bytes, worksheet: Worksheet) -> bytes:
    """Describe the playable link of each page by the number of its puzzle."""
    numbers = range(1, len(worksheet.sheets) + 1)
    links = chain(numbers, numbers)

    def describe(address: re.Match[bytes]) -> bytes:
        description = b"/Contents(Play Sudoku %d online)" % next(links)
        return description.ljust(len(address.group()))

    return _WEB_DESCRIPTION.sub(describe, pdf)
