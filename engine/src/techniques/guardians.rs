//! Candidates of which one at least is right.

use crate::grid::{Candidate, CellSet, Digit, candidates_of};
use crate::state::State;

/// What all the guardians exclude, whichever of them is right; none when there are no guardians.
pub(crate) fn excluded_by_all(state: &State, guardians: &[Candidate]) -> Vec<Candidate> {
    if guardians.is_empty() {
        return Vec::new();
    }
    let of_digit = |digit: Digit| {
        let excluded = guardians
            .iter()
            .fold(state.places(digit), |left, guardian| {
                let seen = if guardian.digit == digit {
                    guardian.cell.peers()
                } else {
                    CellSet::of(guardian.cell)
                };
                left.intersection(seen)
            });
        candidates_of(digit, excluded)
    };
    Digit::ALL.into_iter().flat_map(of_digit).collect()
}
