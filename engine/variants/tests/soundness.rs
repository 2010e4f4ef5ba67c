//! Every certificate proves what its step concludes, no solution loses a digit, and a corrupted
//! certificate or conclusion proves nothing false.

use nonet_variants::board::{Board, Candidate};
use nonet_variants::certificate::{Certificate, Origin};
use nonet_variants::checker;
use nonet_variants::generation::{KINDS, Order, generate};
use nonet_variants::grading::solve_path;
use nonet_variants::model::Model;
use nonet_variants::search::Search;
use nonet_variants::shape::Shape;
use nonet_variants::steps::{Level, Solver, Step};

fn order(kind: &str, size: usize, level: Level) -> Order {
    Order {
        shape: Shape::of(size).expect("a size"),
        kinds: vec![kind.to_owned()],
        level,
    }
}

/// Whether a solution has all conclusions.
fn is_true(solution: &[u8], placements: &[Candidate], eliminations: &[Candidate]) -> bool {
    placements
        .iter()
        .all(|one| solution[usize::from(one.cell)] == one.digit)
        && eliminations
            .iter()
            .all(|one| solution[usize::from(one.cell)] != one.digit)
}

/// Certificates like one, of another house, rule or cell.
fn corrupted(certificate: &Certificate, by: usize) -> Certificate {
    let moved = |of: &Origin| match of {
        Origin::House(house) => Origin::House(house + by),
        Origin::Rule(rule) => Origin::Rule(rule + by),
        Origin::Cells(one, other) => Origin::Cells(*one, other.saturating_add(1)),
        Origin::Sum { houses, cages } => Origin::Sum {
            houses: houses.clone(),
            cages: cages[by.min(cages.len())..].to_vec(),
        },
    };
    let mut changed = certificate.clone();
    match &mut changed {
        Certificate::Cell { cell } => *cell = cell.saturating_add(1),
        Certificate::Contained { of } | Certificate::Cases { of } => *of = moved(of),
        Certificate::Pigeonhole { bases, .. } => {
            bases.pop();
        }
        Certificate::Leftovers { houses, .. } => houses[0] += by,
        Certificate::Chain { nodes, strong } => {
            nodes.swap(0, 1);
            strong.reverse();
        }
    }
    changed
}

fn check_path(model: &Model, givens: &[u8], solution: &[u8]) -> Vec<Step> {
    let (steps, _) = solve_path(&mut Solver::new(Board::with(model, givens)), Level::Expert);
    let mut board = Board::with(model, givens);
    for step in &steps {
        let proof = checker::check(
            &board,
            &step.certificate,
            &step.placements,
            &step.eliminations,
        );
        assert_eq!(proof, Ok(()), "{:?}", step.technique);
        assert!(
            is_true(solution, &step.placements, &step.eliminations),
            "{:?}",
            step.technique
        );
        for by in 1..4 {
            let changed = corrupted(&step.certificate, by);
            for cell in model.shape.cells().step_by(5) {
                let wrong = [Candidate {
                    cell,
                    digit: solution[usize::from(cell)],
                }];
                let is_proved =
                    board.has(wrong[0]) && checker::check(&board, &changed, &[], &wrong).is_ok();
                assert!(!is_proved, "{changed:?} eliminates a digit of the solution");
            }
        }
        step.apply(&mut board);
    }
    steps
}

#[test]
fn certificates_prove_each_step_of_each_kind() {
    for kind in KINDS {
        let size = if kind == "windoku" { 9 } else { 6 };
        for seed in 0..3 {
            let Ok(made) = generate(&order(kind, size, Level::Medium), seed, 40)
                .or_else(|_| generate(&order(kind, size, Level::Easy), seed, 40))
            else {
                continue;
            };
            let model = Model::new(&made.puzzle).expect("a model");
            let steps = check_path(&model, &model.givens, &made.solution);
            assert!(!steps.is_empty(), "{kind}");
        }
    }
}

#[test]
fn certificates_prove_each_step_of_hard_killers() {
    for seed in 0..3 {
        let made = generate(&order("killer", 9, Level::Hard), seed, 40).expect("a killer");
        let model = Model::new(&made.puzzle).expect("a model");

        let steps = check_path(&model, &model.givens, &made.solution);

        assert!(steps.iter().any(|step| step.level == Level::Hard));
    }
}

#[test]
fn steps_beyond_a_puzzle_with_few_rules_stay_sound() {
    // Without some of its cages a puzzle has many solutions: each keeps its digits.
    let made = generate(&order("killer", 6, Level::Easy), 5, 40).expect("a killer");
    let mut data = made.puzzle.to_json();
    let rules = data["rules"].as_array_mut().expect("rules");
    rules.truncate(rules.len() - 2);
    let puzzle = nonet_variants::puzzle::Puzzle::from_json(&data).expect("a puzzle");
    let model = Model::new(&puzzle).expect("a model");
    let solutions = Search::new(&model).run(20, 100_000).solutions;

    assert!(!solutions.is_empty());
    for solution in solutions {
        check_path(&model, &model.givens, &solution);
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzle() {
    for kind in ["killer", "jigsaw", "thermo"] {
        let wanted = order(kind, 6, Level::Easy);
        let [one, other] = [0, 0].map(|_| {
            generate(&wanted, 17, 40)
                .expect("a puzzle")
                .puzzle
                .to_json()
        });

        assert_eq!(one, other);
    }
}

#[test]
fn a_solver_without_work_left_finds_no_step() {
    let made = generate(&order("killer", 6, Level::Easy), 1, 40).expect("a killer");
    let model = Model::new(&made.puzzle).expect("a model");
    let steps_within = |work| {
        let mut solver = Solver::new(Board::new(&model)).within(work);
        solve_path(&mut solver, Level::Expert).0.len()
    };

    let few = steps_within(5_000);

    assert!((1..steps_within(u64::MAX)).contains(&few), "{few}");
}
