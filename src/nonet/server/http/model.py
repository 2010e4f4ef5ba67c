"""The base of all wire models: camelCase names, no unknown fields, no coercion."""

from abc import abstractmethod
from collections.abc import Callable
from types import SimpleNamespace
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from nonet import engine

GRID_PATTERN = r"^[1-9.0\-]{81}$"
GRID_MEANING = "81 characters, row by row; `.`, `0` or `-` for an empty cell."
EXAMPLE_PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
EXAMPLE_SOLUTION = (
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)
# It has one correct entry, in row 1, column 3.
EXAMPLE_BOARD = EXAMPLE_PUZZLE[:2] + EXAMPLE_SOLUTION[2] + EXAMPLE_PUZZLE[3:]
# Its solving path is short enough for an example.
EXAMPLE_ENDGAME = EXAMPLE_PUZZLE[:9] + EXAMPLE_SOLUTION[9:]
EXAMPLE_SEED = 1

InputGrid = Annotated[
    str, Field(pattern=GRID_PATTERN, description=GRID_MEANING, examples=[EXAMPLE_PUZZLE])
]
OutputGrid = Annotated[
    str,
    Field(
        pattern=r"^[1-9\-]{81}$", description="81 characters, row by row; `-` for an empty cell."
    ),
]
Solution = Annotated[
    str,
    Field(
        pattern=r"^[1-9]{81}$",
        description="The 81 digits of the solution, row by row.",
        examples=[EXAMPLE_SOLUTION],
    ),
]
Cell = Annotated[int, Field(ge=0, le=80)]
CellIndex = Annotated[Cell, Field(description="Zero-based cell index, row by row.")]
Cells = list[Cell]
Digit = Annotated[int, Field(ge=1, le=9)]
Count = Annotated[int, Field(ge=0)]
EngineVersion = Annotated[str, Field(description="Version of the engine.")]


def without_default(schema: dict[str, Any]) -> None:
    """Describe a field that can be absent but never null."""
    del schema["default"]


def omitted_if_none(**further: Any) -> Any:
    """Describe a field that is absent instead of null."""
    return Field(
        None, exclude_if=lambda value: value is None, json_schema_extra=without_default, **further
    )


_EVERYWHERE = SimpleNamespace(engine_version=engine.VERSION)
_MISSING = object()


class WireModel(BaseModel):
    """A JSON object of the contract; its Python names are snake_case."""

    model_config = ConfigDict(
        alias_generator=to_camel, populate_by_name=True, extra="forbid", strict=True, frozen=True
    )

    @classmethod
    def of(cls, *sources: object, **further: Any) -> Self:
        """Make an object from `further` and the sources' attributes with the names of its fields.

        The first source that has the attribute counts. The engine's version is added.
        """
        for name in cls.model_fields.keys() - further.keys():
            for source in (*sources, _EVERYWHERE):
                if (value := getattr(source, name, _MISSING)) is not _MISSING:
                    further[name] = list(value) if isinstance(value, tuple) else value
                    break
        return cls(**further)

    def to_json(self) -> bytes:
        """Return the object as UTF-8 JSON."""
        return self.__pydantic_serializer__.to_json(self, by_alias=True)


def excludes(field: str, *others: str) -> Callable[[dict[str, Any]], None]:
    """Describe in a schema that a field excludes the others; by default, all others.

    Generators that don't know `dependentSchemas` ignore it; with `not`, some lose the object.
    """

    def describe(schema: dict[str, Any]) -> None:
        names = others or [name for name in schema["properties"] if name != field]
        is_absent = {field: {"type": "null"}}
        excluded = {name: {"type": "null"} for name in names}
        either = [{"properties": is_absent}, {"properties": excluded}]
        schema["dependentSchemas"] = {field: {"anyOf": either}}

    return describe


GRIDS_PER_REQUEST = 20
"""This many grids or puzzles, or part of them, count as one request."""


class WeighedRequest(WireModel):
    """A request that counts in the quota by its number of grids; other requests count as one."""

    @property
    @abstractmethod
    def grids(self) -> int:
        """The number of requested grids or puzzles."""

    @property
    def weight(self) -> int:
        """The number of requests that it counts as."""
        return -(-self.grids // GRIDS_PER_REQUEST)


class WeighedAnswer(WireModel):
    """A response that counts in the quota by its content, which the request can't foresee."""

    @property
    @abstractmethod
    def weight(self) -> int:
        """The number of requests that it counts as, at least 1."""


def as_example(model: WireModel) -> dict[str, Any]:
    """Return a model as a plain object for the documentation."""
    return model.model_dump(mode="json", by_alias=True)
