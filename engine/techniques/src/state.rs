//! The state that finders read: candidates, and inferences from them.

use std::ops::Deref;
use std::sync::OnceLock;

use crate::inference::almost_locked;
use crate::inference::almost_locked::AlmostLockedSet;
use crate::inference::als_graph::AlsGraph;
use crate::inference::chains::forcing::Forcing;
use crate::inference::chains::graph::PlainGraph;
use crate::inference::chains::network::Network;
use crate::inference::chains::{groups, sets};
use crate::inference::dead_places::{dead_places, digits_in};
use crate::inference::nets::Nets;
use crate::inference::rectangle::Rectangle;
use nonet_grid::{Candidates, CellSet, Digit, DigitSet, House};

/// Immutable candidates, with the inferences that several finders need.
///
/// It dereferences to its candidates. Each inference is computed when it is first needed.
#[derive(Debug)]
pub struct State {
    candidates: Candidates,
    /// On the heap, because most states of a walk change before anything is inferred.
    inferred: OnceLock<Box<Inferred>>,
}

#[derive(Debug, Default)]
struct Inferred {
    positions: OnceLock<[[u16; 9]; House::COUNT]>,
    dead: OnceLock<[CellSet; 9]>,
    rectangles: OnceLock<Vec<Rectangle>>,
    links: OnceLock<PlainGraph>,
    chains: OnceLock<Network>,
    grouped_chains: OnceLock<Network>,
    chains_with_sets: OnceLock<Network>,
    almost_locked_sets: OnceLock<Vec<AlmostLockedSet>>,
    als_graph: OnceLock<AlsGraph>,
    forcing: OnceLock<Forcing>,
    nets: OnceLock<Nets>,
}

impl From<Candidates> for State {
    fn from(candidates: Candidates) -> Self {
        Self {
            candidates,
            inferred: OnceLock::new(),
        }
    }
}

impl From<State> for Candidates {
    fn from(state: State) -> Self {
        state.candidates
    }
}

impl Deref for State {
    type Target = Candidates;

    fn deref(&self) -> &Candidates {
        &self.candidates
    }
}

impl State {
    /// Change the candidates; inferences from the old ones are dropped.
    pub fn change(&mut self, change: impl FnOnce(&mut Candidates)) {
        self.inferred.take();
        change(&mut self.candidates);
    }

    /// For each digit its places in a house, as positions.
    pub(crate) fn positions(&self, house: House) -> &[u16; 9] {
        let all = self.inferred().positions.get_or_init(|| {
            let places = Digit::ALL.map(|digit| self.places(digit));
            let mut all = [[0; 9]; House::COUNT];
            for (house, positions) in House::all().zip(&mut all) {
                *positions = places.map(|places| house.positions(places));
            }
            all
        });
        &all[house.number()]
    }

    /// The digits for which a pattern of only that digit may eliminate a candidate.
    pub(crate) fn promising_digits(&self) -> DigitSet {
        digits_in(self.dead_places())
    }

    /// The candidates of each digit that a pattern of only that digit may eliminate.
    pub(crate) fn dead_places(&self) -> &[CellSet; 9] {
        self.inferred().dead.get_or_init(|| {
            let places = Digit::ALL.map(|digit| self.places(digit));
            dead_places(self.grid(), places)
        })
    }

    /// The rectangles of two digits with further candidates.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        let rectangles = &self.inferred().rectangles;
        rectangles.get_or_init(|| Rectangle::all(self))
    }

    /// The links between the candidates.
    pub(crate) fn links(&self) -> &PlainGraph {
        self.inferred().links.get_or_init(|| PlainGraph::of(self))
    }

    /// The chains of single candidates.
    pub(crate) fn chains(&self) -> &Network {
        let of_singles = || Network::of(self.links().graph.clone(), None);
        self.inferred().chains.get_or_init(of_singles)
    }

    /// The chains with groups.
    pub(crate) fn grouped_chains(&self) -> &Network {
        let with_groups = || groups::network(self, self.links());
        self.inferred().grouped_chains.get_or_init(with_groups)
    }

    /// The chains with groups and almost locked sets.
    pub(crate) fn chains_with_sets(&self) -> &Network {
        let with_sets = || sets::network(self, self.links(), self.almost_locked_sets());
        self.inferred().chains_with_sets.get_or_init(with_sets)
    }

    /// The almost locked sets, the smallest first.
    pub(crate) fn almost_locked_sets(&self) -> &[AlmostLockedSet] {
        let sets = &self.inferred().almost_locked_sets;
        sets.get_or_init(|| almost_locked::all(self))
    }

    /// The almost locked sets with their links.
    pub(crate) fn als_graph(&self) -> &AlsGraph {
        let link = || AlsGraph::of(self, self.links(), self.almost_locked_sets());
        self.inferred().als_graph.get_or_init(link)
    }

    /// The consequences along chains of each candidate being true.
    pub(crate) fn forcing(&self) -> &Forcing {
        let forcing = &self.inferred().forcing;
        forcing.get_or_init(|| Forcing::of(self.grouped_chains()))
    }

    /// The consequences by singles of each candidate being true, and false.
    pub(crate) fn nets(&self) -> &Nets {
        self.inferred().nets.get_or_init(|| Nets::of(self))
    }

    fn inferred(&self) -> &Inferred {
        self.inferred.get_or_init(Box::default)
    }
}
