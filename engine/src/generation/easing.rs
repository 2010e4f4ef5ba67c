//! Easing: a puzzle that needs the requested technique and harder ones gets givens back until the requested
//! one is the hardest. This finds puzzles for rare techniques a hundred times sooner.

use super::draw::DrawnPuzzle;
use super::symmetry::Symmetry;
use super::thinning::Thinning;
use crate::grading::{Grade, grade_up_to};
use nonet_grid::Grid;
use nonet_grid::random::Random;
use nonet_techniques::technique::Technique;

/// The most orbits that are given back: after more, the technique is seldom needed any more.
const MOST_GIVEN_BACK: usize = 4;

/// The goal: the puzzle needs this technique, and none outside those allowed.
pub(super) struct Easing {
    pub technique: Technique,
    pub allowed: &'static [Technique],
    pub symmetry: Symmetry,
}

impl Easing {
    /// Give digits back to a puzzle that needs the technique and then harder ones, until these aren't needed.
    pub fn ease(
        &self,
        drawn: &DrawnPuzzle,
        grade: &Grade,
        random: &mut Random,
    ) -> Option<DrawnPuzzle> {
        if grade.is_solved || !self.is_met(grade) {
            return None;
        }
        let mut givens = drawn.givens;
        for _ in 0..MOST_GIVEN_BACK {
            let (fuller, grade) = self.give_back(&givens, &drawn.solution, random)?;
            givens = fuller;
            if grade.is_solved {
                return Some(drawn.with(self.thin_out(&givens, &drawn.solution, random)));
            }
        }
        None
    }

    fn is_enough(&self, grade: &Grade) -> bool {
        grade.is_solved && self.is_met(grade)
    }

    /// Whether the technique is the hardest that was used.
    fn is_met(&self, grade: &Grade) -> bool {
        grade.hardest.map(Technique::slug) == Some(self.technique.slug())
    }

    /// Give back the orbit with which the technique is still needed and the walk gets farthest.
    fn give_back(
        &self,
        givens: &Grid,
        solution: &Grid,
        random: &mut Random,
    ) -> Option<(Grid, Grade)> {
        let mut best: Option<(Grid, Grade)> = None;
        for orbit in self.symmetry.shuffled_orbits(random) {
            let fuller = givens.with(solution, orbit);
            if fuller == *givens {
                continue;
            }
            let grade = grade_up_to(&fuller, self.allowed);
            if !self.is_met(&grade) {
                continue;
            }
            if grade.is_solved {
                return Some((fuller, grade));
            }
            if best
                .as_ref()
                .is_none_or(|(_, known)| placed(&grade) > placed(known))
            {
                best = Some((fuller, grade));
            }
        }
        best
    }

    /// Remove the givens that are superfluous now, as long as the technique stays the hardest.
    fn thin_out(&self, givens: &Grid, solution: &Grid, random: &mut Random) -> Grid {
        let mut unique = Thinning::new(givens, solution);
        let mut puzzle = *givens;
        for orbit in self.symmetry.shuffled_orbits(random) {
            let thinner = puzzle.without(orbit);
            let before = unique.clone();
            let is_kept = thinner != puzzle
                && unique.take(orbit)
                && self.is_enough(&grade_up_to(&thinner, self.allowed));
            if is_kept {
                puzzle = thinner;
            } else {
                unique = before;
            }
        }
        puzzle
    }
}

/// Number of digits that the walk wrote.
fn placed(grade: &Grade) -> u32 {
    let singles = grade.counts.iter();
    singles
        .filter(|(technique, _)| *technique <= Technique::NakedSingle)
        .map(|(_, count)| count)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generation::draw::draw;
    use crate::generation::spec::PuzzleSpec;
    use crate::grading::grade;
    use nonet_search::{Limits, Status, count_solutions};

    #[test]
    fn a_puzzle_that_needs_too_much_is_given_digits_back_until_the_technique_is_the_hardest() {
        let easing = Easing {
            technique: Technique::XyWing,
            allowed: &Technique::ALL[..=Technique::XyWing as usize],
            symmetry: Symmetry::HalfTurn,
        };
        let mut random = Random::new(2026, 0);

        let eased = (0..1_000).find_map(|_| {
            let drawn = draw(&PuzzleSpec::default(), &mut random);
            let before = grade_up_to(&drawn.givens, easing.allowed);
            easing.ease(&drawn, &before, &mut random)
        });

        let puzzle = eased.expect("some need more than an XY-wing").givens;
        assert_eq!(grade(&puzzle).hardest, Some(Technique::XyWing));
        let verdict = count_solutions(&puzzle, Limits::default());
        assert_eq!(verdict.status, Status::Unique);
    }
}
