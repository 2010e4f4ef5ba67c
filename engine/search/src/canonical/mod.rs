//! One form for all images of a grid: digits relabelled, the grid transposed, bands, stacks, and the
//! lines within them shuffled.
//!
//! The form is itself an image of the grid, so grids that are not images of each other never share
//! one. To find it, every line gets a colour that depends on its digits but not on the orientation of
//! the grid. Colours of lines and digits refine each other until all lines differ, and then lines are
//! sorted by colour. Lines that stay alike are individualized by a choice; every choice is followed,
//! and the smallest resulting grid is the form (individualization and refinement, as in "Practical
//! graph isomorphism", 1981).

mod automorphisms;
mod colours;
mod givens;
mod minlex;
mod transform;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

pub use automorphisms::automorphisms;
use colours::{Colours, LINES};
use givens::Givens;
pub use minlex::{minlex, to_minlex};
use nonet_grid::{Cell, Grid};
pub use transform::{Lines, Transform};

/// The form that a grid shares with all its images, and with no other grid.
///
/// Any grid has one, whether or not it obeys the rules. Compare forms of the same engine version
/// only.
#[must_use]
pub fn canonical(grid: &Grid) -> Grid {
    to_canonical(grid).image(grid)
}

/// The transform that makes the canonical form of a grid; one of several, where the grid has automorphisms.
#[must_use]
pub fn to_canonical(grid: &Grid) -> Transform {
    let givens = Givens::of(grid);
    let mut search = Search::new(grid, &givens);
    search.explore(&givens.colours());
    let least = search.found.first_key_value();
    least.map_or(Transform::IDENTITY, |(values, leaf)| {
        transform_to(grid, values, &leaf.order)
    })
}

type Values = [u8; Cell::COUNT];

/// An arrangement of lines.
struct Leaf {
    order: [usize; LINES],
    colours: Colours,
    /// The choices that first led to it.
    chosen: Vec<usize>,
}

struct Search<'a> {
    grid: &'a Grid,
    givens: &'a Givens,
    /// The lines chosen so far on the current branch of the search.
    chosen: Vec<usize>,
    /// The grids found, each with the leaf where it was found first.
    found: BTreeMap<Values, Leaf>,
}

impl<'a> Search<'a> {
    const fn new(grid: &'a Grid, givens: &'a Givens) -> Self {
        Self {
            grid,
            givens,
            chosen: Vec::new(),
            found: BTreeMap::new(),
        }
    }

    /// Follow every choice among lines that are alike; the result is how many choices to keep.
    ///
    /// Two paths to the same grid are images of each other, and so are their subtrees from the choice
    /// where they diverged. The later subtree has nothing new, so the search backtracks to that choice.
    fn explore(&mut self, colours: &Colours) -> usize {
        let depth = self.chosen.len();
        let Some(alike) = colours.fewest_alike() else {
            return self.arrive(colours);
        };
        let branches: Vec<(usize, Colours)> = alike
            .map(|line| (line, self.givens.choose(*colours, line)))
            .collect();
        let least = branches.iter().map(|(_, branch)| branch.trace()).min();
        for (line, branch) in branches {
            if Some(branch.trace()) != least {
                // uncovered: on no grid that was tried do lines that look alike lead to different ones.
                continue;
            }
            self.chosen.push(line);
            let kept = self.explore(&branch);
            self.chosen.truncate(depth);
            if kept < depth {
                return kept;
            }
        }
        depth
    }

    fn arrive(&mut self, colours: &Colours) -> usize {
        let order = colours.order();
        let values = relabelled(self.grid, &order);
        match self.found.entry(values) {
            Entry::Occupied(known) => common_length(&known.get().chosen, &self.chosen),
            Entry::Vacant(new) => {
                let leaf = Leaf {
                    order,
                    colours: *colours,
                    chosen: self.chosen.clone(),
                };
                new.insert(leaf).chosen.len()
            }
        }
    }
}

/// The grid with its lines in this order, and its digits renumbered by first appearance.
fn relabelled(grid: &Grid, order: &[usize; LINES]) -> Values {
    let (rows, columns) = order.split_at(9);
    let mut names = [0; 10];
    let mut next = 0;
    let mut values = [0; Cell::COUNT];
    for (place, value) in values.iter_mut().enumerate() {
        let Some(digit) = grid.digit(crossing(rows[place / 9], columns[place % 9])) else {
            continue;
        };
        let name = &mut names[usize::from(digit.value())];
        if *name == 0 {
            next += 1;
            *name = next;
        }
        *value = *name;
    }
    values
}

/// The cell where a row, 0 to 8, and a column, 9 to 17, meet, named in either order.
const fn crossing(one: usize, other: usize) -> Cell {
    if one < other {
        Cell::at(one, other - 9)
    } else {
        Cell::at(other, one - 9)
    }
}

fn common_length(one: &[usize], other: &[usize]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

/// The transform that puts lines in this order, and names digits as the image does.
fn transform_to(grid: &Grid, image: &Values, order: &[usize; LINES]) -> Transform {
    let (rows, columns) = order.split_at(9);
    let mut names = [0; 9];
    for (place, &name) in image.iter().enumerate() {
        let origin = crossing(rows[place / 9], columns[place % 9]);
        if let Some(digit) = grid.digit(origin) {
            names[digit.index()] = name;
        }
    }
    let side = |lines: &[usize]| std::array::from_fn(|place| lines[place] % 9);
    Transform::naming(rows[0] >= 9, side(rows), side(columns), names)
}
