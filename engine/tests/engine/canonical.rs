//! Canonical forms: shared by all images of a grid, and by no other.

use nonet_engine::canonical::{canonical, minlex};
use nonet_engine::generation::{PuzzleSpec, generate};
use nonet_engine::grading::Label;
use nonet_engine::grid::{Cell, Digit, Grid};
use proptest::collection::vec;
use proptest::prelude::*;

/// A way to move a grid about without changing its logic.
#[derive(Clone, Debug)]
struct Shuffle {
    is_transposed: bool,
    digits: Vec<u8>,
    /// Where each row and each column comes from.
    rows: Vec<usize>,
    columns: Vec<usize>,
}

impl Shuffle {
    fn apply(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for cell in Cell::all() {
            let (row, column) = (self.rows[cell.row()], self.columns[cell.column()]);
            let source = if self.is_transposed {
                Cell::at(column, row)
            } else {
                Cell::at(row, column)
            };
            let renamed = |digit: Digit| Digit::new(self.digits[digit.index()]);
            image.set(cell, grid.digit(source).and_then(renamed));
        }
        image
    }
}

/// An order of nine lines that keeps bands, or stacks, together.
fn lines() -> impl Strategy<Value = Vec<usize>> {
    let three = || Just(vec![0_usize, 1, 2]).prop_shuffle();
    (three(), vec(three(), 3)).prop_map(|(chutes, within)| {
        let lines = chutes.iter().zip(within);
        lines
            .flat_map(|(chute, order)| order.into_iter().map(move |line| 3 * chute + line))
            .collect()
    })
}

prop_compose! {
    fn shuffles()(
        is_transposed in any::<bool>(),
        digits in Just((1..=9).collect::<Vec<u8>>()).prop_shuffle(),
        rows in lines(),
        columns in lines(),
    ) -> Shuffle {
        Shuffle { is_transposed, digits, rows, columns }
    }
}

/// Puzzles, full grids, and grids with cells emptied at random.
fn grids() -> impl Strategy<Value = Grid> {
    let emptied = vec(0..81_u8, 0..120);
    (any::<u64>(), any::<bool>(), emptied).prop_map(|(seed, is_full, emptied)| {
        let puzzle = generate(PuzzleSpec::label(Label::Easy), seed, 0, 100).expect("easy is easy");
        let mut grid = if is_full {
            puzzle.solution
        } else {
            puzzle.givens
        };
        for cell in emptied.into_iter().filter_map(Cell::new) {
            grid.set(cell, None);
        }
        grid
    })
}

proptest! {
    #[test]
    fn every_image_has_the_same_form(grid in grids(), shuffle in shuffles()) {
        prop_assert_eq!(canonical(&shuffle.apply(&grid)), canonical(&grid));
    }

    #[test]
    fn the_least_image_is_that_of_every_image_and_none_is_less(grid in grids(), shuffle in shuffles()) {
        let image = shuffle.apply(&grid);
        let least = minlex(&grid);

        prop_assert!(least.to_string() <= image.to_string());
        prop_assert_eq!(minlex(&image), least);
        prop_assert_eq!(canonical(&least), canonical(&grid));
    }

    #[test]
    fn a_form_is_its_own_form(grid in grids()) {
        let form = canonical(&grid);

        prop_assert_eq!(form.filled_count(), grid.filled_count());
        prop_assert_eq!(canonical(&form), form);
    }
}

fn parse(text: &str) -> Grid {
    Grid::parse(text.as_bytes()).expect("a grid")
}

#[test]
fn grids_of_great_symmetry_have_a_form_too() {
    // The full grid with the most images that equal it, 648, and sparse ones with even more.
    let regular =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let transposed: String = (0..81)
        .map(|place| regular.as_bytes()[place % 9 * 9 + place / 9] as char)
        .collect();
    assert_eq!(canonical(&parse(regular)), canonical(&parse(&transposed)));
    assert_eq!(canonical(&Grid::EMPTY), Grid::EMPTY);

    let mut one = Grid::EMPTY;
    one.set(Cell::at(3, 7), Digit::new(5));
    let mut other = Grid::EMPTY;
    other.set(Cell::at(8, 0), Digit::new(2));
    assert_eq!(canonical(&one), canonical(&other));
    assert_eq!(minlex(&Grid::EMPTY), Grid::EMPTY);
    assert_eq!(minlex(&one).to_string(), format!("{}1", "-".repeat(80)));
}

#[test]
fn two_givens_lie_in_one_of_ten_ways() {
    let form = |second: Cell, digit: u8| {
        let mut grid = Grid::EMPTY;
        grid.set(Cell::at(0, 0), Digit::new(1));
        grid.set(second, Digit::new(digit));
        canonical(&grid).to_string()
    };
    let mut forms: Vec<String> = Cell::all()
        .skip(1)
        .flat_map(|cell| [form(cell, 1), form(cell, 2)])
        .collect();
    forms.sort();
    forms.dedup();

    // Equal or different digits; in one line and box, in one line, in one box, in one band, apart.
    assert_eq!(forms.len(), 10);
}

const THREE: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// Every order of nine lines that keeps bands, or stacks, together.
fn orders() -> Vec<[usize; 9]> {
    let order = |number: usize| {
        let chutes = THREE[number / 216];
        let within = [number / 36 % 6, number / 6 % 6, number % 6].map(|one| THREE[one]);
        std::array::from_fn(|place| 3 * chutes[place / 3] + within[place / 3][place % 3])
    };
    (0..1_296).map(order).collect()
}

type Values = [[u8; 9]; 9];

/// Write an image over the least so far, with digits named as they appear, until it is larger.
fn write(values: &Values, rows: &[usize; 9], columns: &[usize; 9], least: &mut [u8; 81]) {
    let (mut names, mut count, mut is_less) = ([0; 10], 0, false);
    for (place, least) in least.iter_mut().enumerate() {
        let value = usize::from(values[rows[place / 9]][columns[place % 9]]);
        if value > 0 && names[value] == 0 {
            count += 1;
            names[value] = count;
        }
        if !is_less && names[value] > *least {
            return;
        }
        is_less |= names[value] < *least;
        *least = names[value];
    }
}

/// The least of all images, found by looking at each.
fn least_of_all(grid: &Grid) -> String {
    let digit = |row, column| grid.digit(Cell::at(row, column)).map_or(0, Digit::value);
    let values: Values =
        std::array::from_fn(|row| std::array::from_fn(|column| digit(row, column)));
    let across = std::array::from_fn(|row| std::array::from_fn(|column| values[column][row]));
    let (orders, mut least, mut seen) = (orders(), [u8::MAX; 81], 0);
    for values in [values, across] {
        for rows in &orders {
            for columns in &orders {
                write(&values, rows, columns, &mut least);
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 3_359_232);
    let written = |&name: &u8| {
        if name == 0 {
            '-'
        } else {
            char::from(b'0' + name)
        }
    };
    least.iter().map(written).collect()
}

#[test]
fn the_least_image_is_the_least_of_all_3359232() {
    let puzzle = generate(PuzzleSpec::label(Label::Hard), 5, 0, 100).expect("hard is hard");
    let without = |grid: Grid, cells: &[usize]| {
        let mut grid = grid;
        for &cell in cells {
            grid.set(Cell::at(cell / 9, cell % 9), None);
        }
        grid
    };
    let grids = [
        puzzle.givens,
        puzzle.solution,
        without(puzzle.solution, &[40]),
        without(puzzle.solution, &[0, 10, 20, 30, 33, 57, 60, 73, 76, 79]),
        without(puzzle.givens, &(0..54).collect::<Vec<_>>()),
        // Against the rules: digits twice in a line, lines that are the same.
        parse(&format!(
            "{}{}",
            "11-22-12-".repeat(4),
            "3--------".repeat(5)
        )),
        parse(&format!("{}{}", "123123456".repeat(3), "-".repeat(54))),
    ];
    for grid in grids {
        assert_eq!(minlex(&grid).to_string(), least_of_all(&grid), "{grid}");
    }
}
