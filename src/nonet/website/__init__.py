"""The public website: puzzles to play, collections to browse, and the pages around them."""

from nonet.website.routes import Website, build_website
from nonet.website.services import WebsiteServices

__all__ = ["Website", "WebsiteServices", "build_website"]
