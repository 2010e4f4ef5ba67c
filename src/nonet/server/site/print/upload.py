"""Forms with files: parsed in memory, with limits, each field at most once."""

from python_multipart.multipart import Field, File, create_form_parser
from starlette.requests import Request

from nonet.errors import BodyTooLargeError, FormError
from nonet.server.http.body import read_body
from nonet.server.http.errors import InvalidRequestError
from nonet.server.http.form import read_form
from nonet.server.http.strings import is_text

MEDIA_TYPE = "multipart/form-data"
MOST_FIELDS = 48
_LONGEST_NAME = 64


async def read_upload(
    request: Request, *, most_bytes: int, most_text: int
) -> tuple[dict[str, str], dict[str, bytes]]:
    """Return the fields of a request's form and its files; empty files are left out.

    A form without files may also be URL-encoded. In either encoding the fields that aren't files
    have at most `most_text` bytes.

    Raises:
        FormError: not a form, too large, cut off, with a field twice, or one that is not text.
    """
    announced = ",".join(request.headers.getlist("content-type"))
    if not announced.lower().startswith(MEDIA_TYPE):
        return await read_form(request, most_bytes=most_text, most_fields=MOST_FIELDS), {}
    try:
        body = await read_body(request, most_bytes=most_bytes)
    except (BodyTooLargeError, InvalidRequestError):
        raise FormError("the form is too large, or cut") from None
    try:
        return _parse(announced, body, most_text)
    except ValueError:  # whatever the parser finds is one
        raise FormError("the form cannot be read") from None


def _parse(media_type: str, body: bytes, most_text: int) -> tuple[dict[str, str], dict[str, bytes]]:
    fields: dict[str, str] = {}
    files: dict[str, bytes] = {}
    text_bytes = 0

    def know(name: bytes | None) -> str:
        text = _text_of(name)
        if text in fields or text in files or len(text) > _LONGEST_NAME:
            raise FormError("a field came twice, or its name is too long")
        if len(fields) + len(files) == MOST_FIELDS:
            raise FormError("too many fields")
        return text

    def on_field(field: Field) -> None:
        nonlocal text_bytes
        text_bytes += len(field.value or b"")
        if text_bytes > most_text:
            raise FormError("the form is too large, or cut")
        fields[know(field.field_name)] = _text_of(field.value)

    def on_file(file: File) -> None:
        file.file_object.seek(0)
        files[know(file.field_name)] = file.file_object.read()

    # With limits as large as the body, the parser never spools to a file.
    config = {"MAX_MEMORY_FILE_SIZE": len(body) + 1, "MAX_BODY_SIZE": len(body)}
    parser = create_form_parser(
        {"Content-Type": media_type.encode()}, on_field, on_file, config=config
    )
    parser.write(body)
    parser.finalize()
    return fields, {name: content for name, content in files.items() if content}


def _text_of(value: bytes | None) -> str:
    text = (value or b"").decode()
    if not is_text(text):
        raise FormError("a field is not text")
    return text
