//! Unavoidable rectangles: four cells of a full grid whose two digits can be exchanged.

use nonet_grid::{Cell, CellSet, Digit, Grid};

/// The rectangles of a full grid; a puzzle without a given in one of them has several solutions.
pub(super) fn rectangles(solution: &Grid) -> Vec<CellSet> {
    let mut found = Vec::with_capacity(32);
    for first in 0..9 {
        // Lines of different bands would make it reach into four boxes.
        for second in first + 1..first / 3 * 3 + 3 {
            let rows = [first, second];
            add(
                solution,
                rows.map(|row| std::array::from_fn(|at| Cell::at(row, at))),
                &mut found,
            );
            add(
                solution,
                rows.map(|column| std::array::from_fn(|at| Cell::at(at, column))),
                &mut found,
            );
        }
    }
    found
}

/// Add the rectangles of two lines.
fn add(solution: &Grid, lines: [[Cell; 9]; 2], found: &mut Vec<CellSet>) {
    let digit = |cell: Cell| solution.digit(cell).map_or(0, Digit::index);
    let [one, other] = lines.map(|line| line.map(digit));
    let mut places = [0; 9];
    for (place, digit) in one.into_iter().enumerate() {
        places[digit] = place;
    }
    for (left, digit) in other.into_iter().enumerate() {
        let right = places[digit];
        if left < right && other[right] == one[left] {
            let corners = lines.map(|line| CellSet::of(line[left]).with(line[right]));
            found.push(corners[0].union(corners[1]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::rectangles;
    use crate::generation::full_grid;
    use nonet_search::{Limits, Status, count_solutions};

    #[test]
    fn a_puzzle_without_a_given_in_a_rectangle_has_several_solutions() {
        let solution = full_grid(1, 0);

        let found = rectangles(&solution);

        assert!(!found.is_empty());
        for cells in found {
            let puzzle = solution.without(cells);
            let status = count_solutions(&puzzle, Limits::default()).status;
            assert_eq!((cells.len(), status), (4, Status::Multiple));
        }
    }
}
