"""The credit on the wire."""

from typing import Literal

from pydantic import Field

from nonet.puzzles.links.site import Attribution
from nonet.server.http.model import WireModel


class AttributionObject(WireModel):
    """The credit that must stay with every puzzle."""

    required: Literal[True] = Field(default=True, description="Always.")
    text: str = Field(description="The credit in words.", examples=["Created with Nonet"])
    url: str = Field(description="The service's website.")
    html: str = Field(description="A link to keep visible next to the puzzle online.")
    offline_text: str = Field(description="The line to print on every published offline item.")
    terms_url: str = Field(description="The terms of use.")


def present_attribution(attribution: Attribution) -> AttributionObject:
    """Put the credit into wire form."""
    return AttributionObject.of(attribution)
