"""Responses and the OpenAPI document mark deprecated endpoints; today there are none."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from nonet.server.api.endpoints.endpoint import RETIRING, Retirement
from samples import EMPTY
from service import Service

RETIREMENT = Retirement(
    deprecated_at=datetime(2027, 1, 1, tzinfo=UTC),
    sunset_at=datetime(2028, 6, 1, tzinfo=UTC),
    successor="/explain",
)


def test_a_deprecated_endpoint_announces_its_end_and_successor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RETIRING, "/hint", RETIREMENT)

    with Service(tmp_path) as service:
        refused = service.post("/hint", {})
        other = service.post("/check", {"puzzle": EMPTY})
        paths = service.client.get("/api/v1/openapi.json").json()["paths"]

    assert refused.status_code == 400
    assert refused.headers["Deprecation"] == "@1798761600"
    assert refused.headers["Sunset"] == "Thu, 01 Jun 2028 00:00:00 GMT"
    assert (
        '<https://nonet.example/api/v1/explain>; rel="successor-version"'
        in (refused.headers["Link"])
    )
    assert "Deprecation" not in other.headers
    assert [path for path in paths if "deprecated" in paths[path].get("post", {})] == ["/hint"]


def test_a_deprecation_of_less_than_a_year_is_rejected() -> None:
    begin = RETIREMENT.deprecated_at

    with pytest.raises(ValueError, match="a year"):
        Retirement(begin, begin + timedelta(days=364), "/explain")


def test_no_endpoint_is_deprecated() -> None:
    assert RETIRING == {}
