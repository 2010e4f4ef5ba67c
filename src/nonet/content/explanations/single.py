"""Why a single goes where it goes."""

from nonet import engine
from nonet.content.explanations.deserialize import read_message
from nonet.foundation.catalogue.message import Message


def explain_single(single: engine.Single, board: str) -> Message:
    """Explain one placement on the board that it was found on, in one or two sentences."""
    return read_message(engine.tell_single(single, board))
