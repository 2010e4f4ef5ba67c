"""Changes between the statements of an admission, made by triggers."""

from pathlib import Path

from refusals import Refusal, refusal
from samples import SOLUTION, UNIQUE
from service import Service


def test_an_account_deleted_before_its_batch_is_counted_has_no_key(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        service.execute(
            "CREATE TRIGGER gone AFTER INSERT ON quota_windows BEGIN DELETE FROM quota_windows; END"
        )

        refused = service.post("/check/batch", {"puzzles": [SOLUTION] * 40})

    assert refusal(refused) == Refusal(401, "UNAUTHORIZED")


def test_admission_gives_up_if_the_window_keeps_changing(
    tmp_path: Path,
) -> None:
    with Service(tmp_path) as service:
        service.execute(
            "CREATE TRIGGER never BEFORE INSERT ON quota_windows BEGIN SELECT RAISE(IGNORE); END"
        )

        refused = service.post("/check", {"puzzle": UNIQUE})

    assert refusal(refused) == Refusal(503, "UNAVAILABLE")
