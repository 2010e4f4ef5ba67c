//! What several techniques need to know of a state, built when first asked for.

use std::sync::OnceLock;

use super::forcing::Forcing;
use super::graph::PlainGraph;
use super::groups;
use super::network::Network;
use super::sets;
use crate::grid::{Candidates, CellSet, Digit, DigitSet, House};
use crate::inference::almost_locked::web::SetWeb;
use crate::inference::almost_locked::{self, AlmostLockedSet};
use crate::inference::dead_places::{dead_places, digits_in};
use crate::inference::nets::Nets;
use crate::techniques::rectangle::Rectangle;

/// The tables of one state; a copy of the state, or a change to it, starts without any.
///
/// They follow from the candidates, so states that differ in their tables alone are equal.
#[derive(Debug, Default)]
pub(crate) struct Tables(OnceLock<Box<Built>>);

#[derive(Debug, Default)]
struct Built {
    positions: OnceLock<[[u16; 9]; House::COUNT]>,
    dead: OnceLock<[CellSet; 9]>,
    rectangles: OnceLock<Vec<Rectangle>>,
    links: OnceLock<PlainGraph>,
    plain: OnceLock<Network>,
    grouped: OnceLock<Network>,
    with_sets: OnceLock<Network>,
    sets: OnceLock<Vec<AlmostLockedSet>>,
    set_web: OnceLock<SetWeb>,
    forcing: OnceLock<Forcing>,
    nets: OnceLock<Nets>,
}

impl Clone for Tables {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Tables {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Tables {}

impl Tables {
    fn built(&self) -> &Built {
        self.0.get_or_init(Box::default)
    }
}

/// For each house and digit the positions within the house where the digit can go.
pub(crate) fn positions(state: &Candidates, house: House) -> &[u16; 9] {
    let built = state.tables().built();
    let all = built.positions.get_or_init(|| {
        let places = Digit::ALL.map(|digit| state.places(digit));
        let mut all = [[0; 9]; House::COUNT];
        for (house, positions) in House::all().zip(&mut all) {
            *positions = places.map(|places| house.positions(places));
        }
        all
    });
    &all[house.number()]
}

/// The digits from which a pattern of that digit alone may take something out.
pub(crate) fn promising_digits(state: &Candidates) -> DigitSet {
    digits_in(dead(state))
}

/// The places of each digit that a pattern of that digit alone may take out.
pub(crate) fn dead(state: &Candidates) -> &[CellSet; 9] {
    let built = state.tables().built();
    built.dead.get_or_init(|| {
        let places = Digit::ALL.map(|digit| state.places(digit));
        dead_places(state.grid(), places)
    })
}

/// The rectangles that hold two digits but for further candidates.
pub(crate) fn rectangles(state: &Candidates) -> &[Rectangle] {
    let built = state.tables().built();
    built.rectangles.get_or_init(|| Rectangle::all(state))
}

/// The links between the candidates.
pub(crate) fn links(state: &Candidates) -> &PlainGraph {
    let built = state.tables().built();
    built.links.get_or_init(|| PlainGraph::of(state))
}

/// The chains of single candidates.
pub(crate) fn plain(state: &Candidates) -> &Network {
    let built = state.tables().built();
    built
        .plain
        .get_or_init(|| Network::of(links(state).graph.clone(), None))
}

/// The chains with groups.
pub(crate) fn grouped(state: &Candidates) -> &Network {
    let built = state.tables().built();
    built.grouped.get_or_init(|| groups::network(state))
}

/// The chains with groups and almost locked sets.
pub(crate) fn with_sets(state: &Candidates) -> &Network {
    let built = state.tables().built();
    built.with_sets.get_or_init(|| sets::network(state))
}

/// The almost locked sets, the smallest first.
pub(crate) fn almost_locked_sets(state: &Candidates) -> &[AlmostLockedSet] {
    let built = state.tables().built();
    built.sets.get_or_init(|| almost_locked::all(state))
}

/// The almost locked sets with their links.
pub(crate) fn set_web(state: &Candidates) -> &SetWeb {
    let built = state.tables().built();
    built.set_web.get_or_init(|| SetWeb::of(state))
}

/// What follows along chains from each candidate being true.
pub(crate) fn forcing(state: &Candidates) -> &Forcing {
    let built = state.tables().built();
    built.forcing.get_or_init(|| Forcing::of(grouped(state)))
}

/// What follows by singles from each candidate being true, and false.
pub(crate) fn nets(state: &Candidates) -> &Nets {
    let built = state.tables().built();
    built.nets.get_or_init(|| Nets::of(state))
}
