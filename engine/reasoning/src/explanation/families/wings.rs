//! XY-, XYZ- and W-wings: for each digit of one cell, one of some cells holds a digit.

use crate::explanation::message::{either, phrase};
use crate::explanation::names::{
    cell_name, cell_names, digit_with_article, house_name, short_name,
};
use crate::explanation::places::{common_house, distinct, in_houses};
use crate::explanation::view::{Explanation, View};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Cell, DigitSet};
use nonet_techniques::step::evidence::{BentWing, WWing};

/// An XY-wing or XYZ-wing: the digits that the pivot forces on its pincers.
pub fn explain_bent_wing(view: View<'_>, evidence: &BentWing) -> Explanation {
    let (pivot, pincers) = (evidence.pivot, evidence.pincers);
    let mut forced: Vec<_> = evidence.forcing.into_iter().zip(pincers).collect();
    forced.sort_compactly();
    let [(first, one), (second, other)] = [forced[0], forced[1]];
    let message = phrase(format!("wing-{}", view.step.technique.slug()))
        .with("pivot", cell_name(pivot))
        .with("first", first)
        .with("second", second)
        .with("shared", evidence.shared)
        .with("one", short_name(one))
        .with("other", short_name(other));
    let house = |pincer: Cell| common_house([pivot, pincer].into_iter().collect());
    let houses = distinct(pincers.map(house));
    view.explain(in_houses(&houses), vec![message, view.conclusion()])
}

/// A W-wing: two equal cells that a conjugate pair keeps from being alike.
pub fn explain_w_wing(view: View<'_>, evidence: &WWing) -> Explanation {
    let ([one, other], [near, far]) = (evidence.ends, evidence.bridge);
    let (digit, bridge) = (evidence.digit, evidence.bridged);
    let message = phrase("wing-w-wing")
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
    view.explain(in_houses(&boxes), vec![message, view.conclusion()])
}
