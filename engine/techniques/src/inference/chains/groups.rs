//! Group nodes: a digit in two or three cells where a box and a line cross.

use super::graph::PlainGraph;
use super::network::{Network, OwnMarks};
use super::nodes::Builder;
use nonet_grid::{Candidates, CellSet, Digit, House};

/// The network of some candidates with groups.
pub(crate) fn network(candidates: &Candidates, links: &PlainGraph) -> Network {
    let mut builder = Builder::new(links);
    add_groups(&mut builder, candidates);
    finish(builder, candidates, Vec::new())
}

/// Link everything; `of_sets` are the strong links that almost locked sets give.
pub(crate) fn finish(
    builder: Builder<'_>,
    candidates: &Candidates,
    of_sets: Vec<([usize; 2], CellSet)>,
) -> Network {
    let plain = &builder.links.graph;
    let mut graph = builder.graph(candidates, &plain.weak, &plain.strong);
    let marks = OwnMarks::of(&mut graph, of_sets);
    Network::of(graph, Some(marks))
}

/// Add all groups, and the strong links of houses that consist of two nodes.
pub(crate) fn add_groups(builder: &mut Builder<'_>, candidates: &Candidates) {
    for digit in Digit::ALL {
        let groups = groups(candidates.places(digit));
        for &group in &groups {
            builder.node(digit, group);
        }
        for house in House::all() {
            let places = candidates.places_in(digit, house);
            if !is_in_crossing(places) {
                split(builder, digit, places, &groups);
            }
        }
    }
}

/// Link the two parts of a house wherever one is a group and the other a group or a cell.
fn split(builder: &mut Builder<'_>, digit: Digit, places: CellSet, groups: &[CellSet]) {
    for &group in groups.iter().filter(|group| group.is_subset(places)) {
        let rest = places.difference(group);
        if is_in_crossing(rest) {
            let ends = [builder.node(digit, group), builder.node(digit, rest)];
            builder.link_strongly(ends);
        }
    }
}

/// The places of a digit in each crossing of a box and a line, where there are several.
fn groups(places: CellSet) -> Vec<CellSet> {
    let crossings = House::boxes().flat_map(|in_box| {
        House::lines().map(move |line| in_box.cells().intersection(line.cells()))
    });
    let groups = crossings.map(|crossing| crossing.intersection(places));
    groups.filter(|group| group.len() > 1).collect()
}

/// Whether some cells, at least one, lie where one box and one line cross.
fn is_in_crossing(cells: CellSet) -> bool {
    let Some(first) = cells.first() else {
        return false;
    };
    let [in_box, row, column] = first.houses();
    let in_line = cells.is_subset(row.cells()) || cells.is_subset(column.cells());
    in_line && cells.is_subset(in_box.cells())
}
