"""The public website: puzzles to play, collections to browse, and the pages around them."""

from nonet.website.routes import Website, build_website
from nonet.website.services import Services

__all__ = ["Services", "Website", "build_website"]
