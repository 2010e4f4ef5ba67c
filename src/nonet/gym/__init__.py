"""Gyms: Sudoku tasks for language models and agents, and what their answers earn.

    task, task_of     a puzzle as a `Task`: `prompt, answer = task(7, "medium")`
    score             what a text earns as the answer, as a `Score`
    hint              the next step, as a `Hint`, which costs what following it earns
    read_answer       the grid or the entries of a text, as an `Answer`
    read_steps        the deductions of a text, each as a `StepClaim`, or why it cannot be read
    write_step        a step of the engine as a line that `read_steps` reads

`nonet.gym.environment` has the Gymnasium environment `nonet/Sudoku-v1`.
"""

from nonet.gym.answers import Answer as Answer, read_answer
from nonet.gym.claims import StepClaim as StepClaim, read_steps
from nonet.gym.hints import Hint as Hint, hint
from nonet.gym.scoring import Score as Score, StepScore as StepScore, score
from nonet.gym.tasks import GOALS, Goal as Goal, Task as Task, task, task_of, write_step

__all__ = ["GOALS", "hint", "read_answer", "read_steps", "score", "task", "task_of", "write_step"]
