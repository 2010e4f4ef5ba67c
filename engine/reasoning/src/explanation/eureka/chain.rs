//! Chains of candidates, groups and almost locked sets, and those of several assumptions.

use super::cells::{figure, figures, write_cells};
use nonet_grid::{Candidates, CellSet, Digit};
use nonet_techniques::step::evidence::Branch;
use nonet_techniques::step::{Link, LinkKind, Node, Step};
use nonet_techniques::technique::Family;

/// Links that follow each other; `sets` has the set of each that rests on one.
pub fn write_chain(links: &[Link], sets: &[Option<CellSet>], state: &Candidates) -> String {
    let (Some(first), Some(last)) = (links.first(), links.last()) else {
        return String::new();
    };
    let goes_round = last.to == first.from && last.kind != first.kind;
    let turns = usize::from(goes_round && last.kind == LinkKind::Strong);
    let at = |index: usize| (index + links.len() - turns) % links.len();
    let mut stops = vec![Stop::of(links[at(0)].from)];
    for index in (0..links.len()).map(at) {
        let link = links[index];
        stops.push(Stop::of(link.to).after(link.kind));
        if let Some(cells) = sets.get(index).copied().flatten() {
            Stop::rest_on(&mut stops, cells, state);
        }
    }
    if goes_round {
        stops.pop();
    }
    write_stops(&stops, goes_round)
}

/// Almost locked sets in a row; `digits` has the digit before, between and after them.
pub fn write_row(state: &Candidates, sets: &[CellSet], digits: &[Digit]) -> String {
    write_stops(&stops_of(state, sets, digits), false)
}

/// The same for a ring, in which the last set leads back to the first.
pub fn write_round(state: &Candidates, sets: &[CellSet], digits: &[Digit]) -> String {
    write_stops(&stops_of(state, sets, digits), true)
}

/// The chain of each assumption, in order; `None` for a net, which isn't a chain.
pub fn write_branches(step: &Step, branches: &[Branch], state: &Candidates) -> Option<String> {
    if step.technique.family() == Family::ForcingNet {
        return None;
    }
    let chains = branches.iter().map(|branch| match branch.links[..] {
        [] => write_stops(&[Stop::of(branch.assumed.into())], false),
        _ => write_chain(&branch.links, &[], state),
    });
    Some(chains.collect::<Vec<_>>().join("; "))
}

/// Digits and their cells, as they are written after a link.
struct Stop {
    after: Option<LinkKind>,
    digits: String,
    cells: CellSet,
}

impl Stop {
    fn of(Node { cells, digit }: Node) -> Self {
        Self {
            after: None,
            digits: figure(digit).to_string(),
            cells,
        }
    }

    fn after(self, kind: LinkKind) -> Self {
        let after = Some(kind);
        Self { after, ..self }
    }

    /// Give the last two stops the cells of their set, and the last one all digits that it then holds.
    fn rest_on(stops: &mut [Self], cells: CellSet, state: &Candidates) {
        let [.., from, to] = stops else { return };
        let (lacked, passed) = (from.digits.clone(), to.digits.clone());
        let others = figures(state.of_all(cells))
            .replace(&lacked, "")
            .replace(&passed, "");
        to.digits = others + &passed;
        from.cells = cells;
        to.cells = cells;
    }
}

fn stops_of(state: &Candidates, sets: &[CellSet], digits: &[Digit]) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for (&cells, pair) in sets.iter().zip(digits.windows(2)) {
        let [from, to] = [pair[0], pair[1]].map(|digit| Stop::of(Node { cells, digit }));
        let from = if stops.is_empty() {
            from
        } else {
            from.after(LinkKind::Weak)
        };
        stops.extend([from, to.after(LinkKind::Strong)]);
        Stop::rest_on(&mut stops, cells, state);
    }
    stops
}

fn write_stops(stops: &[Stop], goes_round: bool) -> String {
    let mut written = String::new();
    for (index, stop) in stops.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| stops[before].cells);
        let is_within = before == Some(stop.cells);
        if let Some(cells) = before.filter(|_| !is_within) {
            written.push(')');
            written.push_str(&write_cells(cells));
        }
        written.extend(stop.after.map(sign));
        if !is_within {
            written.push('(');
        }
        written.push_str(&stop.digits);
    }
    if let Some(last) = stops.last() {
        written.push(')');
        written.push_str(&write_cells(last.cells));
    }
    if goes_round {
        written.push_str("-loop");
    }
    written
}

const fn sign(kind: LinkKind) -> char {
    match kind {
        LinkKind::Strong => '=',
        LinkKind::Weak => '-',
    }
}
