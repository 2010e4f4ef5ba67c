//! The records of patterns that reason from candidate to candidate, from set to set, or over the whole grid.

/// Pass all records to the macro `$define`: those of the table before, then these.
#[doc(hidden)]
#[macro_export]
macro_rules! evidence_records_with_reasoned {
    ($define:ident parts { $($parts:tt)* } records { $($records:tt)* }) => {
        $define! {
            parts { $($parts)* }
            records {
                $($records)*
                /// Chains and nice loops of all kinds: a chain or a loop.
                Chain {
                    /// The links, in order.
                    links: Vec<Link>,
                    /// The almost locked sets that some of the strong ones rest on, in order.
                    sets: Vec<CellSet>,
                }
                /// Sue de Coq: cells of a crossing that share their digits with a line and a box.
                SueDeCoq {
                    /// The box.
                    in_box: House,
                    /// The line.
                    line: House,
                    /// The cells where they cross.
                    core: CellSet,
                    /// The cells in the rest of the box.
                    of_box: CellSet,
                    /// The cells in the rest of the line.
                    of_line: CellSet,
                    /// The candidates of all.
                    candidates: Vec<Candidate>,
                }
                /// ALS-XZ: two almost locked sets with a restricted common, or with two.
                AlsXz {
                    /// The sets.
                    sets: [CellSet; 2],
                    /// A digit that only one of them can have.
                    common: Digit,
                    /// A second such digit, if there is one.
                    second: Option<Digit>,
                    /// From a digit in the first set to a digit in the second.
                    links: Vec<Link>,
                }
                /// ALS-XY-wing: an almost locked set with a restricted common to each of two others.
                AlsXyWing {
                    /// The set between.
                    pivot: CellSet,
                    /// The others.
                    wings: [CellSet; 2],
                    /// The digit that the pivot and each wing cannot both have.
                    commons: [Digit; 2],
                    /// From a digit in the first wing through the pivot to the same digit in the second.
                    links: Vec<Link>,
                }
                /// ALS-XY-chain: almost locked sets in a row, each with a restricted common to the next.
                AlsXyChain {
                    /// The sets, in order.
                    sets: Vec<CellSet>,
                    /// From a digit in the first set to the same digit in the last.
                    links: Vec<Link>,
                }
                /// Death blossom: a cell, and an almost locked set for each of its candidates.
                DeathBlossom {
                    /// The cell.
                    stem: Cell,
                    /// The sets, by the candidates of the stem.
                    petals: Vec<CellSet>,
                    /// From each candidate of the stem to its petal.
                    links: Vec<Link>,
                }
                /// BUG+n: the candidates without which every cell had two, and every digit two places in each house.
                BugPlusN {
                    /// The candidates that are too many, of which one at least is right.
                    extra: Vec<Candidate>,
                }
                /// Unique loop: a ring of cells that hold the same two digits in turn, and their other candidates.
                UniqueLoop {
                    /// The cells, each of which sees the next, and the last the first.
                    path: Vec<Cell>,
                    /// The two digits.
                    digits: DigitSet,
                    /// The cells with further candidates.
                    roof: CellSet,
                    /// These candidates.
                    extra: Vec<Candidate>,
                    /// The house in which one of the digits has no places but the roof, if that is the reason.
                    settled: Option<House>,
                }
                /// WXYZ-wing: cells in a box and a line of which all digits but one can stand in one of them only.
                BentSet {
                    /// The cells, as many as their digits.
                    cells: CellSet,
                    /// The digits.
                    digits: DigitSet,
                    /// The digit that may stand in several of the cells, and stands in one at least.
                    shared: Digit,
                    /// The candidates of the cells.
                    candidates: Vec<Candidate>,
                }
                /// 3D medusa: two colours over several digits.
                Medusa {
                    /// The candidates of each colour; where one is wrong, it is the first.
                    colors: [Vec<Candidate>; 2],
                    /// The cell that the wrong colour would fill twice, or leave without a digit.
                    cell: Option<Cell>,
                    /// The house that would have a digit of the wrong colour twice.
                    house: Option<House>,
                }
                /// Fireworks: digits that a row and a column confine to their crossing and one more cell of each.
                Fireworks {
                    /// The cells where the lines cross.
                    crossings: Vec<Cell>,
                    /// The digits that belong to each of them.
                    digits: Vec<DigitSet>,
                    /// The other cell of the row, and that of the column.
                    wings: [Cell; 2],
                    /// The lines.
                    houses: Vec<House>,
                    /// The digits in all these cells.
                    candidates: Vec<Candidate>,
                }
                /// Tridagon: twelve cells in four boxes that can't be filled with only three
                /// digits.
                Tridagon {
                    /// The three digits.
                    digits: DigitSet,
                    /// The boxes, row by row.
                    boxes: [House; 4],
                    /// The cells, three in each box.
                    cells: CellSet,
                    /// Their further candidates, of which one at least is right.
                    guardians: Vec<Candidate>,
                }
                /// Junior and senior exocet: two cells of a box and two others that must hold the same two digits.
                Exocet {
                    /// The cells in a box and a line.
                    base: [Cell; 2],
                    /// The cells that hold the digits of the base.
                    targets: [Cell; 2],
                    /// The candidates of the base.
                    digits: DigitSet,
                    /// The lines across: through the third cell beside the base, and through each of the other boxes.
                    cross_lines: [House; 3],
                    /// The digits of the base that are found not to be in it.
                    idle: DigitSet,
                }
                /// Kraken fish: a fish with fins, each of which excludes the same candidate by a chain.
                KrakenFish {
                    /// The digit.
                    digit: Digit,
                    /// The lines that the fish starts from.
                    base: Vec<House>,
                    /// The lines that it covers.
                    cover: Vec<House>,
                    /// The places of the base that are covered.
                    body: CellSet,
                    /// The places of the base that are not.
                    fins: CellSet,
                    /// From each fin to the eliminated candidate.
                    branches: Vec<Branch>,
                }
                /// SK-loop and multi-sector locked set: cells whose houses can give them as many digits as there are cells.
                LockedSectors {
                    /// The cells.
                    cells: CellSet,
                    /// The houses, each once.
                    houses: Vec<House>,
                    /// The digits that each of the houses gives the cells.
                    digits: Vec<DigitSet>,
                }
                /// Forcing chain and net to a contradiction: an assumption that leaves a cell or a house without candidates.
                Contradiction {
                    /// Ways there from the same assumption, at least one.
                    branches: Vec<Branch>,
                    /// The cell, unless it is a house.
                    cell: Option<Cell>,
                    /// The house.
                    house: Option<House>,
                }
                /// Forcing chains and forcing nets that agree: assumptions of which one is true, and that agree.
                Verity {
                    /// A branch for each assumption.
                    branches: Vec<Branch>,
                    /// The house whose places for a digit they are, if they are not of one cell.
                    house: Option<House>,
                }
                /// Nested forcing net: an assumption that fails once the candidates that fail under it are eliminated.
                NestedContradiction {
                    /// The candidate that is taken to be true.
                    assumed: Candidate,
                    /// The implications, in order.
                    stages: Vec<Stage>,
                    /// The cell, unless it is a house.
                    cell: Option<Cell>,
                    /// The house.
                    house: Option<House>,
                }
                /// Templates: all ways to place a digit in the whole grid.
                Template {
                    /// The digit.
                    digit: Digit,
                    /// The places that are looked at.
                    places: CellSet,
                    /// The cells that the templates of other digits exclude, in order: the digit
                    /// takes none of them.
                    known: Vec<Candidate>,
                }
            }
        }
    };
}
