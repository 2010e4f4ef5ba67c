"""Identifiers, addresses and the credit that travels with every puzzle.

The QR codes wait for their library until they are asked for: not everyone has it installed.
"""

from typing import TYPE_CHECKING

from nonet.content.links.attribution import (
    Attribution as Attribution,
    attribution_of as attribution_of,
)
from nonet.content.links.identifiers import (
    COLLECTION_FORM as COLLECTION_FORM,
    MAX_GRIDS as MAX_GRIDS,
    collection_id as collection_id,
    parse_collection_id as parse_collection_id,
    parse_puzzle_id as parse_puzzle_id,
    puzzle_id as puzzle_id,
)
from nonet.content.links.packing import (
    Packer as Packer,
    Unpacker as Unpacker,
    in_groups as in_groups,
)
from nonet.content.links.site import (
    AUTHORIZATION_PATH as AUTHORIZATION_PATH,
    SHEET_PATH as SHEET_PATH,
    TOOLS_PATH as TOOLS_PATH,
    Site as Site,
    split_url as split_url,
)
from nonet.content.links.small import (
    parse_small_id as parse_small_id,
    small_puzzle_id as small_puzzle_id,
)
from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.content.links.qr import (
        code_rows as code_rows,
        dark_rectangles as dark_rectangles,
        draw_code as draw_code,
        fits_code as fits_code,
    )

__getattr__ = late_names(
    __name__, dict.fromkeys(("code_rows", "dark_rectangles", "draw_code", "fits_code"), "qr")
)
