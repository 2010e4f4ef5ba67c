"""The attribution object."""

from typing import Literal

from pydantic import Field

from nonet.puzzles.links.site import Attribution
from nonet.server.http.model import WireModel


class AttributionObject(WireModel):
    """The attribution that must accompany every published puzzle."""

    required: Literal[True] = Field(default=True, description="Always true.")
    text: str = Field(description="The attribution as plain text.", examples=["Created with Nonet"])
    url: str = Field(description="URL of the service's website.")
    html: str = Field(description="HTML link to keep visible next to the puzzle online.")
    offline_text: str = Field(description="Line to print on every published offline item.")
    terms_url: str = Field(description="URL of the terms of use.")


def present_attribution(attribution: Attribution) -> AttributionObject:
    """Convert the attribution to its wire model."""
    return AttributionObject.of(attribution)
