"""Every endpoint of version 1, in the order of the OpenAPI document.

Routes, the document and its pages, and the scopes of keys come from this table.
"""

from nonet.server.api.endpoints.analyze import ANALYZE
from nonet.server.api.endpoints.batch import BATCHES, MINLEX
from nonet.server.api.endpoints.check import CHECK
from nonet.server.api.endpoints.endpoint import Endpoint
from nonet.server.api.endpoints.explain import EXPLAIN
from nonet.server.api.endpoints.generate import GENERATE
from nonet.server.api.endpoints.generate_custom import GENERATE_CUSTOM
from nonet.server.api.endpoints.grade import GRADE, RATE
from nonet.server.api.endpoints.hint import HINT
from nonet.server.api.endpoints.prove import PROVE
from nonet.server.api.endpoints.publish import PACKS, PUBLISH, WORKSHEETS
from nonet.server.api.endpoints.sheets import SHEETS
from nonet.server.api.endpoints.validate import VALIDATE
from nonet.server.api.endpoints.variant_publishing import VARIANT_PUBLISHING
from nonet.server.api.endpoints.variants import VARIANTS
from nonet.server.api.endpoints.worksheet_download import DOWNLOAD

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
    *VARIANTS,
    *VARIANT_PUBLISHING,
    DOWNLOAD,
)
