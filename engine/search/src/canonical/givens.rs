//! Computes the colours of lines and digits from the givens.

use super::colours::{Colours, LINES, mix};
use nonet_grid::Grid;

/// Enough rounds to distinguish the lines of nearly every puzzle; the others are distinguished by
/// choice.
const ROUNDS: usize = 6;

#[derive(Clone, Copy)]
struct Given {
    row: usize,
    /// 9 to 17.
    column: usize,
    digit: usize,
    /// A fingerprint of the digit in its band, and in its stack.
    weights: [u64; 2],
}

pub(super) struct Givens(Vec<Given>);

impl Givens {
    pub fn of(grid: &Grid) -> Self {
        let thirds = Thirds::of(grid);
        let given = |(cell, digit): (nonet_grid::Cell, nonet_grid::Digit)| {
            let (row, column) = (cell.row(), 9 + cell.column());
            let digit = digit.index();
            let weights = [
                thirds.weight(row, cell.column() / 3, digit),
                thirds.weight(column, cell.row() / 3, digit),
            ];
            Given {
                row,
                column,
                digit,
                weights,
            }
        };
        Self(grid.filled().map(given).collect())
    }

    /// The colours of all lines before any choice.
    pub fn colours(&self) -> Colours {
        self.refine(Colours::new(self.empty_lines()))
    }

    /// The colours when one of several lines that are alike is chosen.
    pub fn choose(&self, mut colours: Colours, line: usize) -> Colours {
        colours.choose(line);
        self.refine(colours)
    }

    fn refine(&self, mut colours: Colours) -> Colours {
        for _ in 0..ROUNDS {
            colours = self.refined(&colours);
            if colours.fewest_alike().is_none() {
                break;
            }
        }
        colours
    }

    fn refined(&self, colours: &Colours) -> Colours {
        let mut lines = [0_u64; LINES];
        let mut digits = [0_u64; 9];
        for given in &self.0 {
            let [in_band, in_stack] = given.weights;
            let row = mix(colours.lines[given.row].wrapping_add(in_band));
            let column = mix(colours.lines[given.column].wrapping_add(in_stack));
            let digit = colours.digits[given.digit];
            let add = |sum: &mut u64, seen: u64| *sum = sum.wrapping_add(mix(seen));
            // The contribution to a line must not depend on whether it is a row or a column.
            add(&mut lines[given.row], column.wrapping_add(digit) ^ row);
            add(&mut lines[given.column], row.wrapping_add(digit) ^ column);
            add(&mut digits[given.digit], row.wrapping_add(column));
        }
        colours.with(lines, digits)
    }

    fn empty_lines(&self) -> [bool; LINES] {
        let mut empty = [true; LINES];
        for given in &self.0 {
            empty[given.row] = false;
            empty[given.column] = false;
        }
        empty
    }
}

/// The digits of each third of each line, as bits.
struct Thirds([[u16; 3]; LINES]);

impl Thirds {
    fn of(grid: &Grid) -> Self {
        let mut thirds = [[0; 3]; LINES];
        for (cell, digit) in grid.filled() {
            thirds[cell.row()][cell.column() / 3] |= 1 << digit.index();
            thirds[9 + cell.column()][cell.row() / 3] |= 1 << digit.index();
        }
        Self(thirds)
    }

    /// A sum over the digit's other places in the band or stack: how many digits the two thirds share.
    ///
    /// In a full grid every line has every digit, so only this distinguishes lines.
    fn weight(&self, line: usize, third: usize, digit: usize) -> u64 {
        let first = line / 3 * 3;
        let own = self.0[line][third];
        let mut weight = 0_u64;
        for other_line in (first..first + 3).filter(|&other| other != line) {
            for other_third in (0..3).filter(|&other| other != third) {
                let other = self.0[other_line][other_third];
                if other >> digit & 1 == 1 {
                    weight = weight.wrapping_add(mix(u64::from((own & other).count_ones())));
                }
            }
        }
        weight
    }
}
