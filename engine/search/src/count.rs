//! Counts solutions within limits.

use std::ops::ControlFlow::{Break, Continue};

use super::board::Board;
use super::explore::{Explorer, NODES_BEFORE_PROBING};
use super::reason::equal_givens;
use super::verdict::{Limits, Status, Verdict};
use fearless_simd::Level;
use nonet_grid::Grid;

/// Count the solutions of a grid within limits.
///
/// With a solution limit below 2, a solvable grid's status is `Unknown`.
#[must_use]
pub fn count_solutions(grid: &Grid, limits: Limits) -> Verdict {
    count_at(Level::new(), grid, limits)
}

fn count_at(level: Level, grid: &Grid, limits: Limits) -> Verdict {
    let mut verdict = count(level, Board::new(grid), limits);
    // Propagation refutes two equal givens, so that others need no check.
    let is_refuted = verdict.status == Status::Unsolvable && verdict.nodes == 0;
    if is_refuted && equal_givens(grid).is_some() {
        verdict.status = Status::Invalid;
    }
    verdict
}

impl Board {
    /// Count the solutions of a board within limits; two equal givens make it unsolvable.
    #[must_use]
    pub fn count_solutions(self, limits: Limits) -> Verdict {
        count(Level::new(), self, limits)
    }
}

#[inline(always)]
fn count(level: Level, board: Board, limits: Limits) -> Verdict {
    let mut solutions_found = 0;
    let mut first = None;
    let mut visit = |solution: &Board| {
        solutions_found += 1;
        first.get_or_insert_with(|| solution.clone());
        if solutions_found < limits.solutions {
            Continue(())
        } else {
            Break(())
        }
    };
    let mut explorer = Explorer::new(limits.nodes, NODES_BEFORE_PROBING, &mut visit);
    let _ = explorer.run(level, board);
    let (nodes, is_exhausted) = (explorer.nodes, explorer.is_exhausted);
    let status = match solutions_found {
        2.. => Status::Multiple,
        _ if is_exhausted => Status::Unknown,
        0 => Status::Unsolvable,
        1 if limits.solutions < 2 => Status::Unknown,
        _ => Status::Unique,
    };
    Verdict {
        status,
        solutions_found,
        search_complete: !is_exhausted,
        nodes,
        solution: first
            .as_ref()
            .filter(|_| status == Status::Unique)
            .map(Board::to_grid),
    }
}

#[cfg(test)]
mod tests {
    use super::count_at;
    use crate::Limits;
    use fearless_simd::Level;
    use nonet_grid::{Cell, Digit, Grid};
    use proptest::prelude::*;

    const SOLUTION: &[u8] =
        b"982714635735692148146358729351846972497523816628971354264187593573469281819235467";

    /// The levels of this machine, each a set of instructions.
    fn levels() -> Vec<Level> {
        let best = Level::new();
        let mut levels = vec![Level::baseline(), best];
        #[cfg(target_arch = "x86_64")]
        {
            levels.extend(best.as_sse4_2().map(Level::Sse4_2));
            levels.extend(best.as_avx2().map(Level::Avx2));
        }
        levels
    }

    /// A grid with few or many solutions, or with none.
    fn grids() -> impl Strategy<Value = Grid> {
        let emptied = prop::collection::vec(0..81u8, 50..140);
        let overwritten = prop::option::of((0..81u8, 1..=9u8));
        (emptied, overwritten).prop_map(|(emptied, overwritten)| {
            let mut grid = Grid::parse(SOLUTION).expect("a grid");
            for cell in emptied {
                grid.set(Cell::new(cell).expect("a cell"), None);
            }
            if let Some((cell, digit)) = overwritten {
                grid.set(Cell::new(cell).expect("a cell"), Digit::new(digit));
            }
            grid
        })
    }

    proptest! {
        #[test]
        fn a_search_has_the_same_answer_and_nodes_at_every_level(grid in grids()) {
            let limits = Limits { solutions: 20, nodes: 3000 };

            let mut found = levels().into_iter().map(|level| count_at(level, &grid, limits));

            let first = found.next().expect("a level");
            for other in found {
                prop_assert_eq!(&first, &other);
            }
        }
    }

    /// The wide board, also on machines that search with the common one.
    #[cfg(target_arch = "x86_64")]
    mod wide {
        use super::grids;
        use crate::board::Board;
        use crate::explore::Explorer;
        use fearless_simd::{Level, dispatch};
        use nonet_grid::Grid;
        use proptest::prelude::*;
        use std::ops::ControlFlow::{self, Break, Continue};

        const BUDGET: u64 = 3000;
        const SOLUTIONS: usize = 20;

        /// The first solutions, the nodes, and whether the budget was used up.
        fn searched(
            nodes_before_probing: u64,
            search: impl FnOnce(&mut Explorer) -> ControlFlow<()>,
        ) -> (Vec<Grid>, u64, bool) {
            let mut solutions = Vec::new();
            let mut visit = |solution: &Board| {
                solutions.push(solution.to_grid());
                if solutions.len() < SOLUTIONS {
                    Continue(())
                } else {
                    Break(())
                }
            };
            let mut explorer = Explorer::new(BUDGET, nodes_before_probing, &mut visit);
            let _ = search(&mut explorer);
            let (nodes, is_exhausted) = (explorer.nodes, explorer.is_exhausted);
            (solutions, nodes, is_exhausted)
        }

        proptest! {
            #[test]
            fn the_wide_board_has_the_same_solutions_and_nodes_as_the_common_one(
                grid in grids(),
                nodes_before_probing in prop::sample::select(vec![0, 1, 4, 512]),
            ) {
                let board = Board::new(&grid);

                let [common, wide] = [false, true].map(|is_wide| {
                    searched(nodes_before_probing, |explorer| {
                        dispatch!(Level::new(), simd => if is_wide {
                            explorer.explore_wide(simd, &board)
                        } else {
                            explorer.explore(simd, &mut board.clone())
                        })
                    })
                });

                prop_assert_eq!(common, wide);
            }
        }
    }
}
