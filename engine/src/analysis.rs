//! The extent to which singles solve a puzzle, one placement at a time (`singles-v1`).

use nonet_grid::{Candidate, Candidates, DigitSet, Grid, House};
use nonet_techniques::ladder;
use nonet_techniques::state::State;
use nonet_techniques::step::evidence::{Evidence, SingleInHouse};
use nonet_techniques::technique::Technique;

/// A placement that a single justifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Single {
    /// The kind of single.
    pub technique: Technique,
    /// The placement.
    pub placement: Candidate,
    /// The house that has no other place for the digit; none for a naked single.
    pub house: Option<House>,
    /// The digits that the houses of the cell leave open.
    pub candidates: DigitSet,
}

/// The easiest single of a board, the first in reading order among equals.
#[must_use]
pub fn next_single(state: &State) -> Option<Single> {
    let step = ladder::first_of(Technique::SINGLES, state)?;
    let &placement = step.placements.first()?;
    Some(Single {
        technique: step.technique,
        placement,
        house: match step.evidence {
            Evidence::SingleInHouse(SingleInHouse { house }) => Some(house),
            _ => None,
        },
        candidates: state.of(placement.cell),
    })
}

/// The extent to which singles solve a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rating {
    /// The puzzle has no empty cell.
    Complete,
    /// Singles solve the puzzle.
    Beginner,
    /// Singles leave cells empty.
    BeyondSingles,
}

/// All singles of a puzzle, each found on the board that the ones before it leave.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Analysis {
    /// The puzzle.
    pub puzzle: Grid,
    /// The singles in order.
    pub steps: Vec<Single>,
    /// The cells that are empty at the end.
    pub remaining_cells: usize,
}

/// Apply singles until there are none left.
///
/// Whether the puzzle has exactly one solution is not checked.
#[must_use]
pub fn analyze(puzzle: &Grid) -> Analysis {
    let mut state = State::from(Candidates::new(puzzle));
    let mut steps = Vec::with_capacity(state.empty().len());
    while let Some(single) = next_single(&state) {
        state.change(|candidates| candidates.place(single.placement));
        steps.push(single);
    }
    Analysis {
        puzzle: *puzzle,
        steps,
        remaining_cells: state.empty().len(),
    }
}

impl Analysis {
    /// Number of steps justified by a hidden single in a box or a line.
    #[must_use]
    pub fn hidden_singles(&self) -> usize {
        let is_hidden = |single: &&Single| {
            matches!(
                single.technique,
                Technique::HiddenSingleInBox | Technique::HiddenSingleInLine
            )
        };
        self.steps.iter().filter(is_hidden).count()
    }

    /// Number of steps justified by a naked single or a full house.
    #[must_use]
    pub fn naked_singles(&self) -> usize {
        self.steps.len() - self.hidden_singles()
    }

    /// Analyze how far singles solve a puzzle.
    #[must_use]
    pub const fn rating(&self) -> Rating {
        match (self.remaining_cells, self.steps.is_empty()) {
            (0, true) => Rating::Complete,
            (0, false) => Rating::Beginner,
            _ => Rating::BeyondSingles,
        }
    }
}
