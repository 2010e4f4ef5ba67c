"""A seed is the same number wherever it goes."""

from pathlib import Path

import pandas as pd
import polars as pl

from nonet import engine

DRAWN = [engine.generate("beginner") for _ in range(50)]


def test_a_random_seed_fits_javascript_and_signed_integers() -> None:
    assert max(puzzle.seed for puzzle in DRAWN) < 2**53
    assert all(int(float(puzzle.seed)) == puzzle.seed for puzzle in DRAWN)
    assert len({puzzle.seed for puzzle in DRAWN}) == len(DRAWN)


def test_a_text_always_gives_the_same_seed() -> None:
    assert engine.seed_of("nonet") == 17029706651431288254
    assert engine.seed_of(str(2**64 - 1)) == 2**64 - 1


def test_puzzles_with_random_seeds_fit_parquet(tmp_path: Path) -> None:
    pl.DataFrame([puzzle.to_dict() for puzzle in DRAWN]).write_parquet(tmp_path / "drawn")

    assert pl.read_parquet(tmp_path / "drawn")["seed"].to_list() == [one.seed for one in DRAWN]


def test_seeds_of_texts_need_an_unsigned_column(tmp_path: Path) -> None:
    seeds = [2**63, engine.seed_of("nonet"), 2**64 - 1]

    pl.DataFrame({"seed": seeds}, schema={"seed": pl.UInt64}).write_parquet(tmp_path / "texts")

    assert pl.read_parquet(tmp_path / "texts")["seed"].to_list() == seeds
    assert pd.Series(seeds, dtype="uint64").tolist() == seeds
