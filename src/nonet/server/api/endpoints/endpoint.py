"""The endpoint model: its path, wire models, scope, handler and description."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from inspect import cleandoc
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.alias_generators import to_camel
from starlette.responses import Response
from typing_extensions import TypeAliasType

from nonet.errors import NonetError, NotUniqueError, SearchLimitError
from nonet.i18n.catalogue import ENGLISH, Catalogue, english
from nonet.i18n.words import Words
from nonet.printing.layout import Paper
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.jobs import Report, report_to_nobody
from nonet.puzzles.links.site import Site
from nonet.server.http.error_responses import Fault, InvalidRequestError
from nonet.server.http.model import EngineVersion, WeighedRequest, WireModel


class AttributionObject(WireModel):
    """The attribution that must accompany every published puzzle."""

    required: Literal[True] = Field(default=True, description="Always true.")
    text: str = Field(description="The attribution as plain text.", examples=["Created with Nonet"])
    url: str = Field(description="URL of the service's website.")
    html: str = Field(description="HTML link to keep visible next to the puzzle online.")
    offline_text: str = Field(description="Line to print on every published offline item.")
    terms_url: str = Field(description="URL of the terms of use.")


# Named, so that the document lists the languages once; the installation decides which.
Language = TypeAliasType(
    "Language", Annotated[str, Field(description="Language tag for the texts in the response.")]
)
DEFAULT_LANGUAGE = ENGLISH
Tag = Literal["making", "judging", "playing", "publishing"]
Scope = Literal["all", "content", "publish", "read"]
# Counts this many additional requests, or raises RateLimitedError.
Charge = Callable[[int], Awaitable[object]]
Lines = AsyncGenerator[WireModel, None]
# Example errors for one grid that must have exactly one solution, and for one of several.
NOT_VERIFIED = (NotUniqueError({"puzzle": "multiple"}), SearchLimitError(("puzzle",)))
NONE_VERIFIED = (NotUniqueError({"puzzles[3]": "multiple"}), SearchLimitError(("puzzles[3]",)))
PRIVATE = {"Cache-Control": "no-store"}
OK = 200
STATUSES = (400, 401, 403, 405, 413, 415, 422, 429, 500, 503)


@dataclass(frozen=True, slots=True)
class Download:
    """An export's collection and options, and the grant for its PDF."""

    collection_id: str
    include_answers: bool
    paper: Paper
    grant: str
    expires_at_s: int


@dataclass(frozen=True, kw_only=True)
class Services:
    """The services of endpoints; `report` is called with each part of long work once it is done."""

    engine_context: EngineContext
    site: Site
    attribution: AttributionObject
    catalogue: Catalogue
    print_worksheet: Callable[[Worksheet], Awaitable[bytes]]
    report: Report[object] = report_to_nobody

    def words(self, language: str) -> Words:
        """Return the words of a language; its catalogue is read on first use.

        Raises:
            InvalidRequestError: the language is unknown; the message lists the known ones.
        """
        if language == ENGLISH:
            return english()
        try:
            return self.catalogue.words(language)
        except KeyError:
            known = f"one of {', '.join(self.catalogue.tags)}"
            wrong = Fault("language", known, found="another string")
            raise InvalidRequestError([wrong]) from None


@dataclass(frozen=True, kw_only=True)
class ExportServices(Services):
    """The services of exports; `grant` takes grids, an export's request and its caller."""

    grant: Callable[..., Download]


class OpeningLine(WireModel):
    """The first line of a streamed response."""

    engine_version: EngineVersion
    attribution: AttributionObject


@dataclass(frozen=True, slots=True)
class Stream:
    """The streamed form of a response: an opening line, then each result once it is known.

    `answer` takes the body, the services, the caller and a function that counts further requests.
    `opening` and `lines` are the models of the lines. The last line may be an error.
    """

    answer: Callable[[Any, Services, Any, Charge], Lines]
    lines: tuple[type[WireModel], ...]
    opening: type[WireModel] = OpeningLine


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A row of the table of endpoints.

    `answer` is the handler: it takes the `body`, the `services` and optionally the `caller`. Its
    name is the operation ID, its docstring the description, and its annotations are the two models.
    `scope` is the smallest key scope that includes the endpoint, `all` by default. `refusals` are
    examples of its own errors, without the gate's. `example_answer` computes the real response to
    the `example`; PDFs have none. An endpoint with the method GET has `parameters` and no body.
    """

    path: str
    answer: Callable[..., Awaitable[WireModel | Response]]
    summary: str
    tag: Tag
    example: WireModel | None = None
    example_answer: Callable[[Services], WireModel] | None = None
    scope: Scope = "all"
    refusals: tuple[NonetError, ...] = ()
    method: Literal["GET", "POST"] = "POST"
    statuses: tuple[int, ...] = STATUSES
    parameters: Callable[[], list[dict[str, Any]]] = list
    stream: Stream | None = None

    @property
    def name(self) -> str:
        """The operation ID, which generated clients use as a function name."""
        return to_camel(self.answer.__name__)

    @property
    def description(self) -> str:
        """The description of the operation."""
        paragraphs = cleandoc(self.answer.__doc__ or "").split("\n\n")
        return "\n\n".join(" ".join(text.split("\n")) for text in paragraphs)

    @property
    def request(self) -> type[WireModel]:
        """The model of the body."""
        model: type[WireModel] = self.answer.__annotations__["body"]
        return model

    @property
    def response(self) -> type[WireModel] | None:
        """The model of the response, or None for a PDF."""
        model = self.answer.__annotations__["return"]
        return None if model is Response else model

    @property
    def takes_caller(self) -> bool:
        """Whether the handler takes the caller."""
        return "caller" in self.answer.__annotations__

    @property
    def is_weighed(self) -> bool:
        """Whether a request counts by its number of grids."""
        return issubclass(self.request, WeighedRequest)

    async def ask(self, body: Any, services: Services, caller: Any) -> WireModel | Response:
        """Call the handler, with the caller only if it takes one."""
        if self.takes_caller:
            return await self.answer(body, services, caller)
        return await self.answer(body, services)


LEAST_NOTICE = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Retirement:
    """The deprecation of an endpoint: both times are in UTC, `successor` is the new path."""

    deprecated_at: datetime
    sunset_at: datetime
    successor: str

    def __post_init__(self) -> None:
        if self.sunset_at - self.deprecated_at < LEAST_NOTICE:
            raise ValueError("callers have at least a year to change over")

    def headers(self, site: Site) -> tuple[tuple[bytes, bytes], ...]:
        """Return `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and links to the instructions."""
        deprecated = f"@{int(self.deprecated_at.timestamp())}"
        sunset = format_datetime(self.sunset_at.astimezone(UTC), usegmt=True)
        policy_url = f"{site.site_url}/developers/docs/changelog"
        links = (
            f'<{site.base_url}{self.successor}>; rel="successor-version", '
            f'<{policy_url}>; rel="deprecation"; type="text/html", '
            f'<{policy_url}>; rel="sunset"; type="text/html"'
        )
        return (
            (b"deprecation", deprecated.encode()),
            (b"sunset", sunset.encode()),
            (b"link", links.encode()),
        )


# By the path of the endpoint, such as `/hint`.
RETIRING: dict[str, Retirement] = {}
