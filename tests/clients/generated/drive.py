"""Calls every endpoint by the client that OpenAPI Generator makes for Python."""

import sys

import openapi_client as nonet


def main(site: str, key: str, puzzle: str) -> None:
    """Print the answers."""
    configuration = nonet.Configuration(host=f"{site}/api/v1", access_token=key)
    client = nonet.ApiClient(configuration)
    judging, making = nonet.JudgingApi(client), nonet.MakingApi(client)
    playing, publishing = nonet.PlayingApi(client), nonet.PublishingApi(client)
    both = [puzzle, "." * 81]
    board = {"puzzle": puzzle, "progress": puzzle}
    deduction = nonet.DeductionObject(notation="(1)r1c3=(1)r1c4")
    checked = judging.check(nonet.CheckRequest(puzzle=puzzle))
    batch = judging.check_batch(nonet.CheckBatchRequest(puzzles=both, why=True)).results
    batches = {
        "analyzeBatch": judging.analyze_batch(nonet.AnalyzeBatchRequest(puzzles=both)),
        "gradeBatch": judging.grade_batch(nonet.GradeBatchRequest(puzzles=both)),
        "rateBatch": judging.rate_batch(nonet.RateBatchRequest(puzzles=both)),
        "minlex": judging.minlex(nonet.MinlexRequest(puzzles=["12"])),
    }
    exported = publishing.worksheets(nonet.WorksheetsRequest(puzzles=[puzzle], paper="letter"))
    called = {
        "check": checked.status,
        "checkBatch": f"{batch[0].solution == checked.solution} {batch[1].why.kind}".replace(
            "T", "t"
        ),
        **{name: answer.results[-1].error.code for name, answer in batches.items()},
        "analyze": judging.analyze(nonet.AnalyzeRequest(puzzle=puzzle)).clue_count,
        "grade": judging.grade(nonet.GradeRequest(puzzle=puzzle)).hardest.slug,
        "rate": judging.rate(nonet.RateRequest(puzzle=puzzle)).er,
        "hint": playing.hint(nonet.HintRequest(**board)).hint.technique,
        "validate": playing.validate(nonet.ValidateRequest(**board)).remaining_cells,
        "explain": playing.explain(nonet.ExplainRequest(**board)).step.technique.slug,
        "prove": playing.prove(nonet.ProveRequest(**board, deduction=deduction)).valid,
        "generate": len(making.generate(nonet.GenerateRequest(count=2)).puzzles),
        "generateCustom": making.generate_custom(nonet.CustomRequest(seed="7")).seed,
        "publish": len(publishing.publish(nonet.PublishRequest(puzzles=[puzzle])).puzzles),
        "packs": len(publishing.packs(nonet.PacksRequest(count=1)).puzzles),
        "worksheets": exported.paper,
        "sheets": publishing.sheets(nonet.SheetsRequest(puzzles=[puzzle]))[:4].decode(),
        "download": publishing.download(exported.collection_id, paper="letter")[:4].decode(),
    }
    for name, shown in called.items():
        print(name, str(shown).lower() if isinstance(shown, bool) else shown)  # noqa: T201
    try:
        judging.analyze(nonet.AnalyzeRequest(puzzle="." * 81))
    except nonet.exceptions.ApiException as refused:
        print("refused", refused.status, refused.data.error.code)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
