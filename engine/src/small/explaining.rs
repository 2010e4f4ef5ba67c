//! Explanations of singles for children: where to look, the question to ask, and the digit to place.

use super::grid::SmallGrid;
use super::shape::KINDS;
use super::single::{Kind, Place, SmallSingle};
use nonet_grid::HouseKind;
use nonet_reasoning::explanation::{Argument, Depth, Message, phrase};

/// The marks in the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// The digits.
    Digits,
    /// A shape for each digit.
    Shapes,
}

/// Explain a single of a board at a depth.
#[must_use]
pub fn explain(single: &SmallSingle, board: &SmallGrid, depth: Depth, marks: Marks) -> Message {
    let place = single.house.map_or_else(
        || square(single.cell, board.shape().side),
        |house| house_name(house, board),
    );
    let explained = match depth {
        Depth::Place => phrase("small-look"),
        Depth::Idea => phrase(format!("small-ask-{}", single.kind.slug())),
        Depth::Deduction => phrase(format!("small-tell-{}", single.kind.slug())),
    };
    let explained = explained.with("place", place).with("marks", marks.name());
    match depth {
        Depth::Place => explained,
        Depth::Idea if matches!(single.kind, Kind::LastCell | Kind::OnlyDigit) => explained,
        _ => explained.with("mark", mark(single.digit, marks)),
    }
}

/// The cells to look at: those of the house, or the row, the column and the box of the cell.
#[must_use]
pub fn area_of(single: &SmallSingle, board: &SmallGrid) -> Vec<usize> {
    let shape = board.shape();
    let is_near = |cell: &usize| match single.house {
        Some((kind, index)) => shape.house_of(*cell, kind) == index,
        None => KINDS
            .into_iter()
            .any(|kind| shape.house_of(*cell, kind) == shape.house_of(single.cell, kind)),
    };
    (0..shape.cells()).filter(is_near).collect()
}

fn house_name((kind, index): Place, board: &SmallGrid) -> Message {
    match kind {
        HouseKind::Row => phrase("small-row").with("row", index + 1),
        HouseKind::Column => phrase("small-column").with("column", index + 1),
        HouseKind::Box => phrase(format!("small-box-{}-{index}", board.shape().side)),
    }
}

fn square(cell: usize, side: usize) -> Message {
    phrase("small-square")
        .with("row", cell / side + 1)
        .with("column", cell % side + 1)
}

fn mark(digit: u8, marks: Marks) -> Argument {
    match marks {
        Marks::Digits => Argument::from(usize::from(digit)),
        Marks::Shapes => phrase(format!("small-shape-{digit}")).into(),
    }
}

impl Marks {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Digits => "digits",
            Self::Shapes => "shapes",
        }
    }
}
