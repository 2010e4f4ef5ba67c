"""Every endpoint of version 1, in the order in which the OpenAPI document has them.

From this table come what is served, the document with its pages, what a key has to reach, and which
endpoints the tests of the contract go through. Each file holds a resource: its models, what makes
an answer of a result, and its row.
"""

from nonet.web.contract.analyze import ANALYZE as ANALYZE, AnalyzeResponse as AnalyzeResponse
from nonet.web.contract.attribution import (
    AttributionObject as AttributionObject,
    present_attribution as present_attribution,
)
from nonet.web.contract.batch import (
    BATCHES as BATCHES,
    BatchedGrids as BatchedGrids,
    BatchRequest as BatchRequest,
    BatchResponse as BatchResponse,
    CheckBatchResponse as CheckBatchResponse,
    present_check_batch as present_check_batch,
)
from nonet.web.contract.board import (
    HINT as HINT,
    VALIDATE as VALIDATE,
    HintResponse as HintResponse,
    ValidateResponse as ValidateResponse,
)
from nonet.web.contract.check import (
    CHECK as CHECK,
    CheckResponse as CheckResponse,
    CheckResult as CheckResult,
)
from nonet.web.contract.endpoint import (
    OK as OK,
    PRIVATE as PRIVATE,
    Answer as Answer,
    Download as Download,
    Endpoint as Endpoint,
    ExportServices as ExportServices,
    Header as Header,
    Lines as Lines,
    OpeningLine as OpeningLine,
    Services as Services,
    Stream as Stream,
)
from nonet.web.contract.explain import EXPLAIN as EXPLAIN, ExplainRequest as ExplainRequest
from nonet.web.contract.explanation import (
    ExplainResponse as ExplainResponse,
    Extent as Extent,
    TakenStep as TakenStep,
    present_explain as present_explain,
)
from nonet.web.contract.generate import (
    GENERATE as GENERATE,
    MAX_BATCH as MAX_BATCH,
    BatchCount as BatchCount,
    GeneratedPuzzle as GeneratedPuzzle,
    GenerateResponse as GenerateResponse,
)
from nonet.web.contract.generate_custom import (
    GENERATE_CUSTOM as GENERATE_CUSTOM,
    CustomPuzzle as CustomPuzzle,
    CustomResponse as CustomResponse,
)
from nonet.web.contract.grade import (
    GRADE as GRADE,
    RATE as RATE,
    GradeResponse as GradeResponse,
    RateResponse as RateResponse,
)
from nonet.web.contract.minlex import MINLEX
from nonet.web.contract.picture import LAST as LAST, draw_first as draw_first
from nonet.web.contract.prove import PROVE as PROVE, ProveResponse as ProveResponse
from nonet.web.contract.publish import (
    PACKS as PACKS,
    PUBLISH as PUBLISH,
    WORKSHEETS as WORKSHEETS,
    AppliedPaper as AppliedPaper,
    CollectionId as CollectionId,
    ExportFields as ExportFields,
    IncludeAnswers as IncludeAnswers,
    PackPuzzle as PackPuzzle,
    PacksRequest as PacksRequest,
    PacksResponse as PacksResponse,
    PublishedPuzzle as PublishedPuzzle,
    PublishResponse as PublishResponse,
    WorksheetsRequest as WorksheetsRequest,
    WorksheetsResponse as WorksheetsResponse,
    present_lines as present_lines,
    present_pack_puzzles as present_pack_puzzles,
    present_publish as present_publish,
    present_published as present_published,
    present_puzzle as present_puzzle,
)
from nonet.web.contract.sheets import (
    SHEETS as SHEETS,
    PrintedPuzzles as PrintedPuzzles,
    PrintedText as PrintedText,
    SheetsRequest as SheetsRequest,
    link_sheet as link_sheet,
)
from nonet.web.contract.steps import CandidateObject as CandidateObject
from nonet.web.contract.worksheet_download import (
    DOWNLOAD as DOWNLOAD,
    Collection as Collection,
    DownloadOptions as DownloadOptions,
    download as download,
    parse_download_query as parse_download_query,
)

ENDPOINTS: tuple[Endpoint, ...] = (
    CHECK,
    ANALYZE,
    HINT,
    VALIDATE,
    GENERATE,
    GENERATE_CUSTOM,
    PUBLISH,
    WORKSHEETS,
    PACKS,
    GRADE,
    RATE,
    EXPLAIN,
    PROVE,
    *BATCHES,
    MINLEX,
    SHEETS,
    DOWNLOAD,
)
