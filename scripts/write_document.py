"""Write the source of the clients: the OpenAPI document of this version, without bounds.

Clients don't validate responses, so that bounds of today can't reject responses of a later version.
With `--keep`, writes a version of the contract instead: with bounds, and without examples.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starlette.testclient import TestClient

from nonet.server.app import compose
from nonet.server.settings import Settings

SITE = "https://nonet.example"
BOUNDS = frozenset(
    {
        "additionalProperties",
        "examples",
        "maximum",
        "maxItems",
        "maxLength",
        "minimum",
        "minItems",
        "minLength",
        "pattern",
        "title",
    }
)


def main() -> None:
    """Write the document to the file."""
    document = ask_application()
    *options, file = sys.argv[1:]
    if options == ["--keep"]:
        kept = without_examples(document)
    else:
        schemas = document["components"]["schemas"]
        kept = document
        kept["components"]["schemas"] = {name: unbounded(each) for name, each in schemas.items()}
    Path(file).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def ask_application() -> dict[str, Any]:
    """Return the application's document, without a server."""
    with TemporaryDirectory() as folder:
        settings = Settings(_env_file=None, data_dir=Path(folder), site_url=SITE)
        answer = TestClient(compose(settings)).get("/api/v1/openapi.json")
    answer.raise_for_status()
    document: dict[str, Any] = answer.json()
    return document


def without_examples(part: Any) -> Any:
    """Return a part of the document without its long examples."""
    if isinstance(part, list):
        return [without_examples(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        name: without_examples(item)
        for name, item in part.items()
        if name not in ("example", "examples")
    }


def unbounded(schema: Any) -> Any:
    """Return a schema without its bounds; fields may have the same names."""
    if isinstance(schema, list):
        return [unbounded(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: {field: unbounded(each) for field, each in item.items()}
        if name == "properties"
        else unbounded(item)
        for name, item in schema.items()
        if name not in BOUNDS or isinstance(item, dict)
    }


if __name__ == "__main__":
    main()
