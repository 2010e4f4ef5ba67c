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
hand-in-code-short = The code leaves out the order of the cells, so that a camera can read it. The link includes it.
hand-in-seal = A checksum in the link reveals errors, such as a missing letter. It does not prove who solved the puzzles.
hand-in-offer = Hand in
hand-in-none = Solve a puzzle of this sheet first.
collect-title = Hand-ins
collect-lead = Paste, open or scan your pupils’ hand-ins. They stay in this browser; nothing is sent.
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
collect-paste-help = One link or several. Any other text is ignored.
collect-paste-do = Collect
collect-scan-heading = Scan with the camera
collect-scan-help = Point the camera at each code. The camera stays on until you close it.
collect-scan-refused = The camera cannot be used here. Allow it for this page, or paste the links.
collect-close = Close
collect-none = No hand-ins yet
collect-none-more = When pupils have solved the puzzles of a sheet on screen, they press Hand in and give you the link or show you the code.
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
collect-help = Took help at
collect-next = Next sheet
collect-puzzle = Puzzle
collect-technique = Technique
collect-seconds = Seconds
collect-handed = Handed in
collect-middle-time = Typical time
collect-asked = Pupils who took help
collect-of = { $count } of { $all }
collect-no-hints = none
collect-no-help = no help taken
collect-help-unknown = unknown
collect-merged = { $count } merged
collect-page = { $page } of { $pages }
collect-shown = { $shown ->
    [one] { $shown } of { $count } pupils
   *[other] { $shown } of { $count } pupils
}
collect-before = Previous page
collect-after = Next page
collect-missing = Techniques to review
collect-missing-lead = Pupils who took help at each technique
collect-missing-none = Nobody took help.
collect-sheets-next = Next sheets
collect-sheets-rule = One level up: all solved, with at most one hint. One level down: half or fewer solved.
collect-easier = easier
collect-same = same level
collect-harder = harder
collect-up-to = up to { $technique }
collect-pupils = { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
}
collect-print = Print the next sheets
collect-making = Making the puzzles …
collect-print-failed = The puzzles could not be made on this device.
collect-stays = Everything stays in this browser. The checksum of a hand-in reveals typing and scanning errors. It cannot prove who solved the puzzles.
collect-forget = Delete all hand-ins
collect-forget-sure = All hand-ins in this browser will be permanently deleted.
collect-forget-keep = Keep them
collect-without-scripts = Enable JavaScript to collect hand-ins in this browser.
collect-added = { $count ->
    [one] { $count } hand-in was added.
   *[other] { $count } hand-ins were added.
}
collect-known = { $count ->
    [one] { $count } was already here.
   *[other] { $count } were already here.
}
collect-added-name = { $name } was added.
collect-refused = { $count ->
    [one] Number { $numbers }: { $why }
   *[other] Numbers { $numbers }: { $why }
}
collect-fault-none = This is not a hand-in. Its link contains hand-in#h, followed by letters and digits.
collect-fault-cut = The end of the link is missing. Ask for the complete link.
collect-fault-changed = The link was altered. Ask for it again.
collect-fault-newer = The link is from a newer version of this site. Reload this page.
collect-fault-huge = The link is too long to be a hand-in.
collect-fault-impossible = The link contains impossible data, such as a cell that was filled twice.
collect-fault-picture = There is no readable code in this picture.
collect-fault-file = This file is too large for hand-ins.
collect-fault-kept = This browser has no space for more hand-ins.
