"""Public contents, which pages of all origins may read."""

from starlette.responses import Response

OPEN = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag"}
_PREFLIGHT = {
    **OPEN,
    "Access-Control-Allow-Methods": "GET, HEAD",
    # Without credentials, the asterisk stands for all but `Authorization`.
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
}


def allow_reading() -> Response:
    """Answer a preflight: pages of all origins may read, with any header but `Authorization`."""
    return Response(status_code=204, headers=_PREFLIGHT)
