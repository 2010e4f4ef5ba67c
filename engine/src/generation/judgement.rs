//! The comparison of a drawn puzzle with the spec.

use std::fmt;
use std::ops::RangeInclusive;

use super::spec::PuzzleSpec;
use crate::grading::{Grade, Label, SinglesClosure};
use nonet_grid::{CellSet, Grid};
use nonet_search::Board;
use nonet_techniques::technique::Technique;

/// A drawn puzzle that does not meet the spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// The parts of the spec that it misses, in words.
    pub parts: Vec<&'static str>,
    /// The sum of its distances from the spec, in givens, rungs and tenths.
    pub distance: usize,
    /// Its givens.
    pub givens: usize,
    /// Its grade, if it was graded.
    pub graded: Option<Graded>,
    /// The lower bound of its ER, in tenths, if it was rated.
    pub rated: Option<u16>,
}

/// Whether a check that is quicker than grading proves that a puzzle is easier than a label.
pub(super) fn is_surely_easier(givens: &Grid, label: Label) -> bool {
    match label {
        Label::Medium => {
            let mut closure = SinglesClosure::new(givens);
            closure.take_all();
            closure.empty.is_empty()
        }
        Label::Hard | Label::Expert => {
            let left_open = Board::new(givens).propagate();
            left_open.is_some_and(CellSet::is_empty)
        }
        Label::Beginner | Label::Easy | Label::Extreme => false,
    }
}

/// The grade of a puzzle that was drawn for the label `beginner`, unless full houses solve it.
pub(super) fn grade_by_making(spec: &PuzzleSpec, givens: &Grid) -> Option<Graded> {
    let empty = CellSet::ALL.difference(givens.filled_cells());
    let is_known = spec.label == Some(Label::Beginner) && spec.is_label_alone();
    (is_known && !full_houses_fill(empty)).then_some(Graded {
        label: Some(Label::Beginner),
        hardest: Some(Technique::HiddenSingleInBox),
    })
}

fn full_houses_fill(mut empty: CellSet) -> bool {
    loop {
        let last = empty.alone_in_houses();
        if last.is_empty() {
            return empty.is_empty();
        }
        empty = empty.difference(last);
    }
}

/// The grade of a puzzle, as far as it was graded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Graded {
    /// Its label; `None` when it needs more than was tried.
    pub label: Option<Label>,
    /// The hardest technique that was used.
    pub hardest: Option<Technique>,
}

impl Graded {
    pub(super) fn of(grade: &Grade) -> Self {
        Self {
            label: grade.label,
            hardest: grade.hardest.filter(|_| grade.is_solved),
        }
    }
}

impl Miss {
    /// Fewer parts missed first, then a smaller distance.
    #[must_use]
    pub const fn rank(&self) -> (usize, usize) {
        (self.parts.len(), self.distance)
    }

    /// Compare the known properties before grading.
    pub(super) fn before_grading(
        spec: &PuzzleSpec,
        givens: usize,
        is_minimal: Option<bool>,
    ) -> Self {
        let mut parts = Vec::new();
        let allowed = spec.allowed_givens();
        let beyond = allowed.start().saturating_sub(givens) + givens.saturating_sub(*allowed.end());
        if beyond > 0 {
            parts.push("the number of givens");
        }
        if spec.is_minimal.is_some() && spec.is_minimal != is_minimal {
            parts.push("whether it is minimal");
        }
        Self {
            parts,
            distance: beyond,
            givens,
            graded: None,
            rated: None,
        }
    }

    /// Add the differences of the grade, which ends at the hardest technique that may be needed.
    pub(super) fn grade(&mut self, spec: &PuzzleSpec, grade: &Grade) {
        let is_whole = grade.is_solved || spec.limit().is_none();
        let label = grade.label.filter(|_| is_whole);
        self.graded = Some(Graded {
            label,
            hardest: grade.hardest,
        });
        if spec.label.is_some() && spec.label != label {
            self.parts.push("the label");
        } else if spec.highest_score().is_some_and(|most| grade.score > most) {
            self.parts.push("the score of its label");
        }
        let slug = |technique: Technique| technique.slug();
        let hardest = grade.hardest.filter(|_| grade.is_solved);
        let is_off = |requested: Technique| hardest.map(slug) != Some(slug(requested));
        if spec.technique.is_some_and(is_off) {
            self.parts.push("the technique");
        }
        if spec.max_technique.is_some() && !grade.is_solved {
            // uncovered: puzzles are drawn within the allowed techniques.
            self.parts.push("the hardest technique allowed");
        }
        if let (Some(requested), Some(reached)) = (spec.technique, grade.hardest) {
            self.distance += (requested as usize).abs_diff(reached as usize);
        }
    }
}

impl Miss {
    /// Add that its ER, which is at least `rated`, misses the spec.
    pub(super) fn rate(&mut self, allowed: &RangeInclusive<u16>, rated: u16) {
        self.parts.push("the rating");
        let beyond = allowed.start().saturating_sub(rated) + rated.saturating_sub(*allowed.end());
        self.distance += usize::from(beyond);
        self.rated = Some(rated);
    }
}

impl fmt::Display for Miss {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.parts.join(", ");
        write!(
            formatter,
            "the nearest missed {parts}: it has {} givens",
            self.givens
        )?;
        let Some(Graded { label, hardest }) = self.graded else {
            return Ok(());
        };
        let technique = hardest.map_or("no technique", Technique::slug);
        match label {
            Some(label) => write!(formatter, ", is {} and takes {technique}", label.slug())?,
            None => write!(formatter, ", takes {technique} and then needs more")?,
        }
        match self.rated {
            Some(rated) => write!(formatter, ", rated {}.{}", rated / 10, rated % 10),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Graded, Miss};
    use crate::generation::BudgetExhausted;
    use crate::grading::Label;
    use nonet_techniques::technique::Technique;

    fn miss(label: Option<Label>, rated: Option<u16>) -> Miss {
        let hardest = Some(Technique::XWing);
        Miss {
            parts: vec!["the label", "the rating"],
            distance: 1,
            givens: 25,
            graded: Some(Graded { label, hardest }),
            rated,
        }
    }

    #[test]
    fn a_candidate_that_missed_is_described_as_far_as_it_was_looked_at() {
        let ungraded = Miss {
            parts: vec!["the number of givens"],
            graded: None,
            ..miss(None, None)
        };

        let texts = [
            ungraded,
            miss(None, None),
            miss(Some(Label::Hard), None),
            miss(Some(Label::Hard), Some(71)),
        ]
        .map(|miss| miss.to_string());

        assert_eq!(
            texts,
            [
                "the nearest missed the number of givens: it has 25 givens",
                "the nearest missed the label, the rating: it has 25 givens, takes x-wing and then needs more",
                "the nearest missed the label, the rating: it has 25 givens, is hard and takes x-wing",
                "the nearest missed the label, the rating: it has 25 givens, is hard and takes x-wing, rated 7.1",
            ]
        );
    }

    #[test]
    fn a_budget_that_is_used_up_names_the_nearest_candidate_if_there_was_one() {
        let tried = 3;
        let nearest = Some(miss(None, None));

        let texts = [nearest, None].map(|nearest| BudgetExhausted { tried, nearest }.to_string());

        assert_eq!(texts[0], format!("{}; {}", texts[1], miss(None, None)));
        assert_eq!(texts[1], "none of 3 candidates meets the spec");
    }
}
