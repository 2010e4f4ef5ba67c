"""The credit: one object that every response and every puzzle carries."""

from dataclasses import dataclass
from html import escape

from nonet.content.links.site import Site


@dataclass(frozen=True, slots=True)
class Attribution:
    """The credit in words, as a link, as HTML, and as it is printed."""

    text: str
    url: str
    html: str
    offline_text: str
    terms_url: str


def attribution_of(site: Site) -> Attribution:
    """Return the credit of a site, English in every language; the HTML has it escaped."""
    text = f"Created with {site.service_name}"
    return Attribution(
        text=text,
        url=site.site_url,
        html=f'<a href="{escape(site.site_url)}">{escape(text)}</a>',
        offline_text=f"{text} · {site.printed_address}",
        terms_url=site.terms_url,
    )
