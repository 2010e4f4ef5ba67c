"""Where letters leave the house, from the settings."""

from nonet.mail import MailRoom, SmtpAddress
from nonet.settings import Settings


def mail_room(settings: Settings) -> MailRoom | None:
    """Return where letters leave the house, if a mail server is set up."""
    if settings.smtp_url is None:
        return None
    address = SmtpAddress.parse(settings.smtp_url.get_secret_value())
    return MailRoom(address, sender=settings.mail_sender)
