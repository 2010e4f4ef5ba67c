//! Sets of different digits by their number and their sum.

use std::sync::OnceLock;

static TABLES: [OnceLock<Vec<Vec<Vec<u16>>>>; 17] = [const { OnceLock::new() }; 17];

/// The sets of `count` different digits up to `size` with a sum, as masks.
#[must_use]
pub fn sets_of(size: usize, count: usize, sum: usize) -> &'static [u16] {
    let table = TABLES[size].get_or_init(|| all_sets(size));
    table
        .get(count)
        .and_then(|sums| sums.get(sum))
        .map_or(&[], Vec::as_slice)
}

fn all_sets(size: usize) -> Vec<Vec<Vec<u16>>> {
    let mut table = vec![vec![Vec::new(); size * (size + 1) / 2 + 1]; size + 1];
    for mask in 0..=u16::MAX >> (16 - size) {
        let sum: usize = crate::shape::digits_of(mask).map(usize::from).sum();
        table[mask.count_ones() as usize][sum].push(mask);
    }
    table
}
