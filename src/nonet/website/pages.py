"""Templates in, responses out, with the headers that every page carries."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup
from starlette.responses import Response

from nonet.catalogue import Words
from nonet.website.assets import Assets
from nonet.website.compiled import CompiledTemplates
from nonet.website.drawing import DIGIT_SHAPES
from nonet.website.services import WebsiteServices

TEMPLATES = Path(__file__).with_name("templates")
_COMPILED = CompiledTemplates()
SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
}


class Pages:
    """Renders the templates of one site."""

    def __init__(self, services: WebsiteServices, assets: Assets, words: Words) -> None:
        self.words = words
        self._templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            bytecode_cache=_COMPILED,
        )
        self._templates.globals |= {
            "t": words,
            "language": words,
            "site": services.site,
            # The anchor was escaped where it was made.
            "credit": Markup(services.attribution.html),  # noqa: S704
            "credit_in_print": services.attribution.offline_text,
            "asset": assets.address,
            "modules": assets.modules,
            "moment": words.moment,
            "date": words.date,
            "number": words.number,
            "digit_shapes": DIGIT_SHAPES,
        }
        # What is the same on every play page is rendered once; it is half of the page.
        panel: Any = self._templates.get_template("panel.html").module
        self._templates.globals["fixed"] = {
            "panel": panel.panel(),
            "dialogs": panel.dialogs(),
            "words": htmlsafe_json_dumps(words.for_scripts()),
        }

    def respond(
        self,
        template: str,
        values: Mapping[str, Any],
        *,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> Response:
        """Render a template."""
        text = self._templates.get_template(template).render(values)
        sent = {"Cache-Control": "no-cache", **SECURITY_HEADERS, **(headers or {})}
        return Response(text, status, sent, "text/html")
