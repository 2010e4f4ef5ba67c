# How to spot each technique on a board: three to five steps, one on each line.

lesson-full-house-spot =
    Look for a row, column or box with eight digits.
    Count from 1 to 9 to find the missing digit.
    Write it into the empty cell.
lesson-hidden-single-spot =
    Pick a digit and a box that doesn’t have it yet.
    Find the same digit in the rows and columns that cross the box.
    Cross out the cells of the box in those rows and columns.
    If only one empty cell is left, write the digit there.
    Then try rows and columns: cross out the cells that already see the digit.
lesson-naked-single-spot =
    Pick an empty cell whose row, column and box have many digits.
    Count from 1 to 9, and skip each digit that you see in its row, column or box.
    If only one digit is left, write it into the cell.
lesson-locked-pair-spot =
    Pick a box, and a row or column that crosses it.
    Look at the cells that lie in both. Find two of them with the same two candidates and no others.
    Eliminate both digits from the other cells of the line.
    Eliminate both digits from the other cells of the box.
lesson-locked-triple-spot =
    Pick a box, and a row or column that crosses it, where the three cells that lie in both are empty.
    Check that these three cells have only three different candidates in total.
    Eliminate the three digits from the other cells of the line.
    Eliminate the three digits from the other cells of the box.
lesson-locked-pointing-spot =
    Pick a box and a digit that the box doesn’t have yet.
    Find all candidates for the digit in the box.
    Check that they all lie in one row, or all in one column.
    Follow that line beyond the box, and eliminate the digit there.
lesson-locked-claiming-spot =
    Pick a row or column and a digit that the line doesn’t have yet.
    Find all candidates for the digit in the line.
    Check that they all lie in one box.
    Eliminate the digit from the other cells of that box.
lesson-naked-pair-spot =
    Find a cell with exactly two candidates.
    Look for a second cell with the same two candidates in its row, column or box.
    Eliminate both digits from the other cells of each house that the two cells share.
lesson-naked-triple-spot =
    Pick a house. Look at its cells with two or three candidates.
    Find three of them that have only three different candidates in total.
    Eliminate these three digits from the other cells of the house.
lesson-hidden-pair-spot =
    Pick a house. Find the digits with exactly two candidates in it.
    Look for two such digits whose candidates are in the same two cells.
    Eliminate all other candidates from these two cells.
lesson-hidden-triple-spot =
    Pick a house. Find the digits with two or three candidates in it.
    Look for three such digits whose candidates are in only three cells.
    Eliminate all other candidates from these three cells.
lesson-naked-quad-spot =
    Pick a house with at least five empty cells. Look at its cells with two to four candidates.
    Find four of them that have only four different candidates in total.
    Eliminate these four digits from the other cells of the house.
lesson-hidden-quad-spot =
    Pick a house with many empty cells. Find the digits with two to four candidates in it.
    Look for four such digits whose candidates are in only four cells.
    Eliminate all other candidates from these four cells.
lesson-x-wing-spot =
    Pick a digit. Find two rows where it has exactly two candidates.
    Check that these candidates lie in the same two columns.
    Eliminate the digit from all other cells of the two columns.
    Then try it with rows and columns exchanged.
lesson-swordfish-spot =
    Pick a digit. Find the rows where it has two or three candidates.
    Choose three of these rows whose candidates lie in only three columns.
    Eliminate the digit from all other cells of these columns.
    Then try it with rows and columns exchanged.
lesson-jellyfish-spot =
    Pick a digit. Find the rows where it has two to four candidates.
    Choose four of these rows whose candidates lie in only four columns.
    Eliminate the digit from all other cells of these columns.
    Then try it with rows and columns exchanged.
lesson-remote-pair-spot =
    Find cells with the same two candidates. You need at least four of them.
    Connect those that see each other into a chain.
    Give its cells two colours in turn along the chain.
    Look for a cell that sees a cell of each colour.
    Eliminate both digits from that cell.
lesson-bug-plus-one-spot =
    Check that every empty cell has exactly two candidates, except for one cell with three.
    Find the digit among the three that has three candidates in the cell’s row, column and box.
    Write it into the cell.
lesson-bug-plus-n-spot =
    Check that all but a few empty cells have exactly two candidates.
    Find the extra candidates in these few cells. Without them, each unsolved digit would have exactly two candidates in each house.
    Look for candidates that conflict with every extra candidate: the same digit in sight of all, or another digit in their only cell.
    Eliminate these candidates.
lesson-skyscraper-spot =
    Pick a digit. Find two rows where it has exactly two candidates.
    Check that one candidate of each row lies in the same column. That column is the base. The other two must lie in different columns.
    Look for cells that see the other two candidates, the roof.
    Eliminate the digit from these cells.
    Then try it with rows and columns exchanged.
lesson-w-wing-spot =
    Find two cells with the same two candidates that don’t see each other.
    Pick one of the two digits. Look for a house where it has exactly two candidates.
    Check that each of those candidates sees one of your two cells.
    Eliminate the other digit from the cells that see both of your cells.
lesson-two-string-kite-spot =
    Pick a digit. Find a row and a column where it has exactly two candidates each.
    Check that one candidate of the row and one of the column lie in the same box, in different cells, and the other two outside it.
    Find the cell that sees the other two candidates, where their lines cross.
    Eliminate the digit from that cell.
lesson-dual-two-string-kite-spot =
    Find a two-string kite. Look at its two cells in the box.
    Check that each of them belongs to a conjugate pair in its row and to another one in its column. That makes a second kite.
    If not, look for another digit with a kite on the same two cells.
    Eliminate the digit of each kite where the lines of its ends cross.
lesson-turbot-fish-spot =
    Pick a digit. Mark the houses where it has exactly two candidates. These are its strong links.
    Find two strong links where one end of the first sees one end of the second.
    Look for cells that see both other ends.
    Eliminate the digit from these cells.
lesson-empty-rectangle-spot =
    Pick a digit and a box whose candidates for it lie in one row and one column only.
    Outside the box, look for a column that crosses this row, or a row that crosses this column, where the digit has exactly two candidates.
    Check that one of them lies at the crossing. The other one, the far end, must not lie in any row or column of the box.
    Follow the other line of the box outwards to the cell that sees the far end.
    Eliminate the digit from that cell.
lesson-dual-empty-rectangle-spot =
    Find an empty rectangle: a box whose candidates for a digit lie in one row and one column only.
    Look for a strong link with one end in that row, and for another with one end in that column.
    For each link, follow the box’s other line outwards to the cell that sees the far end.
    Eliminate the digit from both of these cells.
lesson-xy-wing-spot =
    Find a cell with exactly two candidates. This is the pivot, XY.
    Look for two cells that see it, with candidates XZ and YZ. These are the pincers.
    Find the cells that see both pincers.
    Eliminate Z from these cells.
lesson-xyz-wing-spot =
    Find a cell with exactly three candidates. This is the pivot, XYZ.
    Look for two cells that see it, with candidates XZ and YZ. These are the pincers.
    Find the cells that see the pivot and both pincers.
    Eliminate Z from these cells.
lesson-wxyz-wing-spot =
    Pick a box and a line that crosses it. Look for four of their cells with only four candidates in total.
    For each of the four digits, check whether all its candidates in the four cells see each other.
    Continue only if exactly one digit fails this check.
    Eliminate that digit from the cells that see all its candidates in the four cells.
lesson-unique-rectangle-1-spot =
    Find three cells with the same two candidates that are three corners of a rectangle.
    Check that the rectangle lies in two rows, two columns and two boxes.
    Check that the fourth corner has the two digits and further candidates.
    Eliminate the two digits from the fourth corner.
lesson-unique-rectangle-2-spot =
    Find two cells in one line with the same two candidates. They are one side of a rectangle.
    Check that the rectangle lies in two rows, two columns and two boxes.
    Check that the other two corners have these two candidates and the same extra one.
    Eliminate the extra digit from the cells that see both of these corners.
lesson-unique-rectangle-3-spot =
    Find a rectangle in two rows, two columns and two boxes. Two neighbouring corners have only the same two candidates.
    List the extra candidates of the other two corners.
    In a house of these two corners, find cells that form a naked subset with the list, as if it were one cell.
    Eliminate the digits of the subset from the other cells of each house that the two corners and the subset’s cells share.
lesson-unique-rectangle-4-spot =
    Find a rectangle in two rows, two columns and two boxes. Two neighbouring corners have only the same two candidates.
    Look at a house that the other two corners share.
    Check that one of the two digits has no other candidates in that house.
    Eliminate the other digit from these two corners.
lesson-unique-rectangle-5-spot =
    Find a rectangle in two rows, two columns and two boxes whose corners share two candidates.
    Check that two opposite corners, or three corners, have the same extra candidate and no others.
    Check that the remaining corners have only the two candidates.
    Eliminate the extra digit from the cells that see all corners with it.
lesson-unique-rectangle-6-spot =
    Find a rectangle in two rows, two columns and two boxes. Two opposite corners have only the same two candidates.
    Look at both rows, then at both columns.
    Check that one of the two digits has no other candidates in these two lines.
    Eliminate that digit from the two corners with extra candidates.
lesson-hidden-rectangle-spot =
    Find a rectangle in two rows, two columns and two boxes whose corners share two candidates. Corners may have others too.
    Pick a corner that has no others, and go to the opposite corner.
    Look at its row and its column. Check that in both, the same one of the two digits has no candidates beyond the rectangle.
    Eliminate the other digit from the opposite corner.
lesson-unique-loop-spot =
    Pick two digits. Connect cells that have both as candidates into a loop. Each cell sees the next.
    Check that the loop has exactly two cells in every row, column and box that it visits.
    Look at the few cells with extra candidates.
    If only one cell has extra candidates, eliminate the two digits from it.
    If two or more have the same extra candidate, eliminate it from the cells that see all of them.
lesson-avoidable-rectangle-1-spot =
    Find three solved cells that are three corners of a rectangle. None of them is a given: you wrote them. Givens look different on the board.
    Check that the rectangle lies in two rows, two columns and two boxes.
    Check that two opposite corners have the same digit.
    The third corner has another digit. Eliminate it from the empty corner.
lesson-avoidable-rectangle-2-spot =
    Find two solved cells in one row or column that are two corners of a rectangle. Neither of them is a given: you wrote them. Givens look different on the board.
    Check that the rectangle lies in two rows, two columns and two boxes.
    Check that both empty corners have exactly two candidates: the digit of the opposite corner, and the same extra one.
    Eliminate the extra digit from the cells that see both empty corners.
lesson-finned-x-wing-spot =
    Pick a digit. Find a row where it has exactly two candidates.
    Find a second row with candidates in the same two columns, and with one or two more. These are the fins.
    Check that the fins are in the same box as one corner.
    In that corner’s column, find the other cells in the box of the fins.
    Eliminate the digit there. Then try it with rows and columns exchanged.
lesson-sashimi-x-wing-spot =
    Pick a digit. Find a row where it has exactly two candidates.
    Find a second row with a candidate in one of these two columns, but not in the other.
    Check that its remaining candidates, the fins, are in the box of the missing corner.
    In the missing corner’s column, find the cells outside both rows that see all fins.
    Eliminate the digit there. Then try it with rows and columns exchanged.
lesson-simple-colors-trap-spot =
    Pick a digit. Connect its conjugate pairs: two candidates that are the only ones in a house.
    Colour one cluster of connected candidates with two colours in turn. If there are several clusters, don’t mix them.
    Look for an uncoloured candidate that sees both colours.
    Eliminate it.
lesson-simple-colors-wrap-spot =
    Pick a digit. Connect its conjugate pairs: two candidates that are the only ones in a house.
    Colour one cluster of connected candidates with two colours in turn. If there are several clusters, don’t mix them.
    Look for two candidates of the same colour that see each other.
    Eliminate the digit from all cells of that colour.
lesson-multi-colors-1-spot =
    Pick a digit. Colour two separate clusters of its conjugate pairs: A and B, C and D.
    Find a candidate of colour A that sees one of colour C.
    Look for candidates that see both colours B and D.
    Eliminate them.
lesson-multi-colors-2-spot =
    Pick a digit. Colour two separate clusters of its conjugate pairs: A and B, C and D.
    Look for a colour A that sees both C and D. Different candidates of A may see them.
    Eliminate the digit from all cells of colour A.
lesson-finned-swordfish-spot =
    Pick a digit. Find three rows whose candidates nearly lie in three columns.
    Check that all candidates outside these columns, the fins, are in one box.
    Check that this box also contains one corner of the swordfish.
    In the three columns, find the other cells that see all fins.
    Eliminate the digit there. Then try it with rows and columns exchanged.
lesson-sashimi-swordfish-spot =
    Look for a finned swordfish: three rows, three columns, and fins in one box.
    Leave the fins out. Check that one row then has only one candidate or none.
    In the three columns, find the cells outside the rows that see all fins.
    Eliminate the digit there. Then try it with rows and columns exchanged.
lesson-3d-medusa-spot =
    Start with a cell with two candidates. Give one candidate the first colour and the other one the second.
    Continue through conjugate pairs and cells with two candidates. Change the colour at every step.
    Look for a colour that occurs twice in a cell, or twice for one digit in a house. Eliminate that colour.
    Look for a cell without colours where every candidate sees the same colour. Eliminate that colour.
    Otherwise, eliminate candidates that conflict with both colours: in a house or within their cell.
lesson-fireworks-spot =
    Pick a cell. Its row and its column cross in its box.
    Find digits with at most one candidate beyond the box in the row, and at most one in the column.
    Look for three such digits with the same two outer cells.
    Eliminate all other candidates from these two cells and from the crossing.
    Otherwise, look for two pairs of such digits around opposite corners of a rectangle, and clean its four corners.
lesson-vwxyz-wing-spot =
    Pick a box and a line that crosses it. Look for five of their cells with only five candidates in total.
    For each of the five digits, check whether all its candidates in the five cells see each other.
    Continue only if exactly one digit fails this check.
    Eliminate that digit from the cells that see all its candidates in the five cells.
lesson-xy-chain-spot =
    Start at a cell with two candidates. Choose one digit as Z and keep the other one.
    Go to a cell with two candidates that sees the last cell and has the digit that you keep.
    Keep the other digit of the new cell, and go on in the same way.
    Stop at a cell where the digit that you keep is Z.
    Eliminate Z from the cells that see both ends of the chain.
lesson-x-chain-spot =
    Pick a digit. Mark its strong links: houses where it has exactly two candidates.
    Start with a strong link. From its end, go to a candidate that sees it: a weak link.
    Continue with strong and weak links in turn, and stop after a strong link.
    Eliminate the digit from the cells that see both ends of the chain.
lesson-sue-de-coq-spot =
    Look at the cells where a box and a line cross. Choose two or three of them.
    Check that they have at least two more candidates than cells.
    Add cells from the rest of the line and from the rest of the box. The simplest are one cell with two candidates in each.
    Check that all cells together have just as many digits as cells, and that both added parts share none of the crossing’s digits.
    Eliminate digits of the line’s part from the rest of the line, and digits of the box’s part from the rest of the box.
lesson-finned-jellyfish-spot =
    Pick a digit. Find four rows whose candidates nearly lie in four columns.
    Check that all candidates outside these columns, the fins, are in one box.
    Check that this box also contains one corner of the jellyfish.
    In the four columns, find the other cells that see all fins.
    Eliminate the digit there. Then try it with rows and columns exchanged.
lesson-sashimi-jellyfish-spot =
    Look for a finned jellyfish: four rows, four columns, and fins in one box.
    Leave the fins out. Check that one row then has only one candidate or none.
    In the four columns, find the cells outside the rows that see all fins.
    Eliminate the digit there. Then try it with rows and columns exchanged.
lesson-continuous-nice-loop-spot =
    Start with a strong link: a conjugate pair, or a cell with two candidates.
    Go on with weak and strong links in turn.
    Look for a weak link from the last candidate back to the first one.
    For each weak link in a house, eliminate the digit from other cells that see both ends.
    For each weak link in a cell, eliminate the other candidates of that cell.
lesson-aic-spot =
    Start with a strong link: a conjugate pair, or a cell with two candidates.
    Go on with weak and strong links in turn. Change the digit within a cell or the cell within a house.
    Stop after a strong link.
    If both ends have the same digit, eliminate it from the cells that see both.
    If they have different digits and see each other, eliminate each end’s digit from the other end’s cell.
lesson-discontinuous-nice-loop-spot =
    Pick a candidate that has weak links or strong links to begin with.
    Follow links in turn until you return to this candidate.
    If the chain begins and ends with weak links, eliminate the candidate.
    If it begins and ends with strong links, write the digit.
lesson-grouped-aic-spot =
    Look for groups: two or three candidates for a digit in one row or column of a box. Treat each group as one candidate.
    Start at a single candidate with a strong link: in a cell with two candidates, or in a house with only one more candidate or group for the digit.
    Go on with weak and strong links in turn. The weak link of a group needs all its cells to see all cells of the other end.
    Stop after a strong link, at a single candidate.
    If both ends have the same digit, eliminate it from the cells that see both. If they have different digits and see each other, eliminate each end’s digit from the other end’s cell.
lesson-grouped-discontinuous-nice-loop-spot =
    Look for groups: two or three candidates for a digit in one box and one line.
    Pick a single candidate, and follow strong and weak links in turn through the groups.
    Return to the candidate that you began with.
    After weak links at both ends, eliminate it. After strong links at both ends, write the digit.
lesson-grouped-continuous-nice-loop-spot =
    Look for groups: two or three candidates for a digit in one box and one line.
    Build a chain of strong and weak links in turn, through groups or almost locked sets.
    Close the chain with a weak link from the last end to the first one.
    For each weak link, eliminate candidates that see all cells of both ends.
    If a weak link lies in a cell, eliminate the other candidates of the cell.
lesson-als-xz-spot =
    Find an almost locked set: cells of one house with one more candidate than cells. A cell with two candidates is the smallest.
    Look for a second almost locked set that shares at least two digits with it.
    Check that for one shared digit, X, all candidates in one set see all those in the other.
    Pick another shared digit, Z.
    Eliminate Z from the cells that see all its candidates in both sets.
lesson-als-xy-wing-spot =
    Find an almost locked set, the middle one. A cell with two candidates is the smallest.
    Find a second set that shares a restricted common X with it: all candidates for X in both see each other.
    Find a third set that shares another restricted common, Y, with the middle one.
    Look for a further digit Z that both outer sets have.
    Eliminate Z from the cells that see all its candidates in the outer sets.
lesson-als-xy-chain-spot =
    Find an almost locked set, and choose a digit Z in it.
    Go to another set through a restricted common other than Z. All candidates for that digit in both sets see each other.
    Go on from set to set. Use another digit than for the step before.
    Stop at a set that also has Z.
    Eliminate Z from the cells that see all its candidates in the first and the last set.
lesson-death-blossom-spot =
    Pick a cell with two or three candidates, the stem.
    For each of its candidates, find an almost locked set whose candidates for that digit all see the stem. These are the petals.
    Look for another digit that all petals have.
    Eliminate it from the cells that see all its candidates in the petals.
lesson-tridagon-spot =
    Look for four boxes that form a rectangle, and for three digits that none of them has yet.
    In each box, find three cells in different rows and columns that each have at least two of these candidates.
    Number the columns of each box 1 to 3, and read those of its three cells from the top row down. 123, 231 and 312 are one direction; 132, 213 and 321 are the other.
    Check that one box has another direction than the other three. Find the extra candidates in the twelve cells.
    If there is only one extra candidate, write it. Otherwise, eliminate candidates that see all the extra ones.
lesson-sk-loop-spot =
    Look for four boxes that form a rectangle, with a given or a solved cell in the same two rows and two columns.
    In each box, take the other two cells of the row and the other two of the column: sixteen in all.
    Link the pairs in a ring, along the lines and within the boxes. Usually, two digits link each pair with the next one.
    Check that the ring closes: its eight links have sixteen digits in total.
    Eliminate each link’s digits from the other cells of its line or box.
lesson-junior-exocet-spot =
    Find two cells in a box and a line with only three or four candidates in total. This is the base.
    In each of the two boxes beside it, pick a line across, and its two cells off the base’s line. One, the target, has base candidates. The other has none.
    Take the three lines across, through the targets and through the third cell beside the base.
    For each base digit, check that two rows or columns cover its candidates on these lines outside the three boxes.
    Eliminate every candidate from the targets that the base doesn’t have.
lesson-senior-exocet-spot =
    Find two cells in a box and a line with only three or four candidates in total. This is the base.
    Take three lines across: through the third cell beside the base, and one through each of the two boxes beside it.
    Find one target in a box beside the base, and another one anywhere on these lines.
    Check that without the targets, each base digit can stand in only two of these lines at once.
    Eliminate every candidate from the targets that the base doesn’t have.
lesson-kraken-fish-spot =
    Find a fish with fins: rows whose candidates nearly lie in as many columns.
    Choose a candidate that the fish would eliminate without its fins.
    From each fin, follow a chain that starts with the fin being true.
    If every chain shows that your candidate is false, eliminate it.
lesson-multi-sector-locked-set-spot =
    Choose some rows and some columns, for example four and four. Take the empty cells where they cross.
    Split the digits into two parts: one for the rows and one for the columns.
    For each row, count its part’s digits among these cells. Do the same for each column, and add it all up.
    Check that the sum is the number of cells.
    Eliminate each row’s digits from the rest of that row, and each column’s digits from the rest of that column.
lesson-forcing-chain-verity-spot =
    Pick a cell with two or three candidates, or a digit with two or three candidates in a house.
    Suppose the first candidate is true, and follow its chains. Note their conclusions.
    Do the same with each of the other candidates.
    Look for a conclusion that all of them share.
    Carry it out: write that digit, or eliminate that candidate.
lesson-forcing-chain-contradiction-spot =
    Pick a candidate, for example one end of many strong links.
    Suppose it is true, and follow all chains from it.
    Look for a cell that loses all candidates, or a house that loses all candidates for a digit.
    If you find one, eliminate your candidate.
lesson-franken-swordfish-spot =
    Pick a digit. Choose three base houses, such as two rows and a box.
    Look for three cover houses, columns or boxes, that contain all candidates of the base houses. A candidate in two base houses must lie in two cover houses.
    Check that at least one of the six houses is a box.
    Find candidates in the cover houses but outside the base houses.
    Eliminate them. Then try it with rows and columns exchanged.
lesson-finned-franken-x-wing-spot =
    Pick a digit. Choose two rows, or a row and a box, as the base houses.
    Find two cover houses, columns or boxes (one of the four houses is a box), that contain all their candidates except for a few. These few are the fins. A candidate in two base houses is a fin too, unless it lies in two cover houses.
    Look for candidates in more cover houses than base houses that see all fins.
    Eliminate them. Then try it with rows and columns exchanged.
lesson-finned-franken-swordfish-spot =
    Pick a digit. Choose three base houses: rows or boxes.
    Find three cover houses, columns or boxes, that contain all their candidates except for a few. These few are the fins. A candidate in two base houses is a fin too, unless it lies in two cover houses.
    Look for candidates in more cover houses than base houses that see all fins.
    Eliminate them. Then try it with rows and columns exchanged.
lesson-franken-jellyfish-spot =
    Pick a digit. Choose four base houses: rows or boxes.
    Look for four cover houses, columns or boxes, that contain all candidates of the base houses. A candidate in two base houses must lie in two cover houses.
    Find candidates in the cover houses but outside the base houses.
    Eliminate them. Then try it with rows and columns exchanged.
lesson-finned-franken-jellyfish-spot =
    Pick a digit. Choose four base houses: rows or boxes.
    Find four cover houses, columns or boxes, that contain all their candidates except for a few. These few are the fins. A candidate in two base houses is a fin too, unless it lies in two cover houses.
    Look for candidates in more cover houses than base houses that see all fins.
    Eliminate them. Then try it with rows and columns exchanged.
lesson-finned-mutant-jellyfish-spot =
    Pick a digit with few candidates. Choose four base houses of any kind: rows, columns and boxes.
    Find four other houses of any kind that cover all their candidates except for a few. These few are the fins. A candidate in two base houses is a fin too, unless it lies in two cover houses.
    Look for candidates in more cover houses than base houses that see all fins.
    Eliminate them.
lesson-finned-mutant-squirmbag-spot =
    Pick a digit. Choose five base houses of any kind: rows, columns and boxes.
    Find five other houses of any kind that cover all their candidates except for a few. These few are the fins. A candidate in two base houses is a fin too, unless it lies in two cover houses.
    Look for candidates in more cover houses than base houses that see all fins.
    Eliminate them.
lesson-finned-mutant-whale-spot =
    Pick a digit. Choose six base houses of any kind: rows, columns and boxes.
    Find six other houses of any kind that cover all their candidates except for a few. These few are the fins. A candidate in two base houses is a fin too, unless it lies in two cover houses.
    Look for candidates in more cover houses than base houses that see all fins.
    Eliminate them.
lesson-forcing-net-contradiction-spot =
    Pick a candidate, for example in a cell with two candidates.
    Suppose it is true. Write it in pencil, with all singles that follow.
    Look for a cell without candidates, or a house without candidates for a digit.
    If you find one, erase the pencil marks and eliminate your candidate.
lesson-forcing-net-verity-spot =
    Pick a cell with two candidates, or a digit with two candidates in a house.
    Suppose the first candidate is true, and note all singles that follow and all candidates that they eliminate.
    Do the same with the other candidate. If one case ends in a contradiction, drop it.
    Look for a result that every remaining case shares.
    Carry it out: write that digit, or eliminate that candidate.
lesson-template-set-spot =
    Pick a digit that is already in many rows.
    List every way to place it in the remaining rows: one candidate in each row, column and box.
    Leave out ways that take a cell where another digit must go.
    Look for a candidate that every way uses.
    Write the digit there.
lesson-template-delete-spot =
    Pick a digit that is already in many rows.
    List every way to place it in the remaining rows: one candidate in each row, column and box.
    Leave out ways that take a cell where another digit must go.
    Look for a candidate that no way uses.
    Eliminate it.
lesson-nested-forcing-net-spot =
    Pick a candidate. Suppose it is true, and write all singles that follow in pencil.
    When no single is left, suppose a second candidate too.
    If singles lead to a contradiction, eliminate the second candidate under the first assumption.
    Repeat this until the first assumption leads to a contradiction.
    Erase everything, and eliminate the first candidate.
