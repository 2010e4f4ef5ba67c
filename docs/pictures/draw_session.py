"""Record a first session with the service and draw it as `session.svg` beside this file.

Run it with `.venv/bin/python docs/pictures/draw_session.py`, with nothing else on port 8000. Every
word of the picture is what the commands printed, but for the folder of the data and two
abbreviations: the middle of the key is left out, and the credit, which comes twice, is folded.
"""
# ruff: noqa: INP001, S603, S607 - a script in no package, which runs our own commands

import re
import subprocess
import tempfile
import textwrap
from collections.abc import Iterator
from html import escape
from os import environ
from pathlib import Path

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
COLUMNS = 104
CHARACTER_WIDTH = 8
LINE_HEIGHT = 20
MARGIN = 24
TITLE_BAR = 36
GAP = 16

PRETTY = " | python3 -m json.tool --indent 2"
KEY = re.compile(r"(nonet_live_\w{4})\w{28}(\w{4})")
CREDIT = re.compile(r'^( *)("attribution": \{)\n.*?^\1(\},?)$', re.MULTILINE | re.DOTALL)
FIELD = re.compile(r'^( *)("\w+")(: .*)$')

TITLE = (
    "Two terminals. make serve prints where to play, a key and a line to paste; that line prints "
    "a puzzle, its solution and its analysis as JSON."
)

STYLE = """
  .screen { fill: #f6f8fa; stroke: #d0d7de }
  .bar { fill: #d0d7de }
  text { fill: #1f2328; white-space: pre; font: 13.3px ui-monospace, SFMono-Regular, Menlo,
         Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace }
  .prompt { fill: #1a7f37 }
  .command { font-weight: 700 }
  .name { fill: #0550ae }
  @media (prefers-color-scheme: dark) {
    .screen { fill: #161b22; stroke: #3d444d }
    .bar { fill: #3d444d }
    text { fill: #e6edf3 }
    .prompt { fill: #56d364 }
    .name { fill: #79c0ff }
  }
"""


def main() -> None:
    """Record and draw."""
    welcome, curl, answer = record()
    serving = [*_typed("make serve"), *(part for line in welcome for part in _printed(line))]
    queue_owner = [*_typed(curl + PRETTY), *map(_json, answer.splitlines())]
    (HERE / "session.svg").write_text(draw(serving, queue_owner), encoding="utf-8")


def record() -> tuple[list[str], str, str]:
    """Return what a first start prints, the command that it proposes, and what that prints."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("wb") as errors:
            server = subprocess.Popen(
                ["make", "serve"],
                cwd=REPOSITORY,
                env={**environ, "NONET_DATA_DIR": folder},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            welcome = list(_until_paste(server))
            _wait_until_it_listens(server, log)
            asked = subprocess.run(
                ["bash", "-o", "pipefail", "-c", _pasted(welcome) + PRETTY],
                check=True,
                capture_output=True,
                text=True,
            )
        finally:
            server.terminate()
            server.wait()
    shown = [KEY.sub(r"\1…\2", line).replace(folder, "/home/ada/nonet/var") for line in welcome]
    return shown, _pasted(shown), CREDIT.sub(r"\1\2 … \3", asked.stdout)


def _pasted(welcome: list[str]) -> str:
    return welcome[-1].removeprefix("Try").strip()


def _until_paste(server: subprocess.Popen[str]) -> Iterator[str]:
    for line in server.stdout or ():
        yield line.rstrip("\n")
        if line.startswith("Try "):
            return


def _wait_until_it_listens(server: subprocess.Popen[str], log: Path) -> None:
    with log.open() as lines:
        while server.poll() is None:
            if '"event":"serving"' in lines.readline():
                return
    raise SystemExit(log.read_text())


def draw(*screens: list[str]) -> str:
    """Draw terminals, one below the other, that follow the reader's colour scheme.

    A screen is its lines, already SVG text.
    """
    width = COLUMNS * CHARACTER_WIDTH + 2 * MARGIN
    drawings = []
    top = 0
    for lines in screens:
        height = TITLE_BAR + len(lines) * LINE_HEIGHT + MARGIN
        drawings.append(_screen(lines, top=top, width=width, height=height))
        top += height + GAP
    height = top - GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" aria-labelledby="title">\n'
        f'<title id="title">{TITLE}</title>\n<style>{STYLE}</style>\n{"".join(drawings)}</svg>\n'
    )


def _screen(lines: list[str], *, top: int, width: int, height: int) -> str:
    texts = "".join(
        f'<text x="{MARGIN}" y="{top + TITLE_BAR + LINE_HEIGHT * number}">{line}</text>\n'
        for number, line in enumerate(lines, 1)
        if line
    )
    dots = "".join(f'<circle class="bar" cx="{x}" cy="{top + 18}" r="5.5"/>' for x in (24, 44, 64))
    frame = f'x=".5" y="{top + 0.5}" width="{width - 1}" height="{height - 1}" rx="8"'
    return f'<rect class="screen" {frame}/>\n{dots}\n{texts}'


def _typed(command: str) -> Iterator[str]:
    first, *rest = textwrap.wrap(command, COLUMNS - 2, break_on_hyphens=False)
    yield f'<tspan class="prompt">$</tspan> <tspan class="command">{_escape(first)}</tspan>'
    for line in rest:
        yield f'  <tspan class="command">{_escape(line)}</tspan>'


def _printed(line: str) -> list[str]:
    wrapped = [line] if len(line) <= COLUMNS else textwrap.wrap(line, COLUMNS)
    return [_escape(part) for part in wrapped]


def _json(line: str) -> str:
    if match := FIELD.match(line):
        indent, name, rest = match.groups()
        return f'{indent}<tspan class="name">{_escape(name)}</tspan>{_escape(rest)}'
    return _escape(line)


def _escape(text: str) -> str:
    return escape(text, quote=False)


if __name__ == "__main__":
    main()
