//! Areas to look at: houses, and the candidates for a digit.

use super::message::{Argument, Message, phrase};
use super::names::{house_name, house_names};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidates, Cell, CellSet, Digit, House};

/// An area to look at: the sentence, its name and its cells.
#[derive(Clone, Debug)]
pub struct Focus {
    pub look: Message,
    pub name: Argument,
    pub area: CellSet,
}

impl Focus {
    fn of(look: Message, name: impl Into<Argument>, area: CellSet) -> Self {
        let name = name.into();
        Self {
            look: look.with("place", name.clone()),
            name,
            area,
        }
    }
}

/// One house.
pub fn in_house(house: House) -> Focus {
    Focus::of(phrase("look-house"), house_name(house), house.cells())
}

/// Some houses.
pub fn in_houses(houses: &[House]) -> Focus {
    Focus::of(phrase("look-house"), house_names(houses), cells_of(houses))
}

/// A digit in some houses.
pub fn of_digit(digit: impl Into<Argument>, houses: &[House]) -> Focus {
    let look = phrase("look-digit").with("digit", digit);
    Focus::of(look, house_names(houses), cells_of(houses))
}

/// All places of a digit.
pub fn of_digit_everywhere(state: &Candidates, digit: Digit) -> Focus {
    let look = phrase("look-digit").with("digit", digit);
    Focus::of(look, phrase("place-grid"), state.places(digit))
}

/// The boxes that hold some cells, or the grid if all do.
pub fn among_boxes(cells: impl IntoIterator<Item = Cell>) -> Focus {
    let cells: CellSet = cells.into_iter().collect();
    let holds = |house: &House| !house.cells().intersection(cells).is_empty();
    let boxes: Vec<House> = House::boxes().filter(holds).collect();
    let name: Argument = if boxes.len() == House::boxes().count() {
        phrase("place-grid").into()
    } else {
        house_names(&boxes).into()
    };
    Focus::of(phrase("look-candidates"), name, cells_of(&boxes))
}

/// The box where a chain begins.
pub fn from_box(cell: Cell) -> Focus {
    let [in_box, ..] = cell.houses();
    Focus::of(phrase("look-links"), house_name(in_box), in_box.cells())
}

/// The cells of some houses.
pub fn cells_of(houses: &[House]) -> CellSet {
    let cells = houses.iter().map(|house| house.cells());
    cells.fold(CellSet::EMPTY, CellSet::union)
}

/// All houses as people read a grid: rows, columns, boxes.
pub fn houses() -> impl Iterator<Item = House> {
    House::lines().chain(House::boxes())
}

/// The houses that hold all of some cells: a row or a column before a box.
pub fn common_houses(cells: CellSet) -> Vec<House> {
    let mut around: Vec<House> = House::around(cells).collect();
    around.sort_compactly_by_key(|house| house.number() < House::lines().len() / 2);
    around
}

/// The first house that holds all of some cells, which share one.
pub fn common_house(cells: CellSet) -> House {
    let shared = common_houses(cells).into_iter().next();
    shared.expect("these cells share a house")
}

/// Things in their order, each once.
pub fn distinct<T: PartialEq>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut kept = Vec::new();
    for thing in things {
        if !kept.contains(&thing) {
            kept.push(thing);
        }
    }
    kept
}
