//! The houses of a puzzle, and their unions.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use crate::cells::CellSet;
use crate::shape::Shape;

/// Houses in one sum, apart from bands.
const MOST_HOUSES: usize = 3;
/// Houses besides rows, columns and regions.
const MOST_EXTRA: usize = 8;

/// The name of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseName {
    /// A row, from 0.
    Row(usize),
    /// A column, from 0.
    Column(usize),
    /// A region, from 0: a box, if the regions are the standard boxes.
    Region(usize),
    /// The diagonal from the top left (0) or from the top right (1).
    Diagonal(usize),
    /// A window of a windoku, from 0.
    Window(usize),
    /// A group of cells at the same place of their boxes.
    Disjoint(usize),
    /// The cells of a rule: an extra region or a large cage.
    Extra(usize),
}

/// As many cells as there are digits, all with different digits.
#[derive(Clone, Debug)]
pub struct House {
    /// The name of the house.
    pub name: HouseName,
    /// Its cells.
    pub cells: Vec<u8>,
    /// Its cells as a set.
    pub set: CellSet,
    /// The houses with which it shares at least two cells.
    pub(crate) crossings: Vec<Crossing>,
}

/// The cells of two houses outside their intersection.
#[derive(Clone, Debug)]
pub(crate) struct Crossing {
    pub rest: Vec<u8>,
    pub other_rest: Vec<u8>,
}

/// All houses of a puzzle.
#[derive(Debug)]
pub struct Houses {
    shape: Shape,
    list: Vec<House>,
    unions: OnceLock<Vec<Vec<usize>>>,
}

impl Deref for Houses {
    type Target = [House];

    fn deref(&self) -> &[House] {
        &self.list
    }
}

thread_local! {
    // Puzzles that follow each other mostly have the same houses.
    static LAST: RefCell<Option<Arc<Houses>>> = const { RefCell::new(None) };
}

impl Houses {
    pub(crate) fn of(shape: Shape, named: Vec<(HouseName, Vec<u8>)>) -> Arc<Self> {
        LAST.with_borrow_mut(|last| match last {
            Some(known) if known.are(shape, &named) => Arc::clone(known),
            _ => Arc::clone(last.insert(Arc::new(Self::new(shape, named)))),
        })
    }

    fn are(&self, shape: Shape, named: &[(HouseName, Vec<u8>)]) -> bool {
        let houses = self.iter().map(|house| (&house.name, &house.cells));
        self.shape == shape && houses.eq(named.iter().map(|(name, cells)| (name, cells)))
    }

    fn new(shape: Shape, named: Vec<(HouseName, Vec<u8>)>) -> Self {
        let sets: Vec<CellSet> = named
            .iter()
            .map(|(_, cells)| cells.as_slice().into())
            .collect();
        let crossings = |set: CellSet| {
            let other = |&other: &CellSet| (2..set.len()).contains(&set.and(other).len());
            let crossing = |other: &CellSet| Crossing {
                rest: set.minus(*other).iter().collect(),
                other_rest: other.minus(set).iter().collect(),
            };
            sets.iter().filter(|set| other(set)).map(crossing).collect()
        };
        let house = |((name, cells), &set): ((HouseName, Vec<u8>), &CellSet)| House {
            name,
            cells,
            set,
            crossings: crossings(set),
        };
        Self {
            shape,
            list: named.into_iter().zip(&sets).map(house).collect(),
            unions: OnceLock::new(),
        }
    }

    /// Houses whose sum is worth a look: one to three that touch, and bands at the edges.
    pub(crate) fn unions(&self) -> &[Vec<usize>] {
        self.unions.get_or_init(|| self.find_unions())
    }

    fn find_unions(&self) -> Vec<Vec<usize>> {
        let size = self.shape.size();
        let count = self.len().min(3 * size + MOST_EXTRA);
        let mut unions: Vec<Vec<usize>> = (0..count).map(|house| vec![house]).collect();
        let pairs: Vec<(usize, usize)> = (0..count)
            .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
            .filter(|&(one, other)| self.touch(one, other))
            .collect();
        unions.extend(pairs.iter().map(|&(one, other)| vec![one, other]));
        unions.extend(self.triples(count, &pairs));
        for first in [0, size] {
            for length in MOST_HOUSES + 1..size {
                unions.push((first..first + length).collect());
                unions.push((first + size - length..first + size).collect());
            }
        }
        unions
    }

    /// Three houses without common cells, of which one touches both others.
    fn triples(&self, count: usize, pairs: &[(usize, usize)]) -> BTreeSet<Vec<usize>> {
        let mut triples = BTreeSet::new();
        for &(one, two) in pairs {
            for three in (0..count).filter(|&three| three != one && three != two) {
                let touches = self.touch(one, three) || self.touch(two, three);
                if touches && self.are_apart(one, three) && self.are_apart(two, three) {
                    let mut triple = vec![one, two, three];
                    triple.sort_unstable();
                    triples.insert(triple);
                }
            }
        }
        triples
    }

    fn are_apart(&self, one: usize, other: usize) -> bool {
        self[one].set.and(self[other].set).is_empty()
    }

    /// Neighbouring rows or columns, or two regions with a common border.
    fn touch(&self, one: usize, other: usize) -> bool {
        let (first, second) = (&self[one], &self[other]);
        match (first.name, second.name) {
            (HouseName::Row(one), HouseName::Row(other))
            | (HouseName::Column(one), HouseName::Column(other)) => one.abs_diff(other) == 1,
            (HouseName::Row(_) | HouseName::Column(_), _)
            | (_, HouseName::Row(_) | HouseName::Column(_)) => false,
            _ => {
                one != other
                    && self.are_apart(one, other)
                    && first
                        .cells
                        .iter()
                        .any(|&cell| self.shape.neighbours(cell).any(|next| second.set.has(next)))
            }
        }
    }
}
