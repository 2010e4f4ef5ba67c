//! Templates: all ways to place a digit nine times within the rules.
//!
//! A cell that is in every template of a digit holds it (template set); a candidate that is in none
//! is eliminated (template delete). A template that takes a cell another digit is known to hold is
//! impossible.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::evidence::Template;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, CellSet, Digit, DigitSet, House, candidates_of};

pub(crate) fn find_set(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for found in templates(state) {
        let digit = found.digit;
        let certain = found.templates.every.intersection(state.places(digit));
        if !certain.is_empty() {
            let holds_alone = certain.is_subset(found.alone.every);
            let evidence = Template {
                digit,
                places: state.places(digit),
                known: found.known_unless(holds_alone),
            };
            sink(Step {
                technique: Technique::TemplateSet,
                placements: candidates_of(digit, certain).collect(),
                eliminations: Vec::new(),
                evidence: evidence.into(),
            })?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn find_delete(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for found in templates(state) {
        let digit = found.digit;
        let any = found.templates.any;
        let impossible = state.places(digit).difference(any);
        if !impossible.is_empty() {
            let holds_alone = impossible.intersection(found.alone.any).is_empty();
            let evidence = Template {
                digit,
                places: any.intersection(state.empty()),
                known: found.known_unless(holds_alone),
            };
            let technique = Technique::TemplateDelete;
            let eliminations = candidates_of(digit, impossible).collect();
            sink(Step::eliminating(technique, eliminations, evidence))?;
        }
    }
    ControlFlow::Continue(())
}

/// The templates of a digit, and the candidates that other digits' templates decided first.
struct Found {
    digit: Digit,
    /// The templates that only its own candidates allow.
    alone: Templates,
    templates: Templates,
    known: Vec<Candidate>,
}

impl Found {
    /// The contribution of other digits, unless a conclusion holds without it.
    fn known_unless(self, holds_alone: bool) -> Vec<Candidate> {
        if holds_alone { Vec::new() } else { self.known }
    }
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
fn templates(state: &State) -> Vec<Found> {
    let mut open = Digit::ALL.map(|digit| {
        let filled = state.grid().filled().filter(|&(_, value)| value == digit);
        let filled: CellSet = filled.map(|(cell, _)| cell).collect();
        filled.union(state.places(digit))
    });
    let alone = open.map(Templates::of);
    let mut possible = alone;
    // Cells that one digit is known to hold are closed to the others, until nothing changes.
    let mut closings = Vec::new();
    loop {
        let before = closings.len();
        for (index, digit) in Digit::ALL.into_iter().enumerate() {
            let taken = taken(&possible, index, open[index]);
            let cells = taken.iter().map(|one| one.cell);
            let closed: CellSet = cells.collect();
            if !closed.is_empty() {
                open[index] = open[index].difference(closed);
                possible[index] = Templates::of(open[index]);
                closings.extend(taken.into_iter().map(|one| (one, digit)));
            }
        }
        if closings.len() == before {
            break;
        }
    }
    let found = Digit::ALL.into_iter().map(|digit| Found {
        digit,
        alone: alone[digit.index()],
        templates: possible[digit.index()],
        known: behind(&closings, digit),
    });
    found
        .filter(|found| !found.templates.any.is_empty())
        .collect()
}

/// The cells open to a digit that the templates of other digits agree on.
fn taken(possible: &[Templates; 9], index: usize, open: CellSet) -> Vec<Candidate> {
    let others = Digit::ALL.into_iter().zip(possible);
    let others = others.filter(|(digit, one)| digit.index() != index && !one.any.is_empty());
    others
        .flat_map(|(digit, one)| candidates_of(digit, one.every.intersection(open)))
        .collect()
}

/// The digits that closed a cell to the digit, and those that had closed cells to them, in order.
fn behind(closings: &[(Candidate, Digit)], digit: Digit) -> Vec<Candidate> {
    let mut closed = DigitSet::of(digit);
    let mut known = Vec::new();
    for &(one, to) in closings.iter().rev() {
        if closed.contains(to) {
            closed = closed.with(one.digit);
            known.retain(|&other| other != one);
            known.push(one);
        }
    }
    known.reverse();
    known
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
