//! The consequences of many candidates being on or off, layer by layer, for all of them at once.

use super::wave::{Links, beyond, both, joined};
use nonet_grid::propagation::Row;
use nonet_grid::rows::{add, is_empty, join, members};

/// The consequences of many starts at once, among the candidates with strong links.
///
/// A candidate without strong links can only end a chain, so it never refutes itself or closes a cycle.
pub(super) struct Waves<'links, 'board, const W: usize> {
    links: &'links Links<'board, W>,
    /// For each candidate the starts that turn it on, and off.
    reached: [Vec<Row<W>>; 2],
    /// For each candidate the starts that turn it on or off in the last layer.
    front: Vec<Row<W>>,
    next: Vec<Row<W>>,
    /// The candidates in the last layer of any start.
    active: Row<W>,
    /// Whether the last layer turns candidates off.
    is_off: bool,
}

impl<'links, 'board, const W: usize> Waves<'links, 'board, W> {
    /// The first two layers of every candidate being on, or off.
    pub(super) fn of_all(links: &'links Links<'board, W>, starts_on: bool) -> Self {
        // Links work in both directions, so the candidates reached from one are those that reach it.
        let mut waves = Self::new(links, starts_on);
        let layer = if starts_on {
            &links.weak
        } else {
            &links.strong
        };
        for number in members(&links.linked) {
            add(&mut waves.reached[usize::from(!starts_on)][number], number);
            waves.begin(number, layer[number]);
        }
        waves
    }

    /// The first two layers for each pair: its first candidate is on, and the weak link to its second is ignored.
    pub(super) fn of_some(links: &'links Links<'board, W>, starts: &[(usize, usize)]) -> Self {
        let mut waves = Self::new(links, true);
        for (start, &(number, except)) in starts.iter().enumerate() {
            add(&mut waves.reached[0][number], start);
            for peer in members(&both(&links.weak[number], &links.linked)) {
                if peer != except {
                    let mut layer = waves.front[peer];
                    add(&mut layer, start);
                    waves.begin(peer, layer);
                }
            }
        }
        waves
    }

    fn new(links: &'links Links<'board, W>, is_off: bool) -> Self {
        let none = vec![[0; W]; links.numbers.candidates.len()];
        Self {
            links,
            reached: [none.clone(), none.clone()],
            front: none.clone(),
            next: none,
            active: [0; W],
            is_off,
        }
    }

    fn begin(&mut self, number: usize, layer: Row<W>) {
        self.front[number] = layer;
        self.reached[usize::from(self.is_off)][number] = layer;
        add(&mut self.active, number);
    }

    /// Go on to the next layer.
    pub(super) fn advance(&mut self) {
        self.is_off = !self.is_off;
        let table = if self.is_off {
            &self.links.weak
        } else {
            &self.links.strong
        };
        let reached = &mut self.reached[usize::from(self.is_off)];
        let mut active = [0; W];
        for number in members(&self.links.linked) {
            let before = both(&table[number], &self.active);
            let new = beyond(&joined(&self.front, &before), &reached[number]);
            if !is_empty(&new) {
                join(&mut reached[number], &new);
                add(&mut active, number);
            }
            self.next[number] = new;
        }
        self.active = active;
        std::mem::swap(&mut self.front, &mut self.next);
    }

    /// Whether all consequences have been found.
    pub(super) fn are_exhausted(&self) -> bool {
        is_empty(&self.active)
    }

    /// The starts whose last layer turns a candidate on that is off, or off that is on.
    pub(super) fn refuted(&self) -> Row<W> {
        self.arrived(&self.reached[usize::from(!self.is_off)])
    }

    /// The starts whose last layer turns off one of their `ends`.
    pub(super) fn ended(&self, ends: &[Row<W>]) -> Row<W> {
        if self.is_off {
            self.arrived(ends)
        } else {
            [0; W]
        }
    }

    fn arrived(&self, table: &[Row<W>]) -> Row<W> {
        let mut starts = [0; W];
        for number in members(&self.active) {
            join(&mut starts, &both(&self.front[number], &table[number]));
        }
        starts
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::Board;
    use super::super::wave::{Mode, Wave};
    use super::{Links, Waves};
    use nonet_grid::Grid;
    use nonet_grid::rows::{contains, intersect};

    /// The layer in which a candidate refutes itself, if it does.
    fn refuted_alone(links: &Links<'_, 12>, number: usize, starts_on: bool) -> Option<u32> {
        let mut wave = Wave::new(number, starts_on);
        let mut layers = 0..;
        while !intersect(&wave.on, &wave.off) {
            if wave.is_exhausted() {
                return None;
            }
            wave.advance(links);
            layers.next();
        }
        Some(layers.start)
    }

    /// The same for all candidates at once.
    fn refuted_together(links: &Links<'_, 12>, starts_on: bool) -> Vec<Option<u32>> {
        let mut waves = Waves::of_all(links, starts_on);
        let mut found = vec![None; links.numbers.candidates.len()];
        for layer in 2.. {
            if waves.are_exhausted() {
                break;
            }
            waves.advance();
            for (number, found) in found.iter_mut().enumerate() {
                if found.is_none() && contains(&waves.refuted(), number) {
                    *found = Some(layer);
                }
            }
        }
        found
    }

    #[test]
    fn candidates_refute_themselves_together_in_the_same_layer_as_alone() {
        let puzzle =
            "96.2....5..37....8.....9.2...16.4.59....7....45.1.38...3.9.....6....79..8....1.36";
        let board = Board::new(&Grid::parse(puzzle.as_bytes()).expect("a grid"));
        let links = Links::<12>::new(&board, &board.cells, Mode::XY);

        for starts_on in [true, false] {
            let together = refuted_together(&links, starts_on);

            let numbers = 0..together.len();
            let alone = numbers.map(|number| refuted_alone(&links, number, starts_on));
            assert!(together.iter().any(Option::is_some));
            assert_eq!(together, alone.collect::<Vec<_>>());
        }
    }
}
