"""The credit that every worksheet prints."""

from nonet.links import Site, attribution_of
from nonet.settings import Settings
from nonet.worksheets import check_credit


def site_of(settings: Settings) -> Site:
    """Return the site that the settings describe."""
    return Site(settings.public_site_url, settings.public_base_url, settings.service_name)


def require_printable_credit(settings: Settings) -> None:
    """Check that the settings make a credit that the worksheet font can print.

    Raises:
        UnprintableCharacterError, LayoutError: it has other characters, or too many.
    """
    check_credit(attribution_of(site_of(settings)).offline_text)
