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
    check_variant,
    grade,
    grade_batch,
    grade_variant,
    minlex,
    rate,
    rate_batch,
)
from made.api.making import generate, generate_custom, generate_variant
from made.api.playing import (
    explain,
    explain_variant,
    hint,
    hint_variant,
    prove,
    prove_variant,
    validate,
    validate_variant,
)
from made.api.publishing import (
    download,
    packs,
    publish,
    publish_variants,
    sheets,
    variant_sheets,
    worksheets,
)
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
    ExplainVariantRequest,
    GenerateRequest,
    GenerateRequestDifficulty,
    GenerateVariantRequest,
    GradeBatchRequest,
    GradeRequest,
    HintRequest,
    HintVariantRequest,
    MinlexRequest,
    PacksRequest,
    ProveRequest,
    ProveVariantRequest,
    PublishRequest,
    PublishVariantsRequest,
    RateBatchRequest,
    RateRequest,
    SheetsRequest,
    ValidateRequest,
    ValidateVariantRequest,
    VariantRequest,
    VariantSheetsRequest,
    WorksheetsRequest,
    WorksheetsRequestPaper,
    WorksheetsResponse,
)
from made.types import File

KILLER = {
    "size": 4,
    "givens": "-4---------1----",
    "rules": [
        {"type": "killer", "cells": [0, 4], "sum": 4},
        {"type": "killer", "cells": [1, 5, 9], "sum": 9},
        {"type": "killer", "cells": [2, 3], "sum": 3},
        {"type": "killer", "cells": [6, 10], "sum": 6},
        {"type": "killer", "cells": [7, 11], "sum": 4},
        {"type": "killer", "cells": [8, 12, 13], "sum": 7},
        {"type": "killer", "cells": [14, 15], "sum": 7},
    ],
}


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


def variants_of(client: AuthenticatedClient) -> dict[str, Any]:
    """Ask each endpoint for variants."""
    puzzle = VariantRequest.from_dict({"puzzle": KILLER})
    board = {"puzzle": KILLER, "progress": KILLER["givens"]}
    wanted = {"kinds": ["killer"], "size": 4, "difficulty": "beginner", "seed": "1"}
    claim = {"placements": [{"index": 0, "value": 3}]}
    return {
        "generateVariant": generate_variant.sync(
            client=client, body=GenerateVariantRequest.from_dict(wanted)
        ),
        "checkVariant": check_variant.sync(client=client, body=puzzle),
        "gradeVariant": grade_variant.sync(client=client, body=puzzle),
        "validateVariant": validate_variant.sync(
            client=client, body=ValidateVariantRequest.from_dict(board)
        ),
        "hintVariant": hint_variant.sync(client=client, body=HintVariantRequest.from_dict(board)),
        "explainVariant": explain_variant.sync(
            client=client, body=ExplainVariantRequest.from_dict(board)
        ),
        "publishVariants": publish_variants.sync(
            client=client, body=PublishVariantsRequest.from_dict({"puzzles": [KILLER]})
        ),
        "variantSheets": variant_sheets.sync(
            client=client, body=VariantSheetsRequest.from_dict({"puzzles": [KILLER]})
        ),
        "proveVariant": prove_variant.sync(
            client=client, body=ProveVariantRequest.from_dict({**board, "claim": claim})
        ),
    }


def main(site: str, key: str, puzzle: str) -> None:
    """Ask everything, and print it."""
    client = AuthenticatedClient(f"{site}/api/v1", key, raise_on_unexpected_status=True)
    answers = answers_of(client, puzzle) | variants_of(client)
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
