//! Almost locked sets as links: if a set lacks one of its digits, it holds each other one.

use super::graph::PlainGraph;
use super::groups;
use super::network::Network;
use super::nodes::Builder;
use crate::inference::almost_locked::AlmostLockedSet;
use crate::step::{Link, LinkKind};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidates, Cell, CellSet, DigitSet};

/// The network of some candidates with groups and almost locked sets.
pub(crate) fn network(
    candidates: &Candidates,
    links: &PlainGraph,
    sets: &[AlmostLockedSet],
) -> Network {
    let mut builder = Builder::new(links);
    groups::add_groups(&mut builder, candidates);
    let mut of_sets: Vec<([usize; 2], CellSet)> = Vec::new();
    for set in sets {
        // A set of one cell is a cell with two candidates, whose link exists already.
        if set.cells.len() > 1 {
            of_sets.extend(links_of(&mut builder, candidates, set));
            of_sets.extend(links_to_cells(&mut builder, candidates, set));
        }
    }
    // Of the sets that give the same link the smallest comes first, and is kept.
    of_sets.sort_compactly_by_key(|&(ends, _)| ends);
    of_sets.dedup_by_key(|&mut (ends, _)| ends);
    for (ends, set) in &mut of_sets {
        let [from, to] = ends.map(|end| builder.nodes[end]);
        let kind = LinkKind::Strong;
        let may_be_plain = from.digit == to.digit || !from.cells.intersection(to.cells).is_empty();
        if may_be_plain && (Link { from, to, kind }).is_plain(candidates) {
            // A cell or a house explains it as well, and better.
            *set = CellSet::EMPTY;
        }
    }
    groups::finish(builder, candidates, of_sets)
}

fn links_of(
    builder: &mut Builder<'_>,
    candidates: &Candidates,
    set: &AlmostLockedSet,
) -> Vec<([usize; 2], CellSet)> {
    let digits = set.digits.into_iter();
    let nodes: Vec<_> = digits
        .map(|digit| builder.node(digit, set.places(candidates, digit)))
        .collect();
    let mut links = Vec::new();
    for (position, &one) in nodes.iter().enumerate() {
        for &other in &nodes[..position] {
            links.push(([one.min(other), one.max(other)], set.cells));
        }
    }
    links
}

/// If a set that lacks a digit leaves a cell outside its house one candidate, the two are linked.
///
/// Within the house the set and the cell are one almost locked set.
fn links_to_cells(
    builder: &mut Builder<'_>,
    candidates: &Candidates,
    set: &AlmostLockedSet,
) -> Vec<([usize; 2], CellSet)> {
    let seen = set.digits.into_iter().map(|digit| {
        let places = set.places(candidates, digit);
        places.common_peers().intersection(candidates.places(digit))
    });
    let mut cells: Vec<(Cell, DigitSet)> = Vec::new();
    let seen: Vec<_> = seen.zip(set.digits).collect();
    let any = seen
        .iter()
        .fold(CellSet::EMPTY, |all, (cells, _)| all.union(*cells));
    for cell in any.difference(set.cells) {
        let digits = seen.iter().filter(|(cells, _)| cells.contains(cell));
        let digits = digits.fold(DigitSet::EMPTY, |all, &(_, digit)| all.with(digit));
        cells.push((cell, digits));
    }
    let mut links = Vec::new();
    for (cell, covered) in cells {
        for last in candidates.of(cell) {
            let taken = candidates.of(cell).without(last);
            if taken.len() < 2 || taken.union(covered) != covered {
                continue;
            }
            let end = builder.node(last, CellSet::of(cell));
            for digit in set.digits {
                if !taken.contains(digit) {
                    let start = builder.node(digit, set.places(candidates, digit));
                    links.push(([start.min(end), start.max(end)], set.cells.with(cell)));
                }
            }
        }
    }
    links
}
