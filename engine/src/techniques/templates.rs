//! Templates: all ways to place a digit nine times within the rules.
//!
//! A cell that is in every template of a digit holds it (template set); a candidate that is in none
//! goes (template delete). A template that takes a cell another digit is known to hold is impossible.

use std::ops::ControlFlow;

use crate::grid::{CellSet, Digit, House, candidates_of};
use crate::state::State;
use crate::step::evidence::Template;
use crate::step::{Sink, Step};
use crate::technique::Technique;

pub(crate) fn find_set(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, templates) in templates(state) {
        let certain = templates.every.intersection(state.places(digit));
        if !certain.is_empty() {
            sink(Step {
                technique: Technique::TemplateSet,
                placements: candidates_of(digit, certain).collect(),
                eliminations: Vec::new(),
                evidence: Template {
                    digit,
                    places: state.places(digit),
                }
                .into(),
            })?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn find_delete(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, templates) in templates(state) {
        let impossible = state.places(digit).difference(templates.any);
        if !impossible.is_empty() {
            let evidence = Template {
                digit,
                places: templates.any.intersection(state.empty()),
            };
            let eliminations = candidates_of(digit, impossible).collect();
            sink(Step::eliminating(
                Technique::TemplateDelete,
                eliminations,
                evidence,
            ))?;
        }
    }
    ControlFlow::Continue(())
}

/// The union and the intersection of a digit's templates.
#[derive(Clone, Copy, Debug)]
struct Templates {
    /// The cells that are in at least one.
    any: CellSet,
    /// The cells that are in every one.
    every: CellSet,
}

/// The templates of each digit that has one; with a digit without any, the board has no solution.
fn templates(state: &State) -> Vec<(Digit, Templates)> {
    let mut possible = Digit::ALL.map(|digit| {
        let filled = state.grid().filled().filter(|&(_, value)| value == digit);
        let filled: CellSet = filled.map(|(cell, _)| cell).collect();
        (
            digit,
            filled.union(state.places(digit)),
            Templates::of(filled.union(state.places(digit))),
        )
    });
    // Cells that one digit is known to hold are closed to the others, until nothing changes.
    loop {
        let mut changed = false;
        for index in 0..possible.len() {
            let others = possible.iter().filter(|(digit, ..)| digit.index() != index);
            let taken = others
                .filter(|(_, _, templates)| !templates.any.is_empty())
                .fold(CellSet::EMPTY, |all, (_, _, templates)| {
                    all.union(templates.every)
                });
            let (_, cells, templates) = &mut possible[index];
            let open = cells.difference(taken);
            if open != *cells {
                *cells = open;
                *templates = Templates::of(open);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let found = possible
        .into_iter()
        .filter(|(_, _, templates)| !templates.any.is_empty());
    found
        .map(|(digit, _, templates)| (digit, templates))
        .collect()
}

impl Templates {
    /// The templates within some cells.
    fn of(cells: CellSet) -> Self {
        let mut templates = Self {
            any: CellSet::EMPTY,
            every: CellSet::ALL,
        };
        templates.extend(cells, 0, CellSet::EMPTY);
        templates
    }

    /// Add every template that has these cells in the rows above and open cells from there on.
    fn extend(&mut self, open: CellSet, row: usize, template: CellSet) {
        if row == 9 {
            self.any = self.any.union(template);
            self.every = self.every.intersection(template);
            return;
        }
        for cell in open.intersection(House::row(row).cells()) {
            self.extend(open.difference(cell.peers()), row + 1, template.with(cell));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn what_is_in_every_template_is_certain() {
        let board =
            Example::new()
                .confine(4, "row 1", "r1c1 r1c2")
                .confine(4, "row 3", "r3c3 r3c4");

        assert_eq!(board.steps(Technique::TemplateSet), ["r3c4 = 4"]);
    }

    #[test]
    fn what_is_in_no_template_goes() {
        let board =
            Example::new()
                .confine(4, "row 1", "r1c1 r1c5")
                .confine(4, "row 5", "r5c1 r5c5");

        assert_eq!(
            board.steps(Technique::TemplateDelete),
            ["4: r2c1 r2c5 r3c1 r3c5 r4c1 r4c5 r6c1 r6c5 r7c1 r7c5 r8c1 r8c5 r9c1 r9c5"]
        );
    }
}
