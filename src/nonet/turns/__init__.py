"""Whose turn it is at what there is little of: threads, and printers."""

from nonet.turns.asker import NOBODY, Asker, Named, ask_as, current_asker
from nonet.turns.fair_queue import FairQueue, Job, QueueFullError, Size, size_of
from nonet.turns.pace import Pace
from nonet.turns.turns import Turn, TurnMeter, Turns

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
