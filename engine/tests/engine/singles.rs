//! Singles: the order of steps and the analysis.

use nonet_engine::analysis::{Rating, analyze, next_single};
use nonet_engine::grid::{Candidate, Candidates, Cell, Digit, Grid, House};
use nonet_engine::search::{Limits, count_solutions};
use nonet_engine::state::State;
use nonet_engine::technique::Technique;
use proptest::prelude::*;

const SOLUTION: &str =
    "982714635735692148146358729351846972497523816628971354264187593573469281819235467";

fn grid(text: &str) -> Grid {
    Grid::parse(text.as_bytes()).expect("a grid")
}

fn without(text: &str, cells: impl IntoIterator<Item = usize>) -> Grid {
    let mut grid = grid(text);
    for index in cells {
        grid.set(Cell::at(index / 9, index % 9), None);
    }
    grid
}

#[test]
fn the_position_of_each_technique_is_its_value() {
    for (position, &technique) in Technique::ALL.iter().enumerate() {
        assert_eq!(technique as usize, position);
    }
}

#[test]
fn the_last_cell_of_a_box_comes_before_that_of_a_row() {
    let board = without(SOLUTION, [40, 0]);

    let single = next_single(&Candidates::new(&board).into()).expect("a single");

    assert_eq!(single.technique, Technique::FullHouse);
    assert_eq!(single.house, Some(House::of_box(0)));
    assert_eq!(single.placement.cell, Cell::at(0, 0));
}

fn board(digits: &[(usize, usize, u8)]) -> State {
    let mut board = Grid::EMPTY;
    for &(row, column, digit) in digits {
        board.set(Cell::at(row, column), Digit::new(digit));
    }
    Candidates::new(&board).into()
}

#[test]
fn the_only_place_in_a_box_is_found_with_all_candidates_of_the_cell() {
    let state = board(&[(1, 3, 1), (2, 6, 1), (3, 1, 1), (6, 2, 1)]);

    let single = next_single(&state).expect("a single");

    assert_eq!(single.technique, Technique::HiddenSingleInBox);
    assert_eq!(single.house, Some(House::of_box(0)));
    assert_eq!(
        single.placement,
        Candidate {
            cell: Cell::at(0, 0),
            digit: Digit::ALL[0]
        }
    );
    assert_eq!(single.candidates.len(), 9);
}

#[test]
fn the_only_place_in_a_row_is_found_when_its_box_has_others() {
    let mut digits = vec![(4, 1, 1), (7, 2, 1)];
    digits.extend((3..9).map(|column| (0, column, [2, 3, 4, 5, 6, 7][column - 3])));

    let single = next_single(&board(&digits)).expect("a single");

    assert_eq!(single.technique, Technique::HiddenSingleInLine);
    assert_eq!(single.house, Some(House::row(0)));
    assert_eq!(
        single.placement,
        Candidate {
            cell: Cell::at(0, 0),
            digit: Digit::ALL[0]
        }
    );
}

#[test]
fn a_naked_single_names_no_house() {
    let state = board(&[
        (0, 3, 1),
        (0, 6, 2),
        (3, 0, 3),
        (6, 0, 4),
        (1, 1, 5),
        (2, 2, 6),
        (0, 8, 7),
        (8, 0, 8),
    ]);

    let single = next_single(&state).expect("a single");

    assert_eq!(single.technique, Technique::NakedSingle);
    assert_eq!(single.house, None);
    assert_eq!(single.candidates.only(), Digit::new(9));
}

#[test]
fn a_full_grid_is_complete() {
    let analysis = analyze(&grid(SOLUTION));

    assert_eq!(analysis.rating(), Rating::Complete);
    assert_eq!(analysis.steps, []);
}

proptest! {
    #[test]
    fn the_steps_are_the_repeated_next_single(emptied in prop::collection::vec(0..81usize, 0..90)) {
        let puzzle = without(SOLUTION, emptied);
        let mut board = puzzle;

        let analysis = analyze(&puzzle);

        for step in &analysis.steps {
            prop_assert_eq!(next_single(&Candidates::new(&board).into()), Some(*step));
            board.set(step.placement.cell, Some(step.placement.digit));
        }
        prop_assert_eq!(next_single(&Candidates::new(&board).into()), None);
    }

    #[test]
    fn no_step_of_a_unique_puzzle_leaves_its_solution(
        emptied in prop::collection::vec(0..81usize, 0..70),
    ) {
        let puzzle = without(SOLUTION, emptied);
        let solution = count_solutions(&puzzle, Limits::default()).solution;

        if let Some(solution) = solution {
            for step in analyze(&puzzle).steps {
                prop_assert_eq!(solution.digit(step.placement.cell), Some(step.placement.digit));
            }
        }
    }

    #[test]
    fn both_views_of_the_candidates_agree(text in "[1-9.]{81}", eliminated in 0..81usize) {
        let mut candidates = Candidates::new(&grid(&text));
        let cell = Cell::at(eliminated / 9, eliminated % 9);
        candidates.eliminate(Candidate { cell, digit: Digit::ALL[4] });
        let mut state = State::from(candidates);
        if let Some(single) = next_single(&state) {
            state.change(|candidates| candidates.place(single.placement));
        }

        for cell in Cell::all() {
            for digit in Digit::ALL {
                prop_assert_eq!(state.of(cell).contains(digit), state.places(digit).contains(cell));
            }
        }
    }
}
