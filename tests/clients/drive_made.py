"""Calls every endpoint with the client of openapi-python-client, and prints the answers."""

import json
import sys
from typing import Any

from made import AuthenticatedClient
from made.api.judging import (
    analyze,
    analyze_batch,
    check,
    check_batch,
    grade,
    grade_batch,
    minlex,
    rate,
    rate_batch,
)
from made.api.making import generate, generate_custom
from made.api.playing import explain, hint, prove, validate
from made.api.publishing import download, packs, publish, sheets, worksheets
from made.models import (
    AnalyzeBatchRequest,
    AnalyzeRequest,
    CheckBatchRequest,
    CheckRequest,
    CheckResponse,
    CustomRequest,
    DeductionObject,
    DownloadPaper,
    ErrorObject,
    ExplainRequest,
    GenerateRequest,
    GenerateRequestDifficulty,
    GradeBatchRequest,
    GradeRequest,
    HintRequest,
    MinlexRequest,
    PacksRequest,
    ProveRequest,
    PublishRequest,
    RateBatchRequest,
    RateRequest,
    SheetsRequest,
    ValidateRequest,
    WorksheetsRequest,
    WorksheetsRequestPaper,
    WorksheetsResponse,
)
from made.types import File


def answers_of(client: AuthenticatedClient, puzzle: str) -> dict[str, Any]:
    """Ask each endpoint that takes a body."""
    return {
        "check": check.sync(client=client, body=CheckRequest(puzzle)),
        "analyze": analyze.sync(client=client, body=AnalyzeRequest(puzzle)),
        "grade": grade.sync(client=client, body=GradeRequest(puzzle)),
        "rate": rate.sync(client=client, body=RateRequest(puzzle)),
        "hint": hint.sync(client=client, body=HintRequest(puzzle, puzzle)),
        "validate": validate.sync(client=client, body=ValidateRequest(puzzle, puzzle)),
        "explain": explain.sync(client=client, body=ExplainRequest(puzzle, puzzle)),
        "prove": prove.sync(
            client=client,
            body=ProveRequest(puzzle, puzzle, DeductionObject(notation="(1)r1c3=(1)r1c4")),
        ),
        "generate": generate.sync(
            client=client, body=GenerateRequest(1, GenerateRequestDifficulty.EASY)
        ),
        "generateCustom": generate_custom.sync(client=client, body=CustomRequest(seed="7")),
        "checkBatch": check_batch.sync(client=client, body=CheckBatchRequest([puzzle], why=True)),
        "analyzeBatch": analyze_batch.sync(client=client, body=AnalyzeBatchRequest([puzzle])),
        "gradeBatch": grade_batch.sync(client=client, body=GradeBatchRequest([puzzle])),
        "rateBatch": rate_batch.sync(client=client, body=RateBatchRequest([puzzle])),
        "minlex": minlex.sync(client=client, body=MinlexRequest([puzzle])),
        "publish": publish.sync(client=client, body=PublishRequest([puzzle])),
        "packs": packs.sync(client=client, body=PacksRequest(1)),
        "sheets": sheets.sync(client=client, body=SheetsRequest([puzzle])),
        "worksheets": worksheets.sync(
            client=client, body=WorksheetsRequest([puzzle], paper=WorksheetsRequestPaper.LETTER)
        ),
    }


def main(site: str, key: str, puzzle: str) -> None:
    """Ask everything, and print it."""
    client = AuthenticatedClient(f"{site}/api/v1", key, raise_on_unexpected_status=True)
    answers = answers_of(client, puzzle)
    kept, checked = answers["worksheets"], answers["check"]
    assert isinstance(kept, WorksheetsResponse)
    assert isinstance(checked, CheckResponse)
    answers["download"] = download.sync(
        kept.collection_id, client=client, paper=DownloadPaper.LETTER
    )
    refused = analyze.sync(client=client, body=AnalyzeRequest("." * 81))
    assert isinstance(refused, ErrorObject)
    pdfs = [pdf for pdf in (answers["sheets"], answers["download"]) if isinstance(pdf, File)]
    shown = {
        "called": list(answers),
        "failed": [name for name, got in answers.items() if isinstance(got, ErrorObject | None)],
        "status": str(checked.status),
        "pdfs": [pdf.payload.read(4).decode() for pdf in pdfs],
        "refused": refused.error.code,
    }
    print(json.dumps(shown))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
