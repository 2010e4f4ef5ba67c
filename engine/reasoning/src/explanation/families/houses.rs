//! Patterns in a house or two, and those of the whole grid.

use super::links::Claim;
use crate::explanation::message::{listed, phrase};
use crate::explanation::names::{
    cell_name, cell_names, house_name, house_names, number_word, short_name,
};
use crate::explanation::places::{in_house, in_houses, of_digit, of_digit_everywhere};
use crate::explanation::view::{Explanation, View};
use nonet_grid::Candidate;
use nonet_techniques::step::evidence::{BugPlusOne, LockedCandidates, Subset, SueDeCoq, Template};

/// Pointing and claiming, which differ only in the kinds of their houses.
pub fn explain_locked_candidates(view: View<'_>, evidence: &LockedCandidates) -> Explanation {
    let (digit, house) = (evidence.digit, evidence.house);
    let message = phrase("locked-candidates")
        .with("house", house_name(house))
        .with("other", house_name(evidence.other))
        .with("digit", digit)
        .with("cells", cell_names(evidence.places));
    view.explain(of_digit(digit, &[house]), vec![message, view.conclusion()])
        .about(digit)
}

/// Some cells have as many candidates as they are, or some digits as many places.
pub fn explain_subset(view: View<'_>, evidence: &Subset) -> Explanation {
    // A hidden subset clears its own cells, any other those around it.
    let is_hidden = view.lost_cells().is_subset(evidence.cells);
    let name = if is_hidden {
        "subset-hidden"
    } else {
        "subset-naked"
    };
    let message = phrase(name)
        .with("place", house_names(&evidence.houses))
        .with("cells", cell_names(evidence.cells))
        .with("digits", listed(evidence.digits))
        .with("number", number_word(evidence.digits.len()));
    let sentences = vec![message, view.conclusion()];
    view.explain(in_houses(&evidence.houses), sentences)
}

/// The cell with the extra candidate.
pub fn explain_bug(view: View<'_>, evidence: &BugPlusOne) -> Explanation {
    let Candidate { cell, digit } = evidence.extra;
    let message = phrase("bug")
        .with("cell", cell_name(cell))
        .with("short", short_name(cell))
        .with("digit", digit);
    let [in_box, ..] = cell.houses();
    view.explain(in_house(in_box), vec![message, view.conclusion()])
}

/// The digits that are locked in a box, and those locked in the line that crosses it.
pub fn explain_sue_de_coq(view: View<'_>, evidence: &SueDeCoq) -> Explanation {
    let (in_box, line) = (evidence.in_box, evidence.line);
    let parts = [evidence.core, evidence.of_box, evidence.of_line];
    let [core, of_box, of_line] = parts.map(|part| view.state.of_all(part));
    let twice = of_box.intersection(of_line).difference(core);
    let all = core.union(of_box).union(of_line);
    let cells: usize = parts.iter().map(|part| part.len()).sum();
    let message = phrase("sue-de-coq-cells")
        .with("crossing", house_names(&[line, in_box]))
        .with("core", cell_names(evidence.core))
        .with("core_digits", listed(core))
        .with("line", house_name(line))
        .with("line_cells", cell_names(evidence.of_line))
        .with("line_digits", listed(of_line))
        .with("box", house_name(in_box))
        .with("box_cells", cell_names(evidence.of_box))
        .with("box_digits", listed(of_box))
        .with("number", number_word(cells));
    let bound = if twice.is_empty() {
        phrase("sue-de-coq-once")
    } else {
        phrase("sue-de-coq-twice").with("twice", listed(twice))
    };
    let kept = phrase("sue-de-coq-bound")
        .with("box", house_name(in_box))
        .with("box_digits", listed(core.difference(of_line).union(of_box)))
        .with("line", house_name(line))
        .with(
            "line_digits",
            listed(core.difference(of_box).union(of_line)),
        );
    let bound = bound.with("digits", listed(all.difference(twice)));
    view.explain(
        in_houses(&[in_box, line]),
        vec![message, bound, kept, view.conclusion()],
    )
}

/// All ways to place a digit use some cells, or none of them does.
pub fn explain_template(view: View<'_>, evidence: &Template) -> Explanation {
    let (name, concluded) = match &view.step.placements {
        placed if !placed.is_empty() => ("templates-set", placed),
        _ => ("templates-delete", &view.step.eliminations),
    };
    let digit = concluded[0].digit;
    let cells = concluded.iter().map(|one| one.cell);
    let message = phrase(name)
        .with("digit", digit)
        .with("cells", cell_names(cells));
    let known = evidence.known.iter().map(|one| Claim::of((*one).into()));
    let known = (!evidence.known.is_empty())
        .then(|| phrase("templates-known").with("known", listed(known)));
    let place = of_digit_everywhere(view.state, digit);
    let sentences = known.into_iter().chain([message, view.conclusion()]);
    let settled = evidence.known.iter().map(|one| one.cell).collect();
    view.explain(place, sentences.collect())
        .about(digit)
        .resting_on(view.pattern().union(settled))
}
