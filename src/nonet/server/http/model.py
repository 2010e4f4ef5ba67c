"""What all wire models share: camelCase names, no unknown fields, no coercion."""

from abc import abstractmethod
from collections.abc import Callable
from types import SimpleNamespace
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from nonet import engine

GRID_PATTERN = r"^[1-9.0\-]{81}$"
GRID_MEANING = "81 characters, row by row; `.`, `0` or `-` where empty."
EXAMPLE_PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
EXAMPLE_SOLUTION = (
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)
# It has one right entry, in row 1, column 3.
EXAMPLE_BOARD = EXAMPLE_PUZZLE[:2] + EXAMPLE_SOLUTION[2] + EXAMPLE_PUZZLE[3:]
# Its path is short enough to be shown whole.
EXAMPLE_ENDGAME = EXAMPLE_PUZZLE[:9] + EXAMPLE_SOLUTION[9:]
EXAMPLE_SEED = 1

InputGrid = Annotated[
    str,
    Field(
        pattern=GRID_PATTERN,
        description=GRID_MEANING,
        examples=[EXAMPLE_PUZZLE],
    ),
]
OutputGrid = Annotated[
    str,
    Field(
        pattern=r"^[1-9\-]{81}$",
        description="81 characters, `-` for none.",
    ),
]
Solution = Annotated[
    str, Field(pattern=r"^[1-9]{81}$", description="81 digits.", examples=[EXAMPLE_SOLUTION])
]
Cell = Annotated[int, Field(ge=0, le=80)]
CellIndex = Annotated[Cell, Field(description="Row-major cell index.")]
Cells = list[Cell]
Digit = Annotated[int, Field(ge=1, le=9)]
Count = Annotated[int, Field(ge=0)]
EngineVersion = Annotated[str, Field(description="The engine's version.")]


_EVERYWHERE = SimpleNamespace(engine_version=engine.VERSION)
_MISSING = object()


class WireModel(BaseModel):
    """A JSON object of the contract; its Python names are snake_case."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        extra="forbid",
        strict=True,
        frozen=True,
    )

    @classmethod
    def of(cls, *sources: object, **further: Any) -> Self:
        """Make an object of `further`, and of the attributes that are called as its fields are.

        The first of the sources that has an attribute counts; the engine's version goes unsaid.
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

    Generators that don't know `dependentSchemas` pass over it; with `not` some lose the object.
    """

    def describe(schema: dict[str, Any]) -> None:
        names = others or [name for name in schema["properties"] if name != field]
        is_absent = {field: {"type": "null"}}
        excluded = {name: {"type": "null"} for name in names}
        either = [{"properties": is_absent}, {"properties": excluded}]
        schema["dependentSchemas"] = {field: {"anyOf": either}}

    return describe


GRIDS_PER_REQUEST = 20
"""So many grids or puzzles count as one request; those of a part that is begun as well."""


class WeighedRequest(WireModel):
    """A request that counts in its account's quota by how much it asks for; others count one."""

    @property
    @abstractmethod
    def grids(self) -> int:
        """How many grids or puzzles are asked about."""

    @property
    def weight(self) -> int:
        """As how many requests it counts."""
        return -(-self.grids // GRIDS_PER_REQUEST)


class WeighedAnswer(WireModel):
    """An answer that counts by what it gives, since the request could not know."""

    @property
    @abstractmethod
    def weight(self) -> int:
        """As how many requests it counts, 1 at least."""


def as_example(model: WireModel) -> dict[str, Any]:
    """Return a model as the plain object that documentation shows."""
    return model.model_dump(mode="json", by_alias=True)
