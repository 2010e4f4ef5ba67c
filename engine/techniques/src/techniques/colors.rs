//! Colouring of one digit: along conjugate pairs its places take two colours in turn, so that all
//! places of one colour hold the digit, or all of the other.

use super::conjugate::{Conjugate, conjugates};
use crate::state::State;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{CellSet, Digit, House};

/// A connected part of the conjugate pairs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cluster {
    pub colors: [CellSet; 2],
}

impl Cluster {
    pub fn cells(&self) -> CellSet {
        self.colors[0].union(self.colors[1])
    }

    /// Each colour with the other.
    pub const fn sides(&self) -> [(CellSet, CellSet); 2] {
        let [first, second] = self.colors;
        [(first, second), (second, first)]
    }
}

/// The clusters of a digit, by their first cell.
pub(crate) fn clusters(state: &State, digit: Digit) -> Vec<Cluster> {
    let pairs = conjugates(state, digit, House::all());
    let mut colored = CellSet::EMPTY;
    let mut found = Vec::new();
    for pair in &pairs {
        if colored.contains(pair.ends[0]) {
            continue;
        }
        let cluster = grow(CellSet::of(pair.ends[0]), &pairs);
        colored = colored.union(cluster.cells());
        found.push(cluster);
    }
    found.sort_compactly_by_key(|cluster| cluster.cells().first());
    found
}

fn grow(start: CellSet, pairs: &[Conjugate]) -> Cluster {
    let mut colors = [start, CellSet::EMPTY];
    loop {
        let before = colors;
        for pair in pairs {
            for (end, other) in pair.directions() {
                let is_new = !colors[0].union(colors[1]).contains(other);
                match colors.iter().position(|color| color.contains(end)) {
                    Some(color) if is_new => colors[1 - color] = colors[1 - color].with(other),
                    _ => {}
                }
            }
        }
        if colors == before {
            return Cluster { colors };
        }
    }
}

/// The cells that see at least one of these.
pub(crate) fn seen_by(cells: CellSet) -> CellSet {
    let union = |seen: CellSet, peers: CellSet| seen.union(peers);
    cells
        .into_iter()
        .map(nonet_grid::Cell::peers)
        .fold(CellSet::EMPTY, union)
}
