"""The Gymnasium environment: observations, actions and rewards."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nonet import engine
from nonet.grid import CELLS
from nonet.gym import environment
from nonet.gym.environment import HINT, RULE_OUT, SudokuEnv

ID = f"nonet.gym.environment:{environment.NAME}"


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_gymnasium_accepts_the_environment() -> None:
    check_env(gymnasium.make(ID, band="hard").unwrapped)


def test_a_seed_gives_the_same_puzzle_and_a_list_is_used() -> None:
    env, puzzle = SudokuEnv("medium"), engine.generate("easy", seed=1).puzzle

    first, again = env.reset(seed=3)[1], env.reset(seed=3)[1]
    chosen = env.reset(options={"puzzle": puzzle.replace("-", ".")})[1]
    listed = SudokuEnv(puzzles=[puzzle]).reset()[1]

    assert first["puzzle"] == again["puzzle"] != env.reset()[1]["puzzle"]
    assert (chosen["puzzle"], listed["puzzle"]) == (puzzle, puzzle)


def test_placing_the_solution_earns_everything_and_updates_the_candidates() -> None:
    env = SudokuEnv("easy")
    observation, info = env.reset(seed=1)
    solution = engine.solve(info["puzzle"])
    assert observation["candidates"].sum() == info["action_mask"][:RULE_OUT].sum()

    rewards = []
    for cell in np.flatnonzero(observation["grid"] == 0).tolist():
        observation, reward, over, _, info = env.step(9 * cell + int(solution[cell]) - 1)
        rewards.append(reward)
        assert env.observation_space.contains(observation)

    assert over
    assert sum(rewards) == pytest.approx(1)
    assert observation["grid"].reshape(-1).tolist() == list(map(int, solution))
    assert info["action_mask"].nonzero()[0].tolist() == [HINT]


@pytest.mark.parametrize("kind", ["a wrong digit", "ruling out the right one"])
def test_a_mistake_costs_twice_the_reward_of_a_digit_and_ends_the_episode(kind: str) -> None:
    env = SudokuEnv("easy")
    observation, info = env.reset(seed=1)
    cell = next(cell for cell in CELLS if observation["candidates"].reshape(81, 9)[cell].sum() > 1)
    right = int(engine.solve(info["puzzle"])[cell]) - 1
    open_ones = observation["candidates"].reshape(81, 9)[cell].nonzero()[0].tolist()
    wrong = next(index for index in open_ones if index != right)

    free = env.step(9 * cell + RULE_OUT + wrong)
    again = env.step(9 * cell + RULE_OUT + wrong)
    given = env.step(int(observation["grid"].reshape(-1).nonzero()[0][0]) * 9)
    env.reset(seed=1)
    mistaken = env.step(9 * cell + (wrong if kind == "a wrong digit" else RULE_OUT + right))

    assert [free[1], again[1], given[1]] == [0, 0, 0]
    assert mistaken[1:3] == (-2 / info["puzzle"].count("-"), True)


@pytest.mark.parametrize("band", engine.LABELS)
def test_random_agents_earn_nothing_on_average(band: engine.AnyLabel) -> None:
    env, chance = SudokuEnv(band), np.random.default_rng(1)

    for last in (RULE_OUT, HINT, HINT + 1):
        for is_masked in (True, False):
            rewards = [played(env, seed, last, chance, is_masked=is_masked) for seed in range(30)]
            assert np.mean(rewards) <= 0, (last, is_masked)


def played(
    env: SudokuEnv, seed: int, last: int, chance: np.random.Generator, *, is_masked: bool
) -> float:
    """Return the total reward of an episode of random actions below `last`."""
    _, info = env.reset(seed=seed)
    total, is_over = 0.0, False
    while not is_over:
        actions = info["action_mask"][:last].nonzero()[0] if is_masked else np.arange(last)
        _, reward, terminated, truncated, info = env.step(int(chance.choice(actions)))
        total, is_over = total + reward, terminated or truncated
    return total


def test_hints_solve_the_puzzle_and_cost_the_reward() -> None:
    env = SudokuEnv("hard", render_mode="ansi")
    _, info = env.reset(seed=2)
    solution, rewards, is_over = engine.solve(info["puzzle"]), list[float](), False

    while not is_over:
        _, reward, is_over, _, _ = env.step(HINT)
        rewards.append(reward)

    assert engine.read_grids(env.render() or "")[0] == solution
    assert max(rewards) < 0


def test_the_environment_can_be_vectorized() -> None:
    envs = gymnasium.make_vec(ID, num_envs=3, vectorization_mode="sync", band="beginner")

    observation, info = envs.reset(seed=1)
    stepped = envs.step(np.array([HINT, HINT, HINT]))

    assert observation["grid"].shape == (3, 9, 9)
    assert observation["candidates"].shape == (3, 9, 9, 9)
    assert info["action_mask"].shape == (3, HINT + 1)
    assert (stepped[0]["grid"] != observation["grid"]).sum() == 3
    envs.close()
