//! Nishio and dynamic forcing chains: what nets contradict, or have in common.

use std::collections::HashMap;

use super::board::{Board, Boards, cell_at, house_of};
use super::geometry::{bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::nested::{self, Nested};
use super::net::{Counter, Net};
use super::spin::{Rules, Wheel};
use crate::difficulty::length_cost;

/// The nets of a search, which are spun when they are first needed.
#[derive(Default)]
pub(super) struct Nets {
    /// The net of each candidate that is in, by digit and cell.
    present: Vec<Net>,
    /// Which of these are of the board as it is.
    fresh: Boards,
    /// A net that is not kept.
    once: Net,
    wheel: Wheel,
    counter: Counter,
    /// The board to whose eliminations reasons go back, where it is not that of the nets.
    origin: Option<Board>,
    /// The nets within the nets.
    inner: Option<Box<Self>>,
}

impl Nets {
    /// How many nodes the nets have had so far.
    pub(super) fn work(&self) -> u64 {
        self.wheel.work + self.inner.as_ref().map_or(0, |inner| inner.work())
    }

    /// Spin all nets anew from now on.
    pub(super) const fn forget(&mut self) {
        self.fresh = [0; 9];
    }

    /// Spin the net of a candidate that is in, unless it is there.
    fn spin_present(&mut self, board: &Board, (cell, digit): (usize, usize), rules: Rules) {
        if self.present.is_empty() {
            self.present.resize_with(9 * 81, Net::default);
        }
        if self.fresh[digit] >> cell & 1 == 0 {
            self.fresh[digit] |= 1 << cell;
            let mut net = std::mem::take(&mut self.present[digit * 81 + cell]);
            self.spin(&mut net, board, ((cell, digit), true), rules);
            self.present[digit * 81 + cell] = net;
        }
    }

    /// Spin the net of a candidate of which nothing is kept.
    fn spin_once(&mut self, board: &Board, start: ((usize, usize), bool), rules: Rules) {
        let mut net = std::mem::take(&mut self.once);
        self.spin(&mut net, board, start, rules);
        self.once = net;
    }

    fn spin(&mut self, net: &mut Net, board: &Board, start: ((usize, usize), bool), rules: Rules) {
        let Self {
            wheel,
            origin,
            inner,
            ..
        } = self;
        let origin = origin.as_ref().unwrap_or(board);
        let mut chains = |origin: &Board, board: &Board| {
            if rules.level < DYNAMIC_WITHIN {
                nested::chains(origin, board, rules.level)
            } else {
                within(origin, board, inner.get_or_insert_default())
            }
        };
        wheel.spin(net, (origin, board), start, (rules, &mut chains));
    }
}

/// The level from which on the chains within nets are dynamic themselves.
const DYNAMIC_WITHIN: u8 = 4;

/// A base rating and the name of the steps that have it.
type Rated = (u16, &'static str);

/// Find digits whose links among themselves contradict a candidate of the cell.
pub(super) fn nishio(board: &Board, cell: usize, nets: &mut Nets, hints: &mut Hints) {
    let rules = Rules {
        within_cells: false,
        level: 0,
    };
    let rated = (75, "Nishio Forcing Chains");
    for digit in bits_of(board.digits[cell]) {
        for starts_on in [true, false] {
            nets.spin_once(board, ((cell, digit), starts_on), rules);
            let Nets { once, counter, .. } = nets;
            offer_conflict(once, (cell, digit, !starts_on), rated, counter, hints);
        }
    }
}

/// Find what nets from a cell, and from the regions that it is the first of, contradict or have in common.
pub(super) fn dynamic(board: &Board, cell: usize, level: u8, nets: &mut Nets, hints: &mut Hints) {
    let mut search = Search {
        board,
        rules: Rules {
            within_cells: true,
            level,
        },
        base: 85 + 5 * u16::from(level),
        nets,
        sink: hints,
    };
    search.ask_cell(cell);
}

/// Find all that dynamic chains take out on the board of a net, the easiest first.
pub(super) fn within(origin: &Board, board: &Board, nets: &mut Nets) -> Vec<Nested> {
    nets.forget();
    nets.origin = Some(origin.clone());
    let mut gatherer = Gatherer {
        origin,
        board,
        best: HashMap::default(),
    };
    let mut search = Search {
        board,
        rules: Rules {
            within_cells: true,
            level: 0,
        },
        base: 85,
        nets,
        sink: &mut gatherer,
    };
    for cell in cells_of(board.empty) {
        search.ask_cell(cell);
    }
    gatherer.into_sorted()
}

/// A candidate, and whether it is concluded to be in.
type Target = (usize, usize, bool);

/// What is done with conclusions.
trait Sink {
    fn wants(&self, target: Target, rating: u16, complexity: u32) -> bool;
    fn keep(&mut self, conclusion: &Conclusion<'_>, counter: &mut Counter);
}

/// What nets say of a candidate.
struct Conclusion<'nets> {
    target: Target,
    rated: Rated,
    complexity: u32,
    /// The nodes that lead to it.
    ends: &'nets [(&'nets Net, u16)],
    from: From,
}

/// What the nets of a conclusion start from.
#[derive(Clone, Copy)]
enum From {
    Candidate,
    Cell(usize),
    House { digit: usize, house: usize },
}

impl Sink for Hints {
    fn wants(&self, _: Target, rating: u16, complexity: u32) -> bool {
        Self::wants(self, rating, complexity)
    }

    fn keep(&mut self, conclusion: &Conclusion<'_>, _: &mut Counter) {
        let (cell, digit, is_on) = conclusion.target;
        let (base, name) = conclusion.rated;
        let rating = base + length_cost(conclusion.complexity);
        let mut hint = if is_on {
            Hint::placing(rating, name, cell, digit)
        } else {
            Hint::removing(rating, name, digit, 1 << cell)
        };
        hint.complexity = conclusion.complexity;
        Self::keep(self, hint);
    }
}

/// Gathers the easiest conclusion about each candidate, with its reasons.
struct Gatherer<'boards> {
    origin: &'boards Board,
    board: &'boards Board,
    best: HashMap<Target, Nested>,
}

impl Gatherer<'_> {
    fn into_sorted(self) -> Vec<Nested> {
        let mut all: Vec<(Target, Nested)> = self.best.into_iter().collect();
        all.sort_by_key(|(target, nested)| (nested.rating, nested.complexity, *target));
        all.into_iter().map(|(_, nested)| nested).collect()
    }
}

impl Sink for Gatherer<'_> {
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

/// A search for what nets of a board say.
struct Search<'search, S> {
    board: &'search Board,
    rules: Rules,
    base: u16,
    nets: &'search mut Nets,
    sink: &'search mut S,
}

impl<S: Sink> Search<'_, S> {
    fn ask_cell(&mut self, cell: usize) {
        let digits = self.board.digits[cell];
        for digit in bits_of(digits) {
            self.ask_candidate((cell, digit), digits.count_ones() > 2);
            for kind in 0..3 {
                self.ask_house((cell, digit), house_of(cell, kind));
            }
        }
        let starts: Vec<_> = bits_of(digits).map(|digit| (cell, digit)).collect();
        self.ask_all(&starts, "Dynamic Cell Forcing Chains", From::Cell(cell));
    }

    /// Offer what contradicts a candidate in or out, and what follows from both.
    fn ask_candidate(&mut self, (cell, digit): (usize, usize), with_common: bool) {
        let Self { board, rules, .. } = *self;
        self.nets.spin_present(board, (cell, digit), rules);
        self.nets.spin_once(board, ((cell, digit), false), rules);
        let Nets {
            present,
            once,
            counter,
            ..
        } = &mut *self.nets;
        let present = &present[digit * 81 + cell];
        let rated = (self.base, "Dynamic Contradiction Forcing Chains");
        offer_conflict(present, (cell, digit, false), rated, counter, self.sink);
        offer_conflict(once, (cell, digit, true), rated, counter, self.sink);
        if with_common {
            let rated = (self.base, "Dynamic Double Forcing Chains");
            common(&[present, once], rated, From::Candidate, counter, self.sink);
        }
    }

    /// Offer what follows from every place of a digit in a house, once the cell is the first of them.
    fn ask_house(&mut self, (cell, digit): (usize, usize), house: usize) {
        let places = self.board.places[digit][house];
        let first = cell_at(house, places.trailing_zeros() as usize);
        if first == cell && !places.is_power_of_two() {
            let cells = self.board.cells_in(digit, house);
            let starts: Vec<_> = cells.map(|cell| (cell, digit)).collect();
            self.ask_all(
                &starts,
                "Dynamic Region Forcing Chains",
                From::House { digit, house },
            );
        }
    }

    /// Offer what follows from each of several candidates.
    fn ask_all(&mut self, starts: &[(usize, usize)], name: &'static str, from: From) {
        for &start in starts {
            self.nets.spin_present(self.board, start, self.rules);
        }
        let Nets {
            present, counter, ..
        } = &mut *self.nets;
        let nets = starts
            .iter()
            .map(|(cell, digit)| &present[digit * 81 + cell]);
        common(
            &nets.collect::<Vec<_>>(),
            (self.base, name),
            from,
            counter,
            self.sink,
        );
    }
}

fn offer_conflict(
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

/// Offer what all nets put in, or all put out.
fn common(nets: &[&Net], rated: Rated, from: From, counter: &mut Counter, sink: &mut impl Sink) {
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
