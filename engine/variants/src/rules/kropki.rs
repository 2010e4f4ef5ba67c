//! Kropki: a white dot joins consecutive digits, a black dot a digit and its double.

use crate::drawing::{Drawing, Tone};
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The marked pairs; with `negative` all marks are given.
#[derive(Debug)]
struct Kropki {
    white: Vec<(u8, u8)>,
    black: Vec<(u8, u8)>,
    negative: bool,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let rule = Kropki {
        white: reader.edges("white")?,
        black: reader.edges("black")?,
        negative: reader.flag("negative")?,
    };
    if rule.white.is_empty() && rule.black.is_empty() && !rule.negative {
        return Err(reader.fault("", "expected pairs in `white` or `black`, or `negative`"));
    }
    Ok(Box::new(rule))
}

impl Rule for Kropki {
    fn lower(&self, to: &mut Lowering) {
        self.white
            .iter()
            .for_each(|&(one, other)| to.relate(one, other, are_consecutive));
        self.black
            .iter()
            .for_each(|&(one, other)| to.relate(one, other, are_double));
        if self.negative {
            for edge in to
                .shape
                .edges()
                .filter(|edge| !self.white.contains(edge) && !self.black.contains(edge))
            {
                to.relate(edge.0, edge.1, |one, other| {
                    !are_consecutive(one, other) && !are_double(one, other)
                });
            }
        }
    }

    fn draw(&self, on: &mut Drawing) {
        for &edge in &self.white {
            on.dot(edge, Tone::White);
        }
        for &edge in &self.black {
            on.dot(edge, Tone::Black);
        }
    }
}

const fn are_consecutive(one: u8, other: u8) -> bool {
    one.abs_diff(other) == 1
}

const fn are_double(one: u8, other: u8) -> bool {
    one == 2 * other || other == 2 * one
}
