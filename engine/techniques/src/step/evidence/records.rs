//! The table of all records of evidence, from which types are made here, and classes in hosts: the
//! parts of records, and the patterns of houses, cells and rectangles; `reasoned.rs` has the rest.

/// Pass all records, with their fields, to the macro `$define`: the parts of records first.
#[macro_export]
macro_rules! evidence_records {
    ($define:ident) => {
        $crate::evidence_records_with_reasoned! {
            $define
            parts {
                /// The implications of one assumption.
                Branch {
                    /// The candidate.
                    assumed: Candidate,
                    /// Whether it is taken to be true.
                    is_true: bool,
                    /// The links from there, in order.
                    links: Vec<Link>,
                }
                /// The implications of an assumption, up to where another assumption made within it
                /// fails.
                Stage {
                    /// The links, in order, from the assumption and from earlier refutations.
                    links: Vec<Link>,
                    /// The assumption within, and how it fails; none in the last stage.
                    refuted: Option<Contradiction>,
                }
            }
            records {
                /// Full house and hidden single: the one place for a digit in a house.
                SingleInHouse {
                    /// The house.
                    house: House,
                }
                /// Naked single: the one candidate of a cell.
                NakedSingle {}
                /// Pointing and claiming: a digit that one house holds where it crosses another.
                LockedCandidates {
                    /// The digit.
                    digit: Digit,
                    /// The house whose places all lie in the other.
                    house: House,
                    /// The house that loses the digit elsewhere.
                    other: House,
                    /// The places in both.
                    places: CellSet,
                }
                /// Naked, locked and hidden subsets: as many cells as digits.
                Subset {
                    /// The houses that hold the cells; the one looked at, for a hidden subset.
                    houses: Vec<House>,
                    /// The cells.
                    cells: CellSet,
                    /// The digits.
                    digits: DigitSet,
                    /// The digits in the cells.
                    candidates: Vec<Candidate>,
                }
                /// Fish but siamese ones: houses whose places for a digit as many others cover, except the fins.
                Fish {
                    /// The digit.
                    digit: Digit,
                    /// The houses that the fish starts from.
                    base: Vec<House>,
                    /// The houses that it covers.
                    cover: Vec<House>,
                    /// The places of the base that are covered.
                    body: CellSet,
                    /// The places of the base that are not.
                    fins: CellSet,
                }
                /// Siamese fish: two finned fish with the same base.
                SiameseFish {
                    /// The digit.
                    digit: Digit,
                    /// The lines that both start from.
                    base: Vec<House>,
                    /// The lines that each covers.
                    covers: [Vec<House>; 2],
                    /// The places of the base that one of them covers.
                    body: CellSet,
                    /// The fins of each.
                    fins: [CellSet; 2],
                }
                /// Remote pair: cells with the same two candidates, each seeing the next.
                RemotePair {
                    /// The two digits.
                    digits: [Digit; 2],
                    /// The cells.
                    cells: CellSet,
                    /// The cells of a chain, in order; none where several chains conclude together.
                    path: Vec<Cell>,
                }
                /// BUG+1: the candidate without which every cell had two, and every digit two places in each house.
                BugPlusOne {
                    /// The candidate that is one too many.
                    extra: Candidate,
                }
                /// Skyscraper, two-string kite and turbot fish: two conjugate pairs with inner ends that see each other.
                TwoLinks {
                    /// The digit.
                    digit: Digit,
                    /// The houses of the pairs.
                    houses: [House; 2],
                    /// The end of each pair that sees the eliminations.
                    outer: [Cell; 2],
                    /// The end of each pair that sees the other pair.
                    inner: [Cell; 2],
                }
                /// Dual two-string kite: two kites with the same inner ends.
                DualTwoLinks {
                    /// Both.
                    patterns: [TwoLinks; 2],
                }
                /// Empty rectangle: a conjugate pair, and a box whose places lie on a line and a line across.
                EmptyRectangle {
                    /// The digit.
                    digit: Digit,
                    /// The box.
                    in_box: House,
                    /// The house of the pair.
                    house: House,
                    /// The end of the pair on the line of the box.
                    near: Cell,
                    /// The other end.
                    far: Cell,
                    /// The places in the box on the line of the near end.
                    along: CellSet,
                    /// The places in the box on the line across.
                    across: CellSet,
                    /// The cells where the digit is eliminated.
                    cleared: Cell,
                }
                /// Dual empty rectangle: two empty rectangles in the same box.
                DualEmptyRectangle {
                    /// Both.
                    patterns: [EmptyRectangle; 2],
                }
                /// XY-wing, or XYZ-wing where the pivot too may hold the shared digit: a pivot and two pincers.
                BentWing {
                    /// The cell that forces one of the pincers.
                    pivot: Cell,
                    /// The cells of two candidates, ascending.
                    pincers: [Cell; 2],
                    /// The digit that each pincer shares only with the pivot.
                    forcing: [Digit; 2],
                    /// The digit that both pincers share, and one of the cells has.
                    shared: Digit,
                    /// Whether the pivot may hold it.
                    is_in_pivot: bool,
                }
                /// W-wing: two cells with the same two candidates, and a conjugate pair that sees one with each end.
                WWing {
                    /// The cells with equal candidates.
                    ends: [Cell; 2],
                    /// The end of the pair that each of them sees.
                    bridge: [Cell; 2],
                    /// The house of the pair.
                    house: House,
                    /// The digit of the pair.
                    bridged: Digit,
                    /// The other digit of the ends, which one of them holds.
                    digit: Digit,
                }
                /// Unique and hidden rectangles: four empty cells with the same two digits, and their further candidates.
                UniqueRectangle {
                    /// The corners in turn: neighbours share a row or a column.
                    corners: [Cell; 4],
                    /// The two digits.
                    digits: DigitSet,
                    /// The two digits in the corners.
                    candidates: Vec<Candidate>,
                    /// The corners with further candidates.
                    roof: CellSet,
                    /// These candidates.
                    extra: Vec<Candidate>,
                    /// The cells that complete a subset with the roof (type 3).
                    subset: Option<CellSet>,
                    /// The houses of that subset.
                    houses: Vec<House>,
                }
                /// Avoidable rectangles: four cells, some of them filled since, that two digits would complete.
                AvoidableRectangle {
                    /// The corners in turn.
                    corners: [Cell; 4],
                    /// The digits that complete the rectangle, corner by corner.
                    completing: [Digit; 4],
                    /// The corners that are empty.
                    open: CellSet,
                    /// The extra candidate that both of them may have (type 2).
                    extra: Option<Digit>,
                }
                /// Simple colours: one cluster of conjugate pairs of a digit.
                Colors {
                    /// The digit.
                    digit: Digit,
                    /// Its two colours.
                    colors: [CellSet; 2],
                }
                /// Multi-colours: two clusters of the same digit.
                MultiColors {
                    /// The digit.
                    digit: Digit,
                    /// The two colours of each; in type 2 the wrong one is in the first.
                    clusters: [[CellSet; 2]; 2],
                }
            }
        }
    };
}
