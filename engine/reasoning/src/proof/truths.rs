//! Truths: candidates of which one is right, and the consequences of several of them step by step.
//!
//! A candidate that conflicts with all that is left of a truth is wrong. Cells of a house that have
//! as many digits left as there are cells hold these digits. Nothing else is inferred; all other
//! proofs need cases.

use std::ops::ControlFlow;

use nonet_grid::budget::Budget;
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet};

/// The cells that are open to each digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board(pub [CellSet; 9]);

impl Board {
    /// Take the candidate as right.
    pub fn assume(&mut self, Candidate { cell, digit }: Candidate) {
        for other in Digit::ALL {
            let seen = if other == digit {
                cell.peers()
            } else {
                CellSet::of(cell)
            };
            self.lose(other, seen);
        }
    }

    /// Take the candidate as wrong.
    pub fn refute(&mut self, Candidate { cell, digit }: Candidate) {
        self.lose(digit, CellSet::of(cell));
    }

    /// The cells, of some, that are open to a digit.
    pub fn open(&self, digit: Digit, cells: CellSet) -> CellSet {
        self.0[digit.index()].intersection(cells)
    }

    /// Whether the candidate is open.
    pub fn has(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.0[digit.index()].contains(cell)
    }

    /// The digits that are open to a cell.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let open = |digit: &Digit| self.0[digit.index()].contains(cell);
        Digit::ALL.into_iter().filter(open).collect()
    }

    /// Close cells to a digit; whether that is new.
    fn lose(&mut self, digit: Digit, cells: CellSet) -> bool {
        let open = &mut self.0[digit.index()];
        let is_new = !open.intersection(cells).is_empty();
        *open = open.difference(cells);
        is_new
    }
}

/// Candidates of which at least one is right: cells of one digit, of another, and so on.
pub type Truth = Vec<(Digit, CellSet)>;

/// The remaining candidates of a truth on a board.
#[derive(Clone, Copy)]
pub struct Rest<'a> {
    truth: &'a Truth,
    board: &'a Board,
}

impl<'a> Rest<'a> {
    /// The candidates of a truth that the board leaves.
    pub const fn of(truth: &'a Truth, board: &'a Board) -> Self {
        Self { truth, board }
    }

    /// The parts with open cells.
    pub fn parts(self) -> impl Iterator<Item = (Digit, CellSet)> {
        let open = move |&(digit, cells): &(Digit, CellSet)| (digit, self.board.open(digit, cells));
        let parts = self.truth.iter().map(open);
        parts.filter(|(_, cells)| !cells.is_empty())
    }

    /// The candidates.
    pub fn candidates(self) -> impl Iterator<Item = Candidate> {
        self.parts()
            .flat_map(|(digit, cells)| cells.into_iter().map(move |cell| Candidate { cell, digit }))
    }

    /// Number of candidates.
    pub fn len(self) -> usize {
        self.parts().map(|(_, cells)| cells.len()).sum()
    }

    /// The cells that conflict with all of it by each digit; none where nothing is left.
    fn conflicts(self) -> Option<[CellSet; 9]> {
        let mut common: Option<[CellSet; 9]> = None;
        for (digit, cells) in self.parts() {
            let alone = cells.only().map_or(CellSet::EMPTY, CellSet::of);
            let before = common.unwrap_or([CellSet::ALL; 9]);
            let mut all = before.map(|cells| cells.intersection(alone));
            all[digit.index()] = before[digit.index()].intersection(cells.common_peers());
            common = Some(all);
        }
        common
    }
}

/// The result that no assignment satisfies all truths.
pub struct Contradiction;

/// The truths of a deduction.
#[derive(Clone, Debug, Default)]
pub struct Truths {
    /// The truths of premises, which may be split into cases.
    pub stated: Vec<Truth>,
    /// Those of strong links.
    pub linked: Vec<Truth>,
    /// Cells of a house, of which each holds a digit.
    pub sets: Vec<CellSet>,
    /// Candidates that are split into cases first.
    pub asked: Vec<Candidate>,
}

impl Truths {
    /// Make all inferences, or find a contradiction.
    ///
    /// # Errors
    /// When a truth has nothing left, or cells of a house have too few digits.
    pub fn propagate(&self, board: &mut Board, budget: &mut Budget) -> Result<(), Contradiction> {
        loop {
            let size = self.stated.len() + self.linked.len() + self.sets.len();
            if let ControlFlow::Break(()) = budget.spend(size as u64) {
                return Ok(());
            }
            let mut changed = false;
            for truth in self.linked.iter().chain(&self.stated) {
                let conflicts = Rest::of(truth, board).conflicts().ok_or(Contradiction)?;
                changed |= lose_all(board, conflicts);
            }
            for &set in &self.sets {
                changed |= lock(board, set)?;
            }
            if !changed {
                return Ok(());
            }
        }
    }
}

fn lose_all(board: &mut Board, lost: [CellSet; 9]) -> bool {
    let of_digits = Digit::ALL.into_iter().zip(lost);
    of_digits.fold(false, |changed, (digit, cells)| {
        board.lose(digit, cells) || changed
    })
}

/// Cells of a house with as many digits as cells hold them all.
fn lock(board: &mut Board, set: CellSet) -> Result<bool, Contradiction> {
    let places = Digit::ALL.map(|digit| board.open(digit, set));
    let used = places.iter().filter(|cells| !cells.is_empty()).count();
    if used > set.len() {
        return Ok(false);
    }
    if used < set.len() {
        return Err(Contradiction);
    }
    let seen = places.map(|cells| {
        if cells.is_empty() {
            CellSet::EMPTY
        } else {
            cells.common_peers()
        }
    });
    Ok(lose_all(board, seen))
}
