//! A step in the state in which it was found, and its explanation.

use super::message::{Argument, Message, listed, phrase};
use super::names::{candidates_named, cell_name, cell_names};
use super::places::Focus;
use nonet_grid::{Candidate, Candidates, CellSet, Digit, DigitSet};
use nonet_techniques::step::{Node, Step};

/// The explanation of a step; `pattern` has the cells that the deduction rests on.
#[derive(Clone, Debug)]
pub struct Explanation {
    pub place: Focus,
    pub idea: Vec<Message>,
    pub deduction: Vec<Message>,
    pub pattern: CellSet,
    pub implications: Vec<Message>,
}

/// A step, and the candidates that it was found among.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub step: &'a Step,
    pub state: &'a Candidates,
}

impl View<'_> {
    /// The digits that the step eliminates, ascending, each once.
    pub fn eliminated_digits(&self) -> DigitSet {
        let lost = self.step.eliminations.iter();
        lost.fold(DigitSet::EMPTY, |digits, one| digits.with(one.digit))
    }

    /// The one digit that the step eliminates.
    pub fn eliminated_digit(&self) -> Digit {
        let first = self.eliminated_digits().first();
        first.expect("the step takes something out")
    }

    /// The cells where the step eliminates something.
    pub fn lost_cells(&self) -> CellSet {
        self.step.eliminations.iter().map(|one| one.cell).collect()
    }

    /// The eliminations of the step in some cells.
    pub fn lost_by(&self, cells: CellSet) -> Vec<Candidate> {
        let lost = self.step.eliminations.iter().copied();
        lost.filter(|one| cells.contains(one.cell)).collect()
    }

    /// The cells of the evidence.
    pub fn pattern(&self) -> CellSet {
        self.step.evidence.pattern().cells()
    }

    /// The sentence that names all that the step places or eliminates.
    pub fn conclusion(&self) -> Message {
        concluded(&self.step.placements, &self.step.eliminations)
    }

    /// Explain the step by its place and the sentences of its deduction.
    pub fn explain(&self, place: Focus, deduction: Vec<Message>) -> Explanation {
        let technique = self.step.technique.slug();
        let idea = phrase(format!("technique-{technique}")).with("place", place.name.clone());
        Explanation {
            place,
            idea: vec![idea],
            deduction,
            pattern: self.pattern(),
            implications: Vec::new(),
        }
    }
}

impl Explanation {
    /// The same, with the digit that its idea names.
    pub fn about(mut self, digit: impl Into<Argument>) -> Self {
        if let Some(idea) = self.idea.pop() {
            self.idea.push(idea.with("digit", digit));
        }
        self
    }

    /// The same, whose idea is of a chain from one node to another, or back to the first.
    pub fn between(mut self, [start, end]: [Named; 2]) -> Self {
        self.idea.push(if start == end {
            phrase("chain-round").with("start", start.message())
        } else {
            phrase("chain-ends")
                .with("start", start.message())
                .with("end", end.message())
        });
        self
    }

    /// The same, which rests on some cells.
    pub fn resting_on(self, pattern: CellSet) -> Self {
        Self { pattern, ..self }
    }

    /// The same, with its implications.
    pub fn by(self, implications: Vec<Message>) -> Self {
        Self {
            implications,
            ..self
        }
    }
}

/// Digits and their cells, as an end of a chain has them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Named {
    pub digits: DigitSet,
    pub cells: CellSet,
}

impl Named {
    fn message(self) -> Message {
        phrase("candidates")
            .with("digits", listed(self.digits))
            .with("cells", cell_names(self.cells))
    }
}

impl From<Node> for Named {
    fn from(Node { cells, digit }: Node) -> Self {
        let digits = DigitSet::of(digit);
        Self { digits, cells }
    }
}

/// The sentence that names the placements, or the eliminations.
#[must_use]
pub fn concluded(placed: &[Candidate], lost: &[Candidate]) -> Message {
    if placed.is_empty() {
        return phrase("so-lost").with("what", candidates_named(lost));
    }
    let written = placed.iter().map(|&Candidate { cell, digit }| {
        phrase("is")
            .with("cell", cell_name(cell))
            .with("digit", digit)
    });
    phrase("so-placed").with("what", listed(written))
}
