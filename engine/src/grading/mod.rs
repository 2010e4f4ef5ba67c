//! The grade of a puzzle: the hardest technique that it needs on the ladder, and a score.
//!
//! The walk goes in rounds. A round applies all steps of the easiest technique that has any, and the
//! next round starts at the bottom of the ladder again. So the grade does not depend on the order of
//! equal steps, and relabelling, turning or shuffling a puzzle within its bands never changes it.
//!
//! A technique counts once per digit that it places, and once per round when it only eliminates
//! candidates: a person needs one such step to go on, however many the round offers.

mod backdoors;
mod counted;
mod label;
mod round;
mod singles_closure;

pub use backdoors::backdoors;
pub use counted::Counted;
pub use label::{
    BEGINNER_GIVENS, EASY_GIVENS, EASY_SCORE, EXPERT_RATINGS, EXTREME_RATINGS, HARD_RATINGS,
    HARD_SCORE, Label, MEDIUM_RATINGS, MEDIUM_SCORE,
};

use nonet_grid::{Candidates, Grid};
use nonet_techniques::state::State;
use nonet_techniques::technique::{Technique, Tier, Use};
use round::Round;
pub(crate) use singles_closure::SinglesClosure;

/// The difficulty of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grade {
    /// The tier of the hardest technique; extreme when the ladder does not solve the puzzle.
    pub tier: Tier,
    /// The label of its tier; none for a full grid.
    pub label: Option<Label>,
    /// The sum of the scores of all techniques, as often as they count; so far, when it is not solved.
    pub score: u32,
    /// The hardest technique needed, so far when the puzzle is not solved; none for a full grid.
    pub hardest: Option<Technique>,
    /// Number of uses of each technique, easiest first.
    pub counts: Vec<(Technique, u32)>,
    /// Whether the ladder fills every cell.
    pub is_solved: bool,
}

impl Grade {
    /// The score of a puzzle that the ladder solves; for others, the counts mean nothing.
    #[must_use]
    pub fn solved_score(&self) -> Option<u32> {
        self.is_solved.then_some(self.score)
    }

    /// The hardest technique of a puzzle that the ladder solves, the easiest with its name.
    #[must_use]
    pub fn solved_hardest(&self) -> Option<Technique> {
        let hardest = self.hardest.filter(|_| self.is_solved);
        hardest.map(Technique::first_of_its_name)
    }

    /// Number of uses of the techniques with each stable name, easiest first.
    #[must_use]
    pub fn counts_by_name(&self) -> Vec<(&'static str, u32)> {
        let mut counts: Vec<(&'static str, u32)> = Vec::new();
        for &(technique, count) in &self.counts {
            let slug = technique.slug();
            match counts.iter_mut().find(|(name, _)| *name == slug) {
                Some((_, earlier)) => *earlier += count,
                None => counts.push((slug, count)),
            }
        }
        counts
    }

    /// The grade of a walk that was stopped.
    #[must_use]
    pub fn cut_short(self) -> Self {
        let mut grade = Self {
            tier: Tier::Extreme,
            is_solved: false,
            ..self
        };
        grade.label = Label::of(&grade);
        grade
    }
}

/// Grade a puzzle.
///
/// Whether it has exactly one solution is not checked; some techniques rely on it.
#[must_use]
pub fn grade(puzzle: &Grid) -> Grade {
    grade_up_to(puzzle, Technique::ALL)
}

/// Grade a puzzle with the lower part of the ladder only.
#[must_use]
pub fn grade_up_to(puzzle: &Grid, techniques: &[Technique]) -> Grade {
    let techniques = techniques.iter().copied();
    let graded: Vec<_> = techniques.filter(|one| one.used() == Use::Walk).collect();
    grade_by(puzzle, &graded)
}

/// Grade a puzzle with the techniques in this order.
#[must_use]
pub fn grade_by(puzzle: &Grid, techniques: &[Technique]) -> Grade {
    walk(puzzle, techniques, &mut |_, _| {})
}

/// The label of a puzzle; none for a full grid.
///
/// A puzzle that the lower tiers do not solve is extreme: the long searches of that tier are skipped.
#[must_use]
pub fn label_of(puzzle: &Grid) -> Option<Label> {
    let all = Technique::ALL.iter().copied();
    let easier: Vec<_> = all.filter(|one| one.tier() < Tier::Extreme).collect();
    grade_up_to(puzzle, &easier).label
}

/// Grade a puzzle as `grade_by` does, and return the steps that the grade counts, in order.
#[must_use]
pub fn grade_with_steps(puzzle: &Grid, techniques: &[Technique]) -> (Grade, Vec<Counted>) {
    let mut steps = Vec::new();
    let grade = walk(puzzle, techniques, &mut |technique, round| {
        steps.extend(Counted::all(technique, round));
    });
    (grade, steps)
}

/// Whether some techniques solve the rest.
#[must_use]
pub fn solves(start: &Candidates, techniques: &[Technique]) -> bool {
    walk_from(start.clone(), techniques, &mut |_, _| {}).is_solved
}

/// The candidates that remain once some techniques lead no further.
#[must_use]
pub fn after(candidates: Candidates, techniques: &[Technique]) -> Candidates {
    let mut state = State::from(candidates);
    while let Some((_, round)) = next_round(&state, techniques) {
        state.change(|candidates| round.apply(candidates));
    }
    state.into()
}

/// Visit the board before each round, and its technique.
#[cfg(feature = "seeds")]
pub(crate) fn each_board(
    start: Candidates,
    techniques: &[Technique],
    visit: &mut impl FnMut(&State, Technique),
) {
    let mut state = State::from(start);
    while let Some((technique, round)) = next_round(&state, techniques) {
        visit(&state, technique);
        state.change(|candidates| round.apply(candidates));
    }
}

/// The tier that is needed; extreme when the techniques do not fill every cell.
#[must_use]
pub fn tier_of(start: &Candidates, techniques: &[Technique]) -> Tier {
    walk_from(start.clone(), techniques, &mut |_, _| {}).tier
}

fn walk(
    puzzle: &Grid,
    techniques: &[Technique],
    visit: &mut impl FnMut(Technique, &Round),
) -> Grade {
    walk_from(Candidates::new(puzzle), techniques, visit)
}

/// Apply rounds until no technique finds a step, and pass each to a visitor.
fn walk_from(
    start: Candidates,
    techniques: &[Technique],
    visit: &mut impl FnMut(Technique, &Round),
) -> Grade {
    let mut state = State::from(start);
    let mut counts = vec![0; Technique::ALL.len()];
    while !state.empty().is_empty() {
        let Some((technique, round)) = next_round(&state, techniques) else {
            break;
        };
        counts[technique as usize] += round.count();
        visit(technique, &round);
        state.change(|candidates| round.apply(candidates));
    }
    summarize(&counts, state.empty().is_empty())
}

fn next_round(state: &State, techniques: &[Technique]) -> Option<(Technique, Round)> {
    let techniques = techniques.iter();
    techniques
        .map(|&technique| (technique, Round::of(technique, state)))
        .find(|(_, round)| !round.is_empty())
}

fn summarize(counts: &[u32], is_solved: bool) -> Grade {
    let counts: Vec<(Technique, u32)> = Technique::ALL
        .iter()
        .map(|&technique| (technique, counts[technique as usize]))
        .filter(|&(_, count)| count > 0)
        .collect();
    let hardest = counts.last().map(|&(technique, _)| technique);
    let tier = hardest.map_or(Tier::Singles, Technique::tier);
    let score = |&(technique, count): &(Technique, u32)| technique.score() * count;
    let mut grade = Grade {
        tier: if is_solved { tier } else { Tier::Extreme },
        label: None,
        score: counts.iter().map(score).sum(),
        hardest,
        counts,
        is_solved,
    };
    grade.label = Label::of(&grade);
    grade
}
