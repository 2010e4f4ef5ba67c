"""Callers of every version of the contract that was ever given out are still served."""

import copy
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from nonet.i18n.catalogue import english
from service import Service

VERSIONS = sorted((Path(__file__).parents[2] / "docs/contract").glob("*.json"))


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Service(tmp_path_factory.mktemp("compatibility")) as service:
        return service.client.get("/api/v1/openapi.json").json()


def test_every_version_is_kept_and_in_the_changelog() -> None:
    changelog = (english().documents / "changelog.md").read_text("utf-8")
    dates = re.findall(r"^## .*: ([0-9-]+)$", changelog, re.MULTILINE)

    assert [version.stem for version in VERSIONS] == ["1.0.0", *sorted(dates)[1:]]


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.stem)
def test_no_version_breaks_its_callers(version: Path, document: Any) -> None:
    assert list(broken(json.loads(version.read_text("utf-8")), document)) == []


def schema(document: Any, name: str) -> Any:
    return document["components"]["schemas"][name]


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        (lambda new: new["paths"].pop("/hint"), "POST /hint is gone"),
        (
            lambda new: schema(new, "CheckResponse")["properties"].pop("nodes"),
            "POST /check gives no nodes any more",
        ),
        (
            lambda new: schema(new, "GenerateRequest")["properties"]["count"].update(maximum=10),
            "POST /generate takes count: maximum has shrunk",
        ),
        (
            lambda new: schema(new, "GenerateRequest")["properties"]["difficulty"]["enum"].pop(),
            "POST /generate takes difficulty: other values",
        ),
        (
            lambda new: schema(new, "GenerateRequest").update(required=["count"]),
            "POST /generate takes count: whether it has to be there has changed",
        ),
        (
            lambda new: schema(new, "TechniqueCounts")["properties"]["nakedSingles"].update(
                type="string"
            ),
            "POST /analyze gives techniques nakedSingles: of another type",
        ),
        (
            lambda new: new["paths"]["/worksheets/{id}"]["get"]["parameters"].pop(),
            "GET /worksheets/{id} no longer takes download",
        ),
    ],
)
def test_breaking_changes_are_found(
    document: Any, change: Callable[[Any], object], shown: str
) -> None:
    new = copy.deepcopy(document)
    change(new)

    assert shown in broken(document, new)


def test_additions_break_no_caller(document: Any) -> None:
    new = copy.deepcopy(document)
    new["paths"]["/more"] = {}
    schema(new, "CheckResponse")["properties"]["more"] = {"type": "string"}
    schema(new, "CheckRequest")["properties"]["more"] = {"type": "string"}

    assert list(broken(document, new)) == []


_LEAST = ("minimum", "minLength", "minItems")
_MOST = ("maximum", "maxLength", "maxItems")


def broken(old: Any, new: Any) -> Iterator[str]:
    """Yield everything that worked with the old document and fails with the new one."""
    for path, operations in old["paths"].items():
        for method, operation in operations.items():
            where = f"{method.upper()} {path}"
            now = new["paths"].get(path, {}).get(method)
            if now is None:
                yield f"{where} is gone"
                continue
            yield from _parameters(operation, now, where)
            before, after = _json(operation.get("requestBody")), _json(now.get("requestBody"))
            yield from _Schemas(old, new, given=False).compare(before, after, f"{where} takes")
            before, after = _json(operation["responses"]["200"]), _json(now["responses"]["200"])
            yield from _Schemas(old, new, given=True).compare(before, after, f"{where} gives")


def _json(holder: Any) -> Any:
    return (holder or {}).get("content", {}).get("application/json", {}).get("schema", {})


def _parameters(old: Any, new: Any, where: str) -> Iterator[str]:
    before = {each["name"]: each for each in old.get("parameters", ())}
    after = {each["name"]: each for each in new.get("parameters", ())}
    for name in before.keys() - after.keys():
        yield f"{where} no longer takes {name}"
    for name, each in after.items():
        if each.get("required") and not before.get(name, {}).get("required"):
            yield f"{where} now needs {name}"


class _Schemas:
    """Compares schemas of answers if `given` is set, else schemas of requests."""

    def __init__(self, old: Any, new: Any, *, given: bool) -> None:
        self._old, self._new, self._given = old, new, given

    def compare(self, old: Any, new: Any, where: str) -> Iterator[str]:
        old, new = _resolve(self._old, old), _resolve(self._new, new)
        yield from self._kinds(old, new, where)
        before, after = old.get("properties", {}), new.get("properties", {})
        for name in before.keys() - after.keys():
            yield f"{where} no {name} any more"
        required = set(old.get("required", ())), set(new.get("required", ()))
        for name in required[0] - required[1] if self._given else required[1] - required[0]:
            yield f"{where} {name}: whether it has to be there has changed"
        for name in before.keys() & after.keys():
            yield from self.compare(before[name], after[name], f"{where} {name}")
        if "items" in old and "items" in new:
            yield from self.compare(old["items"], new["items"], f"{where} items")

    def _kinds(self, old: Any, new: Any, where: str) -> Iterator[str]:
        wide, narrow = (old, new) if self._given else (new, old)
        documents = (self._old, self._new) if self._given else (self._new, self._old)
        if not _types(documents[1], narrow) <= _types(documents[0], wide):
            yield f"{where}: of another type"
        if "enum" in wide and not set(narrow.get("enum", ())) <= set(wide["enum"]):
            yield f"{where}: other values"
        if not self._given:
            for bound in _LEAST:
                if new.get(bound, 0) > old.get(bound, 0):
                    yield f"{where}: {bound} has grown"
            for bound in _MOST:
                if new.get(bound, float("inf")) < old.get(bound, float("inf")):
                    yield f"{where}: {bound} has shrunk"


def _resolve(document: Any, schema: Any) -> Any:
    while "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    known = whole(schema, document["components"]["schemas"])
    kinds = [one for one in known.get("anyOf", ()) if one != {"type": "null"}]
    if len(kinds) == 1 and "type" in kinds[0]:
        # Written in short, `type` lists both.
        rest = {name: value for name, value in known.items() if name != "anyOf"}
        return {**rest, **kinds[0], "type": [kinds[0]["type"], "null"]}
    return known


def whole(schema: Any, schemas: Any) -> Any:
    """Return a schema of an earlier version with all that it extends."""
    if "allOf" not in schema:
        return schema
    known: Any = {"type": "object", "properties": {}, "required": [], **schema}
    for each in known.pop("allOf"):
        name = each.get("$ref", "").rpartition("/")[2]
        part = whole(schemas[name] if name else each, schemas)
        known["properties"] = known["properties"] | part.get("properties", {})
        known["required"] = known["required"] + part.get("required", [])
    return known


def _types(document: Any, schema: Any) -> set[str]:
    schema = _resolve(document, schema)
    if "anyOf" in schema:
        return {kind for each in schema["anyOf"] for kind in _types(document, each)}
    kind = schema.get("type", "object")
    return set(kind) if isinstance(kind, list) else {kind}
