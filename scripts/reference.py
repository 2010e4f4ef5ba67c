"""The pages of reference as Markdown: commands, endpoints and settings, as the code has them."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from pydantic.fields import FieldInfo
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from nonet import engine
from nonet.cli.commands import GROUPS
from nonet.cli.main import app
from nonet.server.settings import Settings

Document = dict[str, Any]


def commands() -> str:
    """Return the page of all commands, by the groups of the help."""
    return "\n".join(_commands()) + "\n"


def leaves(group: object, path: str = "") -> Iterator[tuple[str, TyperCommand]]:
    """Yield every command that is no group, by its words after `nonet`."""
    if not isinstance(group, TyperGroup):
        raise TypeError(f"{group} is no group")
    for name, command in group.commands.items():
        if isinstance(command, TyperCommand):
            yield path + name, command
        else:
            yield from leaves(command, f"{path}{name} ")


def endpoints(document: Document) -> str:
    """Return the page of all endpoints: a table, then the fields of each."""
    return "\n".join(_endpoints(document)) + "\n"


def _commands() -> Iterator[str]:
    known = dict(leaves(get_command(app)))
    yield "# Commands\n"
    yield "Most commands read grids in any format as arguments, from files or from standard input."
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
    yield "# Endpoints\n"
    yield "All are below `/api/v1`. `/api/v1/openapi.json` has the same for programs, with an"
    yield "example of every request, response and error. It needs no key, and neither do `/healthz`"
    yield "and `/readyz`."
    yield "\n| Endpoint | What it does |\n|---|---|"
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
    """Return the page of all settings, with their defaults and meanings."""
    prefix = Settings.model_config["env_prefix"]
    rows = (
        f"| `{prefix}{name.upper()}` | {_default(field)} | {_cell(field.description or '')} |\n"
        for name, field in Settings.model_fields.items()
    )
    return f"# All settings\n\n| Setting | Default | Meaning |\n|---|---|---|\n{''.join(rows)}"


def _default(field: FieldInfo) -> str:
    return "none" if field.default is None else f"`{field.default}`"


def ladder() -> str:
    """Return the table of all techniques by their tiers, the easiest first."""
    tiers = groupby(engine.TECHNIQUES, key=lambda technique: technique.tier)
    scored = {tier: [f"`{one.slug}` {one.score}" for one in some] for tier, some in tiers}
    rows = (f"| {tier} | {', '.join(some)} |\n" for tier, some in scored.items())
    return f"| Tier | Techniques and their scores |\n|---|---|\n{''.join(rows)}"
