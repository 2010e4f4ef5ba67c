//! Symmetries of the givens.

use std::sync::LazyLock;

use nonet_grid::random::Random;
use nonet_grid::{Cell, CellSet};

/// Cells that are given or empty together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Each cell for itself.
    None,
    /// A half turn of the grid.
    #[default]
    HalfTurn,
    /// A quarter turn of the grid.
    QuarterTurn,
    /// The upper half mirrors the lower one.
    Horizontal,
    /// The left half mirrors the right one.
    Vertical,
    /// Both of these.
    HorizontalVertical,
    /// The diagonal from the upper left is a mirror.
    Diagonal,
    /// Both diagonals are mirrors.
    BothDiagonals,
    /// All turns and mirrors.
    Full,
}

type Move = fn(usize, usize) -> Cell;

const HALF_TURN: Move = |row, column| Cell::at(8 - row, 8 - column);
const QUARTER_TURN: Move = |row, column| Cell::at(column, 8 - row);
const UPSIDE_DOWN: Move = |row, column| Cell::at(8 - row, column);
const LEFT_TO_RIGHT: Move = |row, column| Cell::at(row, 8 - column);
const TRANSPOSED: Move = |row, column| Cell::at(column, row);
const TRANSPOSED_ACROSS: Move = |row, column| Cell::at(8 - column, 8 - row);

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Self; 9] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Horizontal,
        Self::Vertical,
        Self::HorizontalVertical,
        Self::Diagonal,
        Self::BothDiagonals,
        Self::Full,
    ];

    /// Whether puzzles with a half turn have it.
    pub(super) const fn is_of_half_turn(self) -> bool {
        matches!(self, Self::None | Self::HalfTurn)
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
            Self::HorizontalVertical => "horizontal-vertical",
            Self::Diagonal => "diagonal",
            Self::BothDiagonals => "both-diagonals",
            Self::Full => "full",
        }
    }

    /// The symmetry with this name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|symmetry| symmetry.slug() == slug)
    }

    /// The cells that go together with a cell, and the cell itself.
    #[must_use]
    pub fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::of(cell);
        loop {
            let moved = orbit.into_iter().flat_map(|one| {
                self.moves()
                    .iter()
                    .map(move |go| go(one.row(), one.column()))
            });
            let grown = moved.fold(orbit, CellSet::with);
            if grown == orbit {
                return orbit;
            }
            orbit = grown;
        }
    }

    /// All orbits.
    pub fn orbits(self) -> impl Iterator<Item = CellSet> {
        static ORBITS: LazyLock<[Vec<CellSet>; 9]> = LazyLock::new(|| {
            Symmetry::ALL.map(|symmetry| {
                let orbits = Cell::all().map(|cell| (cell, symmetry.orbit(cell)));
                let firsts = orbits.filter(|(cell, orbit)| orbit.first() == Some(*cell));
                firsts.map(|(_, orbit)| orbit).collect()
            })
        });
        ORBITS[self as usize].iter().copied()
    }

    /// All orbits in random order.
    #[must_use]
    pub fn shuffled_orbits(self, random: &mut Random) -> Vec<CellSet> {
        let mut orbits = self.orbits().collect::<Vec<_>>();
        random.shuffle(&mut orbits);
        orbits
    }

    /// The generators of the symmetry, which are applied repeatedly.
    const fn moves(self) -> &'static [Move] {
        match self {
            Self::None => &[],
            Self::HalfTurn => &[HALF_TURN],
            Self::QuarterTurn => &[QUARTER_TURN],
            Self::Horizontal => &[UPSIDE_DOWN],
            Self::Vertical => &[LEFT_TO_RIGHT],
            Self::HorizontalVertical => &[UPSIDE_DOWN, LEFT_TO_RIGHT],
            Self::Diagonal => &[TRANSPOSED],
            Self::BothDiagonals => &[TRANSPOSED, TRANSPOSED_ACROSS],
            Self::Full => &[QUARTER_TURN, TRANSPOSED],
        }
    }
}
