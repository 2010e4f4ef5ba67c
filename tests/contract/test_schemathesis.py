"""An outside tool reads the OpenAPI document and tries to catch the service breaking it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nonet.server.api.endpoints.table import ENDPOINTS
from server import Server

# Of each kind of case, for each endpoint.
SOME, MANY = 15, 200
# In some seconds: no cases that follow from others, and none that every schema implies.
BRIEF = ["--max-examples=3", "--phases=examples,fuzzing"]
WHOLE = [f"--max-examples={MANY if os.environ.get('NONET_EXHAUSTIVE') else SOME}"]
SCHEMATHESIS = str(Path(sys.executable).parent / "schemathesis")
HOOKS, SUPPORT = "schemathesis_lines", Path(__file__).parents[1] / "support"

# That a grid has exactly one solution is nothing a schema can say: 422 is an answer to valid data.
# A list that is too long may be refused for the size of its body: 413 is an answer to invalid data.
# A string with U+0000 is valid by JSON Schema, and is rejected everywhere.
CONFIGURATION = """
[generation]
allow-x00 = false

[checks.positive_data_acceptance]
expected-statuses = ["2xx", 422]

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 413, 415, 422, 429, "5xx"]

# Nor which layouts contradict each other, or which characters the fonts of a sheet have; and as
# many puzzles as there may be, beside all options, are more than a body may have.
[[operations]]
include-path = "/sheets"

[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", 400, 413, 422]

# Nor which members a premise needs by its kind, or what a lemma is made of.
[[operations]]
include-path = "/prove"

[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", 400, 422]

# Nor what a variant puzzle and its rules are made of, or which kinds of them are rare.
[[operations]]
include-path-regex = "^/variants/"

[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", 400, 422, 503]
"""


LINES = "application/x-ndjson"
STREAMED = [endpoint.path for endpoint in ENDPOINTS if endpoint.stream is not None]
# So long each of the two runs of thorough tests goes on; without it they have a number of cases.
SECONDS = os.environ.get("NONET_DOCUMENT_SECONDS")
LONG = ["--max-examples=1000000", f"--max-time={SECONDS}"] if SECONDS else WHOLE
# Most puzzles requested at random contradict themselves or are too rare, which no schema can say;
# test_generate_custom.py and test_variants.py test these endpoints.
WITHOUT_WISHES = ["--exclude-path=/generate/custom", "--exclude-path=/variants/generate"]
IN_LINES = [
    f"--header=Accept: {LINES}",
    *(f"--include-path={path}" for path in STREAMED if path != "/generate/custom"),
]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(300 + int(SECONDS or 0) + 3_600 * bool(os.environ.get("NONET_EXHAUSTIVE"))),
]


def run(folder: Path, *options: str) -> None:
    """Try the service by its document, which it must not break."""
    configuration = folder / "schemathesis.toml"
    configuration.write_text(CONFIGURATION)
    with Server(
        folder, rate_limit_per_minute=1_000_000, failed_credentials_per_minute=1_000_000
    ) as server:
        found = subprocess.run(
            [
                SCHEMATHESIS,
                f"--config-file={configuration}",
                "run",
                f"{server.base_url}/openapi.json",
                f"--header=Authorization: Bearer {server.key}",
                *options,
                "--seed=1",
                "--no-color",
            ],
            check=False,
            cwd=folder,
            env={**os.environ, "SCHEMATHESIS_HOOKS": HOOKS, "PYTHONPATH": str(SUPPORT)},
            capture_output=True,
            text=True,
        )

    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(BRIEF, id="brief"),
        pytest.param(LONG, id="whole", marks=pytest.mark.thorough),
    ],
)
def test_responses_conform_to_the_document(tmp_path: Path, options: list[str]) -> None:
    run(tmp_path, *WITHOUT_WISHES, *options)


@pytest.mark.thorough
def test_lines_conform_to_the_document(tmp_path: Path) -> None:
    run(tmp_path, *IN_LINES, *LONG)
