//! The prover: all that the finders conclude is proved, and nothing false ever is.

use std::collections::BTreeMap;

use crate::walks::{visit_lessons, walk};
use nonet_engine::explanation::{Depth, guide};
use nonet_engine::grid::{Candidate, Candidates, Cell, CellSet, Digit, Grid, House};
use nonet_engine::proof::{
    Deduction, Part, Premise, Proof, Tie, certificate, prove, prove_step, read_eureka,
};
use nonet_engine::step::{Link, LinkKind, Node, Step};
use nonet_engine::technique::Technique;

/// How many deductions by chance are judged in a state.
const BY_CHANCE: usize = 200;

/// Some techniques that have a notation, of each kind.
const WRITTEN: [&str; 14] = [
    "3d-medusa",
    "als-xy-chain",
    "als-xz",
    "death-blossom",
    "finned-franken-swordfish",
    "forcing-chain-verity",
    "grouped-aic",
    "grouped-continuous-nice-loop",
    "kraken-fish",
    "sashimi-x-wing",
    "sue-de-coq",
    "x-wing",
    "xy-wing",
    "xyz-wing",
];

/// Numbers by chance, the same in each run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) as usize) % bound
    }

    fn candidate(&mut self, state: &Candidates) -> Candidate {
        let cells: Vec<Cell> = state.empty().into_iter().collect();
        let cell = cells[self.below(cells.len())];
        let digits: Vec<Digit> = state.of(cell).into_iter().collect();
        let digit = digits[self.below(digits.len())];
        Candidate { cell, digit }
    }

    fn node(&mut self, state: &Candidates) -> Node {
        let Candidate { cell, digit } = self.candidate(state);
        let house = cell.houses()[self.below(3)];
        let others = state
            .places(digit)
            .intersection(house.cells())
            .without(cell);
        let kept = others.into_iter().filter(|_| self.below(4) == 0);
        let cells = kept.collect::<CellSet>().with(cell);
        Node { cells, digit }
    }

    fn tie(&mut self, state: &Candidates, from: Node) -> Tie {
        let kind = [LinkKind::Strong, LinkKind::Weak][self.below(2)];
        let to = self.node(state);
        let within = (self.below(4) == 0).then(|| from.cells.union(to.cells));
        let link = Link { from, to, kind };
        Tie { link, within }
    }

    fn premise(&mut self, state: &Candidates) -> Premise {
        let one = self.candidate(state);
        match self.below(5) {
            0 => Premise::Either(one),
            1 => {
                let around = one.cell.houses()[self.below(3)];
                let cells = around.cells().intersection(state.empty());
                let cells = cells.into_iter().filter(|_| self.below(2) == 0);
                Premise::Cells(cells.collect::<CellSet>().with(one.cell))
            }
            2 => {
                let pattern = (0..8).map(|_| self.candidate(state));
                Premise::Deadly(pattern.collect())
            }
            _ => Premise::Places(one.digit, one.cell.houses()[self.below(3)]),
        }
    }

    fn deduction(&mut self, state: &Candidates) -> Deduction {
        let premises = (0..self.below(9)).map(|_| self.premise(state)).collect();
        let covers = (0..self.below(3)).map(|_| self.premise(state)).collect();
        let mut links: Vec<Tie> = Vec::new();
        for _ in 0..self.below(4) {
            let from = links
                .last()
                .map_or_else(|| self.node(state), |tie| tie.link.to);
            links.push(self.tie(state, from));
        }
        Deduction {
            premises,
            covers,
            links,
            ..Deduction::default()
        }
    }
}

fn agrees(proof: &Proof, solution: &Grid) -> bool {
    let is_true = |one: &Candidate| solution.digit(one.cell) == Some(one.digit);
    proof.placements.iter().all(is_true) && !proof.eliminations.iter().any(is_true)
}

#[test]
fn every_step_of_every_technique_is_proved_with_its_own_conclusions() {
    let mut proved: BTreeMap<Technique, u32> = BTreeMap::new();

    walk(&mut |state, _, steps| {
        for step in steps {
            let proof = prove_step(state, step);
            let proof = proof.unwrap_or_else(|flaw| panic!("{}: {step:?}: {flaw:?}", state.grid()));
            assert_eq!(proof.technique, Some(step.technique));
            assert_eq!(proof.placements, step.placements);
            assert_eq!(proof.eliminations, step.eliminations);
            *proved.entry(step.technique).or_default() += 1;
        }
    });

    assert!(proved.len() > 50, "{proved:?}");
    println!("{proved:?}");
}

#[test]
fn every_notation_is_read_back_and_proves_its_step() {
    let mut proved: BTreeMap<&str, String> = BTreeMap::new();
    let mut prove_all = |state: &Candidates, steps: &[Step]| {
        for step in steps {
            let Some(notation) = guide(step, state, Depth::Deduction).notation else {
                continue;
            };
            let proof = read_eureka(state, &notation).and_then(|read| prove(state, &read));
            let proof = proof.unwrap_or_else(|flaw| panic!("{step:?} {notation}: {flaw:?}"));
            assert_eq!(proof.placements, step.placements);
            assert_eq!(proof.eliminations, step.eliminations);
            proved.insert(step.technique.slug(), notation);
        }
    };

    walk(&mut |state, _, steps| prove_all(state, steps));
    visit_lessons(&mut |state, steps| prove_all(state, steps));

    for (slug, notation) in &proved {
        println!("{slug}: {notation}");
    }
    let missing = WRITTEN.iter().filter(|slug| !proved.contains_key(**slug));
    assert_eq!(missing.collect::<Vec<_>>(), [] as [&&str; 0]);
}

/// Three cells of two candidates each, which make an XY-chain.
fn three_cells() -> Candidates {
    let mut state = Candidates::new(&Grid::EMPTY);
    for (name, digits) in [("r1c1", [1, 2]), ("r1c5", [2, 3]), ("r5c5", [3, 1])] {
        let cell = Cell::named(name).expect("a cell");
        let others = Digit::ALL
            .into_iter()
            .filter(|digit| !digits.contains(&digit.value()));
        for digit in others {
            state.eliminate(Candidate { cell, digit });
        }
    }
    state
}

#[test]
fn a_chain_is_read_as_forums_write_it() {
    let state = three_cells();
    let spellings = [
        "(1=2)r1c1-(2=3)r1c5-(3=1)r5c5 => r5c1<>1",
        "(1=2)r1c1 - (2=3)r1c5 - (3=1)r5c5 => -1r5c1",
        "1r1c1 = 2r1c1 - 2r1c5 = 3r1c5 - 3r5c5 = 1r5c5",
        "[(1=2)r1c1-(2=3)b2p2-(3=1)b5p5] => r5c1≠1",
    ];

    for spelling in spellings {
        let proof = prove(&state, &read_eureka(&state, spelling).expect(spelling)).expect(spelling);

        let name = Cell::named("r5c1").expect("a cell");
        let wrong = Candidate {
            cell: name,
            digit: Digit::ALL[0],
        };
        assert_eq!(proof.eliminations, [wrong], "{spelling}");
        assert_eq!(proof.technique, Some(Technique::XyChain), "{spelling}");
    }
}

#[test]
fn what_is_no_notation_is_rejected() {
    let state = three_cells();
    for unreadable in [
        "",
        "(1=2)",
        "(1=2)r1c1-",
        "r1c1=2",
        "(1=2)r1c1 => r5c1",
        "=>",
        "(1)r1c1 x",
    ] {
        let read = read_eureka(&state, unreadable);
        let proved = read.and_then(|read| prove(&state, &read));
        assert!(proved.is_err(), "{unreadable}");
    }
}

#[test]
fn no_spoiled_step_proves_anything_false() {
    let mut chance = Chance(5);
    let (mut spoiled, mut rejected) = (0, 0);

    walk(&mut |state, solution, steps| {
        for step in steps {
            let right = solution_of(state, solution, &mut chance);
            let mut claims_too_much = certificate(state, step);
            claims_too_much.eliminations.push(right);
            let flaw = prove(state, &claims_too_much).expect_err("a false conclusion");
            assert!(matches!(flaw.part, Part::Conclusion(_) | Part::Link(_)));
            for deduction in spoil(state, step, &mut chance) {
                spoiled += 1;
                match prove(state, &deduction) {
                    Ok(proof) => assert!(agrees(&proof, solution), "{deduction:?}"),
                    Err(_) => rejected += 1,
                }
            }
        }
    });

    assert!(rejected > spoiled / 4, "{rejected} of {spoiled}");
    println!("{rejected} of {spoiled} rejected, the others prove what is true");
}

/// A digit of the solution in an empty cell.
fn solution_of(state: &Candidates, solution: &Grid, chance: &mut Chance) -> Candidate {
    let cell = chance.candidate(state).cell;
    let digit = solution.digit(cell).expect("a full grid");
    Candidate { cell, digit }
}

/// A step without one premise, without one link, with another link, and with another conclusion.
fn spoil(state: &Candidates, step: &Step, chance: &mut Chance) -> Vec<Deduction> {
    let whole = certificate(state, step);
    let mut all = Vec::new();
    if !whole.premises.is_empty() {
        let mut fewer = whole.clone();
        fewer.premises.remove(chance.below(whole.premises.len()));
        all.push(fewer);
    }
    if !whole.links.is_empty() {
        let at = chance.below(whole.links.len());
        let (mut fewer, mut other) = (whole.clone(), whole.clone());
        fewer.links.remove(at);
        other.links[at] = chance.tie(state, whole.links[at].link.from);
        all.extend([fewer, other]);
    }
    let one = chance.candidate(state);
    let (mut wrong, mut right) = (whole.clone(), whole);
    wrong.eliminations = vec![one];
    wrong.placements.clear();
    right.placements = vec![one];
    right.eliminations.clear();
    all.extend([wrong, right]);
    all
}

#[test]
fn no_deduction_by_chance_proves_anything_false() {
    let mut chance = Chance(7);
    let (mut proved, mut rejected) = (0, 0);

    walk(&mut |state, solution, _| {
        if state.empty().is_empty() {
            return;
        }
        for _ in 0..BY_CHANCE {
            let deduction = chance.deduction(state);
            match prove(state, &deduction) {
                Ok(proof) => {
                    assert!(agrees(&proof, solution), "{deduction:?}");
                    proved += 1;
                }
                Err(_) => rejected += 1,
            }
        }
    });

    assert!(proved > 500 && rejected > 500, "{proved} and {rejected}");
}

#[test]
fn a_link_is_strong_only_where_a_house_has_no_third_place() {
    let cell = |name| Cell::named(name).expect("a cell");
    let digit = Digit::new(5).expect("a digit");
    let mut state = Candidates::new(&Grid::EMPTY);
    for cell in House::row(0).cells() {
        if !["r1c1", "r1c5", "r1c9"].contains(&&*format!("r1c{}", cell.column() + 1)) {
            state.eliminate(Candidate { cell, digit });
        }
    }
    let [first, last] = ["r1c1", "r1c9"].map(|name| Candidate {
        cell: cell(name),
        digit,
    });
    let links = Link::chain([first, last], LinkKind::Strong);
    let drawn = Deduction {
        links: links.into_iter().map(Tie::from).collect(),
        ..Deduction::default()
    };

    let flaw = prove(&state, &drawn).expect_err("a third place");

    assert_eq!(flaw.part, Part::Link(0));
    assert_eq!(flaw.fault.slug(), "not-strong");
    let third = Candidate {
        cell: cell("r1c5"),
        digit,
    };
    assert_eq!(flaw.witnesses, [third]);
}
