//! Group nodes: a digit in two or three cells where a box and a line cross.

use super::network::{Network, OwnMarks};
use super::nodes::Builder;
use super::tables;
use crate::grid::{Candidates, CellSet, Digit, House};

/// The network of a state with groups.
pub(crate) fn network(state: &Candidates) -> Network {
    let mut builder = Builder::new(tables::links(state));
    add_groups(&mut builder, state);
    finish(builder, state, Vec::new())
}

/// Link everything; `of_sets` are the strong links that almost locked sets give.
pub(crate) fn finish(
    builder: Builder<'_>,
    state: &Candidates,
    of_sets: Vec<([usize; 2], CellSet)>,
) -> Network {
    let plain = &tables::links(state).graph;
    let mut graph = builder.graph(state, &plain.weak, &plain.strong);
    let marks = OwnMarks::of(&mut graph, of_sets);
    Network::of(graph, Some(marks))
}

/// Add all groups, and the strong links of houses that consist of two nodes.
pub(crate) fn add_groups(builder: &mut Builder<'_>, state: &Candidates) {
    for digit in Digit::ALL {
        let groups = groups(state.places(digit));
        for &group in &groups {
            builder.node(digit, group);
        }
        for house in House::all() {
            let places = state.places(digit).intersection(house.cells());
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
