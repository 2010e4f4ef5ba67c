//! Random images of grids.

use nonet_grid::random::Random;
use nonet_grid::{Digit, Grid};
use nonet_search::canonical::{Lines, Transform};

/// A random image of a grid, all equally likely, and the transform to it.
///
/// The same seed and engine version give the same transform on every machine.
#[must_use]
pub fn shuffle(grid: &Grid, seed: u64) -> (Grid, Transform) {
    let mut random = Random::new(seed, 0);
    let is_transposed = random.below(2) == 1;
    let (rows, columns) = (draw_lines(&mut random), draw_lines(&mut random));
    let mut digits = Digit::ALL;
    random.shuffle(&mut digits);
    let drawn = Transform::new(is_transposed, rows, columns, digits);
    let transform = drawn.unwrap_or(Transform::IDENTITY);
    (transform.image(grid), transform)
}

/// A random order of lines.
pub(super) fn draw_lines(random: &mut Random) -> Lines {
    let mut chutes = [0, 1, 2];
    random.shuffle(&mut chutes);
    let mut within = [[0, 1, 2]; 3];
    for order in &mut within {
        random.shuffle(order);
    }
    std::array::from_fn(|place| 3 * chutes[place / 3] + within[place / 3][place % 3])
}
