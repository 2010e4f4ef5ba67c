"""Sudoku tasks for language models and agents, and scoring of their answers.

    task, task_of     a puzzle as a `Task`: `prompt, answer = task(7, "medium")`
    score             the `Score` of a text as the answer
    hint              the next step as a `Hint`; it costs as much as the step would earn
    read_answer       the grid or the entries of a text, as an `Answer`
    read_steps        the deductions of a text, each as a `StepClaim` or as a reading error
    write_step        a step of the engine as a line that `read_steps` reads

`nonet.gym.environment` has the Gymnasium environment `nonet/Sudoku-v1`.
"""

from nonet.gym.answers import Answer as Answer, read_answer
from nonet.gym.claims import StepClaim as StepClaim, read_steps
from nonet.gym.judging import Hint as Hint, hint
from nonet.gym.scoring import Score as Score, StepScore as StepScore, score
from nonet.gym.tasks import GOALS, Goal as Goal, Task as Task, task, task_of, write_step

__all__ = ["GOALS", "hint", "read_answer", "read_steps", "score", "task", "task_of", "write_step"]
