//! The candidates of all cells during search, with the queue of constraints to look at again.

use crate::model::{ConstraintSet, Model};
use crate::shape::{MOST_CELLS, is_single};

/// A cell without candidates, or a constraint that can't be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction;

/// Whether a constraint can still be met.
pub type Kept = Result<(), Contradiction>;

/// A mask of candidates for each cell; cells beyond the grid are unused.
pub type Masks = [u16; MOST_CELLS];

/// The cause of a contradiction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cause {
    Cell(u8),
    Constraint(usize),
    Unknown,
}

/// The candidates of all cells.
pub struct Domains<'m> {
    pub(crate) model: &'m Model,
    pub(crate) masks: Masks,
    pub(crate) cause: Cause,
    dirty: ConstraintSet,
    singles: Vec<u8>,
}

impl<'m> Domains<'m> {
    pub(crate) fn new(model: &'m Model) -> Self {
        Self {
            model,
            masks: [0; MOST_CELLS],
            cause: Cause::Unknown,
            dirty: ConstraintSet::default(),
            singles: Vec::with_capacity(MOST_CELLS),
        }
    }

    /// The candidates of a cell.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: u8) -> u16 {
        self.masks[usize::from(cell)]
    }

    /// Keep only the candidates of a mask.
    ///
    /// # Errors
    /// When none is left.
    #[inline]
    pub fn keep(&mut self, cell: u8, mask: u16) -> Kept {
        let old = self.at(cell);
        let new = old & mask;
        if new == old {
            Ok(())
        } else {
            self.change(cell, new)
        }
    }

    #[inline]
    fn change(&mut self, cell: u8, new: u16) -> Kept {
        self.masks[usize::from(cell)] = new;
        if new == 0 {
            self.cause = Cause::Cell(cell);
            return Err(Contradiction);
        }
        self.mark(cell);
        if is_single(new) {
            self.singles.push(cell);
        }
        Ok(())
    }

    #[inline]
    fn mark(&mut self, cell: u8) {
        let words = self.model.words;
        let watchers = &self.model.watchers[usize::from(cell)];
        for (dirty, watched) in self.dirty[..words].iter_mut().zip(&watchers[..words]) {
            *dirty |= watched;
        }
    }

    /// Forget what there was to look at.
    pub(crate) fn clear_queue(&mut self) {
        self.dirty.fill(0);
        self.singles.clear();
    }

    /// Look at all constraints again.
    pub(crate) fn mark_all(&mut self) {
        self.clear_queue();
        for constraint in 0..self.model.constraints.len() {
            self.dirty[constraint / 64] |= 1 << (constraint % 64);
        }
        for cell in self
            .model
            .shape
            .cells()
            .filter(|&cell| is_single(self.masks[usize::from(cell)]))
        {
            self.singles.push(cell);
        }
    }

    /// Look at the constraints of one cell, whose candidates have changed.
    pub(crate) fn mark_cell(&mut self, cell: u8) {
        self.clear_queue();
        self.mark(cell);
        if is_single(self.at(cell)) {
            self.singles.push(cell);
        }
    }

    fn next_dirty(&mut self) -> Option<usize> {
        for (word, dirty) in self.dirty.iter_mut().enumerate() {
            if *dirty != 0 {
                let at = dirty.trailing_zeros() as usize;
                *dirty &= *dirty - 1;
                return Some(word * 64 + at);
            }
        }
        None
    }

    /// Apply constraints until nothing changes.
    pub(crate) fn propagate(&mut self) -> Kept {
        loop {
            self.fix_singles()?;
            let Some(constraint) = self.next_dirty() else {
                return Ok(());
            };
            self.cause = Cause::Constraint(constraint);
            self.model.constraints[constraint].propagate(self)?;
        }
    }

    fn fix_singles(&mut self) -> Kept {
        let model = self.model;
        while let Some(cell) = self.singles.pop() {
            let mask = self.at(cell);
            for &peer in &model.peers[usize::from(cell)] {
                if self.at(peer) & mask != 0 {
                    self.keep(peer, !mask)?;
                }
            }
        }
        Ok(())
    }

    /// Apply one constraint once to candidates.
    pub(crate) fn apply_one(&mut self, masks: &Masks, constraint: usize) -> Kept {
        self.masks = *masks;
        self.clear_queue();
        self.model.constraints[constraint].propagate(self)
    }
}
