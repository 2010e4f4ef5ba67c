"""One row for an endpoint: what it takes and gives, who may ask, what answers, and its words."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any, Literal, NamedTuple

from pydantic.alias_generators import to_camel

from nonet.errors import NonetError, NotUniqueError, SearchLimitError
from nonet.i18n.catalogue import Catalogue
from nonet.printing.layout import Paper
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.links.site import Site
from nonet.puzzles.reporting import Report, report_to_nobody
from nonet.server.api.endpoints.attribution import AttributionObject
from nonet.server.http.model import EngineVersion, WeighedRequest, WireModel

Tag = Literal["making", "judging", "playing", "publishing"]
Scope = Literal["all", "content", "publish", "read"]
Header = tuple[bytes, bytes]
# Counts so many requests more, or refuses what they were to be for.
Charge = Callable[[int], Awaitable[object]]
Lines = AsyncGenerator[WireModel, None]
# What is refused of one grid that has to have exactly one solution, and of several.
NOT_VERIFIED = (NotUniqueError({"puzzle": "multiple"}), SearchLimitError(("puzzle",)))
NONE_VERIFIED = (NotUniqueError({"puzzles[3]": "multiple"}), SearchLimitError(("puzzles[3]",)))
JSON = (b"content-type", b"application/json")
PRIVATE = (b"cache-control", b"no-store")
OK = 200
STATUSES = (400, 401, 403, 405, 413, 415, 422, 429, 500, 503)


class Answer(NamedTuple):
    """A response that is no refusal; one that says that nothing has changed has no body."""

    body: bytes
    headers: tuple[Header, ...] = (JSON, PRIVATE)
    status: int = OK


@dataclass(frozen=True, slots=True)
class Download:
    """An export's collection and options, and the grant for its PDF."""

    collection_id: str
    include_answers: bool
    paper: Paper
    grant: str
    expires_at_s: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What endpoints work with; `report` hears of each part of long work as soon as it is done."""

    engine_context: EngineContext
    site: Site
    attribution: AttributionObject
    catalogue: Catalogue
    print_worksheet: Callable[[Worksheet], Awaitable[bytes]]
    report: Report[object] = report_to_nobody


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportServices(Services):
    """What exports need beside: `grant` takes grids, an export's request and its caller."""

    grant: Callable[..., Download]


class OpeningLine(WireModel):
    """The first line of a streamed response."""

    engine_version: EngineVersion
    attribution: AttributionObject


@dataclass(frozen=True, slots=True)
class Stream:
    """The same answer line by line: an opening, and what follows it as soon as it is known.

    `answer` takes the body, the services, the caller, and what counts further requests. `opening`
    and `lines` are the models of the lines; a refusal may be the last.
    """

    answer: Callable[[Any, Services, Any, Charge], Lines]
    lines: tuple[type[WireModel], ...]
    opening: type[WireModel] = OpeningLine


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A row of the table.

    `answer` takes the `body`, the `services` and, if it likes, its `caller`; its name is the
    operation's, its docstring the description, its annotations are the two models. `scope` is the
    least that a key has to have: what is new belongs to none but that of all until somebody says
    so. `refusals` are those of its work, beside the gate's. `example_answer` gives what the engine
    really answers to the `example`; a PDF is not shown. An endpoint that is read by GET has
    `parameters` and no body.
    """

    path: str
    answer: Callable[..., Awaitable[WireModel | Answer]]
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
        """The operation, as clients that are made from the document are to call it."""
        return to_camel(self.answer.__name__)

    @property
    def description(self) -> str:
        """What it does, in sentences."""
        paragraphs = cleandoc(self.answer.__doc__ or "").split("\n\n")
        return "\n\n".join(" ".join(text.split("\n")) for text in paragraphs)

    @property
    def request(self) -> type[WireModel]:
        """The model of the body."""
        model: type[WireModel] = self.answer.__annotations__["body"]
        return model

    @property
    def response(self) -> type[WireModel] | None:
        """The model of the answer; None for a PDF."""
        model = self.answer.__annotations__["return"]
        return None if model is Answer else model

    @property
    def takes_caller(self) -> bool:
        """Tell whether the answer hangs on who asks."""
        return "caller" in self.answer.__annotations__

    @property
    def is_weighed(self) -> bool:
        """Tell whether a request counts by how much it asks for."""
        return issubclass(self.request, WeighedRequest)

    async def ask(self, body: Any, services: Services, caller: Any) -> WireModel | Answer:
        """Answer a request, whoever calls."""
        if self.takes_caller:
            return await self.answer(body, services, caller)
        return await self.answer(body, services)
