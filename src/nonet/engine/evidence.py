"""Why a step holds: a record for each kind of pattern, whose properties are the roles in it."""

from typing import TypeAlias

from nonet.engine._native import (
    AlsXyChain,
    AlsXyWing,
    AlsXz,
    AvoidableRectangle,
    BentWing,
    Branch,
    BugPlusOne,
    Chain,
    Colors,
    Contradiction,
    DeathBlossom,
    DualEmptyRectangle,
    DualTwoLinks,
    EmptyRectangle,
    Fish,
    LockedCandidates,
    MultiColors,
    NakedSingle,
    NestedContradiction,
    RemotePair,
    SiameseFish,
    SingleInHouse,
    Stage,
    Subset,
    SueDeCoq,
    Template,
    TwoLinks,
    UniqueRectangle,
    Verity,
    WWing,
)

Evidence: TypeAlias = (
    SingleInHouse
    | NakedSingle
    | LockedCandidates
    | Subset
    | Fish
    | SiameseFish
    | RemotePair
    | BugPlusOne
    | TwoLinks
    | DualTwoLinks
    | EmptyRectangle
    | DualEmptyRectangle
    | BentWing
    | WWing
    | UniqueRectangle
    | AvoidableRectangle
    | Colors
    | MultiColors
    | Chain
    | SueDeCoq
    | AlsXz
    | AlsXyWing
    | AlsXyChain
    | DeathBlossom
    | Contradiction
    | Verity
    | NestedContradiction
    | Template
)

__all__ = [
    "AlsXyChain",
    "AlsXyWing",
    "AlsXz",
    "AvoidableRectangle",
    "BentWing",
    "Branch",
    "BugPlusOne",
    "Chain",
    "Colors",
    "Contradiction",
    "DeathBlossom",
    "DualEmptyRectangle",
    "DualTwoLinks",
    "EmptyRectangle",
    "Evidence",
    "Fish",
    "LockedCandidates",
    "MultiColors",
    "NakedSingle",
    "NestedContradiction",
    "RemotePair",
    "SiameseFish",
    "SingleInHouse",
    "Stage",
    "Subset",
    "SueDeCoq",
    "Template",
    "TwoLinks",
    "UniqueRectangle",
    "Verity",
    "WWing",
]
