//! Fish, the colours of a medusa, and the sets of a crossing.

use super::cells::{figure, figures, write_cells, write_houses};
use super::cells_of;
use nonet_grid::{Candidate, Candidates, CellSet, Digit, House};
use nonet_techniques::step::evidence::{Fish, KrakenFish, Medusa, SiameseFish, SueDeCoq};

/// Base, cover and fins: `(4)r28\c37 fr2c9`.
pub fn write_fish(fish: &Fish) -> String {
    write(fish.digit, &fish.base, &fish.cover, fish.fins)
}

/// The fish whose fins have chains.
pub fn write_kraken(fish: &KrakenFish) -> String {
    write(fish.digit, &fish.base, &fish.cover, fish.fins)
}

/// Both fish.
pub fn write_siamese(both: &SiameseFish) -> String {
    let each = both.covers.iter().zip(both.fins);
    let each = each.map(|(cover, fins)| write(both.digit, &both.base, cover, fins));
    each.collect::<Vec<_>>().join("; ")
}

fn write(digit: Digit, base: &[House], cover: &[House], fins: CellSet) -> String {
    let [base, cover] = [base, cover].map(write_houses);
    let mut written = format!("({}){base}\\{cover}", figure(digit));
    if !fins.is_empty() {
        written.push_str(" f");
        written.push_str(&write_cells(fins));
    }
    written
}

/// Both colours, and the cell that the wrong one would leave empty: `{(1)r1c1,(2)r1c9}={(2)r1c1}; (45)r9c5`.
pub fn write_medusa(medusa: &Medusa, state: &Candidates) -> String {
    let [one, other] = medusa.colors.each_ref().map(|color| write_color(color));
    let mut written = format!("{{{one}}}={{{other}}}");
    if let Some(cell) = medusa.cell {
        let cells = CellSet::of(cell);
        written.push_str("; ");
        written.push_str(&write_set(cells, state));
    }
    written
}

fn write_color(candidates: &[Candidate]) -> String {
    let places = Digit::ALL.map(|digit| (digit, cells_of(candidates, digit)));
    let places = places.into_iter().filter(|(_, cells)| !cells.is_empty());
    let places = places.map(|(digit, cells)| format!("({}){}", figure(digit), write_cells(cells)));
    places.collect::<Vec<_>>().join(",")
}

/// The cells of the crossing, of the box and of the line, with their digits.
pub fn write_sue_de_coq(found: &SueDeCoq, state: &Candidates) -> String {
    let sets = [found.core, found.of_box, found.of_line];
    sets.map(|cells| write_set(cells, state)).join(",")
}

fn write_set(cells: CellSet, state: &Candidates) -> String {
    let digits = figures(state.of_all(cells));
    format!("({digits}){}", write_cells(cells))
}
