//! Grids of 4x4 and 6x6 for the youngest: exact search, singles with words for children, generation.
//!
//! Every part reads the shape of its grid; no size has code of its own. The rooms for 9x9 are made
//! for speed and techniques, which grids of this size do not need.

mod explaining;
mod grid;
mod level;
mod looking;
mod making;
mod search;
mod shape;
mod single;

pub use explaining::{Marks, area_of, explain};
pub use grid::{FormatFault, SmallGrid};
pub use level::{Level, level_of};
pub use looking::{Look, look};
pub use making::{SmallPuzzle, generate};
pub use search::{Found, count_solutions};
pub use shape::Shape;
pub use single::{Kind, Place, SmallSingle, next_single};
