//! Regions of a jigsaw: a random walk from the standard boxes that keeps each region connected.

use nonet_grid::random::Random;

use crate::shape::Shape;

/// Exchanges of cells between regions, per region.
const EXCHANGES: usize = 6;
/// Tries for one exchange.
const TRIES: usize = 60;

/// Exchange cells of neighbouring regions at random.
pub(super) fn walk(shape: Shape, random: &mut Random) -> Vec<Vec<u8>> {
    let mut regions = shape.boxes();
    let wanted = EXCHANGES * shape.size();
    let mut done = 0;
    for _ in 0..wanted * TRIES {
        if done == wanted {
            break;
        }
        done += usize::from(exchange(shape, random, &mut regions));
    }
    for cells in &mut regions {
        cells.sort_unstable();
    }
    regions.sort_unstable();
    regions
}

/// Give a cell to a neighbouring region, and take another from it.
fn exchange(shape: Shape, random: &mut Random, regions: &mut [Vec<u8>]) -> bool {
    let given = crate::shape::index(random.below(shape.count()));
    let owner =
        |cell: u8, regions: &[Vec<u8>]| regions.iter().position(|cells| cells.contains(&cell));
    let Some(from) = owner(given, regions) else {
        return false;
    };
    let others = shape
        .neighbours(given)
        .filter_map(|cell| owner(cell, regions));
    let Some(to) = pick(others.filter(|&other| other != from).collect(), random) else {
        return false;
    };
    let rest: Vec<u8> = regions[from]
        .iter()
        .copied()
        .filter(|&cell| cell != given)
        .collect();
    let touches = |cell: &u8| shape.neighbours(*cell).any(|next| rest.contains(&next));
    let Some(taken) = pick(
        regions[to].iter().copied().filter(touches).collect(),
        random,
    ) else {
        return false;
    };
    let first: Vec<u8> = rest.iter().copied().chain([taken]).collect();
    let second: Vec<u8> = regions[to]
        .iter()
        .copied()
        .filter(|&cell| cell != taken)
        .chain([given])
        .collect();
    let is_connected = are_connected(shape, &first) && are_connected(shape, &second);
    if is_connected {
        (regions[from], regions[to]) = (first, second);
    }
    is_connected
}

/// Whether cells form one piece.
pub(super) fn are_connected(shape: Shape, cells: &[u8]) -> bool {
    let mut reached = vec![cells[0]];
    let mut at = 0;
    while let Some(&cell) = reached.get(at) {
        let next: Vec<u8> = shape
            .neighbours(cell)
            .filter(|one| cells.contains(one) && !reached.contains(one))
            .collect();
        reached.extend(next);
        at += 1;
    }
    reached.len() == cells.len()
}

/// A random item; none of none.
pub(super) fn pick<T>(mut items: Vec<T>, random: &mut Random) -> Option<T> {
    if items.is_empty() {
        return None;
    }
    let chosen = random.below(items.len());
    Some(items.swap_remove(chosen))
}
