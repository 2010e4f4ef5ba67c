"""Nested forcing nets: an assumption that fails once whatever fails under it is out."""

from dataclasses import dataclass, field

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.names import say
from nonet.explanations.state import Candidate, State
from nonet.explanations.techniques.branches import Failure, failure_of, refuted, tell_net
from nonet.explanations.techniques.links import Claim, Possibility, end_of, start_of
from nonet.explanations.view import Explanation, View, from_box


def tell_nested(view: View[engine.NestedContradiction]) -> Explanation:
    """Tell that an assumption fails, and before that, one by one, what fails under it."""
    evidence = view.evidence
    assumed = _claim(evidence.assumed, is_true=True)
    proof = _Proof(view.state, assumed, [say("forcing-suppose", assumed=assumed)])
    for stage in evidence.stages:
        proof.follow(stage.links)
        if stage.refuted is not None:
            proof.refute(stage.refuted)
    houses = () if evidence.house is None else (evidence.house,)
    failure = proof.fail(houses)
    said = say(f"forcing-nested-{failure.kind}", assumed=assumed, **failure.names)
    place = from_box(evidence.assumed[0])
    return view.explain(place, said, view.conclusion(), implications=proof.told)


def _claim(candidate: tuple[int, int], *, is_true: bool) -> Claim:
    cell, digit = candidate
    return Claim(Possibility((cell,), digit), is_true)


@dataclass
class _Proof:
    """What was told under an assumption so far, and what is out because of it."""

    state: State
    assumed: Claim
    told: list[Message]
    known: set[Claim] = field(default_factory=set)
    out: set[Candidate] = field(default_factory=set)

    def follow(self, links: tuple[engine.Link, ...]) -> None:
        """Tell the singles of a stage."""
        self.told += tell_net(self.state, links, self.assumed, known=self.known)
        self.known |= {claim for link in links for claim in (start_of(link), end_of(link))}
        self.out |= refuted(links, self.assumed)

    def refute(self, inner: engine.Contradiction) -> None:
        """Tell an assumption under the assumption, and that it fails."""
        (branch,) = inner.branches
        tried = _claim(branch.assumed, is_true=True)
        self.told.append(say("forcing-nested-suppose", assumed=tried))
        self.told += tell_net(self.state, branch.links, tried, known=self.known | {self.assumed})
        houses = () if inner.house is None else (inner.house,)
        out = self.out | refuted(branch.links, tried)
        self.told.append(failure_of(self.state, out, houses).told())
        lost = _claim(branch.assumed, is_true=False)
        self.told.append(say("forcing-nested-wrong", claim=lost))
        self.known.add(lost)
        self.out.add(Candidate(*branch.assumed))

    def fail(self, houses: tuple[engine.House, ...]) -> Failure:
        """Tell what has nothing left in the end."""
        failure = failure_of(self.state, self.out, houses)
        self.told.append(failure.told())
        return failure
