//! Patterns that must not be, and the candidates of which one keeps them away.

use crate::grid::{Candidate, CellSet};
use crate::step::evidence::{BugPlusN, Tridagon, UniqueLoop};
use crate::telling::message::{Message, listed, say};
use crate::telling::names::{candidates_named, cell_names, house_name};
use crate::telling::places::{among_boxes, in_houses};
use crate::telling::view::{Explanation, View};

/// A ring that must not hold two digits only.
pub fn tell_loop(view: View<'_>, evidence: &UniqueLoop) -> Explanation {
    let path: CellSet = evidence.path.iter().copied().collect();
    let deadly = say("loop-deadly")
        .with("cells", cell_names(evidence.path.iter().copied()))
        .with("digits", listed(evidence.digits));
    let reason = match evidence.settled {
        None => guarded(&evidence.extra),
        Some(house) => {
            let lost = view.eliminated_digit();
            let settled = evidence.digits.without(lost).first();
            say("loop-settled")
                .with("roof", cell_names(evidence.roof))
                .with("house", house_name(house))
                .with("settled", settled.expect("a ring has two digits"))
                .with("lost", lost)
        }
    };
    let told = vec![deadly, reason, view.conclusion()];
    view.explain(among_boxes(path), told)
}

/// Which candidates are too many.
pub fn tell_bug(view: View<'_>, evidence: &BugPlusN) -> Explanation {
    let said = say("bug-several").with("extra", candidates_named(&evidence.extra));
    let cells = evidence.extra.iter().map(|one| one.cell);
    let told = vec![said, guarded(&evidence.extra), view.conclusion()];
    view.explain(among_boxes(cells), told)
}

/// Three digits cannot fill twelve cells.
pub fn tell_tridagon(view: View<'_>, evidence: &Tridagon) -> Explanation {
    let said = say("tridagon")
        .with("cells", cell_names(evidence.cells))
        .with("digits", listed(evidence.digits));
    let parity = say("tridagon-parity");
    let told = vec![
        said,
        parity,
        guarded(&evidence.guardians),
        view.conclusion(),
    ];
    view.explain(in_houses(&evidence.boxes), told)
}

/// One of some candidates is right.
fn guarded(guardians: &[Candidate]) -> Message {
    say("guardians")
        .count(guardians.len())
        .with("guardians", candidates_named(guardians))
}
