//! SK-loop: sixteen cells around the corners of a rectangle, two in each line and each box of a ring.
//!
//! Two rows and two columns meet in four boxes. Beside the cell where they meet, each box has two
//! cells of its row and two of its column. Row, box, column, box and so on make a ring of eight houses
//! in which each pair of cells lies in two neighbours. If these houses can give no more than sixteen
//! digits to the sixteen cells, each of them gives all of its own there. A few of the cells may be
//! filled: then there are as many digits less.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::new_steps::NewSteps;
use super::sectors::Sectors;
use crate::state::State;
use crate::step::Sink;
use crate::technique::Technique;
use nonet_grid::{Cell, CellSet, Digit, House};

/// The fewest empty cells of the sixteen; with fewer it is a shorter chain.
const FEWEST_CELLS: usize = 12;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    for bands in [[0, 1], [0, 2], [1, 2]] {
        for rows in lines_of(bands) {
            for stacks in [[0, 1], [0, 2], [1, 2]] {
                for columns in lines_of(stacks) {
                    find_around(state, rows, columns, &mut new_steps)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A line of each of two bands.
fn lines_of([one, other]: [usize; 2]) -> impl Iterator<Item = [usize; 2]> {
    (0..9).map(move |at| [3 * one + at / 3, 3 * other + at % 3])
}

fn find_around(
    state: &State,
    rows: [usize; 2],
    columns: [usize; 2],
    new_steps: &mut NewSteps<'_, '_>,
) -> ControlFlow<()> {
    let ring = Ring::of(rows, columns);
    let cells = ring.cells.intersection(state.empty());
    let is_open = |pair: &CellSet| !pair.intersection(cells).is_empty();
    if cells.len() < FEWEST_CELLS || !ring.pairs.iter().all(is_open) {
        return ControlFlow::Continue(());
    }
    let covers = Digit::ALL.map(|digit| {
        let places = state.places(digit);
        let is_there = |pair: &CellSet| !places.intersection(*pair).is_empty();
        let there = ring.pairs.iter().map(is_there);
        &COVERS[there.rev().fold(0, |mask, is| mask << 1 | usize::from(is))]
    });
    if covers.iter().map(|covers| covers.size).sum::<usize>() != cells.len() {
        return ControlFlow::Continue(());
    }
    let sectors = |choice: &[usize; 9]| {
        let digits = covers.iter().zip(choice);
        let mut houses = digits.map(|(covers, &at)| ring.houses_in(covers.smallest[at]));
        Sectors {
            cells,
            houses: std::array::from_fn(|_| houses.next().unwrap_or_default()),
        }
    };
    // If a digit can also be charged to other houses, these eliminate more.
    let others = (0..9).flat_map(|digit| {
        (1..covers[digit].smallest.len()).map(move |at| {
            let mut choice = [0; 9];
            choice[digit] = at;
            choice
        })
    });
    for choice in std::iter::once([0; 9]).chain(others) {
        let sectors = sectors(&choice);
        new_steps.offer(sectors.eliminations(state), |lost| {
            sectors.step(Technique::SkLoop, lost)
        })?;
    }
    ControlFlow::Continue(())
}

/// Eight houses, and the pairs of cells that lie in one of them and the next.
struct Ring {
    houses: [House; 8],
    pairs: [CellSet; 8],
    cells: CellSet,
}

impl Ring {
    fn of([top, bottom]: [usize; 2], [left, right]: [usize; 2]) -> Self {
        let corner = |row, column| House::of_box(Cell::at(row, column).box_index());
        let houses = [
            House::row(top),
            corner(top, left),
            House::column(left),
            corner(bottom, left),
            House::row(bottom),
            corner(bottom, right),
            House::column(right),
            corner(top, right),
        ];
        let [row, _, column, _, other_row, _, other_column, _] = houses.map(House::cells);
        let rows = row.union(other_row);
        let meeting = rows.intersection(column.union(other_column));
        let pairs = std::array::from_fn(|at| {
            let [one, other] = [houses[at], houses[(at + 1) % 8]].map(House::cells);
            one.intersection(other).difference(meeting)
        });
        Self {
            houses,
            pairs,
            cells: pairs.into_iter().fold(CellSet::EMPTY, CellSet::union),
        }
    }

    fn houses_in(&self, mask: usize) -> Vec<House> {
        let houses = self.houses.iter().enumerate();
        let chosen = houses.filter(|(at, _)| mask >> at & 1 == 1);
        chosen.map(|(_, &house)| house).collect()
    }
}

/// The fewest houses of the ring that hold some pairs, and all choices of as many.
struct Covers {
    size: usize,
    smallest: Vec<usize>,
}

static COVERS: LazyLock<Vec<Covers>> = LazyLock::new(|| (0..256).map(covers).collect());

fn covers(pairs: usize) -> Covers {
    let holds = |houses: &usize| {
        let next = houses >> 1 | (houses & 1) << 7;
        pairs & !(houses | next) == 0
    };
    let all = (0..256_usize).filter(holds);
    let size = |houses: usize| houses.count_ones() as usize;
    let fewest = all.clone().map(size).min().unwrap_or_default();
    Covers {
        size: fewest,
        smallest: all.filter(|&houses| size(houses) == fewest).collect(),
    }
}
