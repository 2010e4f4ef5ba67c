"""Which explainer tells which technique, by its slug and the kind of its evidence."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from nonet import engine
from nonet.explanations.techniques import (
    almost_locked,
    bug,
    chains,
    colours,
    complex_fish,
    fish,
    forcing,
    intersections,
    nested,
    rectangles,
    singles,
    subsets,
    sue_de_coq,
    templates,
    two_links,
    wings,
)
from nonet.explanations.view import Explanation, View

Record = TypeVar("Record", bound=engine.Evidence)


class Explainer(NamedTuple):
    """A kind of evidence, and who tells a step that has it."""

    kind: type
    tell: Callable[[View[Any]], Explanation]


def _by(kind: type[Record], tell: Callable[[View[Record]], Explanation]) -> tuple[Explainer, ...]:
    return (Explainer(kind, tell),)


def explain(view: View[engine.Evidence]) -> Explanation:
    """Tell a step by the explainer of its technique and evidence."""
    explainers = EXPLAINERS[view.step.technique]
    tell = next(one.tell for one in explainers if isinstance(view.step.evidence, one.kind))
    return tell(view)


# A siamese fish has the slug of the fish that it is made of.
_FINNED_FISH = (
    *_by(engine.Fish, fish.tell_finned_fish),
    *_by(engine.SiameseFish, fish.tell_siamese_fish),
)

EXPLAINERS: Mapping[str, tuple[Explainer, ...]] = {
    "full-house": _by(engine.SingleInHouse, singles.tell_full_house),
    "hidden-single": _by(engine.SingleInHouse, singles.tell_hidden_single),
    "naked-single": _by(engine.NakedSingle, singles.tell_naked_single),
    "locked-pair": _by(engine.Subset, subsets.tell_naked_subset),
    "locked-triple": _by(engine.Subset, subsets.tell_naked_subset),
    "locked-pointing": _by(engine.LockedCandidates, intersections.tell_locked_candidates),
    "locked-claiming": _by(engine.LockedCandidates, intersections.tell_locked_candidates),
    "naked-pair": _by(engine.Subset, subsets.tell_naked_subset),
    "naked-triple": _by(engine.Subset, subsets.tell_naked_subset),
    "hidden-pair": _by(engine.Subset, subsets.tell_hidden_subset),
    "hidden-triple": _by(engine.Subset, subsets.tell_hidden_subset),
    "naked-quad": _by(engine.Subset, subsets.tell_naked_subset),
    "hidden-quad": _by(engine.Subset, subsets.tell_hidden_subset),
    "x-wing": _by(engine.Fish, fish.tell_basic_fish),
    "swordfish": _by(engine.Fish, fish.tell_basic_fish),
    "jellyfish": _by(engine.Fish, fish.tell_basic_fish),
    "remote-pair": _by(engine.RemotePair, chains.tell_remote_pair),
    "bug-plus-one": _by(engine.BugPlusOne, bug.tell_bug),
    "skyscraper": _by(engine.TwoLinks, two_links.tell_two_links),
    "w-wing": _by(engine.WWing, wings.tell_w_wing),
    "two-string-kite": _by(engine.TwoLinks, two_links.tell_two_links),
    "dual-two-string-kite": _by(engine.DualTwoLinks, two_links.tell_two_kites),
    "turbot-fish": _by(engine.TwoLinks, two_links.tell_two_links),
    "empty-rectangle": _by(engine.EmptyRectangle, two_links.tell_empty_rectangle),
    "dual-empty-rectangle": _by(engine.DualEmptyRectangle, two_links.tell_two_empty_rectangles),
    "xy-wing": _by(engine.BentWing, wings.tell_xy_wing),
    "xyz-wing": _by(engine.BentWing, wings.tell_xy_wing),
    "unique-rectangle-1": _by(engine.UniqueRectangle, rectangles.tell_type_1),
    "unique-rectangle-2": _by(engine.UniqueRectangle, rectangles.tell_shared_extra),
    "unique-rectangle-3": _by(engine.UniqueRectangle, rectangles.tell_type_3),
    "unique-rectangle-4": _by(engine.UniqueRectangle, rectangles.tell_type_4),
    "unique-rectangle-5": _by(engine.UniqueRectangle, rectangles.tell_shared_extra),
    "unique-rectangle-6": _by(engine.UniqueRectangle, rectangles.tell_type_6),
    "hidden-rectangle": _by(engine.UniqueRectangle, rectangles.tell_hidden),
    "avoidable-rectangle-1": _by(engine.AvoidableRectangle, rectangles.tell_avoidable),
    "avoidable-rectangle-2": _by(engine.AvoidableRectangle, rectangles.tell_avoidable),
    "finned-x-wing": _FINNED_FISH,
    "sashimi-x-wing": _FINNED_FISH,
    "simple-colors-trap": _by(engine.Colors, colours.tell_trap),
    "simple-colors-wrap": _by(engine.Colors, colours.tell_wrap),
    "multi-colors-1": _by(engine.MultiColors, colours.tell_multi_1),
    "multi-colors-2": _by(engine.MultiColors, colours.tell_multi_2),
    "finned-swordfish": _FINNED_FISH,
    "sashimi-swordfish": _FINNED_FISH,
    "xy-chain": _by(engine.Chain, chains.tell_chain),
    "x-chain": _by(engine.Chain, chains.tell_chain),
    "sue-de-coq": _by(engine.SueDeCoq, sue_de_coq.tell_sue_de_coq),
    "finned-jellyfish": _FINNED_FISH,
    "sashimi-jellyfish": _FINNED_FISH,
    "continuous-nice-loop": _by(engine.Chain, chains.tell_continuous_loop),
    "aic": _by(engine.Chain, chains.tell_chain),
    "discontinuous-nice-loop": _by(engine.Chain, chains.tell_discontinuous_loop),
    "grouped-aic": _by(engine.Chain, chains.tell_chain),
    "grouped-discontinuous-nice-loop": _by(engine.Chain, chains.tell_discontinuous_loop),
    "grouped-continuous-nice-loop": _by(engine.Chain, chains.tell_continuous_loop),
    "als-xz": _by(engine.AlsXz, almost_locked.tell_pair),
    "als-xy-wing": _by(engine.AlsXyWing, almost_locked.tell_wing),
    "als-xy-chain": _by(engine.AlsXyChain, almost_locked.tell_row),
    "death-blossom": _by(engine.DeathBlossom, almost_locked.tell_blossom),
    "forcing-chain-verity": _by(engine.Verity, forcing.tell_verity),
    "forcing-chain-contradiction": _by(engine.Contradiction, forcing.tell_contradiction),
    "franken-swordfish": _by(engine.Fish, complex_fish.tell_complex_fish),
    "finned-franken-x-wing": _by(engine.Fish, complex_fish.tell_complex_fish),
    "finned-franken-swordfish": _by(engine.Fish, complex_fish.tell_complex_fish),
    "franken-jellyfish": _by(engine.Fish, complex_fish.tell_complex_fish),
    "finned-franken-jellyfish": _by(engine.Fish, complex_fish.tell_complex_fish),
    "finned-mutant-jellyfish": _by(engine.Fish, complex_fish.tell_complex_fish),
    "finned-mutant-squirmbag": _by(engine.Fish, complex_fish.tell_complex_fish),
    "finned-mutant-whale": _by(engine.Fish, complex_fish.tell_complex_fish),
    "forcing-net-contradiction": _by(engine.Contradiction, forcing.tell_contradiction),
    "forcing-net-verity": _by(engine.Verity, forcing.tell_verity),
    "template-set": _by(engine.Template, templates.tell_template_set),
    "template-delete": _by(engine.Template, templates.tell_template_delete),
    "nested-forcing-net": _by(engine.NestedContradiction, nested.tell_nested),
}
