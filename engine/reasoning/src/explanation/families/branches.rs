//! The consequences of one assumption of a forcing chain or net, step by step.

use super::links::{ChainReading, Claim, implication, last_place};
use crate::explanation::message::{Message, listed, phrase};
use crate::explanation::names::{cell_names, house_name, short_name};
use crate::explanation::places::{distinct, houses};
use nonet_grid::{Candidates, Cell, CellSet, Digit, House};
use nonet_techniques::step::{Link, LinkKind, Node};

/// The links of a chain as sentences.
pub fn explain_chain(state: &Candidates, links: &[Link]) -> Vec<Message> {
    let sets = &[];
    ChainReading { state, links, sets }.implications()
}

/// The singles of a net as sentences, each with its premises.
///
/// The weak links of a net name the cause of each elimination, its strong links the eliminations that
/// leave a candidate as the last one. Claims that are already `known` are not repeated.
pub fn explain_net(
    state: &Candidates,
    links: &[Link],
    assumed: Claim,
    known: &[Claim],
) -> Vec<Message> {
    let net = Net::of(links, assumed, known);
    let mut known = [&[assumed], known].concat();
    let mut sentences = Vec::new();
    for (single, rivals) in &net.rivals {
        let causes = distinct(rivals.iter().map(|&rival| net.cause(rival)));
        let unknown = causes.iter().filter(|cause| !known.contains(cause));
        sentences.extend(unknown.map(|&cause| explain_unconditional(state, cause)));
        let conclusion = Claim::of(*single);
        sentences.push(implication(
            &causes,
            conclusion,
            reason(state, *single, rivals),
        ));
        known.extend(causes);
        known.push(conclusion);
    }
    let is_inner = |node: Node| net.rivals.iter().any(|(_, rivals)| rivals.contains(&node));
    let weak = links.iter().filter(|link| link.kind == LinkKind::Weak);
    for link in weak.filter(|link| !is_inner(link.to)) {
        let start = Claim::start_of(link);
        if !known.contains(&start) {
            sentences.push(explain_unconditional(state, start));
        }
        sentences.extend(explain_chain(state, std::slice::from_ref(link)));
    }
    sentences
}

struct Net<'a> {
    assumed: Claim,
    known: &'a [Claim],
    causes: Vec<(Node, Claim)>,
    /// The candidates that must be false for each single, in the order of the singles.
    rivals: Vec<(Node, Vec<Node>)>,
}

impl<'a> Net<'a> {
    fn of(links: &[Link], assumed: Claim, known: &'a [Claim]) -> Self {
        let (mut causes, mut rivals) = (Vec::new(), Vec::<(Node, Vec<Node>)>::new());
        for link in links {
            if link.kind == LinkKind::Weak {
                causes.push((link.to, Claim::start_of(link)));
            } else if let Some((_, known)) =
                rivals.iter_mut().find(|(single, _)| *single == link.to)
            {
                known.push(link.from);
            } else {
                rivals.push((link.to, vec![link.from]));
            }
        }
        Self {
            assumed,
            known,
            causes,
            rivals,
        }
    }

    /// The claim that makes a candidate false.
    fn cause(&self, rival: Node) -> Claim {
        let lost = Claim::not(rival);
        match self.causes.iter().rev().find(|(out, _)| *out == rival) {
            Some(&(_, cause)) => cause,
            None if self.known.contains(&lost) => lost,
            None => self.assumed,
        }
    }
}

fn reason(state: &Candidates, single: Node, rivals: &[Node]) -> Message {
    if rivals.iter().all(|rival| rival.cells == single.cells) {
        return phrase("because-last-candidate-left");
    }
    let out = rivals.iter().filter_map(|rival| rival.cells.first());
    let out = out.fold(single.cells, CellSet::with);
    last_place("because-last-place-left", state, single.digit, out)
}

/// Explain a single that holds without the assumption.
pub fn explain_unconditional(state: &Candidates, claim: Claim) -> Message {
    let Node { cells, digit } = claim.node;
    let reason = if state.of(claim.node.cell()).len() == 1 {
        phrase("because-last-candidate")
    } else {
        last_place("because-last-place", state, digit, cells)
    };
    phrase("forcing-anyway")
        .with("claim", claim)
        .with("reason", reason)
}

/// The candidates that an assumption makes false.
#[derive(Clone, Copy, Default)]
pub struct Refuted([CellSet; 9]);

impl Refuted {
    /// The candidates that an assumption and its links make false.
    pub fn by(links: &[Link], assumed: Claim) -> Self {
        let ends = links.iter().map(Claim::end_of).chain([assumed]);
        let mut out = [CellSet::EMPTY; 9];
        for Claim { node, .. } in ends.filter(|claim| !claim.is_true) {
            let places = &mut out[node.digit.index()];
            *places = places.union(node.cells);
        }
        Self(out)
    }

    /// The union with others.
    pub fn and(mut self, others: Self) -> Self {
        for (places, more) in self.0.iter_mut().zip(others.0) {
            *places = places.union(more);
        }
        self
    }

    /// The contradiction: the first cell without candidates, or the first house without a place for a digit.
    pub fn first_failure(&self, state: &Candidates) -> Failure {
        let touched = self.0.into_iter().fold(CellSet::EMPTY, CellSet::union);
        let is_spent = |&cell: &Cell| {
            let mut digits = state.of(cell).into_iter();
            digits.all(|digit| self.0[digit.index()].contains(cell))
        };
        let cell = touched.into_iter().find(is_spent);
        let cell = cell.map(|cell| Failure::of_cell(state, cell));
        cell.or_else(|| houses().find_map(|house| self.failure_of(state, house)))
            .expect("a cell or a house has nothing left")
    }

    /// The contradiction in a cell, or in a house.
    pub fn failure(
        &self,
        state: &Candidates,
        (cell, house): (Option<Cell>, Option<House>),
    ) -> Failure {
        let cell = cell.map(|cell| Failure::of_cell(state, cell));
        cell.or_else(|| self.failure_of(state, house?))
            .expect("the cell or the house has nothing left")
    }

    fn failure_of(&self, state: &Candidates, house: House) -> Option<Failure> {
        let digits = Digit::ALL.into_iter();
        let mut pairs = digits.map(|digit| (digit, state.places_in(digit, house)));
        let (digit, places) = pairs.find(|&(digit, places)| {
            !places.is_empty() && places.is_subset(self.0[digit.index()])
        })?;
        let named = vec![
            ("house", house_name(house).into()),
            ("digit", digit.into()),
            ("cells", cell_names(places).into()),
        ];
        let kind = "house";
        Some(Failure { kind, named })
    }
}

/// A contradiction, with the arguments of its message.
pub struct Failure {
    kind: &'static str,
    named: Vec<(&'static str, crate::explanation::message::Argument)>,
}

impl Failure {
    fn of_cell(state: &Candidates, cell: Cell) -> Self {
        let digits = listed(state.of(cell));
        let named = vec![("cell", short_name(cell).into()), ("digits", digits.into())];
        let kind = "cell";
        Self { kind, named }
    }

    /// The sentence that ends a branch.
    pub fn message(&self) -> Message {
        self.in_words("forcing-nothing-left")
    }

    /// A sentence that exists in one form for a cell and one for a house.
    pub fn in_words(&self, name: &str) -> Message {
        let message = phrase(format!("{name}-{}", self.kind));
        let named = self.named.iter().cloned();
        named.fold(message, |message, (name, value)| message.with(name, value))
    }
}
