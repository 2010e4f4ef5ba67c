//! The registry: every technique with its name, tier, score and finder, the easiest first.

use super::rectangle::{avoidable, hidden, unique};
use super::rung::{Rung, Tier, Use};
use super::{
    aic, als_xy_chain, als_xy_wing, als_xz, basic_fish, bent_wings, bug_plus_one, complex_fish,
    continuous_nice_loop, death_blossom, discontinuous_nice_loop, duals, empty_rectangle,
    finned_fish, forcing_chain, forcing_net, full_house, grouped_aic, grouped_continuous_nice_loop,
    grouped_discontinuous_nice_loop, hidden_single, hidden_subset, locked_candidates, multi_colors,
    naked_single, naked_subset, remote_pair, siamese_fish, simple_colors, sue_de_coq, templates,
    two_links, w_wing, x_chain, xy_chain,
};

/// Write a technique as one entry: its doc, variant, slug, name, tier, score, use and finder.
macro_rules! ladder {
    ($(
        #[doc = $doc:literal]
        $variant:ident: $slug:literal, $name:literal, $tier:ident, $score:literal, $used:ident,
        $find:path;
    )*) => {
        /// A technique, in the order of the ladder.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Technique {
            $(#[doc = $doc] $variant,)*
        }

        /// All techniques, the easiest first; the position of a technique is its value.
        pub const LADDER: &[Rung] = &[
            $(Rung {
                technique: Technique::$variant,
                slug: $slug,
                name: $name,
                tier: Tier::$tier,
                score: $score,
                used: Use::$used,
                find: $find,
            },)*
        ];
    };
}

// Within a tier the order is near that of HoDoKu's defaults, so that figures can be compared; what
// takes long and finds little comes last.
ladder! {
    // Singles
    /// The last empty cell of a house.
    FullHouse: "full-house", "Full house", Singles, 4, Walk,
    full_house::find;
    /// The only place for a digit in a box.
    HiddenSingleInBox: "hidden-single", "Hidden single", Singles, 14, Walk,
    hidden_single::find_in_boxes;
    /// The only place for a digit in a row or a column.
    HiddenSingleInLine: "hidden-single", "Hidden single", Singles, 14, Walk,
    hidden_single::find_in_lines;
    /// The only digit for a cell.
    NakedSingle: "naked-single", "Naked single", Singles, 4, Walk,
    naked_single::find;

    // Medium: locked candidates, pairs and triples
    /// Two cells with two candidates, in both houses.
    LockedPair: "locked-pair", "Locked pair", Medium, 40, Walk,
    naked_subset::find_locked_pairs;
    /// Three cells with three candidates, in a box and a line.
    LockedTriple: "locked-triple", "Locked triple", Medium, 60, Walk,
    naked_subset::find_locked_triples;
    /// A digit that a box holds in one line.
    LockedPointing: "locked-pointing", "Locked candidates (pointing)", Medium, 50, Walk,
    locked_candidates::find_pointing;
    /// A digit that a line holds in one box.
    LockedClaiming: "locked-claiming", "Locked candidates (claiming)", Medium, 50, Walk,
    locked_candidates::find_claiming;
    /// Two cells of a house with two candidates together.
    NakedPair: "naked-pair", "Naked pair", Medium, 60, Walk,
    naked_subset::find_pairs;
    /// Three cells of a house with three candidates together.
    NakedTriple: "naked-triple", "Naked triple", Medium, 80, Walk,
    naked_subset::find_triples;
    /// Two digits of a house with two places together.
    HiddenPair: "hidden-pair", "Hidden pair", Medium, 70, Walk,
    hidden_subset::find_pairs;
    /// Three digits of a house with three places together.
    HiddenTriple: "hidden-triple", "Hidden triple", Medium, 100, Walk,
    hidden_subset::find_triples;

    // Hard: quads, basic fish, single-digit patterns, wings, uniqueness, colouring
    /// Four cells of a house with four candidates together.
    NakedQuad: "naked-quad", "Naked quad", Hard, 120, Walk,
    naked_subset::find_quads;
    /// Four digits of a house with four places together.
    HiddenQuad: "hidden-quad", "Hidden quad", Hard, 150, Walk,
    hidden_subset::find_quads;
    /// A digit in two lines across two others.
    XWing: "x-wing", "X-wing", Hard, 140, Walk,
    basic_fish::find_x_wings;
    /// A digit in three lines across three others.
    Swordfish: "swordfish", "Swordfish", Hard, 150, Walk,
    basic_fish::find_swordfish;
    /// A digit in four lines across four others.
    Jellyfish: "jellyfish", "Jellyfish", Hard, 160, Walk,
    basic_fish::find_jellyfish;
    /// A chain of cells with the same two candidates.
    RemotePair: "remote-pair", "Remote pair", Hard, 110, Walk,
    remote_pair::find;
    /// All cells but one have two candidates.
    BugPlusOne: "bug-plus-one", "BUG+1", Hard, 100, Walk,
    bug_plus_one::find;
    /// Conjugate pairs in parallel lines that meet in a line across.
    Skyscraper: "skyscraper", "Skyscraper", Hard, 130, Walk,
    two_links::find_skyscrapers;
    /// Two equal cells joined by a conjugate pair.
    WWing: "w-wing", "W-wing", Hard, 150, Walk,
    w_wing::find;
    /// Conjugate pairs in a row and a column that meet in a box.
    TwoStringKite: "two-string-kite", "Two-string kite", Hard, 150, Walk,
    two_links::find_kites;
    /// Two kites that meet in the same cells.
    DualTwoStringKite: "dual-two-string-kite", "Dual two-string kite", Hard, 150, Hint,
    duals::find_kites;
    /// Two other conjugate pairs that meet.
    TurbotFish: "turbot-fish", "Turbot fish", Hard, 120, Walk,
    two_links::find_turbot_fish;
    /// A conjugate pair that reaches through the cross of a box.
    EmptyRectangle: "empty-rectangle", "Empty rectangle", Hard, 120, Walk,
    empty_rectangle::find;
    /// Two empty rectangles in the same box.
    DualEmptyRectangle: "dual-empty-rectangle", "Dual empty rectangle", Hard, 120, Hint,
    duals::find_empty_rectangles;
    /// A cell of two candidates and two pincers.
    XyWing: "xy-wing", "XY-wing", Hard, 160, Walk,
    bent_wings::find_xy;
    /// A cell of three candidates and two pincers.
    XyzWing: "xyz-wing", "XYZ-wing", Hard, 180, Walk,
    bent_wings::find_xyz;
    /// One corner has further candidates.
    UniqueRectangle1: "unique-rectangle-1", "Unique rectangle type 1", Hard, 100, Walk,
    unique::find_type_1;
    /// Two neighbouring corners share one extra digit.
    UniqueRectangle2: "unique-rectangle-2", "Unique rectangle type 2", Hard, 100, Walk,
    unique::find_type_2;
    /// The extra digits complete a naked subset.
    UniqueRectangle3: "unique-rectangle-3", "Unique rectangle type 3", Hard, 100, Walk,
    unique::find_type_3;
    /// One digit is settled in two neighbouring corners.
    UniqueRectangle4: "unique-rectangle-4", "Unique rectangle type 4", Hard, 100, Walk,
    unique::find_type_4;
    /// Opposite corners, or three, share one extra digit.
    UniqueRectangle5: "unique-rectangle-5", "Unique rectangle type 5", Hard, 100, Walk,
    unique::find_type_5;
    /// One digit is settled in both lines of opposite corners.
    UniqueRectangle6: "unique-rectangle-6", "Unique rectangle type 6", Hard, 100, Walk,
    unique::find_type_6;
    /// One digit is settled around the corner opposite a cell of two.
    HiddenRectangle: "hidden-rectangle", "Hidden rectangle", Hard, 100, Walk,
    hidden::find;
    /// Three filled corners, none a given.
    AvoidableRectangle1: "avoidable-rectangle-1", "Avoidable rectangle type 1", Hard, 100, Walk,
    avoidable::find_type_1;
    /// Two filled corners, none a given, and one shared extra digit.
    AvoidableRectangle2: "avoidable-rectangle-2", "Avoidable rectangle type 2", Hard, 100, Walk,
    avoidable::find_type_2;
    /// An X-wing with fins.
    FinnedXWing: "finned-x-wing", "Finned X-wing", Hard, 130, Walk,
    finned_fish::find_finned_x_wings;
    /// An X-wing with fins that lacks a corner.
    SashimiXWing: "sashimi-x-wing", "Sashimi X-wing", Hard, 150, Walk,
    finned_fish::find_sashimi_x_wings;
    /// Two finned X-wings on the same lines.
    SiameseFinnedXWing: "finned-x-wing", "Siamese finned X-wing", Hard, 130, Hint,
    siamese_fish::find_finned_x_wings;
    /// Two X-wings on the same lines, of which one is sashimi.
    SiameseSashimiXWing: "sashimi-x-wing", "Siamese sashimi X-wing", Hard, 150, Hint,
    siamese_fish::find_sashimi_x_wings;
    /// A candidate that sees both colours of a digit.
    SimpleColorsTrap: "simple-colors-trap", "Simple colours (trap)", Hard, 150, Walk,
    simple_colors::find_traps;
    /// A colour that sees itself.
    SimpleColorsWrap: "simple-colors-wrap", "Simple colours (wrap)", Hard, 150, Walk,
    simple_colors::find_wraps;
    /// Colours of two clusters that see each other.
    MultiColors1: "multi-colors-1", "Multi-colours type 1", Hard, 200, Walk,
    multi_colors::find_type_1;
    /// A colour that sees both colours of another cluster.
    MultiColors2: "multi-colors-2", "Multi-colours type 2", Hard, 200, Walk,
    multi_colors::find_type_2;


    // Expert: larger finned fish
    /// A swordfish with fins.
    FinnedSwordfish: "finned-swordfish", "Finned swordfish", Expert, 200, Walk,
    finned_fish::find_finned_swordfish;
    /// A swordfish with fins that lacks a place.
    SashimiSwordfish: "sashimi-swordfish", "Sashimi swordfish", Expert, 240, Walk,
    finned_fish::find_sashimi_swordfish;
    /// Two finned swordfish on the same lines.
    SiameseFinnedSwordfish: "finned-swordfish", "Siamese finned swordfish", Expert, 200, Hint,
    siamese_fish::find_finned_swordfish;
    /// Two swordfish on the same lines, of which one is sashimi.
    SiameseSashimiSwordfish: "sashimi-swordfish", "Siamese sashimi swordfish", Expert, 240, Hint,
    siamese_fish::find_sashimi_swordfish;

    // Expert: chains, and what is rarer
    // Chains of cells find most, and soonest.
    /// A chain of cells with two candidates.
    XyChain: "xy-chain", "XY-chain", Expert, 260, Walk,
    xy_chain::find;
    /// A chain of one digit.
    XChain: "x-chain", "X-chain", Expert, 260, Walk,
    x_chain::find;
    /// Cells of a crossing that share their digits with a line and a box.
    SueDeCoq: "sue-de-coq", "Sue de Coq", Expert, 250, Walk,
    sue_de_coq::find;
    /// A jellyfish with fins.
    FinnedJellyfish: "finned-jellyfish", "Finned jellyfish", Expert, 250, Walk,
    finned_fish::find_finned_jellyfish;
    /// A jellyfish with fins that lacks a place.
    SashimiJellyfish: "sashimi-jellyfish", "Sashimi jellyfish", Expert, 280, Walk,
    finned_fish::find_sashimi_jellyfish;
    /// Two finned jellyfish on the same lines.
    SiameseFinnedJellyfish: "finned-jellyfish", "Siamese finned jellyfish", Expert, 250, Hint,
    siamese_fish::find_finned_jellyfish;
    /// Two jellyfish on the same lines, of which one is sashimi.
    SiameseSashimiJellyfish: "sashimi-jellyfish", "Siamese sashimi jellyfish", Expert, 280, Hint,
    siamese_fish::find_sashimi_jellyfish;
    /// A chain that closes without a contradiction.
    ContinuousNiceLoop: "continuous-nice-loop", "Continuous nice loop", Expert, 280, Walk,
    continuous_nice_loop::find;
    /// A chain between two ends of which one is true.
    Aic: "aic", "Alternating inference chain", Expert, 280, Walk,
    aic::find;
    /// A chain that contradicts its first candidate.
    DiscontinuousNiceLoop: "discontinuous-nice-loop", "Discontinuous nice loop", Expert, 280, Walk,
    discontinuous_nice_loop::find;
    /// An open chain with groups.
    GroupedAic: "grouped-aic", "Grouped alternating inference chain", Expert, 300, Walk,
    grouped_aic::find;
    /// A contradictory chain with groups.
    GroupedDiscontinuousNiceLoop: "grouped-discontinuous-nice-loop",
    "Grouped discontinuous nice loop", Expert, 300, Walk,
    grouped_discontinuous_nice_loop::find;
    /// A closed chain with groups.
    GroupedContinuousNiceLoop: "grouped-continuous-nice-loop", "Grouped continuous nice loop",
    Expert, 300, Hint,
    grouped_continuous_nice_loop::find;

    // Expert: almost locked sets
    /// Two almost locked sets with a restricted common.
    AlsXz: "als-xz", "ALS-XZ", Expert, 300, Walk,
    als_xz::find;
    /// An almost locked set with restricted commons to two others.
    AlsXyWing: "als-xy-wing", "ALS-XY-wing", Expert, 320, Walk,
    als_xy_wing::find;
    /// Four or more almost locked sets in a row.
    AlsXyChain: "als-xy-chain", "ALS-XY-chain", Expert, 340, Walk,
    als_xy_chain::find;
    /// A cell with an almost locked set for each of its candidates.
    DeathBlossom: "death-blossom", "Death blossom", Expert, 360, Walk,
    death_blossom::find;
    /// An open chain with almost locked sets.
    AlsGroupedAic: "grouped-aic", "Grouped alternating inference chain", Expert, 300, Hint,
    grouped_aic::find_with_sets;
    /// A contradictory chain with almost locked sets.
    AlsGroupedDiscontinuousNiceLoop: "grouped-discontinuous-nice-loop",
    "Grouped discontinuous nice loop", Expert, 300, Hint,
    grouped_discontinuous_nice_loop::find_with_sets;
    /// A closed chain with almost locked sets.
    AlsGroupedContinuousNiceLoop: "grouped-continuous-nice-loop", "Grouped continuous nice loop",
    Expert, 300, Hint,
    grouped_continuous_nice_loop::find_with_sets;


    // Extreme: forcing chains before complex fish, which take long to look for and find little
    /// Chains from every candidate of a cell, or every place of a digit, that agree.
    ForcingChainVerity: "forcing-chain-verity", "Forcing chain (verity)", Extreme, 500, Walk,
    forcing_chain::find_verities;
    /// Chains from an assumption that leave a cell or a house nothing.
    ForcingChainContradiction: "forcing-chain-contradiction", "Forcing chain (contradiction)",
    Extreme, 500, Walk,
    forcing_chain::find_contradictions;
    /// Three lines and boxes across three others.
    FrankenSwordfish: "franken-swordfish", "Franken swordfish", Extreme, 350, Walk,
    complex_fish::find_franken_swordfish;
    /// Two lines and boxes across two others, with fins.
    FinnedFrankenXWing: "finned-franken-x-wing", "Finned franken X-wing", Extreme, 390, Walk,
    complex_fish::find_finned_franken_x_wings;
    /// Three lines and boxes across three others, with fins.
    FinnedFrankenSwordfish: "finned-franken-swordfish", "Finned franken swordfish", Extreme, 410, Walk,
    complex_fish::find_finned_franken_swordfish;
    /// Four lines and boxes across four others.
    FrankenJellyfish: "franken-jellyfish", "Franken jellyfish", Extreme, 370, Hint,
    complex_fish::find_franken_jellyfish;
    /// Four lines and boxes across four others, with fins.
    FinnedFrankenJellyfish: "finned-franken-jellyfish", "Finned franken jellyfish", Extreme, 430, Hint,
    complex_fish::find_finned_franken_jellyfish;
    /// Four houses of any kind across four others, with fins.
    FinnedMutantJellyfish: "finned-mutant-jellyfish", "Finned mutant jellyfish", Extreme, 470, Hint,
    complex_fish::find_finned_mutant_jellyfish;
    /// Five houses of any kind across five others, with fins.
    FinnedMutantSquirmbag: "finned-mutant-squirmbag", "Finned mutant squirmbag", Extreme, 470, Hint,
    complex_fish::find_finned_mutant_squirmbags;
    /// Six houses of any kind across six others, with fins.
    FinnedMutantWhale: "finned-mutant-whale", "Finned mutant whale", Extreme, 470, Hint,
    complex_fish::find_finned_mutant_whales;
    /// An assumption that leads to a contradiction by singles.
    ForcingNetContradiction: "forcing-net-contradiction", "Forcing net (contradiction)",
    Extreme, 700, Walk,
    forcing_net::find_contradictions;
    /// Nets from every candidate of a cell, or every place of a digit, that agree.
    ForcingNetVerity: "forcing-net-verity", "Forcing net (verity)", Extreme, 700, Walk,
    forcing_net::find_verities;
    /// A cell that is in every template of a digit.
    TemplateSet: "template-set", "Template set", Extreme, 10_000, Walk,
    templates::find_set;
    /// A candidate that is in no template of its digit.
    TemplateDelete: "template-delete", "Template delete", Extreme, 10_000, Walk,
    templates::find_delete;
}

impl Technique {
    /// The rung of the technique.
    #[must_use]
    pub const fn rung(self) -> &'static Rung {
        &LADDER[self as usize]
    }
}

/// The singles, the easiest first.
#[must_use]
pub const fn singles() -> &'static [Rung] {
    LADDER.split_at(4).0
}

/// The rungs that share a stable name.
pub fn rungs(slug: &str) -> impl Iterator<Item = &'static Rung> {
    LADDER.iter().filter(move |rung| rung.slug == slug)
}
