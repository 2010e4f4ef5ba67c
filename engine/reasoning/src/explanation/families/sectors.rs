//! SK-loops and multi-sector locked sets: as many cells as digits that their houses can give them.

use crate::explanation::message::{grouped, listed, phrase};
use crate::explanation::names::{cell_names, house_name};
use crate::explanation::places::in_houses;
use crate::explanation::view::{Explanation, View};
use nonet_grid::DigitSet;
use nonet_techniques::step::evidence::LockedSectors;

/// The digits that each house gives, and the statement that there are as many as cells.
pub fn explain_full(view: View<'_>, evidence: &LockedSectors) -> Explanation {
    let given = evidence.houses.iter().zip(&evidence.digits);
    let shares = given.map(|(&house, &digits): (_, &DigitSet)| {
        phrase("sectors-share")
            .with("house", house_name(house))
            .with("digits", listed(digits))
    });
    let mut sentences = vec![
        phrase("sectors-cells")
            .count(evidence.cells.len())
            .with("cells", cell_names(evidence.cells))
            .with("shares", grouped(shares)),
        phrase("sectors-full").count(evidence.cells.len()),
    ];
    if !view.lost_by(evidence.cells).is_empty() {
        sentences.push(phrase("sectors-twice"));
    }
    sentences.push(view.conclusion());
    view.explain(in_houses(&evidence.houses), sentences)
}
