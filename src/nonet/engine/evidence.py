"""The reasons for steps: a record for each kind of pattern, with its roles as properties."""

# scripts/write_evidence.py writes this file.

from typing import TypeAlias

from nonet.engine._native import (
    AlsXyChain,
    AlsXyWing,
    AlsXz,
    AvoidableRectangle,
    BentSet,
    BentWing,
    Branch,
    BugPlusN,
    BugPlusOne,
    Chain,
    Colors,
    Contradiction,
    DeathBlossom,
    DualEmptyRectangle,
    DualTwoLinks,
    EmptyRectangle,
    Exocet,
    Fireworks,
    Fish,
    KrakenFish,
    LockedCandidates,
    LockedSectors,
    Medusa,
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
    Tridagon,
    TwoLinks,
    UniqueLoop,
    UniqueRectangle,
    Verity,
    WWing,
)

Evidence: TypeAlias = (
    SingleInHouse | NakedSingle | LockedCandidates | Subset | Fish | SiameseFish | RemotePair |
    BugPlusOne | TwoLinks | DualTwoLinks | EmptyRectangle | DualEmptyRectangle | BentWing | WWing |
    UniqueRectangle | AvoidableRectangle | Colors | MultiColors | Chain | SueDeCoq | AlsXz |
    AlsXyWing | AlsXyChain | DeathBlossom | BugPlusN | UniqueLoop | BentSet | Medusa | Fireworks |
    Tridagon | Exocet | KrakenFish | LockedSectors | Contradiction | Verity | NestedContradiction |
    Template
)  # fmt: skip

__all__ = [
    "AlsXyChain", "AlsXyWing", "AlsXz", "AvoidableRectangle", "BentSet", "BentWing", "Branch",
    "BugPlusN", "BugPlusOne", "Chain", "Colors", "Contradiction", "DeathBlossom",
    "DualEmptyRectangle", "DualTwoLinks", "EmptyRectangle", "Evidence", "Exocet", "Fireworks",
    "Fish", "KrakenFish", "LockedCandidates", "LockedSectors", "Medusa", "MultiColors",
    "NakedSingle", "NestedContradiction", "RemotePair", "SiameseFish", "SingleInHouse", "Stage",
    "Subset", "SueDeCoq", "Template", "Tridagon", "TwoLinks", "UniqueLoop", "UniqueRectangle",
    "Verity", "WWing",
]  # fmt: skip
