"""The public website: puzzles to play, collections to browse, and the pages around them.

`routes.py` builds it. Its names are imported late, for commands that send its letters alone.
"""

from typing import TYPE_CHECKING

from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.web.site.assets import ENGINE_WASM as ENGINE_WASM
    from nonet.web.site.dates import date_of as date_of
    from nonet.web.site.fresh import SharedWork as SharedWork
    from nonet.web.site.languages import address_in as address_in
    from nonet.web.site.pages import (
        SECURITY_HEADERS as SECURITY_HEADERS,
        Pages as Pages,
        policy_with_form_to as policy_with_form_to,
    )
    from nonet.web.site.routes import Website as Website, build_website as build_website
    from nonet.web.site.services import WebsiteServices as WebsiteServices

__getattr__ = late_names(
    __name__,
    {
        "ENGINE_WASM": "assets",
        "date_of": "dates",
        "SharedWork": "fresh",
        "address_in": "languages",
        "SECURITY_HEADERS": "pages",
        "Pages": "pages",
        "policy_with_form_to": "pages",
        "Website": "routes",
        "build_website": "routes",
        "WebsiteServices": "services",
    },
)
