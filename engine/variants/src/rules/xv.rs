//! XV: an X joins digits with the sum 10, a V digits with the sum 5.

use crate::drawing::Drawing;
use crate::model::Lowering;
use crate::reader::Reader;

use super::{Parsed, Rule};

/// The marked pairs; with `negative` all marks are given.
#[derive(Debug)]
struct Xv {
    x: Vec<(u8, u8)>,
    v: Vec<(u8, u8)>,
    negative: bool,
}

pub(super) fn parse(reader: &Reader) -> Parsed {
    let rule = Xv {
        x: reader.edges("x")?,
        v: reader.edges("v")?,
        negative: reader.flag("negative")?,
    };
    if rule.x.is_empty() && rule.v.is_empty() && !rule.negative {
        return Err(reader.fault("", "expected pairs in `x` or `v`, or `negative`"));
    }
    Ok(Box::new(rule))
}

impl Rule for Xv {
    fn lower(&self, to: &mut Lowering) {
        self.x
            .iter()
            .for_each(|&(one, other)| to.relate(one, other, are_ten));
        self.v
            .iter()
            .for_each(|&(one, other)| to.relate(one, other, are_five));
        if self.negative {
            for edge in to
                .shape
                .edges()
                .filter(|edge| !self.x.contains(edge) && !self.v.contains(edge))
            {
                to.relate(edge.0, edge.1, |one, other| {
                    !are_ten(one, other) && !are_five(one, other)
                });
            }
        }
    }

    fn draw(&self, on: &mut Drawing) {
        for &edge in &self.x {
            on.letter(edge, "X");
        }
        for &edge in &self.v {
            on.letter(edge, "V");
        }
    }
}

const fn are_ten(one: u8, other: u8) -> bool {
    one + other == 10
}

const fn are_five(one: u8, other: u8) -> bool {
    one + other == 5
}
