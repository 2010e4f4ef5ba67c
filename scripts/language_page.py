"""A page of all messages of a language: the English text, the translation and its place."""

from collections.abc import Iterator
from html import escape
from pathlib import Path

from language_check import Finding
from language_files import Language
from language_pictures import file_of
from language_places import place_of

# The address of `make serve`.
SITE = "http://127.0.0.1:8000"
_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { border-top: 1px solid #ccc; padding: .5rem; text-align: start; vertical-align: top }
td { overflow-wrap: anywhere; white-space: pre-wrap }
th { position: sticky; top: 0; background: Canvas }
.fault { color: #b3261e; font-weight: 600 }
img { max-width: 100% }
small { color: #55626f; display: block }
"""


def write_page(
    folder: Path, language: Language, english: Language, findings: list[Finding]
) -> Path:
    """Write the page into a folder, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{language.tag}.html"
    file.write_text("".join(_page(folder, language, english, findings)), "utf-8")
    return file


def _page(
    folder: Path, language: Language, english: Language, findings: list[Finding]
) -> Iterator[str]:
    faults: dict[str, list[str]] = {}
    for finding in findings:
        faults.setdefault(finding.name, []).append(f"{finding.kind} {finding.detail}")
    yield f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{language.tag}</title>'
    yield f"<style>{_STYLE}</style><h1>{language.tag}: {len(language.messages)} messages</h1>"
    file = ""
    for name, entry in english.translated().items():
        if entry.file != file:
            yield f"{'</table>' if file else ''}<h2>{entry.file}</h2><table>"
            yield "<tr><th>English<th>Translation<th>Where"
            file = entry.file
        own = language.messages.get(name)
        yield f'<tr id="{name}"><td><small>{name}</small>{escape(entry.text)}'
        yield f'<td lang="{language.tag}" dir="{language.direction}">'
        yield escape(own.text) if own else "—"
        yield "".join(
            f'<small class="fault">{escape(fault)}</small>' for fault in faults.get(name, ())
        )
        yield f"<td>{_where(name, language.tag)}<small>{escape(entry.comment)}</small>"
        yield _picture(folder, language.tag, place_of(name).address)
    yield "</table></html>\n"


def _picture(folder: Path, tag: str, address: str) -> str:
    file = file_of(folder, tag, address)
    if not address or not file.exists():
        return ""
    source = file.relative_to(folder)
    return (
        f'<details><summary>Picture</summary><img src="{source}" alt="" loading="lazy"></details>'
    )


def _where(name: str, tag: str) -> str:
    place = place_of(name)
    room = f", at most {place.most} characters" if place.most else ""
    meaning = escape(place.meaning) + room
    if not place.address:
        return meaning
    return f'<a href="{SITE}/{tag}{place.address}">{meaning}</a>'
