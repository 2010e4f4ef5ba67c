//! Nishio and dynamic forcing chains: what nets contradict, or have in common.

use super::board::{Board, Boards, cell_at, house_of};
use super::chains::length_cost;
use super::geometry::{bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::net::{Counter, Net};
use super::spin::{Rules, Wheel};

/// The nets of a search, which are spun when they are first needed.
#[derive(Default)]
pub(super) struct Nets {
    /// The net of each candidate that is in, by digit and cell.
    present: Vec<Net>,
    /// Which of these are of the board as it is.
    fresh: Boards,
    absent: Net,
    wheel: Wheel,
    counter: Counter,
}

impl Nets {
    /// How many nodes the nets have had so far.
    pub(super) const fn work(&self) -> u64 {
        self.wheel.work
    }

    /// Spin all nets anew from now on.
    pub(super) const fn forget(&mut self) {
        self.fresh = [0; 9];
    }

    fn spin_present(&mut self, board: &Board, (cell, digit): (usize, usize), rules: Rules) {
        if self.present.is_empty() {
            self.present.resize_with(9 * 81, Net::default);
        }
        if self.fresh[digit] >> cell & 1 == 0 {
            self.fresh[digit] |= 1 << cell;
            let net = &mut self.present[digit * 81 + cell];
            self.wheel.spin(net, board, (cell, digit), true, rules);
        }
    }
}

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
            let Nets {
                absent,
                wheel,
                counter,
                ..
            } = nets;
            wheel.spin(absent, board, (cell, digit), starts_on, rules);
            offer_conflict(absent, (cell, digit, !starts_on), rated, counter, hints);
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
        hints,
    };
    let digits = board.digits[cell];
    for digit in bits_of(digits) {
        search.ask_candidate((cell, digit), digits.count_ones() > 2);
        for kind in 0..3 {
            search.ask_house((cell, digit), house_of(cell, kind));
        }
    }
    let starts: Vec<_> = bits_of(digits).map(|digit| (cell, digit)).collect();
    search.ask_all(&starts, "Dynamic Cell Forcing Chains");
}

/// A search for what nets of a board say.
struct Search<'search> {
    board: &'search Board,
    rules: Rules,
    base: u16,
    nets: &'search mut Nets,
    hints: &'search mut Hints,
}

impl Search<'_> {
    /// Offer what contradicts a candidate in or out, and what follows from both.
    fn ask_candidate(&mut self, (cell, digit): (usize, usize), with_common: bool) {
        self.nets
            .spin_present(self.board, (cell, digit), self.rules);
        let Nets {
            present,
            absent,
            wheel,
            counter,
            ..
        } = &mut *self.nets;
        let present = &present[digit * 81 + cell];
        let rated = (self.base, "Dynamic Contradiction Forcing Chains");
        offer_conflict(present, (cell, digit, false), rated, counter, self.hints);
        wheel.spin(absent, self.board, (cell, digit), false, self.rules);
        offer_conflict(absent, (cell, digit, true), rated, counter, self.hints);
        if with_common {
            let rated = (self.base, "Dynamic Double Forcing Chains");
            common(&[present, absent], rated, counter, self.hints);
        }
    }

    /// Offer what follows from every place of a digit in a house, once the cell is the first of them.
    fn ask_house(&mut self, (cell, digit): (usize, usize), house: usize) {
        let places = self.board.places[digit][house];
        let first = cell_at(house, places.trailing_zeros() as usize);
        if first == cell && !places.is_power_of_two() {
            let cells = self.board.cells_in(digit, house);
            let starts: Vec<_> = cells.map(|cell| (cell, digit)).collect();
            self.ask_all(&starts, "Dynamic Region Forcing Chains");
        }
    }

    /// Offer what follows from each of several candidates.
    fn ask_all(&mut self, starts: &[(usize, usize)], name: &'static str) {
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
            counter,
            self.hints,
        );
    }
}

fn offer_conflict(
    net: &Net,
    target: (usize, usize, bool),
    rated: Rated,
    counter: &mut Counter,
    hints: &mut Hints,
) {
    let Some((on, off)) = net.conflict else {
        return;
    };
    if may_keep(rated.0, net.depth(on) + net.depth(off), hints) {
        let complexity = net.ancestors(on, counter) + net.ancestors(off, counter);
        offer(target, complexity, rated, hints);
    }
}

/// Offer what all nets put in, or all put out.
fn common(nets: &[&Net], rated: Rated, counter: &mut Counter, hints: &mut Hints) {
    for is_on in [true, false] {
        for digit in 0..9 {
            let all = nets.iter().fold(u128::MAX, |all, net| {
                all & if is_on { net.on[digit] } else { net.off[digit] }
            });
            for cell in cells_of(all) {
                let depth = |net: &&Net| net.depth(net.node(cell, digit, is_on));
                if may_keep(rated.0, nets.iter().map(depth).sum(), hints) {
                    let count = |net: &&Net| net.ancestors(net.node(cell, digit, is_on), counter);
                    let complexity = nets.iter().map(count).sum();
                    offer((cell, digit, is_on), complexity, rated, hints);
                }
            }
        }
    }
}

fn may_keep(base: u16, complexity: u32, hints: &Hints) -> bool {
    hints.wants(base + length_cost(complexity), complexity)
}

fn offer(
    (cell, digit, is_on): (usize, usize, bool),
    complexity: u32,
    (base, name): Rated,
    hints: &mut Hints,
) {
    let rating = base + length_cost(complexity);
    if hints.wants(rating, complexity) {
        let mut hint = if is_on {
            Hint::placing(rating, name, cell, digit)
        } else {
            Hint::removing(rating, name, digit, 1 << cell)
        };
        hint.complexity = complexity;
        hints.keep(hint);
    }
}
