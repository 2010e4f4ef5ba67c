//! Fish, colours and sets, which aren't chains: `(4)r28\c37 fr2c9`, `{(1)r1c1}={(1)r1c9}`,
//! `(12)r1c12,(13)r1c3`.

use super::reader::{Read, Reader, Stop};
use crate::proof::certificate::of_medusa;
use crate::proof::deduction::{Deduction, Premise};
use nonet_grid::{Candidate, Candidates, CellSet, Digit, House, candidates_of};
use nonet_techniques::step::evidence::Medusa;

/// A part of a notation without links.
pub enum Pattern {
    /// The base and cover sets of a digit, and its fins.
    Fish {
        digit: Digit,
        base: Vec<House>,
        cover: Vec<House>,
        fins: CellSet,
    },
    /// Candidates of which those of one colour are right.
    Colors([Vec<Candidate>; 2]),
    /// Cells that share their digits.
    Sets(CellSet),
}

/// A part without links, if one stands here.
pub fn read_pattern(reader: &mut Reader<'_>) -> Option<Pattern> {
    reader.skip_spaces();
    let fish = reader.attempt(read_fish);
    let colors = fish.or_else(|| reader.attempt(read_colors));
    colors.or_else(|| reader.attempt(read_sets))
}

fn require(reader: &mut Reader<'_>, is_there: bool) -> Read<()> {
    if is_there { Ok(()) } else { Err(reader.flaw()) }
}

fn read_fish(reader: &mut Reader<'_>) -> Read<Pattern> {
    let is_bracketed = reader.takes('(');
    let digit = reader.digit().ok_or_else(|| reader.flaw())?;
    let is_closed = !is_bracketed || reader.takes(')');
    require(reader, is_closed)?;
    let base = read_houses(reader)?;
    let is_covered = reader.takes('\\') || reader.takes('/');
    require(reader, is_covered)?;
    let cover = read_houses(reader)?;
    reader.skip_spaces();
    let fins = if reader.takes('f') {
        reader.cells()?
    } else {
        CellSet::EMPTY
    };
    Ok(Pattern::Fish {
        digit,
        base,
        cover,
        fins,
    })
}

/// Houses of one or more kinds: `r28`, `r2b5`.
fn read_houses(reader: &mut Reader<'_>) -> Read<Vec<House>> {
    let mut houses = Vec::new();
    loop {
        reader.skip_spaces();
        let of: fn(usize) -> House = if reader.takes('r') {
            House::row
        } else if reader.takes('c') {
            House::column
        } else if reader.takes('b') {
            House::of_box
        } else if houses.is_empty() {
            return Err(reader.flaw());
        } else {
            return Ok(houses);
        };
        let numbers = reader.numbers()?.into_iter();
        houses.extend(numbers.map(|number| of(number.index())));
    }
}

fn read_colors(reader: &mut Reader<'_>) -> Read<Pattern> {
    let one = read_color(reader)?;
    reader.skip_spaces();
    let is_joined = reader.takes('=');
    require(reader, is_joined)?;
    reader.skip_spaces();
    Ok(Pattern::Colors([one, read_color(reader)?]))
}

fn read_color(reader: &mut Reader<'_>) -> Read<Vec<Candidate>> {
    let is_open = reader.takes('{');
    require(reader, is_open)?;
    let stops = read_stops(reader)?;
    let is_closed = reader.takes('}');
    require(reader, is_closed)?;
    Ok(stops.into_iter().flat_map(super::candidates).collect())
}

fn read_sets(reader: &mut Reader<'_>) -> Read<Pattern> {
    let stops = read_stops(reader)?;
    require(reader, stops.len() > 1)?;
    let cells = stops.iter().map(|stop| stop.cells);
    Ok(Pattern::Sets(cells.fold(CellSet::EMPTY, CellSet::union)))
}

/// Digits in cells, with commas between: `(12)r1c12,(13)r1c3`.
fn read_stops(reader: &mut Reader<'_>) -> Read<Vec<Stop>> {
    let mut all = Vec::new();
    loop {
        let stops = reader.stops(None, None)?;
        require(reader, stops.len() == 1)?;
        all.extend(stops);
        reader.skip_spaces();
        if !reader.takes(',') {
            return Ok(all);
        }
    }
}

impl Pattern {
    /// Whether it has covers.
    pub const fn is_fish(&self) -> bool {
        matches!(self, Self::Fish { .. })
    }

    /// Add the premises of some patterns; where there are several fish, each has its own covers.
    pub fn add_all(patterns: &[Self], state: &Candidates, deduction: &mut Deduction) {
        let fish = patterns.iter().filter(|pattern| pattern.is_fish());
        let is_alone = fish.count() == 1;
        for pattern in patterns {
            match pattern {
                Self::Fish {
                    digit,
                    base,
                    cover,
                    fins,
                } => {
                    let places = |house: &House| Premise::Places(*digit, *house);
                    deduction.premises.extend(base.iter().map(places));
                    if is_alone {
                        deduction.covers.extend(cover.iter().map(places));
                        deduction.fins.extend(candidates_of(*digit, *fins));
                    }
                }
                Self::Colors(colors) => {
                    let (colors, cell, house) = (colors.clone(), None, None);
                    let medusa = Medusa {
                        colors,
                        cell,
                        house,
                    };
                    let grounds = of_medusa(state, &medusa);
                    deduction.premises.extend(grounds.premises);
                }
                Self::Sets(cells) => deduction.premises.push(Premise::Cells(*cells)),
            }
        }
    }
}
