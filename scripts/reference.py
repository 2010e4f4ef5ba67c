"""Markdown of the reference pages, generated from the code.

`document_site.py` replaces comments such as `<!-- generated: errors -->` by them.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from types import FunctionType
from typing import Any

from pydantic.fields import FieldInfo
from starlette.routing import Route
from typer import Context
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from nonet import engine
from nonet.accounts.access.permissions import holders_of
from nonet.cli.app import app
from nonet.cli.commands import GROUPS
from nonet.i18n.catalogue import english
from nonet.runtime.metrics import Meters
from nonet.server.api.endpoints.table import ENDPOINTS
from nonet.server.mcp.tools import TOOLS
from nonet.server.portal.routes import PORTAL_ROUTES
from nonet.server.settings import Settings

Document = dict[str, Any]
PACKAGE = Path(__file__).parents[1] / "src" / "nonet"
_LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
# The wrappers of the developer area's pages, the strictest first, and what they require.
_GUARDS = {
    "administrator": "administrators",
    "recent_member": "sign-in within ten minutes",
    "member": "sign-in",
}


def commands() -> str:
    """Return a section for each command, by the groups of the help."""
    return "\n".join(_commands()) + "\n"


def leaves(group: object, path: str = "") -> Iterator[tuple[str, TyperCommand]]:
    """Yield every command that isn't a group, by its words after `nonet`."""
    if not isinstance(group, TyperGroup):
        raise TypeError(f"{group} is not a group")
    for name in group.commands:
        command = group.get_command(Context(group), name)
        if isinstance(command, TyperCommand):
            yield path + name, command
        else:
            yield from leaves(command, f"{path}{name} ")


def endpoints(document: Document) -> str:
    """Return a table of all endpoints, then the fields of each."""
    return "\n".join(_endpoints(document)) + "\n"


def _commands() -> Iterator[str]:
    known = dict(leaves(get_command(app)))
    for group, members in GROUPS.items():
        yield f"\n## {group}"
        for name, command in known.items():
            if name.split()[0] in members:
                yield f"\n### `nonet {name}`\n"
                yield _paragraphs(str(command.help or ""))
                yield from _options(command)


def _options(command: TyperCommand) -> Iterator[str]:
    yield "\n| Option | What it does |\n|---|---|"
    for option in command.params:
        is_argument = option.param_type_name == "argument"
        names = [str(option.metavar or option.name).upper()] if is_argument else option.opts
        shown = ", ".join(f"`{name}`" for name in (*names, *option.secondary_opts))
        yield f"| {shown} | {_cell(str(getattr(option, 'help', None) or ''))} |"


def _endpoints(document: Document) -> Iterator[str]:
    operations = [
        (f"{method.upper()} {path}", operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    yield "| Endpoint | What it does |\n|---|---|"
    for name, operation in operations:
        yield f"| [`{name}`](#{operation['operationId']}) | {_cell(operation['summary'])} |"
    for name, operation in operations:
        yield f"\n## `{name}` {{#{operation['operationId']}}}\n"
        yield _paragraphs(operation.get("description", ""))
        yield "\n| Field | | What it says |\n|---|---|---|"
        for field, needed, about in fields(operation, document):
            yield f"| `{field}` | {needed} | {_cell(about)} |"


def fields(operation: Document, document: Document) -> list[tuple[str, str, str]]:
    """Return the fields of a body, or the options of a query, and which of them are required."""
    if "requestBody" not in operation:
        return [
            (option["name"], _needed(option.get("required")), option.get("description", ""))
            for option in operation["parameters"]
        ]
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    schema = document["components"]["schemas"][reference.rpartition("/")[2]]
    required = schema.get("required", ())
    return [
        (name, _needed(name in required), field.get("description", ""))
        for name, field in schema["properties"].items()
    ]


def _needed(required: object) -> str:
    return "required" if required else ""


def _paragraphs(text: str) -> str:
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n")).replace("\f", "")


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def settings() -> str:
    """Return the table of all settings, with their defaults and meanings."""
    prefix = Settings.model_config["env_prefix"]
    rows = (
        (f"`{prefix}{name.upper()}`", _default(field), field.description or "")
        for name, field in Settings.fields().items()
    )
    return _table(("Setting", "Default", "Meaning"), rows)


def _default(field: FieldInfo) -> str:
    return "none" if field.default is None else f"`{field.default}`"


def ladder() -> str:
    """Return the table of all techniques by their tiers, the easiest first."""
    tiers = groupby(engine.TECHNIQUES, key=lambda technique: technique.tier)
    scored = {tier: [f"`{one.slug}` {one.score}" for one in some] for tier, some in tiers}
    return _table(
        ("Tier", "Techniques and their scores"),
        ((tier, ", ".join(some)) for tier, some in scored.items()),
    )


def errors(document: Document) -> str:
    """Return the table of all error codes, with the statuses that the document gives them."""
    statuses: dict[str, set[str]] = {}
    for status, code in _documented_errors(document):
        statuses.setdefault(code, set()).add(status)
    messages = (english().folder / "errors.ftl").read_text("utf-8")
    codes = re.findall(r"^error-([A-Z_]+) =", messages, re.MULTILINE)
    return _table(
        ("Code", "Status", "What to do"),
        (
            (f"`{code}`", ", ".join(sorted(statuses.get(code, ()))), english()(f"error-{code}"))
            for code in codes
        ),
    )


def _documented_errors(document: Document) -> Iterator[tuple[str, str]]:
    for methods in document["paths"].values():
        for operation in methods.values():
            for status, response in operation["responses"].items():
                if "$ref" in response:
                    name = response["$ref"].rpartition("/")[2]
                    response = document["components"]["responses"][name]  # noqa: PLW2901
                for media in response.get("content", {}).values():
                    for example in media.get("examples", {}).values():
                        error = example.get("value", {}).get("error")
                        if error and int(status) >= 400:  # noqa: PLR2004 - the first error
                            yield status, error["code"]


def metrics() -> str:
    """Return the table of all metrics, with their labels."""
    meters: list[Any] = [each for each in vars(Meters()).values() if hasattr(each, "describe")]
    described = [(meter.describe()[0], meter._labelnames) for meter in meters]  # noqa: SLF001
    return _table(
        ("Metric", "Type", "Labels", "Meaning"),
        (
            (
                f"`{one.name}`",
                one.type,
                ", ".join(f"`{label}`" for label in labels),
                one.documentation,
            )
            for one, labels in sorted(described, key=lambda pair: pair[0].name)
        ),
    )


def log_events() -> str:
    """Return the table of all log events, with their levels and fields."""
    events: dict[str, tuple[str, list[str]]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and (found := _log_event(call)):
                event, level, fields = found
                _, known = events.setdefault(event, (level, []))
                known += [field for field in fields if field not in known]
    return _table(
        ("Event", "Level", "Fields"),
        (
            (f"`{event}`", level, ", ".join(f"`{field}`" for field in fields))
            for event, (level, fields) in sorted(events.items())
        ),
    )


def _log_event(call: ast.Call) -> tuple[str, str, list[str]] | None:
    """Return the event, level and fields of a call of a logger with a constant event."""
    function = call.func
    if not (
        isinstance(function, ast.Attribute)
        and isinstance(function.value, ast.Name)
        and function.value.id.strip("_") in {"log", "logger"}
        and function.attr in _LEVELS
        and call.args
        and isinstance(call.args[0], ast.Constant)
    ):
        return None
    level = "error" if function.attr == "exception" else function.attr
    fields = [one.arg for one in call.keywords if one.arg and one.arg != "exc_info"]
    return str(call.args[0].value), level, fields


def permissions() -> str:
    """Return the requirements of each endpoint, tool and page of the developer area."""
    calls = [
        *((f"`{one.method} /api/v1{one.path}`", one.scope) for one in ENDPOINTS),
        *((f"tool `{tool.name}`", tool.use.scope) for tool in TOOLS),
    ]
    scopes = _table(
        ("Endpoint or tool", "Scopes that include it"),
        ((name, ", ".join(f"`{one}`" for one in holders_of(scope))) for name, scope in calls),
    )
    pages = _table(
        ("Page", "Requires"),
        (
            (f"`{_method_of(route)} {route.path_format}`", _guard_of(route))
            for route in PORTAL_ROUTES
        ),
    )
    return f"## Endpoints and tools\n\n{scopes}\n## Pages of the developer area\n\n{pages}"


def _method_of(route: Route) -> str:
    return "POST" if "POST" in (route.methods or ()) else "GET"


def _guard_of(route: Route) -> str:
    """Return the requirements of a page, by the wrappers around its function."""
    wrappers = set(_wrappers(route.endpoint))
    return next((text for name, text in _GUARDS.items() if name in wrappers), "nothing")


def _wrappers(function: Callable[..., object]) -> Iterator[str]:
    if isinstance(function, FunctionType):
        yield function.__qualname__.partition(".")[0]
        for cell in function.__closure__ or ():
            yield from _wrappers(cell.cell_contents)


def _table(headings: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [headings, *rows]
    head, *body = (f"| {' | '.join(map(_cell, line))} |\n" for line in lines)
    return f"{head}|{'---|' * len(headings)}\n{''.join(body)}"
