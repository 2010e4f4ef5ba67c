//! Paths of steps, and grades.

use serde::Serialize;

use nonet_grid::interruption::checkpoint;

use crate::board::Board;
use crate::steps::{Level, Solver, Step, TECHNIQUES, Technique};

/// The difficulty of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grade {
    /// The level of the hardest step; extreme where the steps don't solve the puzzle.
    pub level: Level,
    /// The hardest technique of the path.
    pub hardest: Option<Technique>,
    /// How often each technique is used.
    pub counts: Vec<(Technique, usize)>,
    /// Whether the steps solve the puzzle.
    pub solved: bool,
}

/// All steps of a solver up to a level, and whether they solve the puzzle.
pub fn solve_path(solver: &mut Solver, most: Level) -> (Vec<Step>, bool) {
    let mut steps = Vec::new();
    while checkpoint().is_continue() {
        let Some(step) = solver.next_step(most) else {
            break;
        };
        step.apply(&mut solver.board);
        steps.push(step);
    }
    let is_solved = solver.board.is_complete() && !solver.board.is_broken();
    (steps, is_solved)
}

/// The grade of a path.
#[must_use]
pub fn grade_of(steps: &[Step], is_solved: bool) -> Grade {
    let count = |&technique: &Technique| {
        (
            technique,
            steps
                .iter()
                .filter(|step| step.technique == technique)
                .count(),
        )
    };
    let counts: Vec<(Technique, usize)> = TECHNIQUES
        .iter()
        .map(count)
        .filter(|&(_, count)| count > 0)
        .collect();
    let hardest = counts.last().map(|&(technique, _)| technique);
    let level = match hardest {
        _ if !is_solved => Level::Extreme,
        Some(technique) => technique.level(),
        None => Level::Beginner,
    };
    Grade {
        level,
        hardest,
        counts,
        solved: is_solved,
    }
}

/// Grade a board by its path.
#[must_use]
pub fn grade(board: Board) -> Grade {
    let (steps, is_solved) = solve_path(&mut Solver::new(board), Level::Expert);
    grade_of(&steps, is_solved)
}
