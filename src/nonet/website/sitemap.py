"""The sitemap: the pages that are worth a visit, each with itself in all languages."""

from collections.abc import Iterable, Iterator

from nonet.website.languages import Languages

_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
    'xmlns:xhtml="http://www.w3.org/1999/xhtml">'
)


def write_sitemap(site_url: str, paths: Iterable[str], languages: Languages) -> str:
    """Write the sitemap of a site."""
    entries = "".join(entry for path in paths for entry in _entries(site_url, path, languages))
    return f"{_HEAD}{entries}</urlset>\n"


def _entries(site_url: str, path: str, languages: Languages) -> Iterator[str]:
    others = "".join(
        f'<xhtml:link rel="alternate" hreflang="{words.tag}" href="{site_url}{address}"/>'
        for words, address in languages.everywhere(path)
        if languages.are_several
    )
    for _, address in languages.everywhere(path):
        yield f"<url><loc>{site_url}{address}</loc>{others}</url>"
