//! Fireworks, exocets and WXYZ-wings: digits that crossing lines drive into few cells.

use crate::explanation::message::{listed, phrase};
use crate::explanation::names::{cell_names, house_names, number_word, short_name};
use crate::explanation::places::{among_boxes, in_houses};
use crate::explanation::view::{Explanation, View};
use nonet_grid::CellSet;
use nonet_grid::sorting::CompactSort;
use nonet_techniques::step::evidence::{BentSet, Exocet, Fireworks};

/// The digits that have no other cells.
pub fn explain_fireworks(view: View<'_>, evidence: &Fireworks) -> Explanation {
    let corners = evidence.crossings.iter().zip(&evidence.digits);
    let mut sentences: Vec<_> = corners
        .map(|(&crossing, &digits)| {
            let [in_box, row, column] = crossing.houses();
            let [along, down] = evidence.wings.map(|wing| {
                let is_along = wing.row() == crossing.row();
                (!is_along, wing)
            });
            let mut wings = [along, down];
            wings.sort_compactly();
            phrase("fireworks-burst")
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
    sentences.push(
        phrase("fireworks-full")
            .with("cells", cell_names(cells))
            .with("number", number_word(cells.len())),
    );
    sentences.push(view.conclusion());
    view.explain(in_houses(&evidence.houses), sentences)
}

/// The cells that contain the digits of the base.
pub fn explain_exocet(view: View<'_>, evidence: &Exocet) -> Explanation {
    let [base, targets] = [evidence.base, evidence.targets].map(cell_names);
    let lines = house_names(&evidence.cross_lines);
    let mut sentences = vec![
        phrase("exocet-base")
            .with("base", base.clone())
            .with("digits", listed(evidence.digits))
            .with("lines", lines),
        phrase("exocet-targets")
            .with("targets", targets.clone())
            .with("base", base.clone()),
    ];
    if !evidence.idle.is_empty() {
        sentences.push(
            phrase("exocet-idle")
                .count(evidence.idle.len())
                .with("digits", listed(evidence.idle))
                .with("base", base)
                .with("targets", targets),
        );
    }
    sentences.push(view.conclusion());
    view.explain(among_boxes(evidence.base), sentences)
}

/// One digit may stand twice, so it stands once at least.
pub fn explain_bent_set(view: View<'_>, evidence: &BentSet) -> Explanation {
    let shared = evidence.shared;
    let message = phrase("wing-wxyz-wing")
        .with("cells", cell_names(evidence.cells))
        .with("digits", listed(evidence.digits))
        .with("once", listed(evidence.digits.without(shared)))
        .with("shared", shared)
        .with(
            "places",
            cell_names(view.state.places(shared).intersection(evidence.cells)),
        );
    view.explain(
        among_boxes(evidence.cells),
        vec![message, view.conclusion()],
    )
}
