"""The public website: puzzles to play, collections to browse, and the pages around them.

`routes.py` builds it. Its names are imported late, for commands that send its letters alone.
"""

from typing import TYPE_CHECKING

from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.web.site.accent import accent_of as accent_of
    from nonet.web.site.assets import ENGINE_WASM as ENGINE_WASM, packed_of as packed_of
    from nonet.web.site.dates import date_of as date_of
    from nonet.web.site.embed import (
        HELP as HELP,
        THEMES as THEMES,
        EmbedChoice as EmbedChoice,
        read_choice as read_choice,
    )
    from nonet.web.site.fresh import SharedWork as SharedWork
    from nonet.web.site.languages import address_in as address_in
    from nonet.web.site.oembed import BELOW as BELOW
    from nonet.web.site.pages import (
        SECURITY_HEADERS as SECURITY_HEADERS,
        Pages as Pages,
        framing_policy as framing_policy,
        policy_with_form_to as policy_with_form_to,
    )
    from nonet.web.site.routes import Website as Website, build_website as build_website
    from nonet.web.site.services import WebsiteServices as WebsiteServices

__getattr__ = late_names(
    __name__,
    {
        "accent_of": "accent",
        "ENGINE_WASM": "assets",
        "packed_of": "assets",
        "date_of": "dates",
        **dict.fromkeys(("HELP", "THEMES", "EmbedChoice", "read_choice"), "embed"),
        "SharedWork": "fresh",
        "address_in": "languages",
        "SECURITY_HEADERS": "pages",
        "Pages": "pages",
        "framing_policy": "pages",
        "policy_with_form_to": "pages",
        "BELOW": "oembed",
        "Website": "routes",
        "build_website": "routes",
        "WebsiteServices": "services",
    },
)
