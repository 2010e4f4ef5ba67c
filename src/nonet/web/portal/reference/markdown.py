"""The API reference as Markdown, for agents and terminals."""

from collections.abc import Iterable, Iterator

from nonet.foundation.catalogue import Words
from nonet.web.portal.reference.endpoints import EndpointPage
from nonet.web.portal.reference.fields import Field, all_fields


def write_reference(introduction: str, endpoints: Iterable[EndpointPage], words: Words) -> str:
    """Describe every endpoint in one text."""
    parts = [f"# {words('developers-docs-reference')}", introduction]
    return "\n\n".join([*parts, *(write_endpoint(one, words) for one in endpoints)]) + "\n"


def write_endpoint(endpoint: EndpointPage, words: Words) -> str:
    """Describe an endpoint: its fields, an example of each body, its refusals."""
    return "\n\n".join(_parts(endpoint, words))


def _parts(endpoint: EndpointPage, words: Words) -> Iterator[str]:
    yield f"## {endpoint.method} {endpoint.path}"
    yield endpoint.meaning
    given = (*endpoint.parameters, *endpoint.request)
    if given:
        yield f"### {words('reference-request')}"
        yield _table(given, words)
    if endpoint.example_body:
        yield _sample(endpoint.example_body)
    yield f"### {words('reference-answer')}"
    yield ", ".join(f"`{status}`" for status in endpoint.statuses) + f" `{endpoint.media_type}`"
    if endpoint.answer:
        yield _table(endpoint.answer, words)
    if endpoint.example_answer:
        yield _sample(endpoint.example_answer)
    yield f"### {words('reference-errors')}"
    yield "\n".join(
        f"- `{refusal.status}` `{refusal.code}`: {refusal.message}" for refusal in endpoint.refusals
    )


def _table(fields: Iterable[Field], words: Words) -> str:
    names = ("field", "type", "needed", "meaning")
    head = " | ".join(words(f"reference-column-{name}") for name in names)
    return "\n".join(
        [f"| {head} |", "|---|---|---|---|", *(_row(one, words) for one in all_fields(fields))]
    )


def _row(field: Field, words: Words) -> str:
    values = [", ".join(f"`{value}`" for value in field.values)] if field.values else []
    kind = ", ".join([field.kind, *values, *field.rules]).replace("|", "\\|")
    needed = words("reference-required" if field.is_required else "reference-optional")
    if field.default is not None:
        needed = words("reference-default", value=f"`{field.default}`")
    return f"| `{field.path}` | {kind} | {needed} | {field.meaning.replace('|', chr(92) + '|')} |"


def _sample(text: str) -> str:
    return f"```json\n{text}\n```"
