//! The conclusions of nets about candidates, and the sinks for them.

use std::collections::HashMap;

use super::board::Board;
use super::geometry::cells_of;
use super::hint::{Hint, Hints, Rated};
use super::nested::{self, Nested};
use super::net::{Counter, Net};
use nonet_grid::sorting::CompactSort;
use nonet_techniques::difficulty::length_cost;

/// A candidate, and whether it is concluded to be on.
pub(super) type Target = (usize, usize, bool);

/// A sink for conclusions.
pub(super) trait Sink {
    fn wants(&self, target: Target, rating: u16, complexity: u32) -> bool;
    fn keep(&mut self, conclusion: &Conclusion<'_>, counter: &mut Counter);
}

/// A conclusion of nets about a candidate.
pub(super) struct Conclusion<'nets> {
    target: Target,
    rated: Rated,
    complexity: u32,
    /// The nodes that lead to it.
    ends: &'nets [(&'nets Net, u16)],
    from: From,
}

/// The candidates that the nets of a conclusion start from.
#[derive(Clone, Copy)]
pub(super) enum From {
    Candidate,
    Cell(usize),
    House { digit: usize, house: usize },
}

impl Sink for Hints {
    fn wants(&self, _: Target, rating: u16, complexity: u32) -> bool {
        Self::wants(self, rating, complexity)
    }

    fn keep(&mut self, conclusion: &Conclusion<'_>, _: &mut Counter) {
        let &Conclusion {
            target: (cell, digit, is_on),
            rated: (base, name),
            complexity,
            ..
        } = conclusion;
        let rated = (base + length_cost(complexity), name);
        Self::keep(
            self,
            Hint::concluding(rated, (cell, digit), is_on, complexity),
        );
    }
}

/// Collects the easiest conclusion about each candidate, with its reasons.
pub(super) struct Collector<'boards> {
    pub(super) origin: &'boards Board,
    pub(super) board: &'boards Board,
    pub(super) best: HashMap<Target, Nested>,
}

impl Collector<'_> {
    pub(super) fn into_sorted(self) -> Vec<Nested> {
        let mut all: Vec<(Target, Nested)> = self.best.into_iter().collect();
        all.sort_compactly_by_key(|(target, nested)| (nested.rating, nested.complexity, *target));
        all.into_iter().map(|(_, nested)| nested).collect()
    }
}

impl Sink for Collector<'_> {
    fn wants(&self, target: Target, rating: u16, complexity: u32) -> bool {
        self.best
            .get(&target)
            .is_none_or(|best| (rating, complexity) < (best.rating, best.complexity))
    }

    fn keep(&mut self, conclusion: &Conclusion<'_>, counter: &mut Counter) {
        let mut reasons = [0; 9];
        match conclusion.from {
            From::Candidate => {}
            From::Cell(cell) => {
                nested::add_lost_of_cell(self.origin, self.board, cell, &mut reasons);
            }
            From::House { digit, house } => {
                nested::add_lost_of_house(self.origin, self.board, digit, house, &mut reasons);
            }
        }
        for &(net, node) in conclusion.ends {
            net.ancestors(node, counter);
            net.add_grounds(counter, &mut reasons);
        }
        let (cell, digit, is_on) = conclusion.target;
        let nested = Nested {
            removes: nested::removed(self.board, (cell, digit), is_on),
            reasons,
            rating: conclusion.rated.0 + length_cost(conclusion.complexity),
            complexity: conclusion.complexity,
        };
        self.best.insert(conclusion.target, nested);
    }
}

pub(super) fn offer_conflict(
    net: &Net,
    target: Target,
    rated: Rated,
    counter: &mut Counter,
    sink: &mut impl Sink,
) {
    if let Some((on, off)) = net.conflict {
        offer(
            target,
            &[(net, on), (net, off)],
            rated,
            From::Candidate,
            counter,
            sink,
        );
    }
}

/// Offer the common conclusions of all nets.
pub(super) fn common(
    nets: &[&Net],
    rated: Rated,
    from: From,
    counter: &mut Counter,
    sink: &mut impl Sink,
) {
    let mut ends = Vec::with_capacity(nets.len());
    for is_on in [true, false] {
        for digit in 0..9 {
            let all = nets.iter().fold(u128::MAX, |all, net| {
                all & if is_on { net.on[digit] } else { net.off[digit] }
            });
            for cell in cells_of(all) {
                ends.clear();
                ends.extend(nets.iter().map(|&net| (net, net.node(cell, digit, is_on))));
                offer((cell, digit, is_on), &ends, rated, from, counter, sink);
            }
        }
    }
}

fn offer(
    target: Target,
    ends: &[(&Net, u16)],
    rated: Rated,
    from: From,
    counter: &mut Counter,
    sink: &mut impl Sink,
) {
    let least = ends.iter().map(|(net, node)| net.depth(*node)).sum();
    if !sink.wants(target, rated.0 + length_cost(least), least) {
        return;
    }
    let complexity = ends
        .iter()
        .map(|(net, node)| net.ancestors(*node, counter))
        .sum();
    if sink.wants(target, rated.0 + length_cost(complexity), complexity) {
        let conclusion = Conclusion {
            target,
            rated,
            complexity,
            ends,
            from,
        };
        sink.keep(&conclusion, counter);
    }
}
