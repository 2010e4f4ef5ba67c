"""The card of a corpus: its contents as counts and pictures, with the header that hubs read."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import yaml

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.research.recipe import Band, Recipe
from nonet.research.rows import schema_of
from nonet.research.shards import CARD, DATA, RECIPE, read_rows

_UNKNOWN = ""
_LABELS = (*engine.LABELS, "extreme")
_TECHNIQUES = [technique.slug for technique in engine.TECHNIQUES]
_WIDTH, _LEFT, _BAR, _ROW, _TOP = 720, 212, 412, 26, 52
_STYLE = Path(__file__).with_name("plot.css").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Spread:
    """The numbers of puzzles with each label, each hardest technique, and each whole ER."""

    labels: Counter[str] = field(default_factory=Counter)
    techniques: Counter[str] = field(default_factory=Counter)
    ratings: Counter[str] = field(default_factory=Counter)

    def count(
        self,
        labels: Iterable[str | None],
        techniques: Iterable[str | None],
        ratings: Iterable[float | None],
    ) -> None:
        """Count more puzzles."""
        self.labels.update(label or _UNKNOWN for label in labels)
        self.techniques.update(technique or _UNKNOWN for technique in techniques)
        self.ratings.update(_UNKNOWN if er is None else f"{int(er)}" for er in ratings)

    def as_dict(self) -> dict[str, dict[str, int]]:
        """Return the counts by name, each in order of difficulty."""
        return {
            "labels": _ordered(self.labels, _LABELS),
            "techniques": _ordered(self.techniques, _TECHNIQUES),
            "er": _ordered(self.ratings, list(map(str, range(1, 13)))),
        }


def plots(spread: Spread, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the names and SVGs of a spread's plots, without empty ones."""
    counts = spread.as_dict()
    unknown = words("corpora-not-known")
    techniques = {
        words(f"name-{slug}") if slug else unknown: count
        for slug, count in counts["techniques"].items()
    }
    labels = {label or unknown: count for label, count in counts["labels"].items()}
    ratings = {
        words("corpora-er-from", low=low) if low else unknown: count
        for low, count in counts["er"].items()
    }
    for name, bars in (("labels", labels), ("techniques", techniques), ("er", ratings)):
        if bars:
            yield name, draw(words(f"corpora-plot-{name}"), bars)


def draw(title: str, bars: Mapping[str, int]) -> str:
    """Draw a labelled bar for each count."""
    height = _TOP + _ROW * len(bars) + 20
    longest = max(bars.values(), default=0) or 1
    parts = [f'<text class="title" x="24" y="32">{escape(title)}</text>']
    for number, (name, count) in enumerate(bars.items()):
        y = _TOP + _ROW * number
        width = round(_BAR * count / longest, 1)
        parts += [
            f'<text class="end" x="{_LEFT - 12}" y="{y + 15}">{escape(name)}</text>',
            f'<rect class="bar" x="{_LEFT}" y="{y + 4}" width="{width}" height="14"/>',
            f'<text class="faint" x="{_LEFT + width + 8:g}" y="{y + 15}">{count:,}</text>',
        ]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" role="img"><title>{escape(title)}</title>\n<style>\n{_STYLE}</style>\n'
        f'<rect class="ground" width="{_WIDTH}" height="{height}" rx="12"/>\n'
        f'<path class="line" d="M{_LEFT} {_TOP - 4}V{height - 14}"/>\n{body}\n</svg>\n'
    )


def _ordered(counts: Counter[str], names: Iterable[str]) -> dict[str, int]:
    return {name: counts[name] for name in (*names, _UNKNOWN) if counts[name]}


_SIZES = ("n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M", "10M<n<100M", "100M<n<1B")
_SMALLEST = 1000


def write_card(folder: Path, recipe: Recipe, shards: Mapping[str, list[Path]]) -> int:
    """Write the card of a corpus and its plots; return the number of rows.

    Raises:
        OSError.
    """
    words = english()
    names = list(plots(_spread(recipe, shards), words))
    for name, picture in names:
        (folder / f"{name}.svg").write_text(picture, "utf-8")
    rows = {split: sum(map(_rows_of, files)) for split, files in shards.items()}
    header = yaml.safe_dump(_header(recipe, shards, rows), sort_keys=False, allow_unicode=True)
    body = "\n\n".join(_body(recipe, rows, [name for name, _ in names], words))
    (folder / CARD).write_text(f"---\n{header}---\n\n{body}\n", "utf-8")
    return sum(rows.values())


def _rows_of(file: Path) -> int:
    rows: int = pq.read_metadata(file).num_rows
    return rows


def _bytes_of(file: Path) -> int:
    """Return the uncompressed size of a file's rows in bytes."""
    known = pq.read_metadata(file)
    return sum(known.row_group(at).total_byte_size for at in range(known.num_row_groups))


def _spread(recipe: Recipe, shards: Mapping[str, list[Path]]) -> Spread:
    spread = Spread()
    wanted = [name for name in ("label", "technique", "er") if name in schema_of(recipe).names]
    for files in shards.values():
        for file in files:
            for batch in read_rows(file, wanted):
                described = batch.to_pydict()
                spread.count(*(described.get(name, []) for name in ("label", "technique", "er")))
    return spread


def _header(
    recipe: Recipe, shards: Mapping[str, list[Path]], rows: Mapping[str, int]
) -> dict[str, Any]:
    total = sum(rows.values())
    magnitude = next(
        at for at in range(len(_SIZES)) if total < _SMALLEST * 10**at or at == len(_SIZES) - 1
    )
    files = [{"split": split, "path": f"{DATA}/{split}-*.parquet"} for split in shards]
    return {
        "license": recipe.licence,
        "pretty_name": recipe.name,
        "language": [recipe.words.language] if "words" in recipe.columns else [],
        "tags": ["sudoku", "reasoning", "nonet"],
        "size_categories": [_SIZES[magnitude]],
        "configs": [{"config_name": "default", "data_files": files}],
        "dataset_info": {
            "features": [
                {"name": column.name, **_feature(column.type)} for column in schema_of(recipe)
            ],
            "splits": [
                {
                    "name": split,
                    "num_bytes": sum(map(_bytes_of, shards[split])),
                    "num_examples": count,
                }
                for split, count in rows.items()
            ],
        },
    }


def _feature(kind: pa.DataType) -> dict[str, Any]:
    """Return a type in the notation of the Hugging Face hub."""
    if pa.types.is_list(kind):
        inner = _feature(kind.value_type)
        return {"list": inner["struct"] if "struct" in inner else inner["dtype"]}
    if pa.types.is_struct(kind):
        return {"struct": [{"name": part.name, **_feature(part.type)} for part in kind]}
    return {"dtype": {"double": "float64"}.get(str(kind), str(kind))}


def _body(
    recipe: Recipe, rows: Mapping[str, int], pictures: list[str], words: Words
) -> Iterator[str]:
    yield f"# {recipe.name}"
    if recipe.description:
        yield recipe.description
    yield words("corpora-card-about", count=sum(rows.values()))
    yield f"## {words('corpora-card-splits')}"
    yield _table(
        [words("corpora-split"), words("corpora-rows"), words("corpora-card-holds")],
        ([name, f"{rows[name]:,}", _of_split(recipe, name, words)] for name in rows),
    )
    yield words("corpora-card-classes")
    yield f"## {words('corpora-card-bands')}"
    yield _table(
        [words("corpora-band"), words("corpora-rows"), words("corpora-card-wished")],
        ([name, f"{band.count:,}", _of_band(band)] for name, band in recipe.bands.items()),
    )
    yield from (f"![{words(f'corpora-plot-{name}')}]({name}.svg)" for name in pictures)
    yield f"## {words('corpora-card-columns')}"
    yield _table(
        [words("corpora-column"), words("corpora-card-type"), words("corpora-card-meaning")],
        (
            [column.name, str(column.type).partition("<")[0], words(f"corpora-is-{column.name}")]
            for column in schema_of(recipe)
        ),
    )
    yield f"## {words('corpora-card-made')}"
    yield words("corpora-card-how", engine=engine.VERSION, arrow=pa.__version__, recipe=RECIPE)
    yield f"```sh\nnonet corpus make {RECIPE} --out again\nnonet corpus verify .\n```"


def _table(headings: list[str], rows: Any) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _of_split(recipe: Recipe, name: str, words: Words) -> str:
    split = recipe.splits[name]
    if split.share is not None:
        return words("corpora-card-share", share=f"{split.share:g}")
    if split.bands:
        return words("corpora-card-of-bands", bands=", ".join(split.bands))
    return words("corpora-card-of-techniques", techniques=", ".join(split.techniques))


def _of_band(band: Band) -> str:
    requested = band.model_dump(by_alias=True, exclude={"count"}, exclude_defaults=True)
    return ", ".join(f"{name} = {value}" for name, value in requested.items()) or "-"
