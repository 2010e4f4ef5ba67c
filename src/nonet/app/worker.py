"""The application of one server process."""

from starlette.types import ASGIApp

from nonet.app.composition import create_app
from nonet.app.server import Leaving
from nonet.foundation.metrics import Meters, claim_place


def work(leaving: Leaving) -> ASGIApp:
    """Make the application, which counts what it does where somebody reads metrics."""
    return create_app(leaving, Meters() if claim_place() else None)
