"""Names that changed still work until version 1.0, with a warning that has the new name."""

import pytest

from nonet import engine


def test_a_former_name_warns_and_returns_the_new_one() -> None:
    with pytest.warns(DeprecationWarning, match=r"engine\.Wished is now engine\.PuzzleSpec"):
        assert getattr(engine, "Wished") is engine.PuzzleSpec  # noqa: B009 - types know no such name


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'wished'"):
        getattr(engine, "wished")  # noqa: B009


def test_a_former_method_warns_and_works() -> None:
    path = engine.solve_path(engine.generate("easy", seed=1).puzzle)

    with pytest.warns(DeprecationWarning, match=r"use Path\.explain\(\)"):
        assert path.told() == path.explain()
