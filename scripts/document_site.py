"""MkDocs hooks: generated tables and lessons, the root's pages, and the scripts of each page.

MkDocs calls the functions that begin with `on_`. Nothing generated is written to `docs`.
"""

import base64
import hashlib
import json
import posixpath
import re
from collections.abc import Callable
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from mkdocs.structure.files import File, Files

import licences
import reference
from nonet import engine
from nonet.puzzles.lessons.lesson import documents
from write_document import ask_application

ROOT = Path(__file__).parents[1]
ARCHIVE = ROOT / "src/nonet/server/site/documents.zip"
# Pages of the root of the repository, and what they are called on the site.
OF_THE_ROOT = {
    "README.md": "about.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
# What the service has to know of the site: its version, and the scripts within its pages.
NATURE = "nature.json"
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
_PATH = re.compile(r'((?:src|srcset)="|\]\()([^\s")#]+)')
_TABLE = re.compile(r"<!-- generated: ([\w-]+) -->")
_FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_ALIGNED = re.compile(r'style="text-align: (\w+);"')
_FROM_ROOT = re.compile(r'((?:href|src)=")/')
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def tables() -> dict[str, Callable[[], str]]:
    """Return the replacement of each comment such as `<!-- generated: settings -->`."""
    document = cache(ask_application)
    return {
        "commands": reference.commands,
        "endpoints": lambda: reference.endpoints(document()),
        "errors": lambda: reference.errors(document()),
        "ladder": reference.ladder,
        "library": library,
        "licences": licences.table,
        "log-events": reference.log_events,
        "metrics": reference.metrics,
        "permissions": reference.permissions,
        "settings": reference.settings,
    }


def generated() -> dict[str, str]:
    """Return the pages of lessons and of the root, by their paths on the site."""
    pages = {f"techniques/{name}": text for name, text in documents().items()}
    for name, place in OF_THE_ROOT.items():
        pages[place] = from_root((ROOT / name).read_text("utf-8"))
    return pages


def library() -> str:
    """Return the library's entries, which mkdocstrings expands."""
    classes = [name for name, value in vars(engine).items() if isinstance(value, type)]
    functions = [name for name in engine.__all__ if callable(getattr(engine, name))]
    sections = {"Functions": functions, "Classes": sorted({*classes} - {*functions})}
    entries = "\n\n".join(
        f"## {heading}\n\n" + "\n\n".join(f"::: nonet.engine.{name}" for name in names)
        for heading, names in sections.items()
    )
    return f"```text\n{engine.__doc__}```\n\n{entries}\n"


def from_root(text: str) -> str:
    """Return a page of the root with links as from the folder `docs`."""

    def moved(match: re.Match[str]) -> str:
        before, path = match.groups()
        inside = path.removeprefix("docs/")
        return before + (inside if inside != path else OF_THE_ROOT.get(path, path))

    return _PATH.sub(moved, text)


def on_config(config: Any) -> Any:
    """Show the version on the pages."""
    config.site_name = f"Nonet {metadata.version('nonet')}"
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the generated pages."""
    for path, text in generated().items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Insert the generated tables, and replace links to files outside the site by their text."""
    del config
    known = tables()
    markdown = _TABLE.sub(lambda match: known[match[1]](), markdown)
    folder = posixpath.dirname(page.file.src_uri)

    def relinked(match: re.Match[str]) -> str:
        text, link = match.groups()
        path, _, anchor = link.partition("#")
        if not path or ":" in path:
            return match[0]
        place = posixpath.normpath(posixpath.join(folder, path))
        if place.startswith("../"):
            place = OF_THE_ROOT.get(place.removeprefix("../"), place)
        if files.get_file_from_path(place):
            shown = posixpath.relpath(place, folder or ".")
            return f"[{text}]({shown}{'#' + anchor if anchor else ''})"
        return text

    parts = _FENCED.split(markdown)
    return "".join(part if at % 2 else _LINK.sub(relinked, part) for at, part in enumerate(parts))


def on_post_build(config: Any) -> None:
    """List the inline scripts of the pages, and remove files that no browser requests."""
    site = Path(config.site_dir)
    for page in site.rglob("*.html"):
        # The service's policy allows no styles within a page.
        text = page.read_text("utf-8")
        page.write_text(_ALIGNED.sub(r'align="\1"', text), "utf-8")
    hashes = {
        f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
        for page in site.rglob("*.html")
        for script in _SCRIPT.findall(page.read_text("utf-8"))
    }
    nature = {"version": metadata.version("nonet"), "scripts": sorted(hashes)}
    (site / NATURE).write_text(json.dumps(nature), "utf-8")
    # It is shown at any address, so it cannot name its files from where it lies.
    missing, home = site / "404.html", f"/docs/{metadata.version('nonet')}/"
    text = missing.read_text("utf-8").replace('"base": "/"', f'"base": "{home}"')
    missing.write_text(_FROM_ROOT.sub(rf"\1{home}", text), "utf-8")
    # A sitemap would have addresses of no host and the day of the build; the search is English.
    others = site.glob("assets/javascripts/lunr/**/*.js")
    for unasked in (*site.rglob("*.map"), *site.glob("sitemap.xml*"), *others):
        unasked.unlink()
    with ZipFile(ARCHIVE, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(path for path in site.rglob("*") if path.is_file()):
            # Without a time, so that the same files give the same archive.
            archive.writestr(ZipInfo(str(file.relative_to(site))), file.read_bytes(), ZIP_DEFLATED)
