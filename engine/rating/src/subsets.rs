//! Naked and hidden sets, and fish: n rows of a table whose entries lie in n columns.

use std::ops::ControlFlow;

use super::board::{Board, Boards, cell_at};
use super::geometry::{HOUSE_BOARDS, HOUSE_CELLS, bits_of, cells_of};
use super::hint::{Hint, Hints, Rated};
use nonet_techniques::cover::{Choice, Sets};

/// A table of nine rows and columns, which stand for digits, for places of a house, or for lines.
#[derive(Clone, Copy)]
pub(super) enum Table {
    /// The places of each digit in a house: hidden sets.
    Hidden { house: usize },
    /// The digits of each place of a house: naked sets.
    Naked { house: usize },
    /// The places of a digit in each row or column: fish.
    Fish { digit: usize, bases: usize },
}

impl Table {
    /// The houses of some cells where hidden sets are looked for: the complementary naked ones are found in others.
    pub(super) fn all_hidden(
        board: &Board,
        touched: u128,
        degree: u32,
    ) -> impl Iterator<Item = Self> {
        let houses = (0..27).filter(move |&house| HOUSE_BOARDS[house] & touched != 0);
        let houses = houses.filter(move |&house| empty_count(board, house) > degree * 2);
        houses.map(|house| Self::Hidden { house })
    }

    /// The houses of some cells where naked sets are looked for.
    pub(super) fn all_naked(
        board: &Board,
        touched: u128,
        degree: u32,
    ) -> impl Iterator<Item = Self> {
        let houses = (0..27).filter(move |&house| HOUSE_BOARDS[house] & touched != 0);
        let houses = houses.filter(move |&house| empty_count(board, house) >= degree * 2);
        houses.map(|house| Self::Naked { house })
    }

    /// The columns of a digit, then its rows.
    pub(super) fn all_fish(digit: usize) -> [Self; 2] {
        [18, 9].map(|bases| Self::Fish { digit, bases })
    }

    /// The columns of each row.
    pub(super) fn rows(self, board: &Board) -> [u16; 9] {
        match self {
            Self::Hidden { house } => std::array::from_fn(|digit| board.places[digit][house]),
            Self::Naked { house } => HOUSE_CELLS[house].map(|cell| board.digits[usize::from(cell)]),
            Self::Fish { digit, bases } => {
                std::array::from_fn(|line| board.places[digit][bases + line])
            }
        }
    }

    /// Visit every choice of `degree` rows that have as many columns; each row has two to `degree`.
    pub(super) fn locked(
        self,
        board: &Board,
        degree: u32,
        visit: &mut dyn FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Sets::up_to(self.rows(board), degree).choices(degree, &mut |choice: Choice| {
            // In a net whose assumption fails, there may be fewer columns than rows.
            if choice.union.count_ones() == degree {
                visit(choice)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// The candidates in the columns of some rows, but in other rows: they are eliminated.
    pub(super) fn eliminated(self, choice: Choice) -> Boards {
        self.candidates(!choice.sets & 0x1ff, choice.union)
    }

    /// The candidates in some rows, but in other columns: that none is left locks the rows.
    pub(super) fn missing(self, choice: Choice) -> Boards {
        self.candidates(choice.sets, !choice.union & 0x1ff)
    }

    /// For each digit the cells where rows meet columns.
    fn candidates(self, rows: u16, columns: u16) -> Boards {
        let mut boards = [0; 9];
        match self {
            Self::Hidden { house } => {
                let cells = board_of(house, columns);
                bits_of(rows).for_each(|digit| boards[digit] = cells);
            }
            Self::Naked { house } => {
                let cells = board_of(house, rows);
                bits_of(columns).for_each(|digit| boards[digit] = cells);
            }
            Self::Fish { digit, bases } => {
                let lines = |houses: usize, lines: u16| {
                    bits_of(lines).fold(0, |board, line| board | HOUSE_BOARDS[houses + line])
                };
                boards[digit] = lines(bases, rows) & lines(27 - bases, columns);
            }
        }
        boards
    }
}

fn empty_count(board: &Board, house: usize) -> u32 {
    (board.empty & HOUSE_BOARDS[house]).count_ones()
}

/// Find hidden sets that reveal a hidden single in their house, in houses of the `touched` cells.
pub(super) fn direct_hidden(
    board: &Board,
    touched: u128,
    degree: u32,
    hints: &mut Hints,
) -> ControlFlow<()> {
    let (rating, name) = match degree {
        2 => (20, "Direct Hidden Pair"),
        _ => (25, "Direct Hidden Triplet"),
    };
    let houses = (0..27).filter(|&house| HOUSE_BOARDS[house] & touched != 0);
    for house in houses.filter(|&house| empty_count(board, house) > degree) {
        Table::Hidden { house }.locked(board, degree, &mut |choice| {
            for digit in bits_of(!choice.sets & 0x1ff) {
                let places = board.places[digit][house];
                let left = places & !choice.union;
                if left.is_power_of_two() && places != left {
                    let cell = cell_at(house, left.trailing_zeros() as usize);
                    hints.offer(board, Hint::placing(rating, name, cell, digit))?;
                }
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// Find digits that are confined to as many cells of a house, in houses of some cells.
pub(super) fn hidden(
    board: &Board,
    touched: u128,
    degree: u32,
    hints: &mut Hints,
) -> ControlFlow<()> {
    let rated = match degree {
        2 => (34, "Hidden Pair"),
        3 => (40, "Hidden Triplet"),
        _ => (54, "Hidden Quad"),
    };
    let tables = Table::all_hidden(board, touched, degree);
    offer(board, tables, rated, degree, hints)
}

/// Find cells of a house that have as many digits together, in houses of some cells.
pub(super) fn naked(
    board: &Board,
    touched: u128,
    degree: u32,
    hints: &mut Hints,
) -> ControlFlow<()> {
    let rated = match degree {
        2 => (30, "Naked Pair"),
        3 => (36, "Naked Triplet"),
        _ => (50, "Naked Quad"),
    };
    let tables = Table::all_naked(board, touched, degree);
    offer(board, tables, rated, degree, hints)
}

fn offer(
    board: &Board,
    mut tables: impl Iterator<Item = Table>,
    (rating, name): Rated,
    degree: u32,
    hints: &mut Hints,
) -> ControlFlow<()> {
    tables.try_for_each(|table| {
        table.locked(board, degree, &mut |choice| {
            hints.offer(
                board,
                Hint::eliminating(rating, name, table.eliminated(choice)),
            )
        })
    })
}

/// Find fish: lines with as many places for a digit, which can then be eliminated elsewhere across them.
pub(super) fn fish(board: &Board, digits: u16, degree: u32, hints: &mut Hints) -> u16 {
    let (rating, name) = match degree {
        2 => (32, "X-Wing"),
        3 => (38, "Swordfish"),
        _ => (52, "Jellyfish"),
    };
    let mut exhausted = digits;
    for digit in bits_of(digits) {
        for table in Table::all_fish(digit) {
            let _ = table.locked(board, degree, &mut |choice| {
                let out = table.eliminated(choice)[digit];
                if out & board.cells[digit] != 0 {
                    exhausted &= !(1 << digit);
                    let _ = hints.offer(board, Hint::removing(rating, name, digit, out));
                }
                ControlFlow::Continue(())
            });
        }
    }
    exhausted
}

/// The cells at some places of a house.
pub(super) fn board_of(house: usize, places: u16) -> u128 {
    bits_of(places).fold(0, |board, place| board | 1 << cell_at(house, place))
}

/// Every set of so many cells of a board.
pub(super) fn choices(cells: u128, count: u32) -> impl Iterator<Item = u128> {
    let list: Vec<usize> = cells_of(cells).collect();
    let fitting = (1u16..1 << list.len()).filter(move |choice| choice.count_ones() == count);
    fitting.map(move |choice| bits_of(choice).fold(0, |set, index| set | 1 << list[index]))
}
