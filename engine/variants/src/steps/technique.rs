//! The techniques in the order of their difficulty.

use serde::Serialize;

/// The difficulty of a technique or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Full houses, last cells of cages, and hidden singles in regions.
    Beginner,
    /// All singles, relations of two cells, small cages, single innies and outies.
    Easy,
    /// Large cages, intersections, pairs and triples, lines.
    Medium,
    /// Sums of several innies and outies, fish, quads.
    Hard,
    /// Contradictions and chains.
    Expert,
    /// Beyond the techniques.
    Extreme,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Self; 6] = [
        Self::Beginner,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Expert,
        Self::Extreme,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        }
    }

    /// The level of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// A technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "&'static str")]
#[repr(u8)]
pub enum Technique {
    /// The last cell of a house.
    FullHouse,
    /// The last cell of a cage.
    CageLastCell,
    /// A digit with one place in a region.
    HiddenSingleInRegion,
    /// A digit with one place in another house.
    HiddenSingleInLine,
    /// A cell with one candidate.
    NakedSingle,
    /// Two cells whose digits are related, such as by a dot.
    Relation,
    /// The combinations of a cage of at most three cells.
    SmallCage,
    /// One cell inside or outside a house.
    Innie,
    /// The combinations of a larger cage.
    LargeCage,
    /// One cell inside or outside several houses.
    WideInnie,
    /// Candidates for a digit of a house that another cell sees.
    Intersection,
    /// The law of leftovers.
    Leftovers,
    /// A digit that a cage must contain.
    MustContain,
    /// A line, arrow, circle or clue.
    Line,
    /// A naked pair or triple.
    NakedSubset,
    /// A hidden pair or triple.
    HiddenSubset,
    /// Two to four cells inside or outside houses.
    InnieSet,
    /// The difference between innies and outies.
    InniesMinusOuties,
    /// The arrangements of a combination in its cage.
    CageArrangement,
    /// An X-wing, swordfish or jellyfish.
    Fish,
    /// A naked quad.
    NakedQuad,
    /// A hidden quad.
    HiddenQuad,
    /// A candidate that leaves a cage or a house without a way.
    CageContradiction,
    /// An alternating chain.
    Chain,
}

/// All techniques, easiest first.
pub const TECHNIQUES: [Technique; 24] = [
    Technique::FullHouse,
    Technique::CageLastCell,
    Technique::HiddenSingleInRegion,
    Technique::HiddenSingleInLine,
    Technique::NakedSingle,
    Technique::Relation,
    Technique::SmallCage,
    Technique::Innie,
    Technique::LargeCage,
    Technique::WideInnie,
    Technique::Intersection,
    Technique::Leftovers,
    Technique::MustContain,
    Technique::Line,
    Technique::NakedSubset,
    Technique::HiddenSubset,
    Technique::InnieSet,
    Technique::InniesMinusOuties,
    Technique::CageArrangement,
    Technique::Fish,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::CageContradiction,
    Technique::Chain,
];

impl Technique {
    /// Its slug.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::FullHouse => "full-house",
            Self::CageLastCell => "cage-last-cell",
            Self::HiddenSingleInRegion => "hidden-single-in-region",
            Self::HiddenSingleInLine => "hidden-single-in-line",
            Self::NakedSingle => "naked-single",
            Self::Relation => "relation",
            Self::SmallCage => "small-cage-combinations",
            Self::Innie => "innie-or-outie",
            Self::LargeCage => "large-cage-combinations",
            Self::WideInnie => "innie-or-outie-of-houses",
            Self::Intersection => "intersection",
            Self::Leftovers => "law-of-leftovers",
            Self::MustContain => "cage-must-contain",
            Self::Line => "rule",
            Self::NakedSubset => "naked-subset",
            Self::HiddenSubset => "hidden-subset",
            Self::InnieSet => "innies-or-outies",
            Self::InniesMinusOuties => "innies-minus-outies",
            Self::CageArrangement => "cage-arrangement",
            Self::Fish => "fish",
            Self::NakedQuad => "naked-quad",
            Self::HiddenQuad => "hidden-quad",
            Self::CageContradiction => "contradiction",
            Self::Chain => "chain",
        }
    }

    /// Its level.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::FullHouse | Self::CageLastCell | Self::HiddenSingleInRegion => Level::Beginner,
            Self::HiddenSingleInLine
            | Self::NakedSingle
            | Self::Relation
            | Self::SmallCage
            | Self::Innie => Level::Easy,
            Self::LargeCage
            | Self::WideInnie
            | Self::Intersection
            | Self::Leftovers
            | Self::MustContain
            | Self::Line
            | Self::NakedSubset
            | Self::HiddenSubset => Level::Medium,
            Self::InnieSet
            | Self::InniesMinusOuties
            | Self::CageArrangement
            | Self::Fish
            | Self::NakedQuad
            | Self::HiddenQuad => Level::Hard,
            Self::CageContradiction | Self::Chain => Level::Expert,
        }
    }
}

impl From<Technique> for &'static str {
    fn from(technique: Technique) -> Self {
        technique.slug()
    }
}
