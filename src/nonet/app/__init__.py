"""The composition root: settings in, one ASGI application out.

Start with `composition`, which puts all parts together. Only this package and the command line read
`settings`. `serving` runs the application on uvicorn; `envelope` gives each request its id, a line
in the log and its headers; `routing` has probes too. Commands import the parts that they need:
making all of the service takes half a second.
"""

from typing import TYPE_CHECKING

from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.app.backups import take_backup as take_backup
    from nonet.app.checkup import check_up as check_up
    from nonet.app.credit import require_printable_credit as require_printable_credit
    from nonet.app.from_settings import (
        mail_room as mail_room,
        read_secret as read_secret,
        site_of as site_of,
    )
    from nonet.app.logs import configure_logs as configure_logs
    from nonet.app.preparation import (
        move_database as move_database,
        open_database as open_database,
        open_existing_database as open_existing_database,
        upgrade_database as upgrade_database,
    )
    from nonet.app.rehearsal import rehearse as rehearse
    from nonet.app.serving import serve as serve
    from nonet.app.settings import Settings as Settings
    from nonet.app.tracing import require_tracing as require_tracing
    from nonet.app.workbench import workbench_of as workbench_of

__getattr__ = late_names(
    __name__,
    {
        "take_backup": "backups",
        "check_up": "checkup",
        "rehearse": "rehearsal",
        "require_printable_credit": "credit",
        "mail_room": "from_settings",
        "read_secret": "from_settings",
        "site_of": "from_settings",
        "configure_logs": "logs",
        "move_database": "preparation",
        "open_database": "preparation",
        "open_existing_database": "preparation",
        "upgrade_database": "preparation",
        "serve": "serving",
        "Settings": "settings",
        "require_tracing": "tracing",
        "workbench_of": "workbench",
    },
)
