//! Unique rectangles and loops: two digits that could be exchanged all around a loop.

use std::ops::ControlFlow;

use super::board::{Board, house_of};
use super::geometry::{
    HOUSE_BOARDS, HOUSES_OF, bits_of, cells_of, common_houses, common_peers, has_several,
};
use super::hint::{Hint, Hints};
use super::subsets::choices;
use nonet_grid::sorting::CompactSort;

/// A loop of cells that may all hold two digits, with two cells or none in each house.
struct Loop {
    digits: u16,
    cells: u128,
    /// The cells with more candidates than the two.
    roofs: u128,
    /// Their further candidates.
    extras: u16,
}

/// Find unique rectangles and loops to which at least one of the cells in `touched` matters.
pub(super) fn loops(board: &Board, touched: u128, _: u32, hints: &mut Hints) -> ControlFlow<()> {
    let mut found = Vec::new();
    let bivalue = board.bivalue();
    for start in cells_of(bivalue) {
        let digits = board.digits[start];
        // Loops with an earlier cell of this kind were found from it.
        let cells = bits_of(digits).fold(u128::MAX, |both, digit| both & board.cells[digit]);
        let both = accompanied(cells & !(bivalue & ((1 << start) - 1)));
        if both >> start & 1 == 0 || area(both, both & !bivalue) & touched == 0 {
            continue;
        }
        let mut partial = PartialLoop {
            board,
            digits,
            both,
            cells: vec![start],
        };
        partial.extend(3, (1 << start, 0), &mut |deadly| {
            add_types(board, deadly, &mut found);
        });
    }
    found.sort_compactly_by_key(|typed: &Typed| (typed.hint.rating, typed.kind.number()));
    found
        .into_iter()
        .try_for_each(|typed| hints.offer(board, typed.hint))
}

/// The cells that decide the eliminations of loops of some cells: these cells, and the houses with two roofs.
fn area(cells: u128, roofs: u128) -> u128 {
    let shared = HOUSE_BOARDS
        .iter()
        .filter(|&house| has_several(house & roofs));
    shared.fold(cells, |all, house| all | house)
}

/// Return the cells that remain when no cell is the only one in a house: a loop has two in each of
/// its houses.
fn accompanied(mut cells: u128) -> u128 {
    loop {
        let before = cells;
        for house in &HOUSE_BOARDS {
            if (cells & house).is_power_of_two() {
                cells &= !house;
            }
        }
        if cells == before {
            return cells;
        }
    }
}

/// A step by a loop. As in the Explainer, a loop has one step of each kind.
struct Typed {
    hint: Hint,
    cells: u128,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    OneRoof,
    OneExtra,
    Subset { is_hidden: bool },
    Locked,
}

impl Kind {
    /// The number that players know it by.
    const fn number(self) -> u8 {
        match self {
            Self::OneRoof => 1,
            Self::OneExtra => 2,
            Self::Subset { .. } => 3,
            Self::Locked => 4,
        }
    }
}

struct PartialLoop<'board> {
    board: &'board Board,
    digits: u16,
    both: u128,
    cells: Vec<usize>,
}

impl PartialLoop<'_> {
    /// Add a cell in another house of the last one; `partial` and `roofs` are of the cells so far.
    fn extend(
        &mut self,
        last_kind: usize,
        (partial, roofs): (u128, u128),
        visit: &mut dyn FnMut(&Loop),
    ) {
        let last = self.cells[self.cells.len() - 1];
        for kind in (0..3).filter(|&kind| kind != last_kind) {
            let house = HOUSE_BOARDS[house_of(last, kind)] & self.both & !(1 << last);
            let first = self.cells[0];
            for next in cells_of(house & (!partial | 1 << first)) {
                if next == first {
                    if self.cells.len() >= 4
                        && let Some(found) = self.close(roofs)
                    {
                        visit(&found);
                    }
                } else if has_room(partial, next)
                    && let Some(roofs) = self.roofs_with(next, roofs)
                {
                    self.cells.push(next);
                    self.extend(kind, (partial | 1 << next, roofs), visit);
                    self.cells.pop();
                }
            }
        }
    }

    /// The cells with more candidates once a cell is added; none when they are too many.
    fn roofs_with(&self, next: usize, roofs: u128) -> Option<u128> {
        let is_roof = self.board.digits[next] != self.digits;
        let roofs = roofs | u128::from(is_roof) << next;
        (roofs.count_ones() <= 2 || self.extras(roofs).is_power_of_two()).then_some(roofs)
    }

    fn extras(&self, roofs: u128) -> u16 {
        let union = cells_of(roofs).fold(0, |union, cell| union | self.board.digits[cell]);
        union & !self.digits
    }

    /// The loop, if every house has a cell of each parity or none.
    fn close(&self, roofs: u128) -> Option<Loop> {
        let mut parities = [0u128; 2];
        for (index, cell) in self.cells.iter().enumerate() {
            parities[index % 2] |= 1 << cell;
        }
        let is_even = HOUSE_BOARDS.iter().all(|house| {
            let [one, other] = parities.map(|parity| parity & house);
            (one == 0) == (other == 0) && !has_several(one) && !has_several(other)
        });
        is_even.then(|| Loop {
            digits: self.digits,
            cells: parities[0] | parities[1],
            roofs,
            extras: self.extras(roofs),
        })
    }
}

/// Whether no house of the cell has two cells of the loop already.
fn has_room(partial: u128, next: usize) -> bool {
    HOUSES_OF[next]
        .iter()
        .all(|&house| !has_several(HOUSE_BOARDS[usize::from(house)] & partial))
}

fn add_types(board: &Board, deadly: &Loop, found: &mut Vec<Typed>) {
    let rating = match deadly.cells.count_ones() {
        4 => 45,
        6 => 46,
        8 => 47,
        _ => 50,
    };
    let cells = deadly.cells;
    let mut add = |kind: Kind, hint: Hint| {
        let is_new = |typed: &Typed| typed.cells != cells || typed.kind != kind;
        if hint.is_useful(board) && found.iter().all(is_new) {
            found.push(Typed { hint, cells, kind });
        }
    };
    if deadly.roofs == 0 {
        return;
    }
    if deadly.roofs.is_power_of_two() {
        let mut hint = Hint::empty(rating, "Unique Rectangle or Loop type 1");
        for digit in bits_of(deadly.digits) {
            hint.removes[digit] = deadly.roofs;
        }
        return add(Kind::OneRoof, hint);
    }
    let has_one_extra = deadly.extras.is_power_of_two();
    if has_one_extra {
        let digit = deadly.extras.trailing_zeros() as usize;
        let out = common_peers(deadly.roofs);
        let name = "Unique Rectangle or Loop type 2";
        add(Kind::OneExtra, Hint::removing(rating, name, digit, out));
    }
    if deadly.roofs.count_ones() == 2 {
        if !has_one_extra {
            with_subsets(board, deadly, rating, &mut add);
        }
        with_locked(board, deadly, rating, &mut add);
    }
}

type Add<'add> = &'add mut dyn FnMut(Kind, Hint);

/// Type 4: one of the two digits has no other place in a house of both roofs.
fn with_locked(board: &Board, deadly: &Loop, rating: u16, add: Add<'_>) {
    for digit in bits_of(deadly.digits) {
        let is_locked = |house| board.cells[digit] & HOUSE_BOARDS[house] == deadly.roofs;
        if common_houses(deadly.roofs).any(is_locked) {
            let other = (deadly.digits & !(1 << digit)).trailing_zeros() as usize;
            let name = "Unique Rectangle or Loop type 4";
            add(
                Kind::Locked,
                Hint::removing(rating, name, other, deadly.roofs),
            );
        }
    }
}

/// Type 3: the roofs act as one cell, which makes a naked or hidden set with others, the smaller first.
fn with_subsets(board: &Board, deadly: &Loop, rating: u16, add: Add<'_>) {
    for degree in 2..=7 {
        for house in common_houses(deadly.roofs) {
            let empty = (board.empty & HOUSE_BOARDS[house]).count_ones();
            let others = board.empty & HOUSE_BOARDS[house] & !deadly.roofs;
            let rating = rating + u16::try_from(degree - 1).unwrap_or(0);
            if degree * 2 <= empty && degree >= deadly.extras.count_ones() {
                for cells in choices(others, degree - 1) {
                    naked(board, deadly, (cells, others), rating, add);
                }
            }
            if degree * 2 < empty {
                for cells in choices(others, degree - 1) {
                    // The Explainer rates hidden sets by their cells beside the roofs.
                    hidden(board, deadly, (cells, others), rating - 1, add);
                }
            }
        }
    }
}

/// The extras of the roofs and the digits of other cells make a naked set.
fn naked(board: &Board, deadly: &Loop, (cells, others): (u128, u128), rating: u16, add: Add<'_>) {
    let degree = cells.count_ones() + 1;
    let joined = |start: u16| cells_of(cells).fold(start, |all, cell| all | board.digits[cell]);
    let shared = cells_of(deadly.roofs).fold(deadly.extras, |all, cell| all & board.digits[cell]);
    let union = joined(deadly.extras);
    let is_single = |cell: usize| board.digits[cell].count_ones() < 2;
    if union.count_ones() != degree || joined(shared) != union || cells_of(cells).any(is_single) {
        return;
    }
    let mut hint = Hint::empty(rating, "Unique Rectangle or Loop type 3");
    for digit in bits_of(union) {
        hint.removes[digit] = others & !cells;
    }
    add(Kind::Subset { is_hidden: false }, hint);
}

/// The two digits and some others are confined to the roofs and other cells.
fn hidden(board: &Board, deadly: &Loop, (cells, others): (u128, u128), rating: u16, add: Add<'_>) {
    let degree = cells.count_ones() + 1;
    let within = |digit: &usize| {
        board.cells[*digit] & others & !cells == 0
            && board.cells[*digit] & (cells | deadly.roofs) != 0
            && deadly.extras >> digit & 1 == 0
    };
    let confined = (0..9)
        .filter(within)
        .fold(0u16, |set, digit| set | 1 << digit);
    if confined & deadly.digits != deadly.digits || confined.count_ones() != degree {
        return;
    }
    let mut hint = Hint::empty(rating, "Unique Rectangle or Loop type 3");
    for digit in (0..9).filter(|digit| confined >> digit & 1 == 0) {
        hint.removes[digit] = cells;
    }
    add(Kind::Subset { is_hidden: true }, hint);
}
