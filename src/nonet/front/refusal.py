"""The answer to what is no request: the same error object as everywhere, and the end."""

import random
from collections.abc import Iterable

import structlog

from nonet.door.refusal import refuse
from nonet.errors import NonetError
from nonet.front.exchange import CLOSE, status_line
from nonet.front.meter import FrontMeter
from nonet.front.request import Field

log = structlog.get_logger()

_ID_BITS = 64


def refusal_bytes(
    refusal: NonetError, fields: Iterable[Field], meter: FrontMeter | None = None
) -> bytes:
    """Return the whole answer to a refusal, and write a line about it to the log."""
    response = refuse(refusal)
    request_id = f"{random.getrandbits(_ID_BITS):016x}"  # nothing hangs on whether it is foreseen
    log.info(
        "connection refused",
        code=refusal.code,
        status=response.status_code,
        reason=str(refusal),
        request_id=request_id,
    )
    if meter is not None:
        meter.refused_unread(response.status_code, refusal.code)
    own = (b"x-request-id", request_id.encode()), CLOSE
    lines = (b"%b: %b\r\n" % field for field in (*fields, *response.raw_headers, *own))
    return b"".join((status_line(response.status_code), *lines, b"\r\n", bytes(response.body)))
