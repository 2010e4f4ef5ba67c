//! A hint in three steps: where to look, which technique, and the whole deduction.

use serde::Serialize;

use super::eureka::in_eureka;
use super::families::explain;
use super::message::Message;
use super::view::View;
use nonet_grid::{Candidates, Cell, CellSet};
use nonet_techniques::step::Step;

/// The level of detail of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// The area.
    Place,
    /// The technique, without its cells.
    Idea,
    /// All of it.
    Deduction,
}

impl Depth {
    /// The depth with this number, 1 to 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::Place),
            2 => Some(Self::Idea),
            3 => Some(Self::Deduction),
            _ => None,
        }
    }
}

/// One step of a hint: sentences, and the cells to look at, ascending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Guidance {
    /// The sentences.
    pub sentence: Vec<Message>,
    /// The cells to look at.
    pub area: Vec<usize>,
    /// The cells that the deduction depends on; only at the last depth.
    pub reasons: Vec<usize>,
    /// The implications of a chain; only at the last depth.
    pub implications: Vec<Message>,
    /// The chain or chains in Eureka notation; only at the last depth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
}

/// Explain a step to a depth.
///
/// The step must be one that was found among these candidates.
///
/// # Panics
/// When the step was found among other candidates.
#[must_use]
pub fn guide(step: &Step, state: &Candidates, depth: Depth) -> Guidance {
    let explanation = explain(View { step, state });
    let (sentence, reasons, implications) = match depth {
        Depth::Place => (vec![explanation.place.look], CellSet::EMPTY, Vec::new()),
        Depth::Idea => (explanation.idea, CellSet::EMPTY, Vec::new()),
        Depth::Deduction => (
            explanation.deduction,
            explanation.pattern,
            explanation.implications,
        ),
    };
    Guidance {
        sentence,
        area: numbers(explanation.place.area),
        reasons: numbers(reasons),
        implications,
        notation: match depth {
            Depth::Deduction => in_eureka(step, state),
            _ => None,
        },
    }
}

fn numbers(cells: CellSet) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}
