//! Fireworks, exocets and WXYZ-wings: digits that crossing lines drive into few cells.

use crate::grid::CellSet;
use crate::order::PutInOrder;
use crate::step::evidence::{BentSet, Exocet, Fireworks};
use crate::telling::message::{listed, say};
use crate::telling::names::{cell_names, house_names, number_word, short_name};
use crate::telling::places::{among_boxes, in_houses};
use crate::telling::view::{Explanation, View};

/// Which digits have no other cells.
pub fn tell_fireworks(view: View<'_>, evidence: &Fireworks) -> Explanation {
    let bursts = evidence.crossings.iter().zip(&evidence.digits);
    let mut told: Vec<_> = bursts
        .map(|(&crossing, &digits)| {
            let [in_box, row, column] = crossing.houses();
            let [along, down] = evidence.wings.map(|wing| {
                let is_along = wing.row() == crossing.row();
                (!is_along, wing)
            });
            let mut wings = [along, down];
            wings.put_in_order();
            say("fireworks-burst")
                .with("lines", house_names(&[row, column]))
                .with("box", house_names(&[in_box]))
                .with("digits", listed(digits))
                .with("wings", cell_names(wings.map(|(_, wing)| wing)))
                .with("crossing", short_name(crossing))
        })
        .collect();
    let cells: CellSet = evidence
        .crossings
        .iter()
        .chain(&evidence.wings)
        .copied()
        .collect();
    told.push(
        say("fireworks-full")
            .with("cells", cell_names(cells))
            .with("number", number_word(cells.len())),
    );
    told.push(view.conclusion());
    view.explain(in_houses(&evidence.houses), told)
}

/// Which cells hold what the base holds.
pub fn tell_exocet(view: View<'_>, evidence: &Exocet) -> Explanation {
    let [base, targets] = [evidence.base, evidence.targets].map(cell_names);
    let lines = house_names(&evidence.cross_lines);
    let mut told = vec![
        say("exocet-base")
            .with("base", base.clone())
            .with("digits", listed(evidence.digits))
            .with("lines", lines),
        say("exocet-targets")
            .with("targets", targets.clone())
            .with("base", base.clone()),
    ];
    if !evidence.idle.is_empty() {
        told.push(
            say("exocet-idle")
                .count(evidence.idle.len())
                .with("digits", listed(evidence.idle))
                .with("base", base)
                .with("targets", targets),
        );
    }
    told.push(view.conclusion());
    view.explain(among_boxes(evidence.base), told)
}

/// One digit may stand twice, so it stands once at least.
pub fn tell_bent_set(view: View<'_>, evidence: &BentSet) -> Explanation {
    let shared = evidence.shared;
    let said = say("wing-wxyz-wing")
        .with("cells", cell_names(evidence.cells))
        .with("digits", listed(evidence.digits))
        .with("once", listed(evidence.digits.without(shared)))
        .with("shared", shared)
        .with(
            "places",
            cell_names(view.state.places(shared).intersection(evidence.cells)),
        );
    view.explain(among_boxes(evidence.cells), vec![said, view.conclusion()])
}
