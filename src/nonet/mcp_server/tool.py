"""A tool: its description, its words on the wire, and what it does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from mcp_types import Tool as ToolDescription, ToolAnnotations

from nonet.contract.wire import WireModel
from nonet.mcp_server.outline import input_schema, output_schema

Caller_contra = TypeVar("Caller_contra", contravariant=True)


class Result(NamedTuple):
    """What a tool found: the wire model, the same as a text to read, and links to resources."""

    answer: WireModel
    text: str
    links: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool(Generic[Caller_contra]):
    """One tool; `run` takes the wire model of the arguments and whoever calls.

    `repeatable` says that the same arguments give the same result; `stores` that it writes files.
    """

    name: str
    title: str
    description: str
    request: type[WireModel]
    response: type[WireModel]
    run: Callable[[Any, Caller_contra], Awaitable[Result]]
    repeatable: bool = True
    stores: bool = False

    def describe(self) -> ToolDescription:
        """Return what a client is told of the tool."""
        return ToolDescription(
            name=self.name,
            title=self.title,
            description=self.description,
            input_schema=_input_schema(self.request),
            output_schema=_output_schema(self.response),
            annotations=ToolAnnotations(
                read_only_hint=not self.stores,
                # A tool that only reads destroys nothing.
                destructive_hint=False if self.stores else None,
                # Nothing said is what it means not to be.
                idempotent_hint=self.repeatable or None,
                open_world_hint=False,
            ),
        )


# The same for every server of a process.
_input_schema, _output_schema = cache(input_schema), cache(output_schema)
