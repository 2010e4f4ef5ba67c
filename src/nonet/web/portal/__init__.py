"""The developer area: sign-in, keys, usage, sessions, account, administration.

`routes.py` lists its pages, `services.py` what they work with. Its names are imported late, for
commands that send its letters alone.
"""

from typing import TYPE_CHECKING

from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.web.portal.letters import Notice as Notice, Notices as Notices
    from nonet.web.portal.routes import portal_routes as portal_routes
    from nonet.web.portal.services import (
        AreaLimits as AreaLimits,
        DeveloperServices as DeveloperServices,
    )

__getattr__ = late_names(
    __name__,
    {
        "Notice": "letters",
        "Notices": "letters",
        "portal_routes": "routes",
        "AreaLimits": "services",
        "DeveloperServices": "services",
    },
)
