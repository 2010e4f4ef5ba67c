//! The limits of a search and its result.

use super::DEFAULT_NODE_BUDGET;
use nonet_grid::Grid;

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Stop when this many solutions are found; 2 proves uniqueness.
    pub solutions: u64,
    /// Give up when this many nodes are used.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            solutions: 2,
            nodes: DEFAULT_NODE_BUDGET,
        }
    }
}

/// The number of solutions, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Exactly one.
    Unique,
    /// Two or more.
    Multiple,
    /// None, although no two givens contradict each other.
    Unsolvable,
    /// None: two equal givens share a house.
    Invalid,
    /// Unknown: a limit was reached first.
    Unknown,
}

impl Status {
    /// All that can be known.
    pub const ALL: [Self; 5] = [
        Self::Unique,
        Self::Multiple,
        Self::Unsolvable,
        Self::Invalid,
        Self::Unknown,
    ];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Multiple => "multiple",
            Self::Unsolvable => "unsolvable",
            Self::Invalid => "invalid",
            Self::Unknown => "unknown",
        }
    }

    /// A status with a stable name.
    #[must_use]
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.slug() == slug)
    }

    /// Whether there is exactly one solution; none while that is not known.
    #[must_use]
    pub const fn is_unique(self) -> Option<bool> {
        match self {
            Self::Unique => Some(true),
            Self::Multiple | Self::Unsolvable | Self::Invalid => Some(false),
            Self::Unknown => None,
        }
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// The number of solutions, as far as it is known.
    pub status: Status,
    /// The solutions found, at most the limit.
    pub solutions_found: u64,
    /// Whether the node budget sufficed.
    pub search_complete: bool,
    /// The guesses tried after propagation had reached a fixed point.
    pub nodes: u64,
    /// The only solution of a unique grid.
    pub solution: Option<Grid>,
}
