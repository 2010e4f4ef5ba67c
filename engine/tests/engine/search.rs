//! The search, through its public door.

use nonet_engine::grid::{Cell, Digit, Grid};
use nonet_engine::search::{DEFAULT_NODE_BUDGET, Limits, Status, Verdict, count_solutions};
use proptest::prelude::*;

const HARD: &str =
    "98.7..6..7.5.......4..5....3..8..9......2..1......13.42...8..93.7....2....92...6.";
const SOLUTION: &str =
    "982714635735692148146358729351846972497523816628971354264187593573469281819235467";
/// No two givens conflict, and plain guessing needs far more than the budget to refute it.
const DEEPLY_UNSOLVABLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

fn grid(text: &str) -> Grid {
    Grid::parse(text.as_bytes()).expect("a grid")
}

fn check(grid: &Grid) -> Verdict {
    count_solutions(grid, Limits::default())
}

#[test]
fn a_hard_puzzle_is_unique_and_solved() {
    let verdict = check(&grid(HARD));

    assert_eq!(verdict.status, Status::Unique);
    assert_eq!(verdict.solution, Some(grid(SOLUTION)));
    assert!(verdict.search_complete);
}

#[test]
fn a_full_grid_is_its_own_solution_without_a_guess() {
    let verdict = check(&grid(SOLUTION));

    assert_eq!((verdict.status, verdict.nodes), (Status::Unique, 0));
    assert_eq!(verdict.solution, Some(grid(SOLUTION)));
}

#[test]
fn two_equal_givens_in_a_house_are_invalid_without_a_guess() {
    for other in [1, 9, 10] {
        let mut contradictory = Grid::EMPTY;
        for cell in [0, other] {
            contradictory.set(Cell::new(cell).unwrap(), Digit::new(5));
        }

        let verdict = check(&contradictory);

        assert_eq!((verdict.status, verdict.nodes), (Status::Invalid, 0));
    }
}

#[test]
fn a_conflict_far_from_the_guesses_is_found_within_the_budget() {
    let verdict = check(&grid(DEEPLY_UNSOLVABLE));

    assert_eq!(verdict.status, Status::Unsolvable);
    assert!(verdict.nodes < DEFAULT_NODE_BUDGET / 10);
}

#[test]
fn the_empty_grid_has_as_many_solutions_as_are_asked_for() {
    for solutions in [2, 3, 1000] {
        let limits = Limits {
            solutions,
            ..Limits::default()
        };

        let verdict = count_solutions(&Grid::EMPTY, limits);

        assert_eq!(verdict.status, Status::Multiple);
        assert_eq!(verdict.solutions_found, solutions);
    }
}

#[test]
fn an_exhausted_budget_is_unknown_and_counts_what_it_spent() {
    let needed = check(&grid(HARD)).nodes;
    for nodes in 0..needed {
        let verdict = count_solutions(
            &grid(HARD),
            Limits {
                solutions: 2,
                nodes,
            },
        );

        assert_eq!((verdict.status, verdict.nodes), (Status::Unknown, nodes));
        assert!(!verdict.search_complete);
        assert!(verdict.solutions_found <= 1);
        assert_eq!(verdict.solution, None);
    }
}

#[test]
fn the_budget_ends_probing_too() {
    for nodes in [600, 1000, 2000] {
        let limits = Limits {
            solutions: 2,
            nodes,
        };

        let verdict = count_solutions(&grid(DEEPLY_UNSOLVABLE), limits);

        assert_eq!((verdict.status, verdict.nodes), (Status::Unknown, nodes));
    }
}

/// A plain reference: cell by cell, no propagation.
fn count_by_brute_force(grid: &mut Grid, limit: u64) -> u64 {
    let empty = Cell::all().find(|&cell| grid.digit(cell).is_none());
    let Some(cell) = empty else { return 1 };
    let mut found = 0;
    for digit in Digit::ALL {
        let seen = |peer| grid.digit(peer) == Some(digit);
        if found < limit && !cell.peers().into_iter().any(seen) {
            grid.set(cell, Some(digit));
            found += count_by_brute_force(grid, limit - found);
        }
    }
    grid.set(cell, None);
    found
}

/// The solved grid with some cells emptied and some overwritten.
fn damaged_grid() -> impl Strategy<Value = Grid> {
    let damage = prop::collection::vec((0..81u8, prop::option::weighted(0.05, 1..=9u8)), 0..90);
    damage.prop_map(|changes| {
        let mut damaged = grid(SOLUTION);
        for (cell, value) in changes {
            damaged.set(Cell::new(cell).unwrap(), value.and_then(Digit::new));
        }
        damaged
    })
}

fn transpose(grid: &Grid) -> Grid {
    let mut image = Grid::EMPTY;
    for (cell, digit) in grid.filled() {
        image.set(Cell::at(cell.column(), cell.row()), Some(digit));
    }
    image
}

fn half_turn(grid: &Grid) -> Grid {
    let mut image = Grid::EMPTY;
    for (cell, digit) in grid.filled() {
        image.set(cell.opposite(), Some(digit));
    }
    image
}

fn relabel(grid: &Grid, names: &[u8]) -> Grid {
    let mut image = Grid::EMPTY;
    for (cell, digit) in grid.filled() {
        image.set(cell, Digit::new(names[digit.index()]));
    }
    image
}

proptest! {
    #[test]
    fn any_81_characters_get_a_verdict(text in "[1-9.0-]{81}") {
        let verdict = check(&grid(&text));

        prop_assert_eq!(verdict.solution.is_some(), verdict.status == Status::Unique);
    }

    #[test]
    fn a_grid_is_invalid_when_two_equal_digits_share_a_house(damaged in damaged_grid()) {
        let is_seen = |(cell, digit): (Cell, Digit)| {
            cell.peers().into_iter().any(|peer| damaged.digit(peer) == Some(digit))
        };

        let verdict = check(&damaged);

        prop_assert_eq!(verdict.status == Status::Invalid, damaged.filled().any(is_seen));
    }

    #[test]
    fn a_nearly_full_grid_has_as_many_solutions_as_brute_force_finds(damaged in damaged_grid()) {
        let verdict = check(&damaged);

        if verdict.status != Status::Invalid && damaged.filled_count() > 35 {
            let counted = count_by_brute_force(&mut damaged.clone(), 2);
            prop_assert_eq!(verdict.solutions_found, counted);
        }
    }

    #[test]
    fn symmetric_and_relabelled_grids_get_the_same_verdict(
        damaged in damaged_grid(),
        names in Just([1, 2, 3, 4, 5, 6, 7, 8, 9u8]).prop_shuffle(),
    ) {
        let verdict = check(&damaged);
        for image in [transpose(&damaged), half_turn(&damaged), relabel(&damaged, &names)] {
            let of_image = check(&image);

            prop_assert_eq!(of_image.status, verdict.status);
            prop_assert_eq!(of_image.solutions_found, verdict.solutions_found);
        }
    }
}
