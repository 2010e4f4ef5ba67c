"""A refusal as a test compares it: all that is stable of it."""

from typing import NamedTuple

from httpx2 import Response


class Refusal(NamedTuple):
    """The status, the code, and the paths of the issues, None where there is no such list."""

    status: int
    code: str
    paths: list[str] | None = None


def refusal(answer: Response) -> Refusal:
    """Read a refusal, which must have exactly the shape of the error object."""
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["X-Request-Id"]
    body = answer.json()
    assert list(body) == ["error"]
    error = dict(body["error"])
    issues = error.pop("issues", None)
    assert set(error) == {"code", "message"}
    assert error["message"]
    if issues is None:
        return Refusal(answer.status_code, error["code"])
    assert issues
    assert all(set(issue) == {"path", "message"} for issue in issues)
    assert all(issue["message"] for issue in issues)
    return Refusal(answer.status_code, error["code"], [issue["path"] for issue in issues])
