//! Random lines on a grid whose digits fit a rule.

use nonet_grid::random::Random;

use crate::shape::Shape;

use super::regions::pick;

const TRIES: usize = 60;

/// A grid on which lines are laid that don't share cells.
pub(super) struct Canvas<'a> {
    pub shape: Shape,
    pub solution: &'a [u8],
    pub random: &'a mut Random,
    used: Vec<bool>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(shape: Shape, solution: &'a [u8], random: &'a mut Random) -> Self {
        Self {
            shape,
            solution,
            random,
            used: vec![false; shape.count()],
        }
    }

    /// The digit of a cell.
    pub(super) fn digit(&self, cell: u8) -> u8 {
        self.solution[usize::from(cell)]
    }

    /// The digits along a line.
    pub(super) fn digits(&self, line: &[u8]) -> Vec<u8> {
        line.iter().map(|&cell| self.digit(cell)).collect()
    }

    /// A random line of unused cells: each prefix is `open`, and the whole is `closed`.
    pub(super) fn line(
        &mut self,
        length: usize,
        open: impl Fn(&[u8]) -> bool,
        closed: impl Fn(&[u8]) -> bool,
    ) -> Option<Vec<u8>> {
        (0..TRIES).find_map(|_| {
            let mut line = vec![crate::shape::index(self.random.below(self.shape.count()))];
            while line.len() < length {
                let next = self.shape.around(*line.last()?);
                let fits = |cell: &u8| {
                    let longer: Vec<u8> = line.iter().copied().chain([*cell]).collect();
                    !line.contains(cell)
                        && !self.used[usize::from(*cell)]
                        && open(&self.digits(&longer))
                };
                let fitting = next.filter(fits).collect();
                line.push(pick(fitting, self.random)?);
            }
            let is_new = line.iter().all(|&cell| !self.used[usize::from(cell)]);
            if !is_new || !closed(&self.digits(&line)) {
                return None;
            }
            for &cell in &line {
                self.used[usize::from(cell)] = true;
            }
            Some(line)
        })
    }
}
