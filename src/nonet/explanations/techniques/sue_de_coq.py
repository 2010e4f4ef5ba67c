"""Sue de Coq: cells of a crossing that share their digits with a line and a box."""

from nonet import engine
from nonet.explanations.names import cell_names, house_name, house_names, listed, number_word, say
from nonet.explanations.view import Explanation, View, in_houses


def tell_sue_de_coq(view: View[engine.SueDeCoq]) -> Explanation:
    """Tell which digits are bound to the box, and which to the line."""
    in_box, line = view.evidence.in_box, view.evidence.line
    core, of_box, of_line = view.evidence.core, view.evidence.of_box, view.evidence.of_line
    digits = [set(view.state.of_all(part)) for part in (core, of_box, of_line)]
    twice = (digits[1] & digits[2]) - digits[0]
    said = say(
        "sue-de-coq-cells",
        crossing=house_names([line, in_box]),
        core=cell_names(core),
        core_digits=listed(sorted(digits[0])),
        line=house_name(line),
        line_cells=cell_names(of_line),
        line_digits=listed(sorted(digits[2])),
        box=house_name(in_box),
        box_cells=cell_names(of_box),
        box_digits=listed(sorted(digits[1])),
        number=number_word(len({*core, *of_box, *of_line})),
    )
    bound = say(
        "sue-de-coq-twice" if twice else "sue-de-coq-once",
        digits=listed(sorted(set.union(*digits) - twice)),
        twice=listed(sorted(twice)) if twice else "",
    )
    kept = say(
        "sue-de-coq-bound",
        box=house_name(in_box),
        box_digits=listed(sorted(digits[0] - digits[2] | digits[1])),
        line=house_name(line),
        line_digits=listed(sorted(digits[0] - digits[1] | digits[2])),
    )
    return view.explain(in_houses([in_box, line]), said, bound, kept, view.conclusion())
