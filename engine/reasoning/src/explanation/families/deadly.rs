//! Deadly patterns, and the guardians: candidates of which one must be true to prevent them.

use crate::explanation::message::{Message, listed, phrase};
use crate::explanation::names::{candidates_named, cell_names, house_name};
use crate::explanation::places::{among_boxes, in_houses};
use crate::explanation::view::{Explanation, View};
use nonet_grid::{Candidate, CellSet};
use nonet_techniques::step::evidence::{BugPlusN, Tridagon, UniqueLoop};

/// A ring that must not hold two digits only.
pub fn explain_loop(view: View<'_>, evidence: &UniqueLoop) -> Explanation {
    let path: CellSet = evidence.path.iter().copied().collect();
    let deadly = phrase("loop-deadly")
        .with("cells", cell_names(evidence.path.iter().copied()))
        .with("digits", listed(evidence.digits));
    let reason = match evidence.settled {
        None => guarded(&evidence.extra),
        Some(house) => {
            let lost = view.eliminated_digit();
            let settled = evidence.digits.without(lost).first();
            phrase("loop-settled")
                .with("roof", cell_names(evidence.roof))
                .with("house", house_name(house))
                .with("settled", settled.expect("a ring has two digits"))
                .with("lost", lost)
        }
    };
    let sentences = vec![deadly, reason, view.conclusion()];
    view.explain(among_boxes(path), sentences)
}

/// The extra candidates.
pub fn explain_bug(view: View<'_>, evidence: &BugPlusN) -> Explanation {
    let message = phrase("bug-several").with("extra", candidates_named(&evidence.extra));
    let cells = evidence.extra.iter().map(|one| one.cell);
    let sentences = vec![message, guarded(&evidence.extra), view.conclusion()];
    view.explain(among_boxes(cells), sentences)
}

/// Three digits cannot fill twelve cells.
pub fn explain_tridagon(view: View<'_>, evidence: &Tridagon) -> Explanation {
    let message = phrase("tridagon")
        .with("cells", cell_names(evidence.cells))
        .with("digits", listed(evidence.digits));
    let parity = phrase("tridagon-parity");
    let sentences = vec![
        message,
        parity,
        guarded(&evidence.guardians),
        view.conclusion(),
    ];
    view.explain(in_houses(&evidence.boxes), sentences)
}

/// One of some candidates is right.
fn guarded(guardians: &[Candidate]) -> Message {
    phrase("guardians")
        .count(guardians.len())
        .with("guardians", candidates_named(guardians))
}
