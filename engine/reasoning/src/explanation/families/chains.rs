//! Chains: open ones, remote pairs and loops, of candidates, groups and almost locked sets.

use super::links::{ChainReading, Claim};
use crate::explanation::message::{Argument, Message, Series, either, grouped, phrase};
use crate::explanation::names::{candidates_named, cell_names, short_name};
use crate::explanation::places::{from_box, of_digit_everywhere};
use crate::explanation::view::{Explanation, Named, View};
use nonet_grid::{Candidate, Cell, CellSet, DigitSet};
use nonet_techniques::step::evidence::{Chain, RemotePair, Shape};
use nonet_techniques::step::{Link, LinkKind, Node};

/// Chains and loops of candidates, groups and almost locked sets.
pub fn explain_chain_or_loop(view: View<'_>, evidence: &Chain) -> Explanation {
    match evidence.shape() {
        Shape::Ring => explain_continuous_loop(view, evidence),
        Shape::Back => explain_discontinuous_loop(view, evidence),
        Shape::Open => explain_chain(view, evidence),
    }
}

/// An open chain: of its two ends one is true.
fn explain_chain(view: View<'_>, evidence: &Chain) -> Explanation {
    let [start, end] = ends(&evidence.links);
    let message = if start.digit == end.digit {
        phrase("chain-open").with("digit", start.digit)
    } else {
        phrase("chain-open-crossed")
            .with("start_cell", first_cell(start))
            .with("end_cell", first_cell(end))
            .with("start_digit", start.digit)
            .with("end_digit", end.digit)
    };
    let message = message
        .with("assumed", Claim::not(start))
        .with("start", Claim::of(start))
        .with("end", Claim::of(end));
    let sentences = vec![message, view.conclusion()];
    explain(view, sentences, &evidence.links, &evidence.sets).between([start.into(), end.into()])
}

/// A loop that refutes, or proves, the candidate where it begins.
fn explain_discontinuous_loop(view: View<'_>, evidence: &Chain) -> Explanation {
    let links = &evidence.links;
    let message = phrase("chain-contradiction")
        .with("assumed", Claim::start_of(&links[0]))
        .with("forced", Claim::end_of(&links[links.len() - 1]));
    explain(
        view,
        vec![message, view.conclusion()],
        links,
        &evidence.sets,
    )
    .between(ends(links).map(Named::from))
}

/// A loop without a contradiction: each of its weak links has exactly one true end.
fn explain_continuous_loop(view: View<'_>, evidence: &Chain) -> Explanation {
    let links = &evidence.links;
    let mut sentences = vec![phrase("chain-loop").with("assumed", Claim::start_of(&links[0]))];
    for link in links.iter().filter(|link| link.kind == LinkKind::Weak) {
        let is_lost = |lost: &Candidate| {
            [link.from, link.to]
                .iter()
                .all(|node| excludes(node, *lost))
        };
        let lost = lost_where(view, is_lost);
        if !lost.is_empty() {
            let message = phrase("chain-either")
                .with("what", candidates_named(&lost))
                .with("one", Claim::of(link.from))
                .with("other", Claim::of(link.to));
            sentences.push(message);
        }
    }
    sentences.extend(kept_by_sets(view, evidence));
    explain(view, sentences, links, &evidence.sets).between(ends(links).map(Named::from))
}

/// Cells with the same two candidates hold them in turn.
pub fn explain_remote_pair(view: View<'_>, evidence: &RemotePair) -> Explanation {
    let [one, other] = evidence.digits;
    let message = if let [first, .., last] = evidence.path[..] {
        phrase("chain-remote-pair")
            .with("cells", cell_names(evidence.path.iter().copied()))
            .with("ends", cell_names([first, last]))
    } else {
        let sides = Sides::of(evidence.cells);
        let witnesses = view.lost_cells().into_iter().map(|cell| {
            phrase("chain-sees-two")
                .with("cell", short_name(cell))
                .with("cells", sides.witnesses(cell))
        });
        phrase("chain-remote-pairs")
            .with("cells", cell_names(evidence.cells))
            .with("seen", grouped(witnesses))
    };
    let message = message
        .with("digits", either([one, other]))
        .with("one", one)
        .with("other", other);
    let explanation = explain(
        view,
        vec![message, view.conclusion()],
        &evidence.links(),
        &[],
    );
    let named = |&cell: &Cell| Named {
        digits: DigitSet::of(one).with(other),
        cells: CellSet::of(cell),
    };
    match &evidence.path[..] {
        [first, .., last] => explanation.between([first, last].map(named)),
        _ => explanation,
    }
}

fn explain(
    view: View<'_>,
    sentences: Vec<Message>,
    links: &[Link],
    sets: &[CellSet],
) -> Explanation {
    let nodes = links.iter().flat_map(|link| [link.from, link.to]);
    let digits = nodes.fold(DigitSet::EMPTY, |digits, node| digits.with(node.digit));
    let place = if let Some(digit) = digits.only() {
        of_digit_everywhere(view.state, digit)
    } else {
        let start = links
            .first()
            .map_or_else(|| view.pattern(), |link| link.from.cells);
        from_box(start.first().expect("a chain starts in a cell"))
    };
    let reading = ChainReading {
        state: view.state,
        links,
        sets,
    };
    // The ideas of chains of one digit name it; the others have no use for it.
    let digit = digits
        .first()
        .map_or_else(|| Argument::from(""), Argument::from);
    view.explain(place, sentences)
        .about(digit)
        .by(reading.implications())
}

fn ends(links: &[Link]) -> [Node; 2] {
    [links[0].from, links[links.len() - 1].to]
}

fn first_cell(node: Node) -> Message {
    short_name(node.cell())
}

fn excludes(node: &Node, Candidate { cell, digit }: Candidate) -> bool {
    if digit == node.digit {
        node.cells.is_subset(cell.peers())
    } else {
        node.cells.only() == Some(cell)
    }
}

fn lost_where(view: View<'_>, is_lost: impl Fn(&Candidate) -> bool) -> Vec<Candidate> {
    let lost = view.step.eliminations.iter().copied();
    lost.filter(is_lost).collect()
}

/// The eliminations by almost locked sets of a loop, which hold all but one of two digits.
fn kept_by_sets(view: View<'_>, evidence: &Chain) -> Vec<Message> {
    let reading = ChainReading {
        state: view.state,
        links: &evidence.links,
        sets: &evidence.sets,
    };
    let sentences = reading.links_of_sets().filter_map(|(link, cells)| {
        let digits = view.state.of_all(cells);
        let digits = digits.without(link.from.digit).without(link.to.digit);
        let is_lost = |one: &Candidate| {
            let places = view.state.places(one.digit).intersection(cells);
            digits.contains(one.digit) && places.is_subset(one.cell.peers())
        };
        let lost = lost_where(view, is_lost);
        let message = phrase("chain-kept").with("cells", cell_names(cells));
        (!lost.is_empty()).then(|| message.with("what", candidates_named(&lost)))
    });
    sentences.collect()
}

/// Cells that alternate where they see each other: those that are connected, on two sides.
struct Sides(Vec<[CellSet; 2]>);

impl Sides {
    fn of(cells: CellSet) -> Self {
        let (mut left, mut groups) = (cells, Vec::new());
        while let Some(start) = left.first() {
            let mut sides = [CellSet::of(start), CellSet::EMPTY];
            let mut waiting = vec![(start, 0)];
            left = left.without(start);
            while let Some((cell, side)) = waiting.pop() {
                for other in cell.peers().intersection(left) {
                    left = left.without(other);
                    sides[1 - side] = sides[1 - side].with(other);
                    waiting.push((other, 1 - side));
                }
            }
            groups.push(sides);
        }
        Self(groups)
    }

    /// A cell of each side that a cell sees.
    fn witnesses(&self, cell: Cell) -> Series {
        let mut seen = self.0.iter().filter_map(|sides| {
            let [one, other] = sides.map(|side| cell.peers().intersection(side).first());
            Some(CellSet::of(one?).with(other?))
        });
        cell_names(seen.next().expect("the cell sees both sides"))
    }
}
