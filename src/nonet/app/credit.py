"""The credit that every worksheet prints."""

from nonet.app.from_settings import site_of
from nonet.app.settings import Settings
from nonet.content.links.site import attribution_of
from nonet.content.worksheets.typesetting import check_credit


def require_printable_credit(settings: Settings) -> None:
    """Check that the settings make a credit that the worksheet font can print.

    Raises:
        UnprintableCharacterError, LayoutError: it has other characters, or too many.
    """
    check_credit(attribution_of(site_of(settings)).offline_text)
