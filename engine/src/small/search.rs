//! The solutions of a small grid, by trying the cell with the fewest candidates first.

use super::grid::{SmallGrid, bit};
use super::shape::{KINDS, Shape};

/// The number of solutions of a small grid, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Found {
    /// Number of solutions found, at most the limit.
    pub solutions: u64,
    /// The only one, where there is exactly one.
    pub solution: Option<SmallGrid>,
    /// Whether a house holds a digit twice.
    pub clashes: bool,
}

/// Count the solutions of a grid, stopping at `limit`.
#[must_use]
pub fn count_solutions(grid: &SmallGrid, limit: u64) -> Found {
    let clashes = grid.has_clash();
    let mut solutions = 0;
    let mut first = None;
    if !clashes {
        Search::new(grid, |_| {}).each(&mut |board| {
            solutions += 1;
            if first.is_none() {
                first = Some(written(grid.shape(), board));
            }
            solutions >= limit
        });
    }
    Found {
        solutions,
        solution: first.filter(|_| solutions == 1 && limit > 1),
        clashes,
    }
}

/// The first solution that is found where digits are tried in the order that `arrange` brings.
pub(super) fn fill(grid: &SmallGrid, arrange: impl FnMut(&mut [u8])) -> Option<SmallGrid> {
    let mut first = None;
    Search::new(grid, arrange).each(&mut |board| {
        first = Some(written(grid.shape(), board));
        true
    });
    first
}

fn written(shape: Shape, board: &[u8]) -> SmallGrid {
    let mut grid = SmallGrid::empty(shape);
    for (cell, &digit) in board.iter().enumerate() {
        grid.set(cell, digit);
    }
    grid
}

struct Search<A> {
    digits: u16,
    board: Vec<u8>,
    /// The houses of each cell: one of rows, one of columns, one of boxes.
    houses: Vec<[usize; 3]>,
    /// The digits that each house holds.
    held: Vec<u16>,
    arrange: A,
}

impl<A: FnMut(&mut [u8])> Search<A> {
    fn new(grid: &SmallGrid, arrange: A) -> Self {
        let shape = grid.shape();
        let cells = 0..shape.cells();
        let houses = cells.clone().map(|cell| {
            let mut at = 0;
            KINDS.map(|kind| {
                at += shape.side;
                at - shape.side + shape.house_of(cell, kind)
            })
        });
        let mut search = Self {
            digits: shape.digits(),
            board: cells.map(|cell| grid.digit(cell)).collect(),
            houses: houses.collect(),
            held: vec![0; 3 * shape.side],
            arrange,
        };
        for cell in 0..search.board.len() {
            search.toggle(cell, search.board[cell]);
        }
        search
    }

    fn toggle(&mut self, cell: usize, digit: u8) {
        for house in self.houses[cell] {
            self.held[house] ^= bit(digit);
        }
    }

    fn open(&self, cell: usize) -> u16 {
        let [row, column, block] = self.houses[cell];
        self.digits & !(self.held[row] | self.held[column] | self.held[block])
    }

    /// Visit each solution until `visit` stops; return whether it did.
    fn each(&mut self, visit: &mut impl FnMut(&[u8]) -> bool) -> bool {
        let empty = (0..self.board.len()).filter(|&cell| self.board[cell] == 0);
        let Some(cell) = empty.min_by_key(|&cell| self.open(cell).count_ones()) else {
            return visit(&self.board);
        };
        let open = self.open(cell);
        let mut tried = [0; u16::BITS as usize];
        let mut count = 0;
        for digit in (1..).take_while(|&digit| bit(digit) <= self.digits) {
            if open & bit(digit) != 0 {
                tried[count] = digit;
                count += 1;
            }
        }
        (self.arrange)(&mut tried[..count]);
        for &digit in &tried[..count] {
            self.board[cell] = digit;
            self.toggle(cell, digit);
            let enough = self.each(visit);
            self.toggle(cell, digit);
            self.board[cell] = 0;
            if enough {
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::{SmallGrid, count_solutions};
    use crate::small::Shape;

    #[test]
    fn there_are_288_grids_of_four() {
        let empty = SmallGrid::empty(Shape::FOUR);

        assert_eq!(count_solutions(&empty, u64::MAX).solutions, 288);
    }

    #[test]
    fn there_are_28_200_960_grids_of_six() {
        // Digits change names freely: any first box has as many grids as this one.
        let first_box = SmallGrid::parse(b"123...456...........................".as_slice());
        let names: u64 = (1..=6).product();

        let found = count_solutions(&first_box.expect("a grid"), u64::MAX);

        assert_eq!(names * found.solutions, 28_200_960);
    }

    #[test]
    fn a_grid_with_two_solutions_has_no_only_one() {
        let grid = SmallGrid::parse(b"12343412........").expect("a grid");

        let found = count_solutions(&grid, 2);

        assert_eq!((found.solutions, found.solution), (2, None));
    }

    #[test]
    fn a_clash_is_no_puzzle() {
        let grid = SmallGrid::parse(b"11..............").expect("a grid");

        let found = count_solutions(&grid, 2);

        assert_eq!((found.solutions, found.clashes), (0, true));
    }
}
