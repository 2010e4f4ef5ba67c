//! Guardians: candidates of which at least one is right.

use crate::state::State;
use nonet_grid::{Candidate, CellSet, Digit, candidates_of};

/// The candidates that all guardians exclude; empty without guardians.
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

#[cfg(test)]
mod tests {
    use super::excluded_by_all;
    use crate::state::State;
    use nonet_grid::{Candidate, Candidates, Cell, Digit, Grid};

    #[test]
    fn whichever_guardian_is_right_what_all_of_them_see_goes() {
        let state = State::from(Candidates::new(&Grid::EMPTY));
        let [first, second] = [0, 1].map(|column| Cell::at(0, column));
        let guardian = |cell| Candidate {
            cell,
            digit: Digit::ALL[0],
        };

        assert_eq!(excluded_by_all(&state, &[]), []);
        assert_eq!(excluded_by_all(&state, &[guardian(first)]).len(), 20 + 8);
        let both = excluded_by_all(&state, &[guardian(first), guardian(second)]);
        assert_eq!(both.len(), 13);
    }
}
