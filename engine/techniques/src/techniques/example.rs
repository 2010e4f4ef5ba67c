//! Small boards for the tests of techniques: every candidate is open except those of a pattern.

use crate::ladder;
use crate::state::State;
use crate::step::Step;
use crate::technique::Technique;
use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};

pub(crate) struct Example(Candidates);

impl From<Candidates> for Example {
    fn from(state: Candidates) -> Self {
        Self(state)
    }
}

impl Example {
    pub fn new() -> Self {
        Self(Candidates::new(&Grid::EMPTY))
    }

    /// Keep a digit, within a house such as `row 1`, in these cells only.
    pub fn confine(mut self, digit: u8, house: &str, cells: &str) -> Self {
        let (kept, digit) = (read_cells(cells), read_digit(digit));
        for cell in read_house(house).cells().difference(kept) {
            self.0.eliminate(Candidate { cell, digit });
        }
        self
    }

    /// Keep only these digits in each of the cells.
    pub fn limit(mut self, cells: &str, digits: &[u8]) -> Self {
        let kept = digits
            .iter()
            .fold(DigitSet::EMPTY, |kept, &digit| kept.with(read_digit(digit)));
        for cell in read_cells(cells) {
            for digit in Digit::ALL
                .into_iter()
                .filter(|&digit| !kept.contains(digit))
            {
                self.0.eliminate(Candidate { cell, digit });
            }
        }
        self
    }

    /// Write a digit that is no given.
    pub fn place(mut self, cell: &str, digit: u8) -> Self {
        let cell = read_cells(cell).only().expect("one cell");
        let digit = read_digit(digit);
        self.0.place(Candidate { cell, digit });
        self
    }

    /// The conclusions of each step, such as `4: r1c1 r1c2, 7: r1c1` or `r1c1 = 4`, in the finder's order.
    pub fn steps(&self, technique: Technique) -> Vec<String> {
        let steps = ladder::all(technique, &State::from(self.0.clone()));
        steps.iter().map(write).collect()
    }
}

fn write(step: &Step) -> String {
    let written = Digit::ALL.into_iter().filter_map(|digit| {
        let cells = step.eliminations.iter().filter(|one| one.digit == digit);
        let names: Vec<_> = cells.map(|one| name(one.cell)).collect();
        (!names.is_empty()).then(|| format!("{}: {}", digit.value(), names.join(" ")))
    });
    let placed = step.placements.iter();
    let placed = placed.map(|one| format!("{} = {}", name(one.cell), one.digit.value()));
    written.chain(placed).collect::<Vec<_>>().join(", ")
}

fn name(cell: Cell) -> String {
    format!("r{}c{}", cell.row() + 1, cell.column() + 1)
}

fn read_digit(value: u8) -> Digit {
    Digit::new(value).expect("a digit")
}

fn read_cells(names: &str) -> CellSet {
    let is_named = |cell: &Cell| names.split(' ').any(|one| one == name(*cell));
    Cell::all().filter(is_named).collect()
}

fn read_house(name: &str) -> House {
    let (kind, number) = name.split_once(' ').expect("a kind and a number");
    let index = number.parse::<usize>().expect("a number") - 1;
    match kind {
        "box" => House::of_box(index),
        "row" => House::row(index),
        _ => House::column(index),
    }
}
