//! The links between the stops of a row, each of which may stand for several nodes.

use super::reader::Stop;
use crate::proof::deduction::Tie;
use crate::proof::links::check;
use nonet_grid::{Candidates, CellSet, Digit};
use nonet_techniques::step::{Link, LinkKind, Node};

/// The links of a row: where a stop has several digits, one for each that joins.
pub fn ties(state: &Candidates, row: &[Stop]) -> Vec<Tie> {
    let all = row.windows(2).flat_map(|pair| between(state, pair, nodes));
    let narrow: Vec<Tie> = all.collect();
    let holds = |tie: &Tie| check(state, tie).is_ok();
    if narrow.iter().all(holds) {
        return narrow;
    }
    // A digit may be meant in some cells of a set only, where the set is completed by a cell.
    let all = row.windows(2).flat_map(|pair| between(state, pair, parts));
    let wide: Vec<Tie> = all.collect();
    if wide.iter().all(holds) { wide } else { narrow }
}

/// The links between two stops, by the nodes that each may stand for.
fn between(
    state: &Candidates,
    pair: &[Stop],
    of: impl Fn(&Candidates, Stop) -> Vec<Node>,
) -> Vec<Tie> {
    let Some(kind) = pair[1].sign else {
        return Vec::new();
    };
    let [from, to] = [pair[0], pair[1]].map(|stop| of(state, stop));
    let all = from.iter().flat_map(|&from| {
        let to = to.iter();
        to.map(move |&to| Link { from, to, kind })
    });
    let mut ties = all.map(|link| resting(state, link, pair));
    let first = ties.next();
    let holds = |tie: &Tie| check(state, tie).is_ok();
    let mut holding: Vec<Tie> = first.into_iter().chain(ties).filter(holds).collect();
    if kind == LinkKind::Weak {
        holding.truncate(1);
    } else if holding.len() < pair[1].digits.len() * pair[0].digits.len() {
        return first.into_iter().collect();
    }
    if holding.is_empty() {
        holding.extend(first);
    }
    holding
}

/// Each digit of a stop in those of its cells that may hold it; a digit that none may hold is kept, as a flaw.
fn nodes(state: &Candidates, stop: Stop) -> Vec<Node> {
    let node = |digit: Digit| {
        let open = stop.cells.intersection(state.places(digit));
        let is_set = stop.cells.len() > 1 && !open.is_empty();
        let cells = if is_set { open } else { stop.cells };
        Node { cells, digit }
    };
    stop.digits.into_iter().map(node).collect()
}

/// The same, and each digit also without one of the cells, and in only one of them.
fn parts(state: &Candidates, stop: Stop) -> Vec<Node> {
    let mut all = nodes(state, stop);
    for Node { cells, digit } in all.clone() {
        for cell in cells.into_iter().filter(|_| cells.len() > 1) {
            for cells in [cells.without(cell), CellSet::of(cell)] {
                let node = Node { cells, digit };
                if !all.contains(&node) {
                    all.push(node);
                }
            }
        }
    }
    all
}

/// A link with the set that it rests on, if it needs one: the cells that are written.
fn resting(state: &Candidates, link: Link, pair: &[Stop]) -> Tie {
    let needs_set = link.kind == LinkKind::Strong && !link.is_plain(state);
    let cells = pair[0].cells.union(pair[1].cells);
    let within = (needs_set && cells.len() > 1).then_some(cells);
    Tie { link, within }
}
