"""The credit that every worksheet prints."""

from nonet.printing.typesetting import check_credit
from nonet.puzzles.links.site import attribution_of
from nonet.server.from_settings import site_of
from nonet.server.settings import Settings


def require_printable_credit(settings: Settings) -> None:
    """Check that the settings make a credit that the worksheet font can print.

    Raises:
        UnprintableCharacterError, LayoutError: it has other characters, or too many.
    """
    check_credit(attribution_of(site_of(settings)).offline_text)
