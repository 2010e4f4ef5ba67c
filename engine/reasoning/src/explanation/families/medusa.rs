//! 3D medusa: two groups of candidates, of which one is right as a whole.

use crate::explanation::message::phrase;
use crate::explanation::names::{candidates_named, cell_name, house_name, letter};
use crate::explanation::places::among_boxes;
use crate::explanation::view::{Explanation, View};
use nonet_grid::Candidate;
use nonet_techniques::step::evidence::Medusa;

/// The groups, and the contradiction in one of them or the candidates that see both.
pub fn explain_groups(view: View<'_>, evidence: &Medusa) -> Explanation {
    let numbered = evidence.colors.iter().enumerate();
    let groups = numbered.map(|(at, candidates)| {
        phrase("medusa-group")
            .with("letter", letter(at + 1))
            .with("candidates", candidates_named(candidates))
    });
    let groups: Vec<_> = groups.collect();
    let [first, second] = <[_; 2]>::try_from(groups).expect("two groups");
    let intro = phrase("medusa-groups")
        .with("first", first)
        .with("second", second);
    let message = match (evidence.cell, evidence.house) {
        (Some(cell), _) => {
            let own: Vec<&Candidate> = evidence.colors[0]
                .iter()
                .filter(|one| one.cell == cell)
                .collect();
            let name = if own.is_empty() {
                "medusa-empty"
            } else {
                "medusa-cell"
            };
            phrase(name).with("cell", cell_name(cell))
        }
        (None, Some(house)) => phrase("medusa-house").with("house", house_name(house)),
        (None, None) => phrase("medusa-trap"),
    };
    let cells = evidence.colors.iter().flatten().map(|one| one.cell);
    let message = message.with("letter", letter(1)).with("other", letter(2));
    let pattern = view.pattern().union(evidence.cell.into_iter().collect());
    view.explain(among_boxes(cells), vec![intro, message, view.conclusion()])
        .resting_on(pattern)
}
