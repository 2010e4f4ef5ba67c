//! Alternating chains over all strong and weak links, those of rules included.

use nonet_grid::interruption::checkpoint;

use crate::board::{Board, Candidate, at};
use crate::cells::CellSet;
use crate::certificate::{Certificate, Origin, Truth};
use crate::constraints::Kind;
use crate::proving::origin_of;
use crate::shape::{bit, digits_of, index};

use super::{Evidence, Solver, Step, Technique, possible_sets};

/// The links between candidates, which are numbered by cell and digit.
struct Links {
    size: usize,
    strong: Vec<Vec<(usize, Truth)>>,
    weak: Vec<Vec<usize>>,
}

impl Solver<'_> {
    pub(super) fn chain(&self, technique: Technique, length: usize) -> Option<Step> {
        let links = Links::of(&self.board);
        let starts = (0..links.strong.len()).filter(|&node| !links.strong[node].is_empty());
        let mut steps = starts
            .take_while(|_| checkpoint().is_continue() && self.may_spend(links.strong.len()))
            .filter_map(|start| links.chain_from(start, length, &self.board));
        steps.next().map(|step| step.renamed(technique))
    }
}

impl Links {
    fn of(board: &Board) -> Self {
        let size = board.model.size();
        let count = board.model.shape.count() * size;
        let mut links = Self {
            size,
            strong: vec![Vec::new(); count],
            weak: vec![Vec::new(); count],
        };
        links.add_cells(board);
        links.add_houses(board);
        links.add_rules(board);
        links
    }

    fn node(&self, candidate: Candidate) -> usize {
        usize::from(candidate.cell) * self.size + usize::from(candidate.digit) - 1
    }

    fn candidate(&self, node: usize) -> Candidate {
        at(index(node / self.size), index(node % self.size + 1))
    }

    fn add_weak(&mut self, one: Candidate, other: Candidate) {
        let (one, other) = (self.node(one), self.node(other));
        self.weak[one].push(other);
        self.weak[other].push(one);
    }

    fn add_strong(&mut self, one: Candidate, other: Candidate, truth: &Truth) {
        let (one, other) = (self.node(one), self.node(other));
        if !self.strong[one].iter().any(|(known, _)| *known == other) {
            self.strong[one].push((other, truth.clone()));
            self.strong[other].push((one, truth.clone()));
        }
    }

    fn add_cells(&mut self, board: &Board) {
        for cell in board
            .model
            .shape
            .cells()
            .filter(|&cell| !board.is_filled(cell))
        {
            let digits: Vec<u8> = digits_of(board.at(cell)).collect();
            for (place, &digit) in digits.iter().enumerate() {
                digits[..place]
                    .iter()
                    .for_each(|&other| self.add_weak(at(cell, digit), at(cell, other)));
                let later = |peer: &&u8| **peer > cell && board.at(**peer) & bit(digit) != 0;
                for &peer in board.model.peers[usize::from(cell)].iter().filter(later) {
                    self.add_weak(at(cell, digit), at(peer, digit));
                }
            }
            if let [one, other] = digits[..] {
                self.add_strong(at(cell, one), at(cell, other), &Truth::Cell(cell));
            }
        }
    }

    fn add_houses(&mut self, board: &Board) {
        for (number, house) in board.model.houses.iter().enumerate() {
            for digit in digits_of(board.model.shape.all()) {
                self.add_conjugates(board, &house.cells, digit, Origin::House(number));
            }
        }
    }

    fn add_conjugates(&mut self, board: &Board, cells: &[u8], digit: u8, of: Origin) {
        if let [one, other] = board.places(cells, digit)[..] {
            self.add_strong(
                at(one, digit),
                at(other, digit),
                &Truth::Digit { of, digit },
            );
        }
    }

    fn add_rules(&mut self, board: &Board) {
        for constraint in board
            .model
            .constraints
            .iter()
            .filter(|constraint| constraint.derivation.is_none())
        {
            match &constraint.kind {
                Kind::Relation(relation) => {
                    let excluded =
                        |one, digit| relation.beside(relation.first, one) & bit(digit) == 0;
                    self.add_excluded(board, (relation.first, relation.second), excluded);
                }
                Kind::Order(cells) => {
                    cells.windows(2).for_each(|pair| {
                        self.add_excluded(board, (pair[0], pair[1]), |one, other| other <= one);
                    });
                }
                Kind::Combination { cells, sets } => {
                    let possible = possible_sets(board, cells, sets);
                    let excluded = |one, other| {
                        let both = bit(one) | bit(other);
                        one != other && !possible.iter().any(|set| set & both == both)
                    };
                    for (place, &cell) in cells.iter().enumerate() {
                        cells[..place]
                            .iter()
                            .for_each(|&other| self.add_excluded(board, (cell, other), excluded));
                    }
                    let needed = possible
                        .iter()
                        .fold(board.model.shape.all(), |mask, set| mask & set);
                    if !possible.is_empty() {
                        digits_of(needed).for_each(|digit| {
                            self.add_conjugates(board, cells, digit, origin_of(constraint));
                        });
                    }
                }
                _ => {}
            }
        }
    }

    /// Add weak links between candidates of two cells.
    fn add_excluded(
        &mut self,
        board: &Board,
        (first, second): (u8, u8),
        excluded: impl Fn(u8, u8) -> bool,
    ) {
        for one in digits_of(board.at(first)) {
            for other in digits_of(board.at(second)).filter(|&other| excluded(one, other)) {
                self.add_weak(at(first, one), at(second, other));
            }
        }
    }

    /// The shortest chain from a candidate that eliminates something: if it is false, the last is true.
    fn chain_from(&self, start: usize, length: usize, board: &Board) -> Option<Step> {
        let count = self.strong.len();
        let (mut true_after, mut false_after) = (vec![usize::MAX; count], vec![usize::MAX; count]);
        false_after[start] = start;
        let mut front = vec![start];
        for link in 0..length {
            if link % 2 == 0 {
                let links = |node: usize| self.strong[node].iter().map(|&(other, _)| other);
                front = spread(&front, &mut true_after, links);
                let before = (&true_after[..], &false_after[..]);
                let mut ends = front.iter().copied();
                if let Some(step) = ends.find_map(|end| self.conclude(start, end, before, board)) {
                    return Some(step);
                }
            } else {
                front = spread(&front, &mut false_after, |node| {
                    self.weak[node].iter().copied()
                });
            }
        }
        None
    }

    fn conclude(
        &self,
        start: usize,
        end: usize,
        before: (&[usize], &[usize]),
        board: &Board,
    ) -> Option<Step> {
        let mut both: Vec<usize> = self.weak[end]
            .iter()
            .copied()
            .filter(|node| self.weak[start].contains(node))
            .collect();
        both.sort_unstable();
        both.dedup();
        both.retain(|&node| node != start && node != end);
        if both.is_empty() {
            return None;
        }
        let (nodes, strong) = self.path(start, end, before);
        let chain: Vec<Candidate> = nodes.iter().map(|&node| self.candidate(node)).collect();
        let gone: Vec<Candidate> = both
            .into_iter()
            .map(|node| self.candidate(node))
            .filter(|&one| board.has(one))
            .collect();
        let cells: CellSet = chain.iter().map(|one| one.cell).collect();
        let evidence = Evidence {
            cells: cells.iter().collect(),
            chain: chain.clone(),
            ..Evidence::default()
        };
        Step::new(
            Technique::Chain,
            Certificate::Chain {
                nodes: chain,
                strong,
            },
            evidence,
        )
        .eliminating(gone)
    }

    /// The candidates of a chain, with its strong links.
    fn path(
        &self,
        start: usize,
        end: usize,
        (true_after, false_after): (&[usize], &[usize]),
    ) -> (Vec<usize>, Vec<Truth>) {
        let (mut nodes, mut strong, mut node) = (Vec::new(), Vec::new(), end);
        loop {
            let from = true_after[node];
            let link = self.strong[from].iter().find(|(other, _)| *other == node);
            strong.extend(link.map(|(_, truth)| truth.clone()));
            nodes.extend([node, from]);
            if from == start {
                break;
            }
            node = false_after[from];
        }
        nodes.reverse();
        strong.reverse();
        (nodes, strong)
    }
}

/// Follow links to candidates that weren't reached before, and note where they were reached from.
fn spread<I: Iterator<Item = usize>>(
    front: &[usize],
    reached: &mut [usize],
    links: impl Fn(usize) -> I,
) -> Vec<usize> {
    let mut next = Vec::new();
    for &node in front {
        for other in links(node) {
            if reached[other] == usize::MAX {
                reached[other] = node;
                next.push(other);
            }
        }
    }
    next
}
