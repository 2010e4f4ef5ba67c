//! Steps as the finders offer them, and which of them are kept.

use std::ops::ControlFlow;

use super::board::{Board, Boards};
use super::geometry::cells_of;

/// One step: its effects, its difficulty in tenths, and its name in the Explainer's words.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    pub(super) rating: u16,
    /// The tie-breaker among steps with the same rating: the lowest comes first, such as the shortest chain.
    pub(super) complexity: u32,
    pub(super) name: &'static str,
    /// The cell and digit that it places.
    pub(super) places: Option<(usize, usize)>,
    /// For each digit the cells that lose it.
    pub(super) removes: Boards,
}

/// A rating, or the base to which lengths are added, and the name of the steps that have it.
pub(super) type Rated = (u16, &'static str);

impl Hint {
    /// A step that places a digit.
    pub(super) const fn placing(
        rating: u16,
        name: &'static str,
        cell: usize,
        digit: usize,
    ) -> Self {
        Self {
            places: Some((cell, digit)),
            ..Self::empty(rating, name)
        }
    }

    /// A step that takes one digit out of cells.
    pub(super) const fn removing(
        rating: u16,
        name: &'static str,
        digit: usize,
        cells: u128,
    ) -> Self {
        let mut hint = Self::empty(rating, name);
        hint.removes[digit] = cells;
        hint
    }

    /// A step without a conclusion yet.
    pub(super) const fn empty(rating: u16, name: &'static str) -> Self {
        Self::eliminating(rating, name, [0; 9])
    }

    /// A step that takes digits out of cells.
    pub(super) const fn eliminating(rating: u16, name: &'static str, removes: Boards) -> Self {
        Self {
            rating,
            complexity: 0,
            name,
            places: None,
            removes,
        }
    }

    /// A step that concludes one thing about one candidate, by so many nodes.
    pub(super) const fn concluding(
        (rating, name): Rated,
        (cell, digit): (usize, usize),
        is_on: bool,
        complexity: u32,
    ) -> Self {
        let mut hint = if is_on {
            Self::placing(rating, name, cell, digit)
        } else {
            Self::removing(rating, name, digit, 1 << cell)
        };
        hint.complexity = complexity;
        hint
    }

    /// Whether it would change the board.
    pub(super) fn is_useful(&self, board: &Board) -> bool {
        self.places.is_some() || (0..9).any(|digit| self.removes[digit] & board.cells[digit] != 0)
    }

    /// Whether it would change the board, even if the board is ahead of it.
    pub(super) fn is_news(&self, board: &Board) -> bool {
        let is_open = |(cell, digit)| board.allows(cell, digit);
        self.places.map_or_else(|| self.is_useful(board), is_open)
    }

    /// Apply the step.
    pub(super) fn apply(&self, board: &mut Board) {
        if let Some((cell, digit)) = self.places {
            if board.allows(cell, digit) {
                board.place(cell, digit);
            }
            return;
        }
        for digit in 0..9 {
            for cell in cells_of(self.removes[digit] & board.cells[digit]) {
                board.remove(cell, digit);
            }
        }
    }
}

/// The steps that one finder offers.
///
/// Steps that aren't harder than the known rating of the puzzle cannot change it, so all of them are
/// kept, to be applied together. Of the harder ones only the easiest is kept, the first of equals.
pub(super) struct Hints {
    known: u16,
    takes_hard: bool,
    easy: Vec<Hint>,
    hard: Option<Hint>,
}

impl Hints {
    /// An empty list, for a puzzle whose rating is at least `known`.
    pub(super) const fn new(known: u16) -> Self {
        Self {
            known,
            takes_hard: true,
            easy: Vec::new(),
            hard: None,
        }
    }

    /// An empty list that keeps no step harder than `known`.
    pub(super) const fn easy_only(known: u16) -> Self {
        let mut hints = Self::new(known);
        hints.takes_hard = false;
        hints
    }

    /// Whether a step with this rating would be kept.
    pub(super) fn wants(&self, rating: u16, complexity: u32) -> bool {
        let is_easier = |hard: &Hint| (rating, complexity) < (hard.rating, hard.complexity);
        rating <= self.known
            || self.takes_hard && self.easy.is_empty() && self.hard.as_ref().is_none_or(is_easier)
    }

    /// Keep a step if it is useful; break when no later one of the same rating would be kept.
    pub(super) fn offer(&mut self, board: &Board, hint: Hint) -> ControlFlow<()> {
        if self.wants(hint.rating, hint.complexity) && hint.is_useful(board) {
            self.keep(hint);
        }
        if self.hard.is_some() && self.easy.is_empty() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Keep a step that is wanted and useful.
    pub(super) fn keep(&mut self, hint: Hint) {
        if hint.rating <= self.known {
            self.easy.push(hint);
        } else {
            self.hard = Some(hint);
        }
    }

    /// Whether no step is kept.
    pub(super) const fn is_empty(&self) -> bool {
        self.easy.is_empty() && self.hard.is_none()
    }

    /// The steps to apply: all easy ones, or else the easiest hard one.
    pub(super) fn take(&mut self) -> Vec<Hint> {
        let mut hints = std::mem::take(&mut self.easy);
        if hints.is_empty() {
            hints.extend(self.hard.take());
        }
        hints
    }
}
