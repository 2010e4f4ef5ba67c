"""Every endpoint, in the order in which the OpenAPI document has them.

From this come what is served, the document with its pages, what a key has to reach, and which
endpoints the tests of the contract go through.
"""

from nonet.web.contract.analyze import ANALYZE
from nonet.web.contract.batch import BATCHES
from nonet.web.contract.board import HINT, VALIDATE
from nonet.web.contract.check import CHECK
from nonet.web.contract.download import DOWNLOAD
from nonet.web.contract.endpoint import Endpoint
from nonet.web.contract.explain import EXPLAIN
from nonet.web.contract.generate import GENERATE, GENERATE_CUSTOM
from nonet.web.contract.grade import GRADE, RATE
from nonet.web.contract.publish import PACKS, PUBLISH, WORKSHEETS
from nonet.web.contract.sheets import SHEETS

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
    *BATCHES,
    SHEETS,
    DOWNLOAD,
)
