"""The site, from the settings."""

from nonet.links import Site
from nonet.settings import Settings


def site_of(settings: Settings) -> Site:
    """Return the site that the settings describe."""
    return Site(settings.public_site_url, settings.public_base_url, settings.service_name)
