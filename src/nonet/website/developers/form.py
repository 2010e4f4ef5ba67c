"""What a form sends: bounded, and each field once."""

from urllib.parse import parse_qsl

from starlette.requests import Request

from nonet.website.developers.faults import FormError

LARGEST_BODY = 4096
MOST_FIELDS = 10
MEDIA_TYPE = "application/x-www-form-urlencoded"


async def read_form(request: Request) -> dict[str, str]:
    """Return the fields of a request's form.

    Raises:
        FormError: no form, too large, or a field twice.
    """
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise FormError("the form is too large")
    if not body:
        return {}
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != MEDIA_TYPE:
        raise FormError("expected a form")
    try:
        pairs = parse_qsl(
            body.decode(), keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS
        )
    except ValueError:
        raise FormError("the form cannot be read") from None
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise FormError("a field came twice")
    return fields
