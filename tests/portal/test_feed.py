"""The changelog of the API as a feed that readers of feeds understand."""

import re
from xml.etree import ElementTree as ET

from service import Service
from site_client import SiteClient

ATOM = "{http://www.w3.org/2005/Atom}"


def test_every_section_of_the_changelog_is_an_entry_of_the_feed(service: Service) -> None:
    visitor = SiteClient(service)
    page = visitor.get("/developers/docs/changelog")
    answer = visitor.get("/developers/changelog.atom")

    feed = ET.fromstring(answer.text)  # noqa: S314 - it is our own
    entries = feed.findall(f"{ATOM}entry")
    titles = [entry.findtext(f"{ATOM}title") or "" for entry in entries]
    dates = [(entry.findtext(f"{ATOM}updated") or "")[:10] for entry in entries]

    assert answer.headers["Content-Type"].startswith("application/atom+xml")
    assert 'type="application/atom+xml"' in page.text
    assert [title[-10:] for title in titles] == dates
    assert dates == sorted(dates, reverse=True)
    assert re.findall(r"<h2 [^>]*>(.*?)</h2>", page.text) == titles
    assert feed.findtext(f"{ATOM}updated") == f"{dates[0]}T00:00:00Z"
    assert len({entry.findtext(f"{ATOM}id") for entry in entries}) == len(entries)
    contents = [entry.find(f"{ATOM}content") for entry in entries]
    assert all(each is not None and each.get("type") == "html" and each.text for each in contents)
