import pytest

from nonet import engine
from nonet.errors import GenerationLimitError
from nonet.puzzles import spec_search
from nonet.puzzles.generation import SearchProgress
from nonet.puzzles.spec_search import search_for_spec


def test_a_search_for_a_rare_spec_reports_progress() -> None:
    told: list[tuple[int, str | None]] = []

    def report(tried: int, nearest: str | None) -> None:
        told.append((tried, nearest))

    made = list(
        search_for_spec(
            engine.PuzzleSpec(technique="jellyfish"), 3, seed=5, budget=20_000, report=report
        )
    )

    assert len(made) == 3
    assert [tried for tried, _ in told] == sorted(tried for tried, _ in told)
    assert any(nearest and nearest.startswith("the nearest missed") for _, nearest in told)


def test_a_search_that_finds_only_images_of_earlier_puzzles_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(spec_search, "MOST_IMAGES", 0)

    with pytest.raises(GenerationLimitError) as refusal:
        list(
            search_for_spec(
                engine.PuzzleSpec(min_rating=10.3, symmetry="none"), 20, seed=3, budget=20_000
            )
        )

    # The eighth puzzle of this seed is an image of an earlier one.
    assert (refusal.value.count, refusal.value.missing) == (20, 13)


def test_attempts_add_up_and_each_puzzle_restarts_the_nearest_miss() -> None:
    told: list[tuple[int, str | None]] = []
    progress = SearchProgress(lambda tried, nearest: told.append((tried, nearest)))

    progress.see(0, 10, ((2, 1), "far"))
    progress.see(1, 20, ((1, 4), "near"))
    progress.see(0, 30, ((2, 0), "less far"))
    progress.send()
    progress.end(0, is_found=False)
    progress.see(1, 25, None)
    progress.send()
    progress.end(1, is_found=True)
    progress.send()

    assert told == [(50, "near"), (55, "near"), (55, None)]
