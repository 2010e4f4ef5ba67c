//! Restatement: other givens from which easy steps lead to the same board as those of a puzzle.
//!
//! Easy steps are singles, locked candidates, pairs and triples. All of them are taken before anything
//! harder, in whatever order; none rules out another. So whatever a puzzle needs beyond, it needs on that
//! board: its hardest technique and its ER stay what they are, and nothing has to be graded again.

use super::symmetry::Symmetry;
use crate::grading::after;
use nonet_grid::random::Random;
use nonet_grid::{Candidates, CellSet, Grid};
use nonet_techniques::technique::{Technique, Tier};

/// One in so many orbits that easy steps fill is given before others go.
const ADDED_ONE_IN: usize = 2;
/// One in so many of those that need not stay stays all the same: there would be few restatements else.
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
    let orbits = symmetry.shuffled_orbits(random);
    let mut restated = *puzzle;
    for orbit in &orbits {
        if orbit.is_subset(filled) && random.below(ADDED_ONE_IN) == 0 {
            restated = restated.with(solution, *orbit);
        }
    }
    for orbit in orbits {
        if random.below(KEPT_ONE_IN) == 0 {
            continue;
        }
        let thinner = restated.without(orbit);
        if thinner != restated && settled(&thinner) == board {
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
