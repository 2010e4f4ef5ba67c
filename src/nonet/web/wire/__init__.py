"""How requests and answers are written: wire models, and what is wrong with a request.

Start with `model.py`; `reading.py` makes a model of plain JSON or tells its faults, `error.py` puts
a refusal into wire form. None of it knows HTTP: the tools on the desk speak it too.
"""

from nonet.web.wire.error import (
    ErrorDetail as ErrorDetail,
    ErrorObject as ErrorObject,
    broken_rules as broken_rules,
    describe_item as describe_item,
    describe_refusal as describe_refusal,
    read_broken_rules as read_broken_rules,
    without_default as without_default,
)
from nonet.web.wire.fault import (
    Expected as Expected,
    Fault as Fault,
    InvalidRequestError as InvalidRequestError,
    callers_name as callers_name,
)
from nonet.web.wire.model import (
    EXAMPLE_BOARD as EXAMPLE_BOARD,
    EXAMPLE_ENDGAME as EXAMPLE_ENDGAME,
    EXAMPLE_PUZZLE as EXAMPLE_PUZZLE,
    EXAMPLE_SEED as EXAMPLE_SEED,
    EXAMPLE_SOLUTION as EXAMPLE_SOLUTION,
    GRID_MEANING as GRID_MEANING,
    GRID_PATTERN as GRID_PATTERN,
    GRIDS_PER_REQUEST as GRIDS_PER_REQUEST,
    Cell as Cell,
    CellIndex as CellIndex,
    Cells as Cells,
    Count as Count,
    Digit as Digit,
    EngineVersion as EngineVersion,
    InputGrid as InputGrid,
    OutputGrid as OutputGrid,
    Solution as Solution,
    WeighedAnswer as WeighedAnswer,
    WeighedRequest as WeighedRequest,
    WireModel as WireModel,
    as_example as as_example,
    excludes as excludes,
)
from nonet.web.wire.reading import read_request as read_request, suggest as suggest
