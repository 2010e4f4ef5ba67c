//! The kinds of constraints that rules are lowered to, and what search makes of them.

mod between;
mod combination;
mod count;
mod house;
mod linear;
mod order;
mod relation;
mod sandwich;

pub(crate) use combination::fits;
pub use linear::Linear;
pub use relation::Relation;

use crate::domains::{Domains, Kept};
use crate::houses::House;

/// A constraint with its origin.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// What it demands.
    pub kind: Kind,
    /// The rules that it comes from: for a derived sum, the cages that are subtracted.
    pub rules: Vec<usize>,
    /// For a derived sum, the houses.
    pub derivation: Option<Derivation>,
}

/// How a sum follows from the rule of 45.
#[derive(Clone, Debug)]
pub struct Derivation {
    /// The houses.
    pub houses: Vec<usize>,
    /// The sum of the terms.
    pub total: i32,
}

/// What a constraint demands.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A house has all digits.
    House(usize),
    /// Cells, all different, have the digits of one of some sets.
    Combination {
        /// The cells.
        cells: Vec<u8>,
        /// The sets as masks.
        sets: Vec<u16>,
    },
    /// Two cells have digits that are allowed together.
    Relation(Relation),
    /// Cells times factors have a sum.
    Linear(Linear),
    /// Digits increase.
    Order(Vec<u8>),
    /// Digits lie between those of the first and the last cell.
    Between(Vec<u8>),
    /// Digits appear at least a number of times.
    Count {
        /// The cells.
        cells: Vec<u8>,
        /// Each digit and how often it appears.
        needed: Vec<(u8, usize)>,
    },
    /// The digits between the lowest and the highest of a line have a sum.
    Sandwich {
        /// The line.
        cells: Vec<u8>,
        /// The sum.
        sum: usize,
    },
}

impl Constraint {
    /// The cells that it concerns.
    #[must_use]
    pub fn cells<'a>(&'a self, houses: &'a [House]) -> &'a [u8] {
        match &self.kind {
            Kind::House(house) => &houses[*house].cells,
            Kind::Relation(relation) => relation.cells(),
            Kind::Linear(linear) => linear.cells(),
            Kind::Order(cells)
            | Kind::Between(cells)
            | Kind::Combination { cells, .. }
            | Kind::Count { cells, .. }
            | Kind::Sandwich { cells, .. } => cells,
        }
    }

    /// The order in which constraints are looked at: cheap ones first.
    pub(crate) fn cost(&self) -> usize {
        match &self.kind {
            Kind::Relation(_) => 0,
            Kind::Order(_) => 1,
            Kind::House(_) => 2,
            Kind::Combination { cells, .. } => 3 + cells.len(),
            Kind::Count { .. } | Kind::Between(_) => 5,
            Kind::Linear(linear) => 6 + linear.cells().len(),
            Kind::Sandwich { .. } => 20,
        }
    }

    /// Remove candidates that it rules out.
    pub(crate) fn propagate(&self, domains: &mut Domains) -> Kept {
        match &self.kind {
            Kind::House(house) => house::propagate(*house, domains),
            Kind::Combination { cells, sets } => combination::propagate(cells, sets, domains),
            Kind::Relation(relation) => relation.propagate(domains),
            Kind::Linear(linear) => linear.propagate(domains),
            Kind::Order(cells) => order::propagate(cells, domains),
            Kind::Between(cells) => between::propagate(cells, domains),
            Kind::Count { cells, needed } => count::propagate(cells, needed, domains),
            Kind::Sandwich { cells, sum } => sandwich::propagate(cells, *sum, domains),
        }
    }
}
