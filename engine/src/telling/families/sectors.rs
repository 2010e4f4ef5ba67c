//! SK-loops and multi-sector locked sets: cells that take all that some houses give them.

use crate::grid::DigitSet;
use crate::step::evidence::LockedSectors;
use crate::telling::message::{grouped, listed, say, tell};
use crate::telling::names::{cell_names, house_name};
use crate::telling::places::in_houses;
use crate::telling::view::{Explanation, View};

/// Which house gives what, and that nothing is left over.
pub fn tell_full(view: View<'_>, evidence: &LockedSectors) -> Explanation {
    let given = evidence.houses.iter().zip(&evidence.digits);
    let shares = given.map(|(&house, &digits): (_, &DigitSet)| {
        tell("sectors-share")
            .with("house", house_name(house))
            .with("digits", listed(digits))
    });
    let mut told = vec![
        say("sectors-cells")
            .count(evidence.cells.len())
            .with("cells", cell_names(evidence.cells))
            .with("shares", grouped(shares)),
        say("sectors-full").count(evidence.cells.len()),
    ];
    if !view.lost_by(evidence.cells).is_empty() {
        told.push(say("sectors-twice"));
    }
    told.push(view.conclusion());
    view.explain(in_houses(&evidence.houses), told)
}
