# The last step of a hint: why the step is right.

so-placed = So { $what }.
so-lost = This eliminates { $what }.
single-full-house = Only one cell of { $house } is empty: { $cell }. Its missing digit is { $digit }.
single-hidden = In { $house }, { $digit } fits only in { $cell }: every other empty cell there already sees { $another }.
single-hidden-by-notes = In { $house }, { $digit } fits only in { $cell }: every other empty cell there already sees { $another }, or { $digit } was eliminated there.
single-naked = In { $cell }, { $digit } is the only digit left. The cell sees { $seen }.
single-naked-by-notes = { $count ->
    [one] In { $cell }, { $digit } is the only digit left. The cell sees { $seen }; { $out } was eliminated there before.
   *[other] In { $cell }, { $digit } is the only digit left. The cell sees { $seen }; { $out } were eliminated there before.
}
single-naked-by-notes-alone = In { $cell }, { $digit } is the only digit left. The others, { $out }, were eliminated there before.
locked-candidates = In { $house }, the digit { $digit } fits only in { $cells }, and all of these lie in { $other } as well. So { $other } has its { $digit } in one of them, and no other cell of { $other } can hold it.
subset-naked = In { $place }, the cells { $cells } have no candidates but { $digits }: { $number } cells for { $number } digits. Each of them takes one, and none is left for the other cells of { $place }.
subset-hidden = In { $place }, the digits { $digits } fit only in { $cells }: { $number } digits for { $number } cells. These cells are needed for them and can hold nothing else.
fish-basic = In { $base }, all candidates for { $digit } lie in { $cover }. Each of { $base }, the base sets, needs its own { $digit }, and no two of them can have it in the same line across. So the cover sets, { $cover }, have theirs there, and no other cell of { $cover } can hold { $digit }.
fish-siamese = Two fish share the base sets { $base }.
fish-finned = { $count ->
    [one] In the base sets, { $base }, all candidates for { $digit } lie in the cover sets, { $cover }, except for the fin { $fins }. If the fin is false, { $cover } have their { $digit } in { $base }, and no other cell of { $cover } can hold it. If the fin is true, no cell that sees it can hold { $digit }. So { $digit } is eliminated either way from cells of { $cover } that see the fin.
   *[other] In the base sets, { $base }, all candidates for { $digit } lie in the cover sets, { $cover }, except for the fins { $fins }. If all fins are false, { $cover } have their { $digit } in { $base }, and no other cell of { $cover } can hold it. If a fin is true, no cell that sees all fins can hold { $digit }. So { $digit } is eliminated either way from cells of { $cover } that see all fins.
}
fish-sashimi = { $count ->
    [one] The fish is called sashimi because, without the fin, one of { $base } has only one candidate left or none; the argument is the same.
   *[other] The fish is called sashimi because, without the fins, one of { $base } has only one candidate left or none; the argument is the same.
}
fish-complex = Each of the base sets, { $base }, needs { $another }, and all its candidates there lie in the cover sets, { $cover }. That is { $number } houses that need { $another } and { $number } that give them one, so each cover set has its { $digit } there already: no other cell of the cover sets can hold it.
fish-complex-finned = { $count ->
    [one] Each of the base sets, { $base }, needs { $another }, and its candidates there lie in the cover sets, { $cover }, except for the fin { $fins }. If the fin is false, that is { $number } houses that need { $another } and { $number } that give them one, so each cover set has its { $digit } there already: no other cell of the cover sets can hold it. If the fin is true, no cell that sees it can hold { $digit }. So { $digit } is eliminated either way from cells of the cover sets that see the fin.
   *[other] Each of the base sets, { $base }, needs { $another }, and its candidates there lie in the cover sets, { $cover }, except for the fins { $fins }. If all fins are false, that is { $number } houses that need { $another } and { $number } that give them one, so each cover set has its { $digit } there already: no other cell of the cover sets can hold it. If a fin is true, no cell that sees all fins can hold { $digit }. So { $digit } is eliminated either way from cells of the cover sets that see all fins.
}
fish-twice = A candidate that lies in two of the base sets, { $base }, serves both of them, and lies in two of the cover sets, { $cover }, too, so the count is right there as well.
fish-inside = A candidate that lies in more of the cover sets, { $cover }, than of the base sets, { $base }, is eliminated like one outside the base: it would serve fewer houses than it takes.
two-links = The digit { $digit } has two strong links: in { $first }, its only candidates are { $outer } and { $inner }; in { $second }, { $other_inner } and { $other_outer }. As { $inner } and { $other_inner } share { $shared }, they cannot both be { $digit }, so at least one of { $outer } and { $other_outer } is. No cell that sees both of these can be { $digit }.
empty-rectangle = In { $box }, all candidates for { $digit }, { $cells }, lie in { $line } or { $across }. In { $house }, { $near } and { $far } are a strong link. If { $far } is not { $digit }, { $near } is; then no other cell of { $line } can be, and { $box } has its { $digit } in { $across }. So { $digit } is in { $far }, or in { $across } within { $box }, and { $cell } sees both.
wing-xy-wing = The pivot in { $pivot } holds { $first } or { $second }. If it is { $first }, the pincer { $one } must be { $shared }; if it is { $second }, the pincer { $other } must be { $shared }. One of the pincers is { $shared } either way, so no cell that sees both can be { $shared }.
wing-xyz-wing = The pivot in { $pivot } holds { $first }, { $second } or { $shared }. If it is { $first }, the pincer { $one } must be { $shared }; if it is { $second }, the pincer { $other } must be { $shared }; otherwise the pivot is { $shared } itself. One of the three cells is { $shared } in any case, so no cell that sees all three can be { $shared }.
wing-w-wing = The cells { $ends } each hold { $digits }. In { $house }, the digit { $bridge } has a strong link between { $near } and { $far }; { $near } sees { $one }, and { $far } sees { $other }. If both { $one } and { $other } were { $bridge }, { $house } would have no candidate for { $another }. So at least one of the two is { $digit }, and no cell that sees both can be { $digit }.
rectangle-deadly = The cells { $cells } lie in two rows, two columns and two boxes. If they held only { $digits }, they would be a deadly pattern: these two digits could trade places without any effect elsewhere, and the puzzle would have two solutions. But it has only one.
rectangle-1 = The other three have no other candidates, so { $roof } must hold something else.
rectangle-2 = Only { $extra } can prevent that, and among them it is a candidate only in { $roof }. So one of these is { $extra }, and no cell that sees all of these can be.
rectangle-3 = To prevent that, one of { $roof } must be { $extra }. Whichever it is, it and { $cells } are { $number } cells of { $house } for only { $number } digits, { $digits }. Each digit is used up there, and no cell that sees all of these can hold it.
rectangle-4 = In { $house }, the digit { $settled } has a strong link: it fits only in { $roof }, so one of these is { $settled }. If the other were { $lost }, the cells would be a deadly pattern. So neither can be { $lost }.
rectangle-6 = In { $lines }, the digit { $digit } has candidates only in these cells. If one of { $roof } were { $digit }, its neighbours among them would be { $other }, and the opposite cell would have to be { $digit } too: a deadly pattern. So neither of { $roof } can be { $digit }.
rectangle-hidden = Suppose { $cell } is { $lost }. Then, as { $kept } has no candidates but these cells in { $lines }, both { $neighbours } are { $kept }, and { $opposite }, which has no other candidates, is { $lost }: a deadly pattern. So { $cell } cannot be { $lost }.
rectangle-avoidable-1 = The cells { $cells } lie in two rows, two columns and two boxes, and { $filled } were filled in, not given. If { $cell } were { $digit }, the four cells would hold only { $digits }, a deadly pattern: the two digits could trade places without any effect elsewhere, and the puzzle would have two solutions. But it has only one.
rectangle-avoidable-2 = The cells { $cells } lie in two rows, two columns and two boxes, and { $filled } were filled in, not given. If { $completing }, the four cells would hold only { $digits }, a deadly pattern: the two digits could trade places without any effect elsewhere, and the puzzle would have two solutions. But it has only one. So one of { $open } must be { $extra }, the only other candidate there, and no cell that sees both can be.
bug = Every empty cell but { $short } has exactly two candidates. If { $short } were not { $digit }, each digit would also have exactly two candidates, or none, in every row, column and box. Such a board is a deadly pattern and never has exactly one solution. But the puzzle has. So { $cell } must be { $digit }.
colours-group = { $letter } ({ $cells })
colours-one-cluster = A conjugate pair is a strong link: of the only two candidates for { $digit } in a house, one is true and the other is false. Followed from house to house, the pairs make two groups, { $groups }: all cells of one group are { $digit }, and none of the other.
colours-two-clusters = A conjugate pair is a strong link: of the only two candidates for { $digit } in a house, one is true and the other is false. Followed from house to house, the pairs make two groups, { $groups }, and elsewhere two more, { $others }. Of each two, all cells of one group are { $digit }, and none of the other.
colours-sees = { $cell } sees { $one } of { $letter } and { $other } of { $other_letter }
colours-trap = Whichever it is: { $seen }.
colours-wrap = In { $house }, group { $letter } has both { $one } and { $other }, which cannot both be { $digit }. So no cell of { $letter } is { $digit }.
colours-multi-1 = As { $one } of { $letter } sees { $other } of { $other_letter }, these two groups cannot both be true. So { $opposite } is true, or { $other_opposite }, or both: { $seen }.
colours-multi-2 = In group { $letter }, { $one } sees { $first } of { $first_letter }, and { $other } sees { $second } of { $second_letter }. One of { $first_letter } and { $second_letter } is true, so no cell of { $letter } is { $digit }.
implication = If { $premise }, { $conclusion }: { $reason }.
because-one-digit = a cell holds only one digit
because-same-house = { $count ->
    [one] both are in { $house }
   *[other] all of these are in { $house }
}
because-they-see = these cells see each other
because-last-candidate = it has no other candidate
because-last-candidate-left = it has no other candidate left
because-last-place = { $house } has no other candidate for { $digit }
because-last-place-left = { $house } has no other candidate left for { $digit }
because-set = { $cells } have one candidate more than there are cells, so without { $digit } they hold all the others
because-set-then-cell = without { $digit }, { $cells } hold all their other candidates, which leaves { $cell } only { $last }
because-cell-then-set = then { $cell } is { $taken }, so { $cells } lack that digit and hold all their other candidates
chain-open = Suppose that { $assumed }. Step by step it then follows that { $end }. So { $start } or { $end }, and no cell that sees both can be { $digit }.
chain-open-crossed = Suppose that { $assumed }. Step by step it then follows that { $end }. So { $start } or { $end }. As { $start_cell } and { $end_cell } see each other, { $start_cell } cannot be { $end_digit } and { $end_cell } cannot be { $start_digit } either way.
chain-contradiction = Suppose that { $assumed }. Step by step it then follows that { $forced }. The assumption contradicts itself, so it is wrong: { $forced }.
chain-loop = Suppose that { $assumed }. The steps that follow lead back to where they began, and they hold in the other direction as well: either everything in the loop is as they say, or everything is the other way round.
chain-either = So { $one } or { $other }, which eliminates { $what }.
chain-kept = The cells { $cells } hold all their other digits either way, which eliminates { $what }.
chain-remote-pair = The cells { $cells } have no candidates but { $one } and { $other }, and each sees the next, so the two digits alternate. Of { $ends }, one is { $one } and the other is { $other }. No cell that sees both can be { $digits }.
chain-remote-pairs = The cells { $cells } have no candidates but { $one } and { $other }, and where they see each other, the two digits alternate. Followed from cell to cell, this tells which of them differ: { $seen }, of which one is { $one } and the other is { $other }.
chain-sees-two = { $cell } sees { $cells }
als-sets = Take the almost locked sets { $sets }.
als-set = { $letter } ({ $cells } with { $digits })
als-holds = { $letter } lacks one digit only, and holds all the others
als-ends = { $count ->
    [one] So { $one } or { $other } holds { $shared }: it is eliminated from cells that see all its candidates in both.
   *[other] In the same way { $one } or { $other } holds { $shared }: each is eliminated from cells that see all its candidates in both.
}
als-common = All candidates for { $common } in { $one } see all those in { $other }, so it is a restricted common: only one of the two can hold { $common }.
als-both = A set lacks one digit at most. So one of them holds { $first }, the other { $second }, and each holds all its other digits.
als-both-lost = Each of { $first } and { $second } is eliminated from cells that see all its candidates in both sets.
als-one-lost = Any other digit of a set is eliminated from cells that see all its candidates in that set, too.
als-petal = { $letter } then holds all its other digits, { $shared } among them
als-blossom = { $count ->
    [one] The stem in { $stem } is { $digits }, so one of the petals holds { $shared }: it is eliminated from cells that see all its candidates in all of them.
   *[other] The stem in { $stem } is { $digits }, so one of the petals holds { $shared }: each is eliminated from cells that see all its candidates in all of them.
}
sue-de-coq-cells = Where { $crossing } cross, { $core } have the candidates { $core_digits }. Add { $line_cells } in { $line }, with { $line_digits }, and { $box_cells } in { $box }, with { $box_digits }: { $number } cells.
sue-de-coq-once = No digit fits in both of the added parts, so none of { $digits } can stand in these cells twice. There are just as many digits as cells, so each of them stands there once.
sue-de-coq-twice = None of { $digits } can stand in these cells twice, and { $twice } only once in each of the added parts. That is just enough for all cells, so each of them stands there.
sue-de-coq-bound = The candidates for { $box_digits } all lie in { $box }, so no other cell of it can hold them; those for { $line_digits } all lie in { $line }, so no other cell of it can hold them.
loop-deadly = The cells { $cells } form a loop: each sees the next, and every row, column and box has two of them or none. If they held only { $digits }, they would be a deadly pattern: these two digits could trade places all around without any effect elsewhere, and the puzzle would have two solutions. But it has only one.
loop-settled = In { $house }, the digit { $settled } has a strong link: it fits only in { $roof }, so one of these is { $settled }. If the other were { $lost }, the cells would be a deadly pattern. So neither can be { $lost }.
bug-several = Nearly every empty cell has exactly two candidates. Without a few extra ones, all would, and each digit would have exactly two candidates, or none, in every row, column and box. Such a board is a deadly pattern and never has exactly one solution, but the puzzle has.
tridagon = The cells { $cells } are three in each of four boxes, in different rows and columns there. Suppose that they held only { $digits }.
tridagon-parity = Read row by row, two boxes side by side would then have the digits in orders that differ by moving all three around in a circle; read column by column, so would two boxes above each other. But a circle leaves it as it is whether an order runs forwards or backwards, and with these cells an odd number of the four boxes change it. So the digits cannot be placed.
guardians = { $count ->
    [one] Only one guardian can prevent that: { $guardians }. So it is true, and candidates that conflict with it are false.
   *[other] Only the guardians can prevent that: { $guardians }. At least one of them is true, so candidates that conflict with all of them are false.
}
fireworks-burst = In { $lines }, the digits { $digits } have candidates only in { $wings } and within { $box }. Such a digit that is in neither of { $wings } is in both lines within { $box }, so it is in { $crossing }.
fireworks-full = So each of these digits is in one of its three cells. They are { $number } digits for { $number } cells, { $cells }, so every cell holds one of them, and only one that was found to fit there.
exocet-base = The base cells { $base } hold two of { $digits }. Whichever it is, each of { $lines } needs the same digit, and has it neither in the line nor in the box of { $base }.
exocet-targets = Without the targets { $targets }, none of these digits can be in all three of them at once. So each of the two digits of { $base } is in one of { $targets }, and these two cells can hold nothing else.
exocet-idle = { $count ->
    [one] The digit { $digits } is not one of the two: it fits in neither of { $targets }, or would need both of them.
   *[other] The digits { $digits } are not among the two: each of them fits in neither of { $targets }, or would need both of them.
}
wing-wxyz-wing = The cells { $cells } have only the digits { $digits } in total. Each of { $once } can be there only once, as its candidates there see each other. They fill all but one of the cells at most, so at least one of { $places } is { $shared }, and no cell that sees all of these can be { $shared }.
medusa-group = { $letter } ({ $candidates })
medusa-groups = A conjugate pair is a strong link, and so are the two candidates of a bivalue cell: one is true and the other is false. Followed from candidate to candidate, the links make two groups, { $first } and { $second }: all of one group are true, and none of the other.
medusa-cell = Group { $letter } has two digits in { $cell }, so it is the false one.
medusa-house = Group { $letter } has the same digit twice in { $house }, so it is the false one.
medusa-empty = If group { $letter } were true, { $cell } would be left without a candidate, so it is the false one.
medusa-trap = Some candidates conflict with { $letter } as well as with { $other }, and one of these groups is true.
fish-kraken = { $count ->
    [one] In the base sets, { $base }, all candidates for { $digit } lie in the cover sets, { $cover }, except for the fin { $fins }. If the fin is false, { $cover } have their { $digit } in { $base }, and { $lost } cannot hold it. If the fin is true, a chain leads from there to { $lost }, which cannot hold it either.
   *[other] In the base sets, { $base }, all candidates for { $digit } lie in the cover sets, { $cover }, except for the fins { $fins }. If all fins are false, { $cover } have their { $digit } in { $base }, and { $lost } cannot hold it. If a fin is true, a chain leads from there to { $lost }, which cannot hold it either.
}
sectors-share = { $house } gives { $digits }
sectors-cells = { $count ->
    [one] There is one cell to fill: { $cells }. Each of its candidates lies in a house that is to give it: { $shares }.
   *[other] There are { $count } cells to fill: { $cells }. Each of their candidates lies in a house that is to give it: { $shares }.
}
sectors-full = { $count ->
    [one] A house gives a digit once, so this is one digit at most for one cell, and it is needed. No other cell of a house can have what the house gives here.
   *[other] A house gives a digit once, so these are { $count } digits at most for { $count } cells, and all of them are needed. No other cell of a house can have what the house gives here.
}
sectors-twice = A candidate that two of the houses are to give would take a digit from both, for one cell, so it is eliminated as well.
forcing-contradiction-cell = Suppose that { $assumed }. Step by step it then follows that { $cell } has no candidate left. So the assumption is wrong.
forcing-contradiction-house = Suppose that { $assumed }. Step by step it then follows that { $house } has no candidate left for { $digit }. So the assumption is wrong.
forcing-nested-cell = Suppose that { $assumed }, and eliminate candidates that fail under this assumption. It then follows that { $cell } has no candidate left. So the assumption is wrong.
forcing-nested-house = Suppose that { $assumed }, and eliminate candidates that fail under this assumption. It then follows that { $house } has no candidate left for { $digit }. So the assumption is wrong.
forcing-nested-suppose = Suppose as well that { $assumed }:
forcing-nested-wrong = So under the first assumption { $claim }.
forcing-verity = { $choice }. Whichever it is, the same follows.
forcing-verity-one = { $choice }. { $count ->
    [one] One case is impossible. What follows from the other one holds.
   *[other] All cases but one are impossible. What follows from that one holds.
}
forcing-verity-some = { $choice }. { $count ->
    [one] One case is impossible. Whichever of the others it is, the same follows.
   *[other] Some cases are impossible. Whichever of the others it is, the same follows.
}
forcing-places = In { $house }, the digit { $digit } fits only in { $cells }
forcing-candidates = The cell in { $cell } is { $digits }
forcing-either = Either { $either }
forcing-suppose = Suppose that { $assumed }:
forcing-itself = That is already what is to be shown.
forcing-impossible = This is impossible, so the case drops out.
forcing-anyway = In any case, { $claim }: { $reason }.
forcing-nothing-left-cell = That leaves nothing for { $cell }, which has no candidates but { $digits }.
forcing-nothing-left-house = That leaves no candidate for { $digit } in { $house }, where it fits only in { $cells }.
templates-known = By templates, { $known }.
templates-set = Take every way to place { $digit } once in each row, column and box, without taking a cell that another digit must have. All of these ways use { $cells }.
templates-delete = Take every way to place { $digit } once in each row, column and box, without taking a cell that another digit must have. All of these ways leave out { $cells }.
