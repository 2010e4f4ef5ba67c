"""Why a single goes where it goes."""

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.written import read_message


def explain_single(single: engine.Single) -> Message:
    """Explain one placement in one or two sentences."""
    return read_message(engine.tell_single(single))
