//! Certificates: why the conclusions of a step follow from the rules, as data.
//!
//! Houses are numbered as in a model: rows, columns, regions, then those of the rules, in order.
//! Candidates are pairs of a cell and a digit.

use serde::{Deserialize, Serialize};

use crate::board::Candidate;

/// A constraint by its origin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A house.
    House(usize),
    /// A rule, by its place.
    Rule(usize),
    /// The relation of two cells.
    Cells(u8, u8),
    /// The sum that is left when cages, by the places of their rules, are subtracted from houses.
    Sum {
        /// The houses.
        houses: Vec<usize>,
        /// The rules of the cages.
        cages: Vec<usize>,
    },
}

/// Candidates of which at least one is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Truth {
    /// The candidates of a cell.
    Cell(u8),
    /// The candidates for a digit that a house or a cage must contain.
    Digit {
        /// The house or cage.
        of: Origin,
        /// The digit.
        digit: u8,
    },
}

/// Why the conclusions of a step follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Certificate {
    /// A cell has no other candidate.
    Cell {
        /// The cell.
        cell: u8,
    },
    /// A house or cage must contain the digit: it fits nowhere else, or the candidate sees all places.
    Contained {
        /// The house or cage.
        of: Origin,
    },
    /// As many bases as covers: the covers have their digits in the bases.
    Pigeonhole {
        /// Disjoint sets with a true candidate each.
        bases: Vec<Truth>,
        /// Cells, and digits of houses, with at most one true candidate each.
        covers: Vec<Truth>,
    },
    /// With the candidate, a constraint has no case left.
    Cases {
        /// The constraint.
        of: Origin,
    },
    /// As many houses as others: the cells outside their intersection have the same digits.
    Leftovers {
        /// The houses.
        houses: Vec<usize>,
        /// The others.
        others: Vec<usize>,
    },
    /// Candidates joined by strong and weak links in turn: the first or the last is true.
    Chain {
        /// The candidates.
        nodes: Vec<Candidate>,
        /// The strong links: those of the first and second candidate, the third and fourth, and so on.
        strong: Vec<Truth>,
    },
}
