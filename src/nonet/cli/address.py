"""What is printed leads to the site's address; without one, to nowhere that others can reach."""

from nonet.cli.terminal import errors
from nonet.settings import Settings


def warn_of_address(settings: Settings, *, codes: bool) -> None:
    """Say so before anything is printed where the address is this machine's own."""
    if not settings.is_for_this_machine_only:
        return
    what, remedy = (
        ("QR codes and the credit lead", "; --no-qr leaves the codes out")
        if codes
        else ("the credit leads", "")
    )
    errors.print(
        f"nonet: {what} to {settings.public_site_url}, which others cannot reach: "
        f"set NONET_SITE_URL{remedy}",
        soft_wrap=True,
    )
