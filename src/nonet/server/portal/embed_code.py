"""The code that puts a board into a page, in the forms that people paste."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from html import escape
from urllib.parse import urlencode

from markupsafe import Markup

from nonet.puzzles.links.site import Site
from nonet.server.site.embed import EmbedChoice, accent_of
from nonet.server.site.oembed import BELOW

_STRING = re.compile(r'"[^"]*"')
_TAG = re.compile(r"(&lt;/?[\w-]+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenBoard:
    """A board as somebody wants it: of each day, unless it has a `name` of its `kind`.

    `home` is where pages of its language begin, such as `/de`; those of English have none.
    """

    home: str
    language: str
    name: str
    level: str
    look: EmbedChoice
    width: int
    title: str
    credit: str
    kind: str = "daily"

    def named(self, kind: str, name: str) -> "ChosenBoard":
        """Return that of a puzzle or a collection."""
        return replace(self, kind=kind, name=name)

    @property
    def page(self) -> str:
        """The path of the page that its credit leads to, in any language."""
        return f"/{self.kind}/{self.name}" if self.name else "/daily"

    @property
    def link(self) -> str:
        """The path of the same page in the language of the board."""
        return f"{self.home}{self.page}"

    @property
    def path(self) -> str:
        """Where its frame is, below the site."""
        chosen = dict(self.look.query)
        if not self.name:
            chosen = {"level": self.level, **chosen}
        query = f"?{urlencode(chosen)}" if chosen else ""
        return f"/embed{self.page}{query}"

    @property
    def height(self) -> int:
        """How high its frame is."""
        return self.width + BELOW


def code_of(form: str, board: ChosenBoard | None, site: Site) -> str:
    """Return a form of the code; nothing of a board that there is not."""
    return FORMS[form](board, site.site_url) if board else ""


def highlighted(code: str) -> Markup:
    """Mark texts and names of elements for the eye."""
    # Quotes stay, so that texts are found by them; within a page's text they need no escape.
    marked = _STRING.sub(r'<span class="text">\g<0></span>', escape(code, quote=False))
    return Markup(_TAG.sub(r'<span class="key">\1</span>', marked))  # noqa: S704 - escaped above


def _frame(board: ChosenBoard, site_url: str) -> str:
    return (
        f'<iframe\n  src="{escape(site_url + board.home + board.path)}"\n'
        f'  title="{escape(board.title)}"\n'
        f'  width="{board.width}" height="{board.height}"\n'
        '  style="max-width:100%;border:0"\n  loading="lazy"></iframe>'
    )


def _element(board: ChosenBoard, site_url: str) -> str:
    puzzle = f' puzzle="{_grid(board)}"' if board.kind == "puzzles" else ""
    fetched = (
        ""
        if puzzle
        else _fetched(board, site_url, 'document.querySelector("nonet-board").puzzle = ')
    )
    return (
        f"<nonet-board{puzzle}{_attributes(board)}>\n"
        f'  <a slot="credit" href="{escape(site_url + board.link)}">{escape(board.credit)}</a>\n'
        '</nonet-board>\n<script type="module">\n  import "nonet-engine/board";\n'
        f"{fetched}</script>"
    )


def _react(board: ChosenBoard, site_url: str) -> str:
    accent = json.dumps(accent_of(board.look.colour)) if board.look.colour else ""
    style = f' style={{{{ "--accent": {accent}, "--entry": {accent} }}}}' if accent else ""
    plain = replace(board, look=replace(board.look, colour=""))
    credit = f'<a slot="credit" href="{escape(site_url + board.link)}">{escape(board.credit)}</a>'
    if board.kind == "puzzles":
        head, puzzle = "", f' puzzle="{_grid(board)}"'
    else:
        head = (
            '  const [puzzle, setPuzzle] = useState("");\n  useEffect(() => {\n'
            f'    fetch("{site_url}{_listed(board)}")\n      .then((answer) => answer.json())\n'
            f"      .then(({{ puzzles }}) => setPuzzle({_picked(board)}.puzzle));\n  }}, []);\n"
        )
        puzzle = " puzzle={puzzle}"
    hooks = 'import { useEffect, useState } from "react";\n' if head else ""
    return (
        f'{hooks}import "nonet-engine/board";\n\nexport function Sudoku() {{\n{head}  return (\n'
        f"    <nonet-board{puzzle}{_attributes(plain)}{style}>\n      {credit}\n"
        "    </nonet-board>\n  );\n}"
    )


def _wordpress(board: ChosenBoard, site_url: str) -> str:
    return f"{site_url}{board.home}{board.path}"


FORMS: Mapping[str, Callable[[ChosenBoard, str], str]] = {
    "iframe": _frame,
    "element": _element,
    "react": _react,
    "wordpress": _wordpress,
}


def _attributes(board: ChosenBoard) -> str:
    look = board.look
    chosen = {name: value for name, value in look.query.items() if name != "colour"}
    if board.home:
        chosen["language"] = board.language
    if look.colour:
        accent = accent_of(look.colour)
        chosen["style"] = f"--accent:{accent};--entry:{accent}"
    return "".join(f' {name}="{value}"' for name, value in chosen.items())


def _fetched(board: ChosenBoard, site_url: str, target: str) -> str:
    return (
        f'  const answer = await fetch("{site_url}{_listed(board)}");\n'
        f"  const {{ puzzles }} = await answer.json();\n  {target}{_picked(board)}.puzzle;\n"
    )


def _listed(board: ChosenBoard) -> str:
    return f"{board.page}.json"


def _picked(board: ChosenBoard) -> str:
    if board.name:
        return "puzzles[0]"
    return f"puzzles.find((one) => one.difficulty === {json.dumps(board.level)})"


def _grid(board: ChosenBoard) -> str:
    return board.name.removeprefix("v1-")
