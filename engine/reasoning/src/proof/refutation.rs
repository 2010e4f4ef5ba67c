//! Refuting an assumption: by inferences, by counting, and then by cases.

use super::truths::{Board, Rest, Truth, Truths};
use nonet_grid::Candidate;
use nonet_grid::budget::Budget;

/// The budget of a deduction, in truths that are looked at; those of techniques need some thousands.
const MOST_LOOKS: u64 = 4_000_000;

/// Truths, with the covers that count them.
pub struct Refuter {
    /// The known state.
    pub truths: Truths,
    /// Candidates of which at most one is right.
    pub covers: Vec<Truth>,
    /// Number of cases so far.
    pub cases: u64,
    budget: Budget,
}

/// Whether an assumption fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It leads to a contradiction.
    Refuted,
    /// It does not, as far as the truths go.
    Possible,
    /// There are too many cases.
    Open,
}

/// Candidates, each taken as right or wrong.
type Cases = Vec<(Candidate, bool)>;

impl Refuter {
    /// A refuter without any cases yet.
    pub fn new(truths: Truths, covers: Vec<Truth>) -> Self {
        Self {
            truths,
            covers,
            cases: 0,
            budget: Budget::of(MOST_LOOKS),
        }
    }

    /// Whether a board that includes an assumption contradicts the truths.
    pub fn try_to_refute(&mut self, board: Board) -> Outcome {
        if self.fails(board, &mut Vec::new()) {
            Outcome::Refuted
        } else if self.budget.spend(1).is_break() {
            Outcome::Open
        } else {
            Outcome::Possible
        }
    }

    /// Return whether a board fails; `met` are the truths split into cases on the way.
    fn fails(&mut self, mut board: Board, met: &mut Vec<usize>) -> bool {
        let propagated = self.truths.propagate(&mut board, &mut self.budget);
        if propagated.is_err() || self.are_too_many(&board) {
            return true;
        }
        let Some((truth, choice)) = self.choice(&board, met) else {
            return false;
        };
        met.extend(truth);
        let fails = choice.into_iter().all(|one| self.fails_in(one, board, met));
        met.truncate(met.len() - usize::from(truth.is_some()));
        fails
    }

    /// Whether a board fails in one of its cases.
    fn fails_in(
        &mut self,
        (candidate, is_true): (Candidate, bool),
        mut board: Board,
        met: &mut Vec<usize>,
    ) -> bool {
        if self.budget.spend(1).is_break() {
            return false;
        }
        self.cases += 1;
        if is_true {
            board.assume(candidate);
        } else {
            board.refute(candidate);
        }
        self.fails(board, met)
    }

    /// The cases of a candidate that is asked about, or else of the smallest truth that is not met.
    fn choice(&self, board: &Board, met: &[usize]) -> Option<(Option<usize>, Cases)> {
        if let Some(asked) = self.asked(board) {
            return Some((None, vec![(asked, true), (asked, false)]));
        }
        let rests = self
            .truths
            .stated
            .iter()
            .map(|truth| Rest::of(truth, board));
        let open = rests
            .enumerate()
            .filter(|(index, rest)| rest.len() > 1 && !met.contains(index));
        let (index, smallest) = open.min_by_key(|(_, rest)| rest.len())?;
        let cases = smallest.candidates().map(|one| (one, true));
        Some((Some(index), cases.collect()))
    }

    /// The first candidate that is asked about, and undecided: open, and so is something that it sees.
    fn asked(&self, board: &Board) -> Option<Candidate> {
        let is_undecided = |&one: &Candidate| {
            let mut if_true = *board;
            if_true.assume(one);
            board.has(one) && if_true != *board
        };
        self.truths.asked.iter().copied().find(is_undecided)
    }

    /// Whether more truths are left than covers: each needs one of its own.
    fn are_too_many(&self, board: &Board) -> bool {
        if self.covers.is_empty() {
            return false;
        }
        let rests = self
            .truths
            .stated
            .iter()
            .map(|truth| Rest::of(truth, board));
        let (met, open): (Vec<_>, Vec<_>) = rests.partition(|rest| rest.len() == 1);
        let is_met = |one: Candidate| met.iter().any(|rest| rest.candidates().any(|c| c == one));
        let mut seen: Vec<Candidate> = open.iter().flat_map(|rest| rest.candidates()).collect();
        let usable = self.covers.iter().filter(|cover| {
            let mut left = Rest::of(cover, board).candidates();
            left.all(|one| !is_met(one))
        });
        let usable: Vec<&Truth> = usable.collect();
        let is_covered = |one: &Candidate| usable.iter().any(|cover| holds(cover, *one));
        let used = usable
            .iter()
            .filter(|cover| seen.iter().any(|&one| holds(cover, one)));
        let (count, covered) = (used.count(), seen.iter().all(is_covered));
        let all = seen.len();
        seen.sort();
        seen.dedup();
        covered && seen.len() == all && open.len() > count
    }
}

/// Whether a truth has the candidate.
pub fn holds(truth: &Truth, Candidate { cell, digit }: Candidate) -> bool {
    let mut parts = truth.iter();
    parts.any(|&(own, cells)| own == digit && cells.contains(cell))
}
