"""Score answers: at most 1, and nothing for copied givens, tricks or guesses."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet import engine
from nonet.grid import EMPTY, name_of
from nonet.gym.answers import Answer, read_answer
from nonet.gym.claims import StepClaim, read_steps
from nonet.gym.judging import PRICE_OF_WRONG, Hint, judge_all, open_candidates
from nonet.gym.tasks import Task
from nonet.i18n.catalogue import english
from nonet.i18n.message import Message
from nonet.i18n.words import Words


@dataclass(frozen=True, slots=True)
class StepScore:
    """The result of judging one deduction.

    `gain` is its share of the puzzle's candidates; it is negative if the deduction doesn't hold,
    and then `why` gives the reason.
    """

    line: int
    gain: float
    why: Message | None = None

    @property
    def holds(self) -> bool:
        """Whether the deduction follows from the candidates."""
        return self.why is None


@dataclass(frozen=True, slots=True)
class Score:
    """The reward of an answer, from -1 to 1, with the counts behind it.

    `right` and `wrong` count entries in the puzzle's `blanks`. `refusals` explain the parts that
    couldn't be read; those earn and cost nothing.
    """

    reward: float
    blanks: int
    right: int = 0
    wrong: int = 0
    steps: tuple[StepScore, ...] = ()
    refusals: tuple[Message, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether every empty cell has its digit."""
        return self.right == self.blanks

    def __float__(self) -> float:
        return self.reward

    def explain(self, words: Words | None = None) -> tuple[str, ...]:
        """Explain why parts of the answer didn't count, in the language of `words` or English."""
        failed = (step.why for step in self.steps if step.why is not None)
        return (words or english()).render_all((*self.refusals, *failed))


def score(task: Task, text: str, *, hints: Iterable[Hint] = ()) -> Score:
    """Score a text as the answer to a task; never raises because of the text.

    - `blanks`: a right digit in an empty cell earns its share of 1; a wrong one costs two shares.
    - `exact`: the solution earns 1; a wrong digit costs 1.
    - `steps`: a valid deduction earns the share of the candidates that it settles; an invalid one
      costs the share that it claims.

    An answer that changes the givens earns and costs nothing. Each hint's price is subtracted.
    """
    price = sum(hint.price for hint in hints)
    found = _score_steps(task, text) if task.goal == "steps" else _score_entries(task, text)
    if not price:
        return found
    reward = max(-1.0, found.reward - price)
    return Score(reward, found.blanks, found.right, found.wrong, found.steps, found.refusals)


def _score_entries(task: Task, text: str) -> Score:
    answer = read_answer(text, task.puzzle)
    blanks = task.puzzle.count(EMPTY)
    error = answer.error or _why_another_puzzle(task, answer)
    if error is not None:
        return Score(0.0, blanks, refusals=(error,))
    filled = [
        task.solution[cell] == str(digit)
        for cell, digit in answer.entries.items()
        if task.puzzle[cell] == EMPTY
    ]
    right, wrong = sum(filled), len(filled) - sum(filled)
    if task.goal == "exact":
        reward = -1.0 if wrong else float(right == blanks)
    else:
        reward = max(-1.0, (right - PRICE_OF_WRONG * wrong) / blanks)
    return Score(reward, blanks, right, wrong)


def _why_another_puzzle(task: Task, answer: Answer) -> Message | None:
    for cell, given in enumerate(task.puzzle):
        found = answer.entries.get(cell)
        if given == EMPTY or found == int(given):
            continue
        if found is not None:
            named = {"cell": name_of(cell), "given": given, "found": str(found)}
            return Message.of("gym-changed-given", **named)
        if answer.is_grid:
            return Message.of("gym-removed-given", cell=name_of(cell), given=given)
    return None


def _score_steps(task: Task, text: str) -> Score:
    position = engine.Position(task.puzzle)
    blanks, candidates = task.puzzle.count(EMPTY), len(open_candidates(position))
    read = read_steps(text)
    claims = (claim for claim in read if isinstance(claim, StepClaim))
    judged, position = judge_all(position, claims)
    settled = sum(number for _, number, _ in judged)
    return Score(
        max(-1.0, settled / candidates),
        blanks,
        right=blanks - position.board.count(EMPTY),
        steps=tuple(StepScore(line, number / candidates, why) for line, number, why in judged),
        refusals=tuple(claim for claim in read if isinstance(claim, Message)),
    )
