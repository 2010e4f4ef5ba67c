"""Sample programs in six languages.

Each prints the response or saves the PDF, and fails on an error response.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from nonet.server.portal.reference import JSON, EndpointPage

_TEMPLATES = Path(__file__).parents[1] / "site" / "templates" / "samples"
INDENT = 2
BODY = "%BODY%"
OF_JSON = ("curl", "Python", "TypeScript")
# Maximum length of a list or an object on one line.
LONGEST_LINE = 60
_STRINGS = re.compile(r"""("(?:[^"\\\n]|\\.)*"|`[^`]*`|'[^']*')""")


@dataclass(frozen=True, slots=True)
class Language:
    """A programming language: its literals for JSON values, and its template.

    `member` is the format of a pair in an object.
    """

    name: str
    template: str
    lines: str  # language name for syntax highlighting
    true: str = "true"
    false: str = "false"
    null: str = "null"
    braces: tuple[str, str] = ("{", "}")
    member: str = '"{name}": {value}'
    indent: int = INDENT
    is_dense: bool = False  # without spaces inside braces


@dataclass(frozen=True, slots=True)
class Sample:
    """A sample program in one language."""

    language: Language
    text: str

    @property
    def highlighted(self) -> Markup:
        """The text as HTML with marked strings."""
        parts = _STRINGS.split(self.text)
        return Markup("").join(
            Markup("<span>{}</span>").format(part) if at % 2 else part
            for at, part in enumerate(parts)
        )


LANGUAGES = (
    Language("curl", "curl.txt", "bash"),
    Language(
        "Python",
        "python.txt",
        "python",
        true="True",
        false="False",
        null="None",
        indent=4,
        is_dense=True,
    ),
    Language("TypeScript", "typescript.txt", "typescript", member="{name}: {value}"),
    Language(
        "PHP",
        "php.txt",
        "php",
        braces=("[", "]"),
        member='"{name}" => {value}',
        indent=4,
        is_dense=True,
    ),
    Language("Ruby", "ruby.txt", "ruby", null="nil", member="{name}: {value}"),
    Language("Go", "go.txt", "go"),
)

# Programs aren't HTML.
_programs = Environment(
    loader=FileSystemLoader(_TEMPLATES),
    autoescape=False,  # noqa: S701
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def samples_of(endpoint: EndpointPage, base_url: str) -> tuple[Sample, ...]:
    """Return the sample of an endpoint in every language."""
    return tuple(Sample(one, _write(one, endpoint, base_url)) for one in LANGUAGES)


def sample_forms(endpoint: EndpointPage, base_url: str) -> dict[str, str]:
    """Return samples with the placeholder `BODY`, which scripts replace by JSON.

    Includes only languages in which JSON without true, false and null is a literal.
    """
    return {
        one.name: _fill(one, endpoint, base_url, body=BODY, in_json=BODY)
        for one in LANGUAGES
        if one.name in OF_JSON
    }


def _write(language: Language, endpoint: EndpointPage, base_url: str) -> str:
    body = endpoint.example_request
    if body is None:
        return _fill(language, endpoint, base_url, body=None, in_json=None)
    return _fill(language, endpoint, base_url, body=_literal(body, language), in_json=_json(body))


def _fill(
    language: Language,
    endpoint: EndpointPage,
    base_url: str,
    *,
    body: str | None,
    in_json: str | None,
) -> str:
    values = {
        "url": base_url + endpoint.example_path,
        "method": endpoint.method,
        "body": body,
        "json": in_json,
        "file": None if endpoint.media_type == JSON else "sudoku.pdf",
    }
    return _programs.get_template(language.template).render(values).strip()


def _json(body: Any) -> str:
    line = json.dumps(body, ensure_ascii=False)
    return (
        line if len(line) <= LONGEST_LINE else json.dumps(body, indent=INDENT, ensure_ascii=False)
    )


def _literal(value: Any, language: Language, depth: int = 0) -> str:
    """Format a JSON value in a language; long lists and objects span several lines."""
    if isinstance(value, bool):
        return language.true if value else language.false
    if value is None:
        return language.null
    if isinstance(value, Mapping):
        opening, closing = language.braces
        parts = [
            language.member.format(name=name, value=_literal(part, language, depth + 1))
            for name, part in value.items()
        ]
    elif isinstance(value, list):
        opening, closing = "[", "]"
        parts = [_literal(part, language, depth + 1) for part in value]
    else:
        return json.dumps(value, ensure_ascii=False)
    return _joined(opening, parts, closing, language, depth)


def _joined(opening: str, parts: list[str], closing: str, language: Language, depth: int) -> str:
    line = ", ".join(parts)
    if "\n" not in line and len(line) <= LONGEST_LINE:
        gap = "" if language.is_dense or opening == "[" or not parts else " "
        return f"{opening}{gap}{line}{gap}{closing}"
    inner = " " * language.indent * (depth + 1)
    lines = "".join(f"{inner}{part},\n" for part in parts)
    return f"{opening}\n{lines}{' ' * language.indent * depth}{closing}"
