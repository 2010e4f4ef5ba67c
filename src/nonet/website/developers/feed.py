"""The changelog of the API as an Atom feed (RFC 4287): an entry for each section with a date."""

import re
from xml.etree import ElementTree as ET

from nonet.links import Site

PATH = "/developers/changelog.atom"
MEDIA_TYPE = "application/atom+xml"
_NAMESPACE = "http://www.w3.org/2005/Atom"
_SECTION = re.compile(
    r"<h2[^>]*>(?P<title>[^<]*?(?P<date>\d{4}-\d{2}-\d{2}))</h2>\n(?P<text>.*?)(?=<h2[ >]|\Z)",
    re.DOTALL,
)


def write_feed(site: Site, title: str, page: str, *, address: str, own_address: str) -> bytes:
    """Write the feed of a changelog's page; `address` is the page's, `own_address` the feed's."""
    ET.register_namespace("", _NAMESPACE)
    feed = ET.Element(_name("feed"))
    sections = list(_SECTION.finditer(page))
    newest = max(section["date"] for section in sections)
    _text(feed, "id", address)
    _text(feed, "title", f"{site.service_name}: {title}")
    _text(feed, "updated", _moment(newest))
    _link(feed, address, "alternate", "text/html")
    _link(feed, own_address, "self", MEDIA_TYPE)
    author = ET.SubElement(feed, _name("author"))
    _text(author, "name", site.service_name)
    for section in sections:
        entry = ET.SubElement(feed, _name("entry"))
        # What an entry is called stays, so that readers know it again when its text is mended.
        _text(entry, "id", f"{address}#{section['date']}")
        _text(entry, "title", section["title"])
        _text(entry, "updated", _moment(section["date"]))
        _link(entry, address, "alternate", "text/html")
        _text(entry, "content", section["text"].strip()).set("type", "html")
    content: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return content


def _text(parent: ET.Element, name: str, text: str) -> ET.Element:
    element = ET.SubElement(parent, _name(name))
    element.text = text
    return element


def _link(parent: ET.Element, address: str, relation: str, media_type: str) -> None:
    attributes = {"href": address, "rel": relation, "type": media_type}
    ET.SubElement(parent, _name("link"), attributes)


def _name(name: str) -> str:
    return f"{{{_NAMESPACE}}}{name}"


def _moment(date: str) -> str:
    return f"{date}T00:00:00Z"
