# Hand in: what a pupil gives a teacher in a link, and the page that collects it. Pages and scripts say it.

hand-in-heading = Hand in
hand-in-lead = Give your teacher a link or a code with your name, times and hints, where you took help, and the order in which you filled the cells. Nothing is sent from here.
hand-in-name = Your name, as your teacher knows you
hand-in-make = Make my link
hand-in-link = Your link
hand-in-copy = Copy the link
hand-in-copied = Link copied.
hand-in-share = Share
hand-in-code = QR code of your link
hand-in-code-short = The code leaves out the order of the cells, so that a camera can read it. The link has all of it.
hand-in-seal = A seal on the link shows slips, such as a missing letter. It does not show who solved the puzzles.
hand-in-offer = Hand in
hand-in-none = Solve a puzzle of this sheet first.
collect-title = Hand-ins
collect-lead = Paste, open or scan what your pupils hand in. It stays in this browser, and nothing is sent.
collect-offer = Collect hand-ins of a class
collect-count = { $pupils ->
    [one] { $pupils } pupil: { $sheets }, { $puzzles }
   *[other] { $pupils } pupils: { $sheets }, { $puzzles }
}
collect-sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
collect-puzzles = { $count ->
    [one] { $count } puzzle in all
   *[other] { $count } puzzles in all
}
collect-paste = Paste links
collect-open = Open a file
collect-scan = Scan with the camera
collect-paste-heading = Links
collect-paste-help = One or several, with whatever stands between them.
collect-paste-do = Collect
collect-scan-heading = Scan with the camera
collect-scan-help = Hold each code into the picture. It closes when you close it.
collect-scan-refused = The camera cannot be used here. Allow it for this page, or paste the links.
collect-close = Close
collect-none = No hand-in yet
collect-none-more = After the puzzles of a sheet are solved on a screen, each pupil presses Hand in and gives you the link or shows the code.
collect-tab-pupils = Pupils
collect-tab-puzzles = Puzzles
collect-tab-techniques = Techniques
collect-tabs = Table
collect-csv = Table as CSV
collect-pupil = Pupil
collect-sheet = Sheet
collect-solved = Solved
collect-time = Time
collect-hints = Hints
collect-help = Help was taken at
collect-next = Next sheet
collect-puzzle = Puzzle
collect-technique = Technique
collect-seconds = Seconds
collect-handed = Handed in
collect-middle-time = Middle time
collect-asked = Pupils who took help
collect-of = { $count } of { $all }
collect-no-hints = none
collect-no-help = no help taken
collect-help-unknown = not known
collect-merged = { $count } merged
collect-page = { $page } of { $pages }
collect-shown = { $shown ->
    [one] { $shown } of { $count } pupils
   *[other] { $shown } of { $count } pupils
}
collect-before = Previous page
collect-after = Next page
collect-missing = What was missing
collect-missing-lead = Pupils who took help at each technique
collect-missing-none = Nobody took help.
collect-sheets-next = Next sheets
collect-sheets-rule = A step up: all solved, one hint at most. A step down: half or fewer solved.
collect-easier = easier
collect-same = as hard
collect-harder = harder
collect-up-to = up to { $technique }
collect-pupils = { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
}
collect-print = Print the next sheets
collect-making = Making the puzzles …
collect-print-failed = The puzzles could not be made on this device.
collect-stays = All of it stays in this browser. The seal of a hand-in shows slips of the hand or the camera. It cannot show who held the pencil.
collect-forget = Delete all hand-ins
collect-forget-sure = All hand-ins in this browser will be deleted for good.
collect-forget-keep = Keep them
collect-without-scripts = Hand-ins are read by a script in this browser. Allow scripts to collect them here.
collect-added = { $count ->
    [one] { $count } hand-in was added.
   *[other] { $count } hand-ins were added.
}
collect-known = { $count ->
    [one] { $count } was here already.
   *[other] { $count } were here already.
}
collect-added-name = { $name } was added.
collect-refused = { $count ->
    [one] Number { $numbers }: { $why }
   *[other] Numbers { $numbers }: { $why }
}
collect-fault-none = There is no hand-in. Its link has hand-in#h and a row of letters and digits in it.
collect-fault-cut = The end of the link is missing. Ask for the whole link.
collect-fault-changed = The link was changed on its way. Ask for it once more.
collect-fault-newer = The link is of a later version of this site. Load this page again.
collect-fault-huge = The link is too long to be a hand-in.
collect-fault-impossible = The link says what cannot be, such as a cell that was filled twice.
collect-fault-picture = There is no code in this picture that can be read.
collect-fault-file = This file is too large to hold hand-ins.
collect-fault-kept = This browser has no room for more hand-ins.
