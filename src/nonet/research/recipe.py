"""The recipe of a corpus, read from a TOML file."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set as AbstractSet
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from pydantic import (
    AliasChoices,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic.alias_generators import to_camel

from nonet import engine
from nonet.errors import CorpusError
from nonet.i18n.catalogue import ENGLISH
from nonet.puzzles.explanations.guidance import Depth

Column = Literal[
    "solution", "label", "score", "technique", "rating", "nodes", "clues", "path", "words"
]
"""The optional columns; every row also has its id, its band and its reference."""
_USUAL: tuple[Column, ...] = ("solution", "label", "score", "technique", "rating", "clues")
_SLUG = r"^[a-z0-9][a-z0-9._-]*$"
# The time to parse a key with dots grows with the square of its length.
_LONGEST_LINE = 10_000
_MOST_ROWS = 10**9
_WHOLE_SHARE = 100.0
_ROUNDED = 1e-6
Name = Annotated[str, Field(pattern=_SLUG, max_length=80)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def _requested(default: Any, name: str, also: str = "") -> Any:
    """Return a field that may also have its name in /generate/custom."""
    names = AliasChoices(name, also or to_camel(name))
    return Field(default, validation_alias=names, serialization_alias=name)


class Band(_Part):
    """A number of similar puzzles; the fields other than `count` are those of a spec."""

    count: int = Field(ge=1, le=_MOST_ROWS)
    label: engine.AnyLabel | None = _requested(None, "label", "difficulty")
    technique: str | None = None
    max_technique: str | None = _requested(None, "max_technique")
    min_rating: float | None = _requested(None, "min_rating")
    max_rating: float | None = _requested(None, "max_rating")
    min_givens: int = _requested(engine.PuzzleSpec().min_givens, "min_clues")
    max_givens: int = _requested(engine.PuzzleSpec().max_givens, "max_clues")
    symmetry: engine.Symmetry = "none"
    minimal: bool | None = None
    avoid_empty_houses: bool = _requested(default=False, name="avoid_empty_houses")

    @property
    def spec(self) -> engine.PuzzleSpec:
        """The requirements for the band's puzzles, drawn afresh so that no two are related."""
        names = {one.name for one in fields(engine.PuzzleSpec)} - {"fresh"}
        return engine.PuzzleSpec(fresh=True, **{name: getattr(self, name) for name in names})

    @model_validator(mode="after")
    def _is_possible(self) -> "Band":
        engine.require_possible(self.spec)
        return self


class Wording(_Part):
    """The explanations of steps: their level of detail and their language."""

    level: Depth = get_args(Depth)[-1]
    language: str = ENGLISH


class Split(_Part):
    """The puzzles of a split: a share of all, those of some bands, or those needing techniques."""

    share: float | None = Field(None, gt=0, le=_WHOLE_SHARE)
    bands: tuple[str, ...] = ()
    techniques: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _of_number(cls, given: Any) -> Any:
        is_number = isinstance(given, int | float) and not isinstance(given, bool)
        return {"share": given} if is_number else given

    @model_validator(mode="after")
    def _says_one_thing(self) -> "Split":
        if sum(map(bool, (self.share, self.bands, self.techniques))) != 1:
            raise ValueError("expected a share, bands or techniques, but only one of them")
        return self

    @field_validator("techniques")
    @classmethod
    def _slugs(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        return engine.slugs_of(names)


class Recipe(_Part):
    """The complete recipe of a corpus: the same recipe makes the same bytes."""

    name: Name
    seed: str = Field(min_length=1, max_length=200)
    bands: dict[Name, Band] = Field(min_length=1, validation_alias=AliasChoices("bands", "band"))
    """The bands by name; the file has `[bands]`, or `[[band]]` with a `name` for each."""
    splits: dict[Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")], Split] = Field(
        default={"train": Split(share=_WHOLE_SHARE)}, min_length=1
    )
    columns: tuple[Column, ...] = _USUAL
    words: Wording = Wording()
    avoid: tuple[str, ...] = ()
    """Files of other corpora whose puzzles' images are avoided, relative to the recipe's folder."""
    licence: str = "cc-by-4.0"
    description: str = ""
    shard_rows: int = Field(100_000, ge=1, le=10_000_000)

    @model_validator(mode="before")
    @classmethod
    def _seed_as_text(cls, given: Any) -> Any:
        if isinstance(given, dict) and type(given.get("seed")) is int:
            return given | {"seed": str(given["seed"])}
        return given

    @field_validator("bands", mode="before")
    @classmethod
    def _by_name(cls, given: Any) -> Any:
        if not isinstance(given, list):
            return given
        names = [band.get("name") if isinstance(band, dict) else None for band in given]
        for number, name in enumerate(names):
            if not name:
                raise ValueError(f"expected a name of [[band]] number {number + 1}")
            if name in names[:number]:
                raise ValueError(f"two bands are called {name!r}")
        fields = [{key: band[key] for key in band if key != "name"} for band in given]
        return dict(zip(names, fields, strict=True))

    @field_validator("splits")
    @classmethod
    def _hold_everything(cls, splits: dict[str, Split], info: ValidationInfo) -> dict[str, Split]:
        bands = info.data.get("bands", {})
        named = {band for split in splits.values() for band in split.bands}
        # Errors of the bands themselves are reported first.
        if bands:
            _require_known(named, bands)
            _require_all_shared(splits.values(), bands.keys() - named)
        return splits

    @property
    def count(self) -> int:
        """The total number of puzzles."""
        return sum(band.count for band in self.bands.values())

    @property
    def digest(self) -> str:
        """The SHA-256 of all values, including defaults, independent of the file's formatting."""
        return sha256(self.model_dump_json(by_alias=True).encode()).hexdigest()


def _require_known(named: AbstractSet[str], bands: Mapping[str, Band]) -> None:
    if unknown := named - bands.keys():
        known = ", ".join(bands)
        raise ValueError(f"no band of a split is called {min(unknown)!r}; there are: {known}")


def _require_all_shared(splits: Iterable[Split], rest: AbstractSet[str]) -> None:
    shares = [split.share for split in splits if split.share is not None]
    if not shares and rest:
        raise ValueError(f"no split takes the band {min(rest)!r}, and none takes a share")
    if shares and abs(sum(shares) - _WHOLE_SHARE) > _ROUNDED:
        raise ValueError(f"expected the shares to be 100 in all, found {sum(shares):g}")


def read_recipe(path: Path) -> Recipe:
    """Read a recipe.

    Raises:
        CorpusError: the recipe is invalid or can't be read; the message has the fault and its line.
    """
    try:
        text = path.read_text("utf-8-sig")
        if max(map(len, text.splitlines()), default=0) > _LONGEST_LINE:
            raise CorpusError(f"{path}: a line of more than {_LONGEST_LINE:,} characters")
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise CorpusError(f"{path}: {fault}") from None
    except OSError as fault:
        raise CorpusError(f"{path}: {fault.strerror}") from None
    try:
        return Recipe.model_validate(content)
    except ValidationError as faults:
        line = _line_of(faults.errors()[0]["loc"], text, content)
        raise CorpusError(f"{path}{f':{line}' if line else ''}: {_first(faults)}") from None


def _first(faults: ValidationError) -> str:
    """Return the place of the first fault, the expectation there, and the value found."""
    first = faults.errors(include_url=False, include_context=False)[0]
    place = ".".join(map(str, first["loc"]))
    said = first["msg"].removeprefix("Value error, ")
    is_complete = first["type"] in ("value_error", "missing")
    found = "" if is_complete else f"; found {first['input']!r:.60}"
    return f"{place}: {said}{found}" if place else f"{said}{found}"


def _line_of(place: Sequence[int | str], text: str, content: Mapping[str, Any]) -> int:
    """Return the line number of a field, or of the table that lacks it, or 0."""
    longest, found = 0, 0
    for number, path in _fields(text, content):
        if len(path) > longest and [*map(str, place[: len(path)])] == path:
            longest, found = len(path), number
    return found


def _fields(text: str, content: Mapping[str, Any]) -> Iterator[tuple[int, list[str]]]:
    """Yield the line and the path of each table and field in a TOML file."""
    listed: list[dict[str, Any]] = content.get("band", [])
    bands, table = iter(listed if isinstance(listed, list) else ()), [""]
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("[["):
            table = ["band", str(next(bands, {}).get("name"))]
            yield number, table[:1]
            yield number, table
        elif line.lstrip().startswith("["):
            table = _path(line.strip(" \t[").partition("]")[0])
            yield number, table
        elif "=" in line:
            yield number, [*filter(None, table), *_path(line.partition("=")[0])]


def _path(key: str) -> list[str]:
    return [part.strip(" \t\"'") for part in key.split(".")]


_SPREAD = 1 << 64


def split_of(class_id: str, band: str, needed: AbstractSet[str], recipe: Recipe) -> str:
    """Return the split of a puzzle: by its band or a technique that it needs, else by its class.

    The first split that names the band or a needed technique gets the puzzle; the others share the
    rest. Shares depend only on the class, not on the recipe's seed. So for two corpora with the
    same shares, no test split has an image of a puzzle in the other's training split.

    Raises:
        LookupError: no split takes the puzzle, which no recipe allows.
    """
    for name, split in recipe.splits.items():
        if band in split.bands or not needed.isdisjoint(split.techniques):
            return name
    place = 100 * int.from_bytes(sha256(class_id.encode()).digest()[:8]) / _SPREAD
    shares = [(name, split.share) for name, split in recipe.splits.items() if split.share]
    end = 0.0
    for name, share in shares:
        end += share
        if place < end:
            return name
    return shares[-1][0]
