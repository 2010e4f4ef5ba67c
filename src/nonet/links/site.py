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

    @property
    def printed_address(self) -> str:
        """The site address as it is printed: without its scheme."""
        return self.site_url.partition("://")[2]
