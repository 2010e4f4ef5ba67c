"""The card of a corpus: what is in it, how it was made, with the header that hubs read."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import yaml

from nonet import engine
from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.research.manifest import CARD, DATA, RECIPE
from nonet.research.recipe import Band, Recipe
from nonet.research.rows import schema_of
from nonet.research.shards import read_rows
from nonet.research.spread import Spread, plots

_SIZES = ("n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M", "10M<n<100M", "100M<n<1B")
_SMALLEST = 1000


def write_card(folder: Path, recipe: Recipe, shards: Mapping[str, list[Path]]) -> int:
    """Write the card of a corpus and its plots; return how many rows it has.

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
    """Return how many bytes the rows of a file have before they are packed."""
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
    """Return a type as the hub writes it."""
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
    wished = band.model_dump(by_alias=True, exclude={"count"}, exclude_defaults=True)
    return ", ".join(f"{name} = {value}" for name, value in wished.items()) or "-"
