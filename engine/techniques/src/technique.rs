//! The techniques: their names, tiers and scores, the easiest first.

mod row;

use row::{Basis, First};
pub use row::{Chain, Exocet, Family, Fish, Single, Subset, Tier, Use};
use std::sync::LazyLock;

/// A row of the table, the whole truth about a technique beside its finder.
struct Facts {
    slug: &'static str,
    name: &'static str,
    tier: Tier,
    score: u32,
    rating: u16,
    used: Use,
    family: Family,
    first: First,
    basis: Basis,
}

/// Define the techniques, one row each: doc, variant, slug, name, tier, score, the rating of its
/// easiest steps in tenths, use, family, how its first step compares with the others, and its basis.
macro_rules! techniques {
    ($(
        #[doc = $doc:literal]
        $variant:ident: $slug:literal, $name:literal, $tier:ident, $score:literal, $rating:literal,
            $used:ident, $family:ident $(($kind:ident))?, $first:ident, $basis:ident;
    )*) => {
        /// A technique, in the order of the ladder.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Technique {
            $(#[doc = $doc] $variant,)*
        }

        impl Technique {
            /// All techniques, the easiest first; the position of a technique is its value.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];
        }

        const FACTS: &[Facts] = &[
            $(Facts {
                slug: $slug,
                name: $name,
                tier: Tier::$tier,
                score: $score,
                rating: $rating,
                used: Use::$used,
                family: Family::$family $((row::$family::$kind))?,
                first: First::$first,
                basis: Basis::$basis,
            },)*
        ];
    };
}

// Within a tier the order is close to HoDoKu's default, so that figures can be compared; techniques
// that are slow and find little come last.
techniques! {
    // Singles
    /// The last empty cell of a house.
    FullHouse: "full-house", "Full house", Singles, 4, 10, Walk, Single(FullHouse), Easiest, Rules;
    /// The only place for a digit in a box.
    HiddenSingleInBox: "hidden-single", "Hidden single", Singles, 14, 12, Walk, Single(HiddenInBox), Easiest, Rules;
    /// The only place for a digit in a row or a column.
    HiddenSingleInLine: "hidden-single", "Hidden single", Singles, 14, 15, Walk, Single(HiddenInLine), Easiest, Rules;
    /// The only digit for a cell.
    NakedSingle: "naked-single", "Naked single", Singles, 4, 23, Walk, Single(Naked), Easiest, Rules;

    // Medium: locked candidates, pairs and triples
    /// Two cells with two candidates, in both houses.
    LockedPair: "locked-pair", "Locked pair", Medium, 40, 30, Walk, Subset(Locked), Easiest, Rules;
    /// Three cells with three candidates, in a box and a line.
    LockedTriple: "locked-triple", "Locked triple", Medium, 60, 36, Walk, Subset(Locked), Easiest, Rules;
    /// A digit that a box holds in one line.
    LockedPointing: "locked-pointing", "Locked candidates (pointing)", Medium, 50, 26, Walk, LockedCandidates, Easiest, Rules;
    /// A digit that a line holds in one box.
    LockedClaiming: "locked-claiming", "Locked candidates (claiming)", Medium, 50, 28, Walk, LockedCandidates, Easiest, Rules;
    /// Two cells of a house with two candidates together.
    NakedPair: "naked-pair", "Naked pair", Medium, 60, 30, Walk, Subset(Naked), Easiest, Rules;
    /// Three cells of a house with three candidates together.
    NakedTriple: "naked-triple", "Naked triple", Medium, 80, 36, Walk, Subset(Naked), Easiest, Rules;
    /// Two digits of a house with two places together.
    HiddenPair: "hidden-pair", "Hidden pair", Medium, 70, 34, Walk, Subset(Hidden), Easiest, Rules;
    /// Three digits of a house with three places together.
    HiddenTriple: "hidden-triple", "Hidden triple", Medium, 100, 40, Walk, Subset(Hidden), Easiest, Rules;

    // Hard: quads, basic fish, single-digit patterns, wings, uniqueness, colouring
    /// Four cells of a house with four candidates together.
    NakedQuad: "naked-quad", "Naked quad", Hard, 120, 50, Walk, Subset(Naked), Easiest, Rules;
    /// Four digits of a house with four places together.
    HiddenQuad: "hidden-quad", "Hidden quad", Hard, 150, 54, Walk, Subset(Hidden), Easiest, Rules;
    /// A digit in two lines across two others.
    XWing: "x-wing", "X-wing", Hard, 140, 32, Walk, Fish(Basic), Easiest, Rules;
    /// A digit in three lines across three others.
    Swordfish: "swordfish", "Swordfish", Hard, 150, 38, Walk, Fish(Basic), Easiest, Rules;
    /// A digit in four lines across four others.
    Jellyfish: "jellyfish", "Jellyfish", Hard, 160, 52, Walk, Fish(Basic), Easiest, Rules;
    /// A chain of cells with the same two candidates.
    RemotePair: "remote-pair", "Remote pair", Hard, 110, 50, Walk, Chain(OfCandidates), Any, Rules;
    /// All cells but one have two candidates.
    BugPlusOne: "bug-plus-one", "BUG+1", Hard, 100, 56, Walk, Uniqueness, Easiest, Uniqueness;
    /// All cells but some have two candidates.
    BugPlusN: "bug-plus-n", "BUG+n", Hard, 120, 57, Path, Uniqueness, Any, Uniqueness;
    /// Conjugate pairs in parallel lines that meet in a line across.
    Skyscraper: "skyscraper", "Skyscraper", Hard, 130, 40, Walk, TwoLinks, Easiest, Rules;
    /// Two equal cells joined by a conjugate pair.
    WWing: "w-wing", "W-wing", Hard, 150, 44, Walk, Wing, Easiest, Rules;
    /// Conjugate pairs in a row and a column that meet in a box.
    TwoStringKite: "two-string-kite", "Two-string kite", Hard, 150, 41, Walk, TwoLinks, Easiest, Rules;
    /// Two kites that meet in the same cells.
    DualTwoStringKite: "dual-two-string-kite", "Dual two-string kite", Hard, 150, 41, Hint, TwoLinks, Easiest, Rules;
    /// Two other conjugate pairs that meet.
    TurbotFish: "turbot-fish", "Turbot fish", Hard, 120, 41, Walk, TwoLinks, Easiest, Rules;
    /// A conjugate pair that reaches through the cross of a box.
    EmptyRectangle: "empty-rectangle", "Empty rectangle", Hard, 120, 43, Walk, TwoLinks, Easiest, Rules;
    /// Two empty rectangles in the same box.
    DualEmptyRectangle: "dual-empty-rectangle", "Dual empty rectangle", Hard, 120, 43, Hint, TwoLinks, Easiest, Rules;
    /// A cell of two candidates and two pincers.
    XyWing: "xy-wing", "XY-wing", Hard, 160, 42, Walk, Wing, Easiest, Rules;
    /// A cell of three candidates and two pincers.
    XyzWing: "xyz-wing", "XYZ-wing", Hard, 180, 44, Walk, Wing, Easiest, Rules;
    /// Four cells in a box and a line, of whose four digits all but one stand once at most.
    WxyzWing: "wxyz-wing", "WXYZ-wing", Hard, 190, 55, Path, Wing, Easiest, Rules;
    /// One corner has further candidates.
    UniqueRectangle1: "unique-rectangle-1", "Unique rectangle type 1", Hard, 100, 45, Walk, Rectangle, Easiest, Uniqueness;
    /// Two neighbouring corners share one extra digit.
    UniqueRectangle2: "unique-rectangle-2", "Unique rectangle type 2", Hard, 100, 45, Walk, Rectangle, Easiest, Uniqueness;
    /// The extra digits complete a naked subset.
    UniqueRectangle3: "unique-rectangle-3", "Unique rectangle type 3", Hard, 100, 46, Walk, Rectangle, Any, Uniqueness;
    /// One digit is settled in two neighbouring corners.
    UniqueRectangle4: "unique-rectangle-4", "Unique rectangle type 4", Hard, 100, 45, Walk, Rectangle, Easiest, Uniqueness;
    /// Opposite corners, or three, share one extra digit.
    UniqueRectangle5: "unique-rectangle-5", "Unique rectangle type 5", Hard, 100, 45, Walk, Rectangle, Easiest, Uniqueness;
    /// One digit is settled in both lines of opposite corners.
    UniqueRectangle6: "unique-rectangle-6", "Unique rectangle type 6", Hard, 100, 45, Walk, Rectangle, Easiest, Uniqueness;
    /// One digit is settled around the corner opposite a cell of two.
    HiddenRectangle: "hidden-rectangle", "Hidden rectangle", Hard, 100, 46, Walk, Rectangle, Easiest, Uniqueness;
    /// A ring of cells that hold two digits but for further candidates.
    UniqueLoop: "unique-loop", "Unique loop", Hard, 110, 46, Path, Uniqueness, Any, Uniqueness;
    /// Three filled corners, none a given.
    AvoidableRectangle1: "avoidable-rectangle-1", "Avoidable rectangle type 1", Hard, 100, 47, Walk, Uniqueness, Easiest, Uniqueness;
    /// Two filled corners, none a given, and one shared extra digit.
    AvoidableRectangle2: "avoidable-rectangle-2", "Avoidable rectangle type 2", Hard, 100, 48, Walk, Uniqueness, Easiest, Uniqueness;
    /// An X-wing with fins.
    FinnedXWing: "finned-x-wing", "Finned X-wing", Hard, 130, 43, Walk, Fish(Finned), Easiest, Rules;
    /// An X-wing with fins that lacks a corner.
    SashimiXWing: "sashimi-x-wing", "Sashimi X-wing", Hard, 150, 43, Walk, Fish(Sashimi), Easiest, Rules;
    /// Two finned X-wings on the same lines.
    SiameseFinnedXWing: "finned-x-wing", "Siamese finned X-wing", Hard, 130, 43, Hint, Fish(SiameseFinned), Easiest, Rules;
    /// Two X-wings on the same lines, of which one is sashimi.
    SiameseSashimiXWing: "sashimi-x-wing", "Siamese sashimi X-wing", Hard, 150, 43, Hint, Fish(SiameseSashimi), Easiest, Rules;
    /// A candidate that sees both colours of a digit.
    SimpleColorsTrap: "simple-colors-trap", "Simple colours (trap)", Hard, 150, 54, Walk, SimpleColors, Easiest, Rules;
    /// A colour that sees itself.
    SimpleColorsWrap: "simple-colors-wrap", "Simple colours (wrap)", Hard, 150, 54, Walk, SimpleColors, Easiest, Rules;
    /// Colours of two clusters that see each other.
    MultiColors1: "multi-colors-1", "Multi-colours type 1", Hard, 200, 58, Walk, MultiColors, Easiest, Rules;
    /// A colour that sees both colours of another cluster.
    MultiColors2: "multi-colors-2", "Multi-colours type 2", Hard, 200, 58, Walk, MultiColors, Easiest, Rules;

    // Expert: larger finned fish
    /// A swordfish with fins.
    FinnedSwordfish: "finned-swordfish", "Finned swordfish", Expert, 200, 60, Walk, Fish(Finned), Easiest, Rules;
    /// A swordfish with fins that lacks a place.
    SashimiSwordfish: "sashimi-swordfish", "Sashimi swordfish", Expert, 240, 60, Walk, Fish(Sashimi), Easiest, Rules;
    /// Two finned swordfish on the same lines.
    SiameseFinnedSwordfish: "finned-swordfish", "Siamese finned swordfish", Expert, 200, 60, Hint, Fish(SiameseFinned), Easiest, Rules;
    /// Two swordfish on the same lines, of which one is sashimi.
    SiameseSashimiSwordfish: "sashimi-swordfish", "Siamese sashimi swordfish", Expert, 240, 60, Hint, Fish(SiameseSashimi), Easiest, Rules;

    // Expert: colours of all digits, and crossing lines
    /// Two colours over all digits, of which one is right.
    Medusa: "3d-medusa", "3D medusa", Expert, 240, 63, Path, Medusa, Any, Rules;
    /// Digits that a row and a column leave the same few cells.
    Fireworks: "fireworks", "Fireworks", Expert, 240, 62, Path, Crossing, Easiest, Rules;
    /// Five cells in a box and a line, of whose five digits all but one stand once at most.
    VwxyzWing: "vwxyz-wing", "VWXYZ-wing", Expert, 240, 62, Hint, Wing, Easiest, Rules;

    // Expert: chains, and rarer patterns
    // Chains of cells find most, and soonest.
    /// A chain of cells with two candidates.
    XyChain: "xy-chain", "XY-chain", Expert, 260, 70, Walk, Chain(OfCandidates), Easiest, Rules;
    /// A chain of one digit.
    XChain: "x-chain", "X-chain", Expert, 260, 54, Walk, XChain, Any, Rules;
    /// Cells of a crossing that share their digits with a line and a box.
    SueDeCoq: "sue-de-coq", "Sue de Coq", Expert, 250, 58, Walk, Crossing, Any, Rules;
    /// A jellyfish with fins.
    FinnedJellyfish: "finned-jellyfish", "Finned jellyfish", Expert, 250, 64, Walk, Fish(Finned), Easiest, Rules;
    /// A jellyfish with fins that lacks a place.
    SashimiJellyfish: "sashimi-jellyfish", "Sashimi jellyfish", Expert, 280, 64, Walk, Fish(Sashimi), Easiest, Rules;
    /// Two finned jellyfish on the same lines.
    SiameseFinnedJellyfish: "finned-jellyfish", "Siamese finned jellyfish", Expert, 250, 64, Hint, Fish(SiameseFinned), Easiest, Rules;
    /// Two jellyfish on the same lines, of which one is sashimi.
    SiameseSashimiJellyfish: "sashimi-jellyfish", "Siamese sashimi jellyfish", Expert, 280, 64, Hint, Fish(SiameseSashimi), Easiest, Rules;
    /// A chain that closes without a contradiction.
    ContinuousNiceLoop: "continuous-nice-loop", "Continuous nice loop", Expert, 280, 65, Walk, Chain(OfCandidates), Any, Rules;
    /// A chain between two ends of which one is true.
    Aic: "aic", "Alternating inference chain", Expert, 280, 70, Walk, Chain(OfCandidates), Easiest, Rules;
    /// A chain that contradicts its first candidate.
    DiscontinuousNiceLoop: "discontinuous-nice-loop", "Discontinuous nice loop", Expert, 280, 70, Walk, Chain(OfCandidates), Easiest, Rules;
    /// An open chain with groups.
    GroupedAic: "grouped-aic", "Grouped alternating inference chain", Expert, 300, 71, Walk, Chain(OfCandidates), Easiest, Rules;
    /// A contradictory chain with groups.
    GroupedDiscontinuousNiceLoop: "grouped-discontinuous-nice-loop", "Grouped discontinuous nice loop", Expert, 300, 71, Walk, Chain(OfCandidates), Easiest, Rules;
    /// A closed chain with groups.
    GroupedContinuousNiceLoop: "grouped-continuous-nice-loop", "Grouped continuous nice loop", Expert, 300, 66, Hint, Chain(OfCandidates), Any, Rules;

    // Expert: almost locked sets
    /// Two almost locked sets with a restricted common.
    AlsXz: "als-xz", "ALS-XZ", Expert, 300, 55, Walk, AlmostLockedSets, Any, Rules;
    /// An almost locked set with restricted commons to two others.
    AlsXyWing: "als-xy-wing", "ALS-XY-wing", Expert, 320, 70, Walk, AlmostLockedSets, Any, Rules;
    /// Four or more almost locked sets in a row.
    AlsXyChain: "als-xy-chain", "ALS-XY-chain", Expert, 340, 70, Walk, AlmostLockedSets, Any, Rules;
    /// A cell with an almost locked set for each of its candidates.
    DeathBlossom: "death-blossom", "Death blossom", Expert, 360, 70, Walk, AlmostLockedSets, Any, Rules;
    /// An open chain with almost locked sets.
    AlsGroupedAic: "grouped-aic", "Grouped alternating inference chain", Expert, 300, 72, Hint, Chain(OfSets), Easiest, Rules;
    /// A contradictory chain with almost locked sets.
    AlsGroupedDiscontinuousNiceLoop: "grouped-discontinuous-nice-loop", "Grouped discontinuous nice loop", Expert, 300, 72, Hint, Chain(OfSets), Easiest, Rules;
    /// A closed chain with almost locked sets.
    AlsGroupedContinuousNiceLoop: "grouped-continuous-nice-loop", "Grouped continuous nice loop", Expert, 300, 67, Hint, Chain(OfSets), Any, Rules;

    // Extreme: patterns that people have found in the hardest puzzles
    /// Twelve cells in four boxes that can't be filled with only three digits.
    Tridagon: "tridagon", "Tridagon", Extreme, 400, 76, Walk, Crossing, Any, Rules;
    /// Sixteen cells around the corners of a rectangle that take all that a ring of houses gives.
    SkLoop: "sk-loop", "SK-loop", Extreme, 420, 76, Walk, Crossing, Easiest, Rules;
    /// Two cells beside the box of two others that hold the same digits.
    JuniorExocet: "junior-exocet", "Junior exocet", Extreme, 440, 78, Walk, Exocet(Junior), Easiest, Rules;
    /// The same, with one of the cells further away.
    SeniorExocet: "senior-exocet", "Senior exocet", Extreme, 460, 79, Walk, Exocet(Senior), Easiest, Rules;
    /// A fish whose fins exclude the same by chains.
    KrakenFish: "kraken-fish", "Kraken fish", Extreme, 480, 79, Walk, ForcingChain, Any, Rules;
    /// Cells in some rows and columns that take all that these give.
    MultiSectorLockedSet: "multi-sector-locked-set", "Multi-sector locked set", Extreme, 480, 83, Walk, Crossing, Any, Rules;

    // Extreme: forcing chains before complex fish, which take long to look for and find little
    /// Chains from every candidate of a cell, or every place of a digit, that agree.
    ForcingChainVerity: "forcing-chain-verity", "Forcing chain (verity)", Extreme, 500, 80, Walk, ForcingChain, Any, Rules;
    /// Chains from an assumption that leave a cell or a house nothing.
    ForcingChainContradiction: "forcing-chain-contradiction", "Forcing chain (contradiction)", Extreme, 500, 80, Walk, ForcingChain, Any, Rules;
    /// Three lines and boxes across three others.
    FrankenSwordfish: "franken-swordfish", "Franken swordfish", Extreme, 350, 74, Walk, Fish(Complex), Easiest, Rules;
    /// Two lines and boxes across two others, with fins.
    FinnedFrankenXWing: "finned-franken-x-wing", "Finned franken X-wing", Extreme, 390, 74, Walk, Fish(FinnedComplex), Easiest, Rules;
    /// Three lines and boxes across three others, with fins.
    FinnedFrankenSwordfish: "finned-franken-swordfish", "Finned franken swordfish", Extreme, 410, 76, Walk, Fish(FinnedComplex), Easiest, Rules;
    /// Four lines and boxes across four others.
    FrankenJellyfish: "franken-jellyfish", "Franken jellyfish", Extreme, 370, 76, Hint, Fish(Complex), Easiest, Rules;
    /// Four lines and boxes across four others, with fins.
    FinnedFrankenJellyfish: "finned-franken-jellyfish", "Finned franken jellyfish", Extreme, 430, 78, Hint, Fish(FinnedComplex), Easiest, Rules;
    /// Four houses of any kind across four others, with fins.
    FinnedMutantJellyfish: "finned-mutant-jellyfish", "Finned mutant jellyfish", Extreme, 470, 78, Hint, Fish(FinnedComplex), Easiest, Rules;
    /// Five houses of any kind across five others, with fins.
    FinnedMutantSquirmbag: "finned-mutant-squirmbag", "Finned mutant squirmbag", Extreme, 470, 82, Hint, Fish(FinnedComplex), Easiest, Rules;
    /// Six houses of any kind across six others, with fins.
    FinnedMutantWhale: "finned-mutant-whale", "Finned mutant whale", Extreme, 470, 82, Hint, Fish(FinnedComplex), Easiest, Rules;
    /// An assumption that leads to a contradiction by singles.
    ForcingNetContradiction: "forcing-net-contradiction", "Forcing net (contradiction)", Extreme, 700, 85, Walk, ForcingNet, Any, Rules;
    /// Nets from every candidate of a cell, or every place of a digit, that agree.
    ForcingNetVerity: "forcing-net-verity", "Forcing net (verity)", Extreme, 700, 85, Walk, ForcingNet, Any, Rules;
    /// A cell that is in every template of a digit.
    TemplateSet: "template-set", "Template set", Extreme, 10_000, 110, Walk, Templates, Easiest, Rules;
    /// A candidate that is in no template of its digit.
    TemplateDelete: "template-delete", "Template delete", Extreme, 10_000, 110, Walk, Templates, Easiest, Rules;
    /// An assumption that leads to a contradiction by singles and by assumptions within it.
    NestedForcingNet: "nested-forcing-net", "Nested forcing net", Extreme, 10_000, 105, Walk, ForcingNet, Easiest, Rules;
}

impl Technique {
    /// The singles, the easiest first.
    pub const SINGLES: &[Self] = Self::ALL.split_at(singles()).0;

    /// The stable name; variants of a technique share one.
    #[must_use]
    pub fn slug(self) -> &'static str {
        self.facts().slug
    }

    /// The name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The tier.
    #[must_use]
    pub fn tier(self) -> Tier {
        self.facts().tier
    }

    /// The amount that one step adds to the score of a puzzle, on `HoDoKu`'s scale.
    #[must_use]
    pub fn score(self) -> u32 {
        self.facts().score
    }

    /// The permitted uses.
    #[must_use]
    pub fn used(self) -> Use {
        self.facts().used
    }

    /// Whether it relies on the puzzle having one solution only.
    #[must_use]
    pub fn relies_on_uniqueness(self) -> bool {
        self.facts().basis == Basis::Uniqueness
    }

    /// The rating of its easiest steps by the Explainer's scale, in tenths.
    #[must_use]
    pub fn least_rating(self) -> u16 {
        self.facts().rating
    }

    /// Whether its first step may be harder than its others.
    #[must_use]
    pub fn varies(self) -> bool {
        self.facts().first == First::Any
    }

    /// The techniques that it reasons like.
    #[must_use]
    pub fn family(self) -> Family {
        self.facts().family
    }

    /// The techniques that do not rely on a unique solution, the easiest first.
    #[must_use]
    pub fn without_uniqueness() -> &'static [Self] {
        static PROVING: LazyLock<Vec<Technique>> = LazyLock::new(|| {
            let all = Technique::ALL.iter().copied();
            all.filter(|one| !one.relies_on_uniqueness()).collect()
        });
        &PROVING
    }

    /// The techniques that share a stable name, the easiest first.
    #[must_use]
    pub fn named(slug: &str) -> impl DoubleEndedIterator<Item = Self> {
        let all = Self::ALL.iter().copied();
        all.filter(move |technique| technique.slug() == slug)
    }

    /// The easiest technique with its stable name.
    #[must_use]
    pub fn first_of_its_name(self) -> Self {
        Self::named(self.slug()).next().unwrap_or(self)
    }

    fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }
}

/// Number of singles, which come first.
const fn singles() -> usize {
    let mut count = 0;
    while matches!(FACTS[count].family, Family::Single(_)) {
        count += 1;
    }
    count
}
