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
    /// Sums of several innies and outies, fish, quads, short chains.
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
    /// Two cells of a house with two candidates.
    NakedPair,
    /// Two digits of a house with two places.
    HiddenPair,
    /// Three cells of a house with three candidates.
    NakedTriple,
    /// Three digits of a house with three places.
    HiddenTriple,
    /// Two to four cells inside or outside houses.
    InnieSet,
    /// The difference between innies and outies.
    InniesMinusOuties,
    /// The arrangements of a combination in its cage.
    CageArrangement,
    /// A digit in two rows and two columns.
    XWing,
    /// A digit in three rows and three columns.
    Swordfish,
    /// Four cells of a house with four candidates.
    NakedQuad,
    /// Four digits of a house with four places.
    HiddenQuad,
    /// A digit in four rows and four columns.
    Jellyfish,
    /// An alternating chain of three links, such as a skyscraper or an XY-wing.
    ShortChain,
    /// A candidate that leaves a cage or a line without a way.
    CageContradiction,
    /// A candidate that leaves a house without a way.
    HouseContradiction,
    /// An alternating chain of five links.
    Chain,
    /// A candidate that leaves innies or outies without a way.
    SumContradiction,
    /// An alternating chain of up to nine links.
    LongChain,
}

/// All techniques, easiest first.
pub const TECHNIQUES: [Technique; 32] = [
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
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::InnieSet,
    Technique::InniesMinusOuties,
    Technique::CageArrangement,
    Technique::XWing,
    Technique::Swordfish,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::Jellyfish,
    Technique::ShortChain,
    Technique::CageContradiction,
    Technique::HouseContradiction,
    Technique::Chain,
    Technique::SumContradiction,
    Technique::LongChain,
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
            Self::NakedPair => "naked-pair",
            Self::HiddenPair => "hidden-pair",
            Self::NakedTriple => "naked-triple",
            Self::HiddenTriple => "hidden-triple",
            Self::InnieSet => "innies-or-outies",
            Self::InniesMinusOuties => "innies-minus-outies",
            Self::CageArrangement => "cage-arrangement",
            Self::XWing => "x-wing",
            Self::ShortChain => "short-chain",
            Self::Swordfish => "swordfish",
            Self::Jellyfish => "jellyfish",
            Self::NakedQuad => "naked-quad",
            Self::HiddenQuad => "hidden-quad",
            Self::CageContradiction => "cage-contradiction",
            Self::HouseContradiction => "house-contradiction",
            Self::Chain => "chain",
            Self::SumContradiction => "sum-contradiction",
            Self::LongChain => "long-chain",
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
            | Self::NakedPair
            | Self::HiddenPair
            | Self::NakedTriple
            | Self::HiddenTriple => Level::Medium,
            Self::InnieSet
            | Self::InniesMinusOuties
            | Self::CageArrangement
            | Self::XWing
            | Self::ShortChain
            | Self::Swordfish
            | Self::NakedQuad
            | Self::HiddenQuad
            | Self::Jellyfish => Level::Hard,
            Self::CageContradiction
            | Self::HouseContradiction
            | Self::Chain
            | Self::SumContradiction
            | Self::LongChain => Level::Expert,
        }
    }
}

impl From<Technique> for &'static str {
    fn from(technique: Technique) -> Self {
        technique.slug()
    }
}
