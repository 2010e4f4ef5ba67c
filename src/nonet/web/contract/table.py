"""Every endpoint of version 1, in the order of the OpenAPI document.

Routes, the document and its pages, and the scopes of keys come from this table.
"""

from nonet.web.contract.analyze import ANALYZE
from nonet.web.contract.batch import BATCHES
from nonet.web.contract.board import HINT, VALIDATE
from nonet.web.contract.check import CHECK
from nonet.web.contract.endpoint import Endpoint
from nonet.web.contract.explain import EXPLAIN
from nonet.web.contract.generate import GENERATE
from nonet.web.contract.generate_custom import GENERATE_CUSTOM
from nonet.web.contract.grade import GRADE, RATE
from nonet.web.contract.minlex import MINLEX
from nonet.web.contract.prove import PROVE
from nonet.web.contract.publish import PACKS, PUBLISH, WORKSHEETS
from nonet.web.contract.sheets import SHEETS
from nonet.web.contract.worksheet_download import DOWNLOAD

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
