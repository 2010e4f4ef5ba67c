"""Where the service is and what it is called."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Site:
    """The public addresses, without a trailing slash, and the display name."""

    site_url: str
    base_url: str
    service_name: str

    @property
    def terms_url(self) -> str:
        """The page with the terms of use."""
        return f"{self.site_url}/developers/terms"

    def playable_url(self, puzzle_id: str) -> str:
        """Return the public page to play a puzzle on."""
        return f"{self.site_url}/puzzles/{puzzle_id}"

    def collection_url(self, collection_id: str) -> str:
        """Return the public page that lists the puzzles of a collection."""
        return f"{self.site_url}/collections/{collection_id}"

    @property
    def printed_address(self) -> str:
        """The site address as it is printed: without its scheme."""
        return self.site_url.partition("://")[2]
