//! Links of chains as implications: their consequences, and the reasons.

use crate::explanation::message::{Argument, Message, either, listed, phrase};
use crate::explanation::names::{cell_names, house_name, short_name};
use crate::explanation::places::{common_houses, houses};
use nonet_grid::{Candidates, CellSet, Digit};
use nonet_techniques::step::{Link, LinkKind, Node};

/// The statement that a node is true, or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    pub node: Node,
    pub is_true: bool,
}

impl Claim {
    /// The statement that a node is true.
    pub const fn of(node: Node) -> Self {
        let is_true = true;
        Self { node, is_true }
    }

    /// The statement that a node is false.
    pub const fn not(node: Node) -> Self {
        let is_true = false;
        Self { node, is_true }
    }

    /// The start of a link: a strong one starts from false, a weak one from true.
    pub fn start_of(link: &Link) -> Self {
        Self {
            node: link.from,
            is_true: link.kind == LinkKind::Weak,
        }
    }

    /// The consequence of the start of a link.
    pub fn end_of(link: &Link) -> Self {
        Self {
            node: link.to,
            is_true: link.kind == LinkKind::Strong,
        }
    }

    /// The claim in words.
    pub fn message(self) -> Message {
        let Node { cells, digit } = self.node;
        let message = if let Some(cell) = cells.only() {
            phrase(if self.is_true { "is" } else { "is-not" }).with("cell", short_name(cell))
        } else if self.is_true {
            phrase("is-group").with("cells", cell_names(cells))
        } else {
            let named: Vec<Message> = cells.into_iter().map(short_name).collect();
            match <[Message; 2]>::try_from(named) {
                Ok([first, second]) => phrase("is-not-pair")
                    .with("first", first)
                    .with("second", second),
                Err(named) => phrase("is-not-group").with("cells", listed(named)),
            }
        };
        message.with("digit", digit)
    }
}

impl From<Claim> for Argument {
    fn from(claim: Claim) -> Self {
        claim.message().into()
    }
}

/// The consequence of some claims, as a sentence with its reason.
pub fn implication(premises: &[Claim], conclusion: Claim, reason: Message) -> Message {
    phrase("implication")
        .with("premise", listed(premises.iter().copied()))
        .with("conclusion", conclusion)
        .with("reason", reason)
}

/// Links in a state, and the almost locked sets that some strong ones rest on, in order.
pub struct ChainReading<'a> {
    pub state: &'a Candidates,
    pub links: &'a [Link],
    pub sets: &'a [CellSet],
}

impl ChainReading<'_> {
    /// Each link as a sentence with its reason.
    pub fn implications(&self) -> Vec<Message> {
        let links = self.links.iter().zip(self.sets_of_links());
        let sentences = links.map(|(link, set)| {
            let reason = match (link.kind, set) {
                (LinkKind::Weak, _) => weak_reason(link),
                (LinkKind::Strong, Some(set)) => reason_of_set(self.state, set, link),
                (LinkKind::Strong, None) => strong_reason(self.state, link),
            };
            implication(&[Claim::start_of(link)], Claim::end_of(link), reason)
        });
        sentences.collect()
    }

    /// The links that rest on a set, with it.
    pub fn links_of_sets(&self) -> impl Iterator<Item = (&Link, CellSet)> {
        let sets = self.sets_of_links().into_iter();
        let links = self.links.iter().zip(sets);
        links.filter_map(|(link, set)| set.map(|set| (link, set)))
    }

    /// The set that each link rests on, where it rests on one.
    pub fn sets_of_links(&self) -> Vec<Option<CellSet>> {
        Link::sets_among(self.links, self.sets, self.state)
    }
}

fn weak_reason(link: &Link) -> Message {
    if link.from.digit != link.to.digit {
        return phrase("because-one-digit");
    }
    let houses = common_houses(link.from.cells.union(link.to.cells));
    let Some(&house) = houses.first() else {
        // uncovered: nodes whose cells all see each other share a house, as far as anybody knows.
        return phrase("because-they-see");
    };
    phrase("because-same-house")
        .count(link.from.cells.len() + link.to.cells.len() - 1)
        .with("house", house_name(house))
}

fn strong_reason(state: &Candidates, link: &Link) -> Message {
    let (start, end) = (link.from, link.to);
    if start.digit != end.digit {
        return phrase("because-last-candidate");
    }
    let cells = start.cells.union(end.cells);
    last_place("because-last-place", state, start.digit, cells)
}

/// The statement that a house has no other candidates for a digit, in the words of a phrase.
pub fn last_place(name: &'static str, state: &Candidates, digit: Digit, cells: CellSet) -> Message {
    let mut around = houses().filter(|house| cells.is_subset(house.cells()));
    let house = around.find(|&house| state.places_in(digit, house).is_subset(cells));
    let house = house.expect("a house has no other place");
    let message = phrase(name).with("house", house_name(house));
    message.with("digit", digit)
}

fn reason_of_set(state: &Candidates, cells: CellSet, link: &Link) -> Message {
    let (start, end) = (link.from, link.to);
    let digits = state.of_all(cells);
    if digits.len() == cells.len() + 1 && !common_houses(cells).is_empty() {
        return phrase("because-set")
            .with("cells", cell_names(cells))
            .with("digit", start.digit);
    }
    // A set and a cell outside its house, which takes digits from the set or loses them to it.
    let (single, name) = if is_beside(state, cells, end) {
        (end, "because-set-then-cell")
    } else {
        (start, "because-cell-then-set")
    };
    let cell = single.cell();
    phrase(name)
        .with("cells", cell_names(cells.without(cell)))
        .with("cell", short_name(cell))
        .with("digit", start.digit)
        .with("last", end.digit)
        .with("taken", either(state.of(cell).without(single.digit)))
}

fn is_beside(state: &Candidates, cells: CellSet, node: Node) -> bool {
    let Some(cell) = node.cells.only().filter(|&cell| cells.contains(cell)) else {
        return false;
    };
    let rest = cells.without(cell);
    let mut taken = state.of(cell).without(node.digit).into_iter();
    state.of_all(rest).len() == rest.len() + 1
        && !common_houses(rest).is_empty()
        && taken.all(|digit| {
            state
                .places(digit)
                .intersection(rest)
                .is_subset(cell.peers())
        })
}
