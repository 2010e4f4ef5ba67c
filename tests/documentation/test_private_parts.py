"""What we use of frameworks beside what they document stands still for everybody who installs us.

Who installs with pip gets what `pyproject.toml` admits, not what the lock files name.
"""

import ast
import importlib
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from itertools import chain

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from markdown import REPOSITORY, read, syntax_trees

# A part of the framework that its authors may change without notice, and what we call it by.
PRIVATE = {
    "mcp": {
        "mcp.server.connection.Connection.from_envelope": "Connection.from_envelope(",
        "mcp.server.runner.serve_one": "serve_one(",
        "mcp.shared.message.ServerMessageMetadata": "ServerMessageMetadata(",
        "mcp.shared.message.SessionMessage": "SessionMessage(",
    },
    "mcp-types": {},
    "prometheus-client": {"prometheus_client.values.MultiProcessValue": "MultiProcessValue"},
    "pydantic": {"pydantic.BaseModel.__pydantic_serializer__": "__pydantic_serializer__"},
    "sqlalchemy": {"sqlalchemy.engine.interfaces.Dialect.dbapi": "dialect.dbapi"},
    "typer": {"typer.core.TyperGroup": "(TyperGroup)"},
    "typst": {"typst.Fonts": "typst.Fonts("},
    "uvicorn": {
        "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol": "(HttpToolsProtocol)",
        "uvicorn.supervisors.Multiprocess": "Multiprocess(",
    },
}
# The modules and parts that these frameworks document; all others of theirs are private.
DOCUMENTED = {
    "mcp.server.auth.provider",
    "mcp.server.auth.routes.create_auth_routes",
    "mcp.server.auth.settings",
    "mcp.server.context",
    "mcp.server.lowlevel",
    "mcp.server.stdio",
    "mcp.server.streamable_http_manager.StreamableHTTPSessionManager",
    "mcp.shared.auth",
    "mcp.shared.exceptions",
    "mcp_types",
    "prometheus_client",
    "prometheus_client.multiprocess",
    "pydantic",
    "pydantic.alias_generators",
    "pydantic.json_schema",
    "sqlalchemy",
    "sqlalchemy.dialects",
    "sqlalchemy.exc",
    "sqlalchemy.ext.asyncio",
    "sqlalchemy.ext.compiler",
    "sqlalchemy.pool",
    "sqlalchemy.sql.functions",
    "sqlalchemy.types",
    "starlette.applications",
    "starlette.convertors",
    "starlette.background",
    "starlette.datastructures",
    "starlette.exceptions",
    "starlette.middleware",
    "starlette.middleware.cors",
    "starlette.requests",
    "starlette.responses",
    "starlette.routing",
    "starlette.types",
    "typer",
    "typer.main",
    "typst",
    "uvicorn",
}
SOURCES = {
    file: file.read_text("utf-8") for file in sorted((REPOSITORY / "src" / "nonet").rglob("*.py"))
}
ROOTS = {name.replace("-", "_") for name in PRIVATE}


def requirements() -> dict[str, Requirement]:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    extras = chain.from_iterable(project["optional-dependencies"].values())
    listed = map(Requirement, chain(project["dependencies"], extras))
    return {requirement.name: requirement for requirement in listed}


def imports() -> Iterator[str]:
    for tree in syntax_trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            elif isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)


def is_private(name: str) -> bool:
    module, _, part = name.rpartition(".")
    if name.partition(".")[0] not in ROOTS or name in DOCUMENTED:
        return False
    return part.startswith("_") or module not in DOCUMENTED


def test_every_private_part_that_is_imported_is_named() -> None:
    named = [part for parts in PRIVATE.values() for part in parts]
    unnamed = {
        name
        for name in filter(is_private, imports())
        if not any(f"{part}.".startswith(f"{name}.") for part in named)
    }
    assert unnamed == set()


@pytest.mark.parametrize("framework", PRIVATE)
def test_a_private_part_is_there_and_used(framework: str) -> None:
    for part, call in PRIVATE[framework].items():
        assert any(call in text for text in SOURCES.values()), part
        assert is_found(part), part


def is_found(part: str) -> bool:
    """Find a part that is a module's or a class's, or an instance's by its annotation or code."""
    words = part.split(".")
    for length in range(len(words) - 1, 0, -1):
        try:
            found = importlib.import_module(".".join(words[:length]))
        except ImportError:
            continue
        *classes, name = words[length:]
        for one in classes:
            found = getattr(found, one)
        return hasattr(found, name) or name in in_instances(found)
    return False


def in_instances(kind: object) -> set[str]:
    """Return the names that a class writes down for its instances, or assigns to them."""
    assigned: set[str] = set()
    for one in getattr(kind, "__mro__", ()):
        assigned |= {*getattr(one, "__annotations__", ())}
        for function in vars(one).values():
            assigned |= {*getattr(getattr(function, "__code__", None), "co_names", ())}
    return assigned


@pytest.mark.parametrize("framework", PRIVATE)
def test_pip_installs_the_minor_version_that_has_the_private_parts(framework: str) -> None:
    bounds = requirements()[framework].specifier
    major, minor = Version(version(framework)).release[:2]

    assert bounds.contains(f"{major}.{minor}.999")
    assert not bounds.contains(f"{major}.{minor + 1}")
    assert not bounds.contains(f"{major}.{minor - 1}.999") or minor == 0
