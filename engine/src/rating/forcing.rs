//! Nishio and dynamic forcing chains: what nets contradict, or have in common.

use super::board::{Board, cell_at, house_of};
use super::chains::length_cost;
use super::geometry::{bits_of, cells_of};
use super::hint::{Hint, Hints};
use super::net::{Net, Rules};

/// Room for the nets of a search, to be used again and again.
#[derive(Default)]
pub(super) struct Nets {
    /// The nets of the digits of a cell.
    digits: [Net; 9],
    absence: Net,
    /// The nets of the places of a digit in a house, from the second.
    places: [Net; 8],
}

impl Nets {
    /// How many nodes the nets have had so far.
    pub(super) fn work(&self) -> u64 {
        let nets = self.digits.iter().chain(&self.places);
        nets.map(|net| net.work).sum::<u64>() + self.absence.work
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
            let net = &mut nets.absence;
            net.spin(board, (cell, digit), starts_on, rules);
            offer_conflict(net, (cell, digit), starts_on, rated, hints);
        }
    }
}

/// Find what nets from a cell, and from the regions that it is the first of, contradict or have in common.
pub(super) fn dynamic(board: &Board, cell: usize, level: u8, nets: &mut Nets, hints: &mut Hints) {
    let rules = Rules {
        within_cells: true,
        level,
    };
    let base = 85 + 5 * u16::from(level);
    let candidates = board.digits[cell];
    for digit in bits_of(candidates) {
        let contradiction = (base, "Dynamic Contradiction Forcing Chains");
        let (present, absent) = (&mut nets.digits[digit], &mut nets.absence);
        present.spin(board, (cell, digit), true, rules);
        offer_conflict(present, (cell, digit), true, contradiction, hints);
        absent.spin(board, (cell, digit), false, rules);
        offer_conflict(absent, (cell, digit), false, contradiction, hints);
        if candidates.count_ones() > 2 {
            common(
                &mut [present, absent],
                (base, "Dynamic Double Forcing Chains"),
                hints,
            );
        }
        for kind in 0..3 {
            from_house(
                board,
                (cell, digit),
                house_of(cell, kind),
                (base, rules),
                nets,
                hints,
            );
        }
    }
    let starts = nets.digits.iter_mut().enumerate();
    let starts = starts.filter(|(digit, _)| candidates >> digit & 1 != 0);
    let mut starts: Vec<&mut Net> = starts.map(|(_, net)| net).collect();
    common(&mut starts, (base, "Dynamic Cell Forcing Chains"), hints);
}

fn from_house(
    board: &Board,
    (cell, digit): (usize, usize),
    house: usize,
    (base, rules): (u16, Rules),
    nets: &mut Nets,
    hints: &mut Hints,
) {
    let places = board.places[digit][house];
    if places.is_power_of_two() || cell_at(house, places.trailing_zeros() as usize) != cell {
        return;
    }
    let mut starts = vec![&mut nets.digits[digit]];
    for (other, net) in board.cells_in(digit, house).skip(1).zip(&mut nets.places) {
        net.spin(board, (other, digit), true, rules);
        starts.push(net);
    }
    common(&mut starts, (base, "Dynamic Region Forcing Chains"), hints);
}

fn offer_conflict(
    net: &mut Net,
    (cell, digit): (usize, usize),
    starts_on: bool,
    (base, name): Rated,
    hints: &mut Hints,
) {
    let Some((on, off)) = net.conflict else {
        return;
    };
    if may_keep(base, net.depth(on) + net.depth(off), hints) {
        let complexity = net.ancestors(on) + net.ancestors(off);
        offer((cell, digit, !starts_on), complexity, (base, name), hints);
    }
}

/// Offer what all nets put in, or all put out.
fn common(nets: &mut [&mut Net], (base, name): Rated, hints: &mut Hints) {
    for is_on in [true, false] {
        for digit in 0..9 {
            let all = nets.iter().fold(u128::MAX, |all, net| {
                all & if is_on { net.on[digit] } else { net.off[digit] }
            });
            for cell in cells_of(all) {
                let depth = |net: &&mut Net| net.depth(net.node(cell, digit, is_on));
                if may_keep(base, nets.iter().map(depth).sum(), hints) {
                    let mut complexity = 0;
                    for net in &mut *nets {
                        complexity += net.ancestors(net.node(cell, digit, is_on));
                    }
                    offer((cell, digit, is_on), complexity, (base, name), hints);
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
