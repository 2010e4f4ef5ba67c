"""The database and the clock, for commands about people."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from nonet.access import Secret
from nonet.app.letters import mail_room
from nonet.app.preparation import open_existing_database
from nonet.app.secret import read_secret
from nonet.app.site import site_of
from nonet.catalogue import english
from nonet.database import Database
from nonet.settings import Settings
from nonet.website.developers.notices import Notice, Notices


@contextmanager
def people() -> Iterator[Database]:
    """Open the database of the settings for one command."""
    database = open_existing_database(Settings())
    try:
        yield database
    finally:
        database.close_now()


def own_secret() -> Secret:
    """Return the service's secret."""
    return read_secret(Settings())


def tell(email: str, notice: Notice) -> None:
    """Tell an owner by mail what was done, where a mail server is set up."""
    settings = Settings()
    notices = Notices(
        mail_room(settings), english(), site_of(settings), contact=settings.contact_for_people
    )
    asyncio.run(notices.send(email, notice))


def now_ms() -> int:
    """Return the time in milliseconds since 1970 in UTC."""
    return int(time.time() * 1000)
