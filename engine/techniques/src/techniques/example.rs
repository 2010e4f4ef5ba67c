//! The examples of techniques: small boards, where every candidate is open except those of a pattern.
//!
//! `examples.txt` has a sentence for each, then its board, then the steps that finders find there. `5 in row 2:
//! r2c2 r2c7` leaves the digit these places in its house, `12 at r1c1 r1c4` the cells these digits;
//! `r1c1 = 5` writes a digit that isn't a given, and `board` begins with the givens of a grid.

use crate::ladder;
use crate::state::State;
use crate::step::Step;
use crate::technique::Technique;
use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};

const EXAMPLES: &str = include_str!("examples.txt");

#[test]
fn each_technique_finds_in_its_examples_what_they_say() {
    for example in EXAMPLES.split("\n\n") {
        let (sentence, lines) = example.split_once('\n').expect("a sentence and a board");
        let mut board = Candidates::new(&Grid::EMPTY);
        let mut expected: Vec<(&str, Vec<&str>)> = Vec::new();
        for line in lines.lines().map(str::trim) {
            let Some((name, step)) = line.split_once(": ").filter(|_| is_of_a_technique(line))
            else {
                change(&mut board, line);
                continue;
            };
            match expected.last_mut().filter(|(last, _)| *last == name) {
                Some((_, steps)) => steps.push(step),
                None => expected.push((name, vec![step])),
            }
        }
        assert!(!expected.is_empty(), "{sentence}");
        for (name, steps) in expected {
            judge(&State::from(board.clone()), name, &steps, sentence);
        }
    }
}

fn is_of_a_technique(line: &str) -> bool {
    line.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// Find all steps of a technique, and compare them with the expected ones, in the finder's order.
fn judge(state: &State, name: &str, expected: &[&str], sentence: &str) {
    let (name, is_part) = match name.strip_suffix(" among others") {
        Some(name) => (name, true),
        None => (name, false),
    };
    let mut all = Technique::ALL.iter();
    let technique = all.find(|one| format!("{one:?}") == name);
    let technique = technique.unwrap_or_else(|| panic!("{name}: {sentence}"));
    let steps = ladder::all(*technique, state);
    for step in &steps {
        let named = step.evidence.technique_named(technique.slug());
        assert_eq!(named, Some(*technique), "{sentence}");
    }
    let found: Vec<String> = steps.iter().map(write).collect();
    let expected: &[&str] = if expected == ["nothing"] {
        &[]
    } else {
        expected
    };
    if is_part {
        let is_found = |step: &&str| found.iter().any(|one| one == step);
        assert!(expected.iter().all(is_found), "{sentence}\n{found:?}");
    } else {
        assert_eq!(found, expected, "{sentence}");
    }
}

/// Change a board as a line says.
fn change(board: &mut Candidates, line: &str) {
    if let Some(grid) = line.strip_prefix("board ") {
        *board = Candidates::new(&Grid::parse(grid.as_bytes()).expect("a grid"));
    } else if let Some((cell, digit)) = line.split_once(" = ") {
        let cell = read_cells(cell).only().expect("one cell");
        let digit = read_digits(digit).only().expect("one digit");
        board.place(Candidate { cell, digit });
    } else if let Some((digits, cells)) = line.split_once(" at ") {
        let others = DigitSet::ALL.difference(read_digits(digits));
        eliminate(board, others, read_cells(cells));
    } else {
        let (digits, places) = line.split_once(" in ").expect("a digit in a house");
        let (house, cells) = places.split_once(": ").expect("the places");
        let others = read_house(house).cells().difference(read_cells(cells));
        eliminate(board, read_digits(digits), others);
    }
}

fn eliminate(board: &mut Candidates, digits: DigitSet, cells: CellSet) {
    for digit in digits {
        for cell in cells {
            board.eliminate(Candidate { cell, digit });
        }
    }
}

/// The conclusions of a step, such as `4: r1c1 r1c2, 7: r1c1` or `r1c1 = 4`.
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

fn read_digits(digits: &str) -> DigitSet {
    let read = |byte: u8| Digit::new(byte - b'0').expect("a digit");
    digits.bytes().map(read).collect()
}

fn read_cells(names: &str) -> CellSet {
    let read = |name| Cell::named(name).expect("a cell");
    names.split(' ').map(read).collect()
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
