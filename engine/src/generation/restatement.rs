//! Restatement: other givens from which easy steps lead to the same board as those of a puzzle.
//!
//! Easy steps are singles, locked candidates, pairs and triples. All of them are taken before anything
//! harder, in any order; none rules out another. So a puzzle needs its harder steps on that
//! board: its hardest technique and its ER stay the same, and nothing has to be graded again.
//!
//! With only singles there are fewer restatements, but each takes a tenth of the time.

use super::symmetry::Symmetry;
use crate::grading::{SinglesClosure, after};
use nonet_grid::random::Random;
use nonet_grid::{Candidates, CellSet, Grid};
use nonet_techniques::technique::{Technique, Tier};

/// One in so many orbits that easy steps fill is given before others go.
const ADDED_ONE_IN: usize = 2;
/// One in this many removable orbits is kept; otherwise there would be few different restatements.
const KEPT_ONE_IN: usize = 3;

/// A random restatement.
pub(super) fn restate(
    puzzle: &Grid,
    solution: &Grid,
    symmetry: Symmetry,
    random: &mut Random,
) -> Grid {
    let board = settled(puzzle);
    let filled = CellSet::ALL.difference(board.empty());
    let is_same = |thinner: &Grid| settled(thinner) == board;
    let orbits = symmetry.shuffled_orbits(random);
    restate_within(filled, is_same, puzzle, solution, &orbits, random)
}

/// A random restatement that keeps the givens in `kept`; singles lead from it to the same board.
pub(super) fn restate_by_singles(
    puzzle: &Grid,
    kept: CellSet,
    solution: &Grid,
    symmetry: Symmetry,
    random: &mut Random,
) -> Grid {
    let empty = empty_after_singles(puzzle);
    let filled = CellSet::ALL.difference(empty);
    let is_same = |thinner: &Grid| empty_after_singles(thinner) == empty;
    let mut orbits = symmetry.shuffled_orbits(random);
    orbits.retain(|orbit| orbit.intersection(kept).is_empty());
    restate_within(filled, is_same, puzzle, solution, &orbits, random)
}

/// Add and remove whole orbits of givens at random, as long as `is_same` holds; only `filled` cells are added.
fn restate_within(
    filled: CellSet,
    is_same: impl Fn(&Grid) -> bool,
    puzzle: &Grid,
    solution: &Grid,
    orbits: &[CellSet],
    random: &mut Random,
) -> Grid {
    let mut restated = *puzzle;
    for orbit in orbits {
        if orbit.is_subset(filled) && random.below(ADDED_ONE_IN) == 0 {
            restated = restated.with(solution, *orbit);
        }
    }
    for orbit in orbits {
        if random.below(KEPT_ONE_IN) == 0 {
            continue;
        }
        let thinner = restated.without(*orbit);
        if thinner != restated && is_same(&thinner) {
            restated = thinner;
        }
    }
    restated
}

/// The board after all easy steps.
fn settled(puzzle: &Grid) -> Candidates {
    let easy = Technique::ALL.partition_point(|one| one.tier() < Tier::Hard);
    after(Candidates::new(puzzle), &Technique::ALL[..easy])
}

/// The cells that are empty after all singles.
fn empty_after_singles(puzzle: &Grid) -> CellSet {
    let mut closure = SinglesClosure::new(puzzle);
    closure.take_all();
    closure.empty
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generation::seeds::SEEDS;
    use crate::grading::grade;
    use nonet_rating::{Profile, Rater};
    use nonet_search::{Limits, count_solutions};

    fn er(puzzle: &Grid) -> u16 {
        let mut rater = Rater::new(puzzle, Profile::Explainer);
        rater.advance(u64::MAX);
        rater.at_least()
    }

    #[test]
    fn a_restated_puzzle_needs_what_the_puzzle_needed() {
        let mut random = Random::new(2026, 0);
        let mut others = 0;
        for seed in SEEDS.iter().filter(|seed| seed.er >= 80).step_by(4) {
            let verdict = count_solutions(&seed.givens, Limits::default());
            let solution = verdict.solution.expect("a solution");

            let restated = restate(&seed.givens, &solution, Symmetry::None, &mut random);

            let again = count_solutions(&restated, Limits::default());
            assert_eq!(
                (again.status, again.solution),
                (verdict.status, Some(solution))
            );
            assert_eq!(grade(&restated).hardest, grade(&seed.givens).hardest);
            assert_eq!(er(&restated), seed.er);
            others += usize::from(restated != seed.givens);
        }
        assert!(others > 9);
    }
}
