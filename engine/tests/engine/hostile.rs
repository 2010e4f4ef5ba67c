//! Lists of candidates that no puzzle has: every finder ends, and its conclusions still hold.
//!
//! Each list contains one full grid, so every conclusion of a finder that does not rely on uniqueness
//! must agree with that grid, even where a budget cut the search off. Without budgets these lists take
//! seconds to minutes each; `benchmarks/engine_hostile.py` has the times.

use nonet_engine::grid::{Candidate, Candidates, Cell, Digit, Grid};
use nonet_engine::ladder;
use nonet_engine::state::State;
use nonet_engine::step::Step;
use nonet_engine::technique::Technique;

/// The digit of a full grid, from 0.
fn solution(cell: Cell) -> usize {
    let (row, column) = (cell.index() / 9, cell.index() % 9);
    (3 * row + row / 3 + column) % 9
}

/// An empty grid whose cells have the candidates of these masks, and the full grid's digit.
fn state(mask: impl Fn(usize) -> u32) -> State {
    let mut candidates = Candidates::new(&Grid::parse(&[b'-'; 81]).expect("a grid"));
    for cell in Cell::all() {
        let kept = mask(cell.index()) | 1 << solution(cell);
        for digit in Digit::ALL {
            if kept >> digit.index() & 1 == 0 {
                candidates.eliminate(Candidate { cell, digit });
            }
        }
    }
    candidates.into()
}

/// Numbers that follow from a seed and a cell, well mixed.
fn mixed(seed: u64, cell: usize) -> u64 {
    let mut bits = (seed << 8 | cell as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits ^= bits >> 29;
    bits = bits.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits ^ bits >> 32
}

/// Two or three random digits in each cell: almost locked sets without end, and many places.
fn scattered(seed: u64) -> State {
    state(|cell| {
        let bits = mixed(seed, cell);
        1 << (bits % 9) | 1 << (bits / 9 % 9) | 1 << (bits / 81 % 9)
    })
}

/// The same five digits in each cell, but for one in some: almost locked sets of all sizes.
fn alike(seed: u64) -> State {
    state(|cell| {
        let bits = mixed(seed, cell);
        let odd = u32::from(bits.is_multiple_of(4)) << (bits / 4 % 9);
        0b0_0011_1010 ^ odd
    })
}

/// One digit more from cell to cell of a row: sets within sets.
fn nested() -> State {
    state(|cell| (2 << ((cell % 9 + cell / 9 * 4) % 9)) - 1)
}

fn lists() -> Vec<State> {
    let random = (1..4).flat_map(|seed| [scattered(seed), alike(seed)]);
    random.chain([nested(), state(|_| 0x1FF)]).collect()
}

fn agrees(step: &Step) -> bool {
    let is_true = |one: &Candidate| solution(one.cell) == one.digit.index();
    step.placements.iter().all(is_true) && !step.eliminations.iter().any(is_true)
}

#[test]
fn whatever_is_concluded_of_hostile_lists_agrees_with_the_grid_in_them() {
    for (index, state) in lists().iter().enumerate() {
        for &technique in Technique::without_uniqueness() {
            let wrong = ladder::all(technique, state)
                .into_iter()
                .find(|step| !agrees(step));

            assert_eq!(wrong, None, "list {index}, {}", technique.slug());
        }
    }
}

#[test]
fn effort_ends_the_search_at_the_same_step_on_every_machine() {
    let cut_off = [
        Technique::AlsXz,
        Technique::AlsXyWing,
        Technique::AlsXyChain,
        Technique::AlsGroupedAic,
        Technique::AlsGroupedContinuousNiceLoop,
        Technique::FinnedMutantJellyfish,
        Technique::FinnedMutantSquirmbag,
        Technique::FinnedMutantWhale,
    ];

    let counts = cut_off.map(|technique| {
        let lists = [scattered(1), alike(1)];
        lists.map(|state| ladder::all(technique, &state).len())
    });

    assert_eq!(
        counts,
        [
            [334, 59],
            [83, 4],
            [367, 4],
            [540, 5],
            [11024, 118],
            [85, 3],
            [59, 1],
            [47, 0]
        ]
    );
}
