"""What the service does with puzzles, one file per use case.

The engine's short calls run where they are made; the long ones on the workbench's pool. What
prints is imported when it is asked for: it needs a typesetter, which not everyone has installed.
"""

from typing import TYPE_CHECKING

from nonet.content.puzzles.allowance import Allowance as Allowance
from nonet.content.puzzles.ambiguity import why_not_unique as why_not_unique
from nonet.content.puzzles.analysis import analyze as analyze
from nonet.content.puzzles.batch import (
    Checked as Checked,
    Found as Found,
    analyze_batch as analyze_batch,
    check_batch as check_batch,
    grade_batch as grade_batch,
    rate_batch as rate_batch,
)
from nonet.content.puzzles.board import Board as Board, compare as compare, validate as validate
from nonet.content.puzzles.class_set import (
    MOST_VERSIONS as MOST_VERSIONS,
    draw_levels as draw_levels,
    version_of as version_of,
)
from nonet.content.puzzles.custom import Custom as Custom, generate_custom as generate_custom
from nonet.content.puzzles.explanation import (
    NextStep as NextStep,
    NextStepStatus as NextStepStatus,
    next_step as next_step,
    validate_notes as validate_notes,
)
from nonet.content.puzzles.generation import Generated as Generated, generate as generate
from nonet.content.puzzles.grading import Graded as Graded, grade as grade
from nonet.content.puzzles.hardest import hardest_stage as hardest_stage
from nonet.content.puzzles.hint import Hint as Hint, hint as hint
from nonet.content.puzzles.label import (
    all_labels_of as all_labels_of,
    label_of as label_of,
    labels_of as labels_of,
    served_label as served_label,
)
from nonet.content.puzzles.levels import LEVELS as LEVELS, Level as Level
from nonet.content.puzzles.narrow import count_narrow_steps as count_narrow_steps
from nonet.content.puzzles.proof import (
    Claim as Claim,
    Judged as Judged,
    Part as Part,
    Weakness as Weakness,
    judge_claim as judge_claim,
    prove as prove,
)
from nonet.content.puzzles.proof_words import (
    eureka_of as eureka_of,
    explain_judged as explain_judged,
    why_weak as why_weak,
)
from nonet.content.puzzles.publication import (
    Verified as Verified,
    verify_all as verify_all,
    verify_of_all_sizes as verify_of_all_sizes,
)
from nonet.content.puzzles.rating import (
    Rated as Rated,
    rate as rate,
    rating_of as rating_of,
    ratings_of as ratings_of,
)
from nonet.content.puzzles.reporting import (
    Report as Report,
    as_reported as as_reported,
    report_to_nobody as report_to_nobody,
)
from nonet.content.puzzles.slip import (
    Slip as Slip,
    explain_slip as explain_slip,
    find_slips as find_slips,
)
from nonet.content.puzzles.small_generation import (
    SmallWish as SmallWish,
    analyze_small as analyze_small,
    generate_small as generate_small,
)
from nonet.content.puzzles.verification import (
    KnownSmall as KnownSmall,
    check as check,
    known_small as known_small,
    require_unique as require_unique,
)
from nonet.content.puzzles.walk import (
    Ended as Ended,
    Plan as Plan,
    Position as Position,
    Stage as Stage,
    Walk as Walk,
    walk as walk,
)
from nonet.content.puzzles.wish import (
    TECHNIQUES as TECHNIQUES,
    Wish as Wish,
    WishError as WishError,
)
from nonet.content.puzzles.wished import generate_wished as generate_wished
from nonet.content.puzzles.workbench import Workbench as Workbench
from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.content.puzzles.book_chapters import (
        BookParts as BookParts,
        book_sheet as book_sheet,
        chapter_of as chapter_of,
        from_easy_to_hard as from_easy_to_hard,
        with_parts as with_parts,
    )
    from nonet.content.puzzles.practice_sheet import (
        COVER_TECHNIQUE as COVER_TECHNIQUE,
        drawn_step as drawn_step,
        make_practice_sheet as make_practice_sheet,
    )
    from nonet.content.puzzles.pupil_sheets import (
        sheets_again as sheets_again,
        sheets_of_levels as sheets_of_levels,
        sheets_of_sizes as sheets_of_sizes,
        sheets_of_versions as sheets_of_versions,
        with_links as with_links,
    )
    from nonet.content.puzzles.sheet_explanations import (
        explain_sheet as explain_sheet,
        explains as explains,
        with_explanations as with_explanations,
    )
    from nonet.content.puzzles.small import (
        AnySmall as AnySmall,
        PrintedMarks as PrintedMarks,
        marks_at as marks_at,
        small_sheet as small_sheet,
        small_sheets as small_sheets,
    )
    from nonet.content.puzzles.strip import (
        StripDay as StripDay,
        StripPuzzle as StripPuzzle,
        strip_days as strip_days,
    )
    from nonet.content.puzzles.worksheet import (
        lay_out as lay_out,
        link_of as link_of,
        with_link as with_link,
        worksheet_of as worksheet_of,
        worksheet_of_all_sizes as worksheet_of_all_sizes,
    )

__getattr__ = late_names(
    __name__,
    {
        "BookParts": "book_chapters",
        "with_parts": "book_chapters",
        "book_sheet": "book_chapters",
        "chapter_of": "book_chapters",
        "from_easy_to_hard": "book_chapters",
        "explain_sheet": "sheet_explanations",
        "explains": "sheet_explanations",
        "lay_out": "worksheet",
        "link_of": "worksheet",
        "with_link": "worksheet",
        "with_links": "pupil_sheets",
        "COVER_TECHNIQUE": "practice_sheet",
        "drawn_step": "practice_sheet",
        "make_practice_sheet": "practice_sheet",
        "sheets_again": "pupil_sheets",
        "sheets_of_levels": "pupil_sheets",
        "sheets_of_sizes": "pupil_sheets",
        "sheets_of_versions": "pupil_sheets",
        "with_explanations": "sheet_explanations",
        "worksheet_of": "worksheet",
        "worksheet_of_all_sizes": "worksheet",
        "StripDay": "strip",
        "StripPuzzle": "strip",
        "strip_days": "strip",
        "AnySmall": "small",
        "PrintedMarks": "small",
        "marks_at": "small",
        "small_sheet": "small",
        "small_sheets": "small",
    },
)
