//! XY-, XYZ- and W-wings: whatever one cell holds, one of some cells holds a digit.

use crate::grid::{Cell, DigitSet};
use crate::order::PutInOrder;
use crate::step::evidence::{BentWing, WWing};
use crate::telling::message::{either, say};
use crate::telling::names::{cell_name, cell_names, digit_with_article, house_name, short_name};
use crate::telling::places::{common_house, distinct, in_houses};
use crate::telling::view::{Explanation, View};

/// An XY-wing or XYZ-wing: what the pivot forces on its pincers.
pub fn tell_bent_wing(view: View<'_>, evidence: &BentWing) -> Explanation {
    let (pivot, pincers) = (evidence.pivot, evidence.pincers);
    let mut forced: Vec<_> = evidence.forcing.into_iter().zip(pincers).collect();
    forced.put_in_order();
    let [(first, one), (second, other)] = [forced[0], forced[1]];
    let said = say(format!("wing-{}", view.step.technique.slug()))
        .with("pivot", cell_name(pivot))
        .with("first", first)
        .with("second", second)
        .with("shared", evidence.shared)
        .with("one", short_name(one))
        .with("other", short_name(other));
    let house = |pincer: Cell| common_house([pivot, pincer].into_iter().collect());
    let houses = distinct(pincers.map(house));
    view.explain(in_houses(&houses), vec![said, view.conclusion()])
}

/// A W-wing: two equal cells that a conjugate pair keeps from being alike.
pub fn tell_w_wing(view: View<'_>, evidence: &WWing) -> Explanation {
    let ([one, other], [near, far]) = (evidence.ends, evidence.bridge);
    let (digit, bridge) = (evidence.digit, evidence.bridged);
    let said = say("wing-w-wing")
        .with("ends", cell_names([one, other]))
        .with("digits", either(DigitSet::of(digit).with(bridge)))
        .with("digit", digit)
        .with("bridge", bridge)
        .with("another", digit_with_article(bridge))
        .with("house", house_name(evidence.house))
        .with("near", short_name(near))
        .with("far", short_name(far))
        .with("one", short_name(one))
        .with("other", short_name(other));
    let boxes = distinct([one, other].map(|cell| cell.houses()[0]));
    view.explain(in_houses(&boxes), vec![said, view.conclusion()])
}
