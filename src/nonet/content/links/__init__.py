"""Identifiers, addresses and the credit that travels with every puzzle."""

from nonet.content.links.attribution import Attribution, attribution_of
from nonet.content.links.identifiers import (
    COLLECTION_FORM,
    MAX_GRIDS,
    collection_id,
    parse_collection_id,
    parse_puzzle_id,
    puzzle_id,
)
from nonet.content.links.site import AUTHORIZATION_PATH, TOOLS_PATH, Site

__all__ = [
    "AUTHORIZATION_PATH",
    "COLLECTION_FORM",
    "MAX_GRIDS",
    "TOOLS_PATH",
    "Attribution",
    "Site",
    "attribution_of",
    "collection_id",
    "parse_collection_id",
    "parse_puzzle_id",
    "puzzle_id",
]
