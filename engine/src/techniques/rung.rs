//! What the registry says of a technique.

use std::ops::ControlFlow;

use super::{Finder, Technique};
use crate::grid::Candidates;
use crate::step::Step;

/// How demanding a technique is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Full houses, hidden and naked singles.
    Singles,
    /// Locked candidates, pairs and triples.
    Medium,
    /// Quads, basic fish, single-digit patterns, wings, uniqueness and colouring.
    Hard,
    /// Large finned fish, chains and almost locked sets.
    Expert,
    /// Complex fish, forcing chains and what follows.
    Extreme,
}

impl Tier {
    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        }
    }
}

/// Who may use a rung.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// Grading, paths and hints.
    Walk,
    /// Hints only: the steps join what other rungs find one by one, or are beyond people.
    Hint,
}

/// One rung of the ladder.
#[derive(Debug)]
pub struct Rung {
    /// The technique.
    pub technique: Technique,
    /// Its stable name; variants of a technique share one.
    pub slug: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// How demanding it is.
    pub tier: Tier,
    /// What one step adds to the score of a puzzle, on `HoDoKu`'s scale.
    pub score: u32,
    /// Who may use it.
    pub used: Use,
    /// How to find it.
    pub find: Finder,
}

impl Rung {
    /// The first step of the technique.
    #[must_use]
    pub fn first(&self, state: &Candidates) -> Option<Step> {
        let mut first = None;
        let _ = (self.find)(state, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Every step of the technique.
    #[must_use]
    pub fn all(&self, state: &Candidates) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = (self.find)(state, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }
}
