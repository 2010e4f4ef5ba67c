"""Letters to people, by SMTP."""

from nonet.mail.letter import Letter
from nonet.mail.room import MailRoom, SmtpAddress

__all__ = ["Letter", "MailRoom", "SmtpAddress"]
