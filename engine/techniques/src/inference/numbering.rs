//! Numbers for candidates, so that a set of them is a row of bits.

use nonet_grid::{Candidate, CellSet};

/// Candidates in order, and the number of each.
#[derive(Clone, Debug)]
pub(crate) struct Numbering {
    candidates: Vec<Candidate>,
    numbers: Vec<u16>,
}

impl Numbering {
    /// Number candidates in the order given, from 0.
    pub(crate) fn of(candidates: impl Iterator<Item = Candidate>) -> Self {
        let mut numbering = Self {
            candidates: Vec::with_capacity(256),
            numbers: vec![u16::MAX; 729],
        };
        for candidate in candidates {
            #[expect(clippy::cast_possible_truncation, reason = "at most 729 candidates")]
            let number = numbering.candidates.len() as u16;
            numbering.numbers[key(candidate)] = number;
            numbering.candidates.push(candidate);
        }
        numbering
    }

    /// All candidates in order.
    pub(crate) fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// The number of a candidate, which must have one.
    pub(crate) fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[key(candidate)])
    }

    /// For each digit the cells of some numbered candidates.
    pub(crate) fn cells(&self, numbers: impl Iterator<Item = usize>) -> [CellSet; 9] {
        let mut cells = [CellSet::EMPTY; 9];
        for number in numbers {
            let Candidate { cell, digit } = self.candidates[number];
            let of_digit = &mut cells[digit.index()];
            *of_digit = of_digit.with(cell);
        }
        cells
    }
}

const fn key(Candidate { cell, digit }: Candidate) -> usize {
    9 * cell.index() + digit.index()
}
