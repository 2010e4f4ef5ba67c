"""Whose turn it is at what there is little of: threads, and printers."""

from nonet.foundation.turns.asker import NOBODY, Asker, Named, ask_as, current_asker
from nonet.foundation.turns.fair_queue import FairQueue, Job, QueueFullError, Size, size_of
from nonet.foundation.turns.pace import Pace
from nonet.foundation.turns.turns import Turn, TurnMeter, Turns

__all__ = [
    "NOBODY",
    "Asker",
    "FairQueue",
    "Job",
    "Named",
    "Pace",
    "QueueFullError",
    "Size",
    "Turn",
    "TurnMeter",
    "Turns",
    "ask_as",
    "current_asker",
    "size_of",
]
