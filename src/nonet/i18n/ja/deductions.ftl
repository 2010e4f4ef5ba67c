# ヒントの最後の段：なぜその一手が正しいか。

so-placed = したがって、{ $what-clause }と決まります。
so-lost = これで{ $what }が消えます。
single-full-house = { $house }の空きマスは{ $cell }だけです。足りない数字は{ $digit }です。
single-hidden = { $house }で{ $digit }が入るのは{ $cell }だけです。ほかの空きマスからは、すでに{ $another }が見えています。
single-hidden-by-notes = { $house }で{ $digit }の候補があるのは{ $cell }だけです。ほかの空きマスからは、すでに{ $another }が見えているか、{ $digit }が消されています。
single-naked = { $cell }に残った数字は{ $digit }だけです。このマスからは{ $seen }が見えます。
single-naked-by-notes = { $count ->
   *[other] { $cell }に残った数字は{ $digit }だけです。このマスからは{ $seen }が見え、{ $out }はすでに消されています。
}
single-naked-by-notes-alone = { $cell }に残った数字は{ $digit }だけです。ほかの{ $out }はすでに消されています。
locked-candidates = { $house }で{ $digit }が入るのは{ $cells }だけで、これらはすべて{ $other }にも含まれます。そのため{ $other }の{ $digit }はこの中のどれかに入り、{ $other }のほかのマスには入りません。
subset-naked = { $place }で{ $cells }の候補は{ $digits }だけです。{ $number }つのマスに{ $number }つの数字。それぞれに一つずつ入り、{ $place }のほかのマスには残りません。
subset-hidden = { $place }で{ $digits }が入るのは{ $cells }だけです。{ $number }つの数字に{ $number }つのマス。これらのマスはそのために必要で、ほかの数字は入りません。
fish-basic = { $base }で{ $digit }の候補があるのは{ $cover }だけです。ベースの{ $base }にはそれぞれ{ $digit }が一つ必要で、カバーの{ $cover }にもそれぞれ一つしか入りません。そのため{ $cover }の{ $digit }はここに入り、{ $cover }のほかのマスには入りません。
fish-siamese = 二つの魚がベースの{ $base }を共有しています。
fish-finned = { $count ->
   *[other] ベースの{ $base }で{ $digit }の候補があるのは、ヒレの{ $fins }を除けばカバーの{ $cover }だけです。ヒレがすべて誤りなら、{ $cover }の{ $digit }はここに入り、{ $cover }のほかのマスには入りません。ヒレが正しければ、すべてのヒレから見えるマスには入りません。{ $cover }にあって、すべてのヒレから見えるマスからは、どちらの場合も{ $digit }が消えます。
}
fish-sashimi = { $count ->
   *[other] この魚を刺身と呼ぶのは、ヒレがなければ{ $base }の一つで候補が一つしか残らないか、まったく残らないからです。理屈は同じです。
}
fish-complex = ベースの{ $base }にはそれぞれ{ $another }が必要で、その候補はすべてカバーの{ $cover }にも含まれます。{ $another }の必要な場所は{ $number }つ、{ $cover }も{ $number }つで、それぞれに一度しか入らないので、{ $cover }の{ $digit }はすべてここに入り、{ $cover }のほかのマスには入りません。
fish-complex-finned = { $count ->
   *[other] ベースの{ $base }にはそれぞれ{ $another }が必要で、その候補は、ヒレの{ $fins }を除いてカバーの{ $cover }にも含まれます。ヒレがすべて誤りなら、{ $another }の必要な場所は{ $number }つ、{ $cover }も{ $number }つで、それぞれに一度しか入らないので、{ $cover }の{ $digit }はすべてここに入り、{ $cover }のほかのマスには入りません。ヒレが正しければ、すべてのヒレから見えるマスには入りません。{ $cover }にあって、すべてのヒレから見えるマスからは、どちらの場合も{ $digit }が消えます。
}
fish-twice = ベースの{ $base }のうち二つに含まれる候補は、その二つを同時に満たし、カバーの{ $cover }のうち二つにも含まれるので、数はここでも合います。
fish-inside = ベースの{ $base }のうち含まれるものの数よりも、カバーの{ $cover }のうち含まれるものの数が多い候補は、ベースの外にあるものと同じように消えます。満たす場所より使う場所のほうが多いからです。
two-links = { $digit }には強いリンクが二つあります。{ $first }で{ $digit }の候補があるのは{ $outer }と{ $inner }だけ、{ $second }では{ $other_inner }と{ $other_outer }だけです。{ $inner }と{ $other_inner }は同じ{ $shared }にあるので、両方に{ $digit }は入りません。そのため{ $outer }と{ $other_outer }の少なくとも一方は{ $digit }です。その両方から見えるマスに{ $digit }は入りません。
empty-rectangle = { $box }で{ $digit }の候補があるのは{ $cells }だけで、すべて{ $line }か{ $across }にあります。{ $house }では{ $near }と{ $far }が強いリンクです。{ $far }が{ $digit }でなければ{ $near }が{ $digit }になり、{ $line }のほかのマスには入らず、{ $box }の{ $digit }は{ $across }に入ります。つまり{ $digit }は{ $far }か、{ $box }の中の{ $across }に入り、{ $cell }からは両方が見えます。
wing-xy-wing = 軸の{ $pivot }は{ $first }か{ $second }です。{ $first }なら、はさみの{ $one }は{ $shared }、{ $second }なら、はさみの{ $other }は{ $shared }になります。どちらにしても一方は{ $shared }なので、両方から見えるマスに{ $shared }は入りません。
wing-xyz-wing = 軸の{ $pivot }は{ $first }か{ $second }か{ $shared }です。{ $first }なら、はさみの{ $one }は{ $shared }、{ $second }なら、はさみの{ $other }は{ $shared }、そうでなければ軸自身が{ $shared }です。どの場合も三つのマスの一つは{ $shared }なので、三つすべてから見えるマスに{ $shared }は入りません。
wing-w-wing = { $ends }のマスはどちらも{ $digits }です。{ $house }で{ $bridge }は{ $near }と{ $far }の間に強いリンクを持ち、{ $near }からは{ $one }が、{ $far }からは{ $other }が見えます。{ $one }と{ $other }が両方とも{ $bridge }なら、{ $house }に{ $another }の候補がなくなります。そのため少なくとも一方は{ $digit }で、両方から見えるマスに{ $digit }は入りません。
rectangle-deadly = { $cells }の四つのマスは二行・二列・二ブロックにあります。もし{ $digits }だけならデッドリーパターンで、ほかに影響を与えずに二つの数字を入れ替えられ、問題の解が二つになってしまいます。しかし解は一つです。
rectangle-1 = ほかの三つには別の候補がないので、{ $roof }には別の数字が入ります。
rectangle-2 = それを防げるのは{ $extra }だけで、この中でその候補があるのは{ $roof }だけです。そのどれかが{ $extra }なので、これらすべてから見えるマスには入りません。
rectangle-3 = それを防ぐには、{ $roof }のどれかが{ $extra }でなければなりません。どれであっても、それと{ $cells }で、{ $house }の{ $number }つのマスに{ $number }つの数字（{ $digits }）となります。どの数字もそこで使われるので、これらすべてから見えるマスには入りません。
rectangle-4 = { $house }で{ $settled }の候補があるのは{ $roof }だけ（強いリンク）なので、そのどちらかが{ $settled }です。もう一方が{ $lost }なら、デッドリーパターンになってしまいます。そのためどちらにも{ $lost }は入りません。
rectangle-6 = { $lines }で{ $digit }の候補があるのは、これらのマスだけです。{ $roof }の一方が{ $digit }なら、この中の隣のマスは{ $other }となり、向かいのマスも{ $digit }になって、デッドリーパターンになってしまいます。そのため{ $roof }のどちらにも{ $digit }は入りません。
rectangle-hidden = { $cell }が{ $lost }だと仮定します。{ $lines }で{ $kept }の候補があるのはこれらのマスだけなので、{ $neighbours }は両方とも{ $kept }になり、ほかに候補のない{ $opposite }は{ $lost }になって、デッドリーパターンになってしまいます。そのため{ $cell }に{ $lost }は入りません。
rectangle-avoidable-1 = { $cells }の四つのマスは二行・二列・二ブロックにあり、{ $filled }は最初からの数字ではありません。{ $cell }が{ $digit }なら四つのマスは{ $digits }だけのデッドリーパターンになり、ほかに影響を与えずに二つの数字を入れ替えられ、問題の解が二つになってしまいます。しかし解は一つです。
rectangle-avoidable-2 = { $cells }の四つのマスは二行・二列・二ブロックにあり、{ $filled }は最初からの数字ではありません。{ $completing-clause }なら四つのマスは{ $digits }だけのデッドリーパターンになり、ほかに影響を与えずに二つの数字を入れ替えられ、問題の解が二つになってしまいます。しかし解は一つです。そのため{ $open }のどちらかは、ほかの唯一の候補である{ $extra }で、両方から見えるマスには入りません。
bug = { $short }を除くすべての空きマスの候補は、ちょうど二つです。{ $short }が{ $digit }でなければ、どの行・列・ブロックでも、どの数字の候補も二つか、一つもないかになり、そのような盤面はデッドリーパターンで、解が一つだけになることはありません。しかしこの問題の解は一つです。そのため{ $cell }は{ $digit }です。
colours-group = { $letter }（{ $cells }）
colours-one-cluster = 共役ペアは強いリンクです。{ $digit }の候補が二つだけの場所では、一方に入り、もう一方には入りません。このペアをたどると{ $groups }の二つの組に分かれ、一方の組はすべて{ $digit }で、もう一方には一つも入りません。
colours-two-clusters = 共役ペアは強いリンクです。{ $digit }の候補が二つだけの場所では、一方に入り、もう一方には入りません。このペアをたどると{ $groups }の二つの組と、別のところに{ $others }の二つの組ができます。どちらの対も、一方の組はすべて{ $digit }で、もう一方には一つも入りません。
colours-sees = { $cell }（{ $letter }の{ $one }と{ $other_letter }の{ $other }が見える）
colours-trap = どちらの組が正しくても、次のマスには入りません：{ $seen }。
colours-wrap = { $house }には組{ $letter }の{ $one }と{ $other }があり、両方が{ $digit }になることはありません。そのため{ $letter }のマスに{ $digit }は入りません。
colours-multi-1 = { $letter }の{ $one }から{ $other_letter }の{ $other }が見えるので、この二つの組が両方とも正しいことはありません。そのため{ $opposite }と{ $other_opposite }の少なくとも一方が正しく、次のマスには入りません：{ $seen }。
colours-multi-2 = 組{ $letter }の{ $one }からは{ $first_letter }の{ $first }が、{ $other }からは{ $second_letter }の{ $second }が見えます。{ $first_letter }と{ $second_letter }の一方が正しいので、{ $letter }のマスに{ $digit }は入りません。
implication = { $premise-clause }なら、{ $conclusion }：{ $reason }。
because-one-digit = 一つのマスに入る数字は一つだから
because-same-house = { $count ->
    [1] どちらも{ $house }にあるから
   *[other] どれも{ $house }にあるから
}
because-they-see = これらのマスは互いに見えるから
because-last-candidate = ほかに候補がないから
because-last-candidate-left = ほかに候補が残っていないから
because-last-place = { $house }で{ $digit }の候補がほかにないから
because-last-place-left = { $house }で{ $digit }の候補がほかに残っていないから
because-set = { $cells }の候補はマスの数より一つ多く、{ $digit }がなければ残りがすべて入るから
because-set-then-cell = { $digit }がなければ{ $cells }にはほかの候補がすべて入り、{ $cell }には{ $last }しか残らないから
because-cell-then-set = { $cell }が{ $taken }になり、{ $cells }はその数字を失って、ほかの候補がすべて入るから
chain-open = { $assumed-that }と仮定します。順にたどると{ $end }となります。つまり{ $start-clause }か{ $end-clause }なので、両方から見えるマスに{ $digit }は入りません。
chain-open-crossed = { $assumed-that }と仮定します。順にたどると{ $end }となります。つまり{ $start-clause }か{ $end-clause }です。{ $start_cell }と{ $end_cell }は互いに見えるので、どちらにしても{ $start_cell }に{ $end_digit }は入らず、{ $end_cell }に{ $start_digit }は入りません。
chain-contradiction = { $assumed-that }と仮定します。順にたどると「{ $forced }」という結論になり、仮定と矛盾します。そのため{ $forced-polite }。
chain-loop = { $assumed-that }と仮定します。順にたどると出発点に戻り、逆向きにも成り立ちます。輪の中は、すべてそのとおりか、すべてその逆かのどちらかです。
chain-either = つまり{ $one-clause }か{ $other-clause }なので、{ $what }が消えます。
chain-kept = { $cells }にはどちらにしてもほかの数字がすべて入るので、{ $what }が消えます。
chain-remote-pair = { $cells }の候補は{ $one }と{ $other }だけで、それぞれ次のマスが見えるので、二つの数字が交互に入ります。{ $ends }は一方が{ $one }、もう一方が{ $other }です。両方から見えるマスが{ $digits }になることはありません。
chain-remote-pairs = { $cells }の候補は{ $one }と{ $other }だけで、互いに見えるところでは二つの数字が交互に入ります。順にたどると、一方が{ $one }、もう一方が{ $other }になる二つのマスがわかり、その両方から見えるマスには入りません：{ $seen }。
chain-sees-two = { $cell }（{ $cells }が見える）
als-sets = 準同盟{ $sets }を考えます。
als-set = { $letter }（{ $cells }、候補{ $digits }）
als-holds = { $letter }が失う数字は一つだけで、残りはすべて入るから
als-ends = { $count ->
    [1] つまり{ $one }か{ $other }のどちらかに{ $shared }が入ります。両方の{ $shared }の候補すべてから見えるマスから{ $shared }が消えます。
   *[other] 同じように{ $one }か{ $other }のどちらかに{ $shared }が入ります。どれか一つの数字について、両方の候補すべてから見えるマスから、その数字が消えます。
}
als-common = { $one }の{ $common }の候補からは、{ $other }の{ $common }の候補がすべて見えます。限定共通数字なので、{ $common }が入るのは一方だけです。
als-both = 準同盟が失う数字は多くても一つです。そのため一方に{ $first }、もう一方に{ $second }が入り、それぞれにほかの数字がすべて入ります。
als-both-lost = 両方の準同盟の{ $first }の候補すべてから見えるマスから{ $first }が消え、{ $second }も同じです。
als-one-lost = 一つの準同盟の中で、ほかの数字の候補すべてから見えるマスからも、その数字が消えます。
als-petal = { $letter }には{ $shared }を含むほかの数字がすべて入るから
als-blossom = { $count ->
    [1] { $stem }の茎は{ $digits }なので、花びらのどれかに{ $shared }が入ります。すべての花びらの{ $shared }の候補すべてから見えるマスから{ $shared }が消えます。
   *[other] { $stem }の茎は{ $digits }なので、花びらのどれかに{ $shared }が入ります。どれか一つの数字について、すべての花びらの候補すべてから見えるマスから、その数字が消えます。
}
sue-de-coq-cells = { $crossing }が交わる{ $core }の候補は{ $core_digits }です。{ $line }の{ $line_cells }（{ $line_digits }）と{ $box }の{ $box_cells }（{ $box_digits }）を加えると、{ $number }つのマスになります。
sue-de-coq-once = 加えた二つの部分の両方に入る数字はないので、{ $digits }はこれらのマスに二度入りません。数字とマスの数が同じなので、それぞれ一度ずつ入ります。
sue-de-coq-twice = { $digits }はこれらのマスに二度入らず、{ $twice }は加えた部分に一度ずつ入ります。これでマスの数にちょうど足りるので、すべて入ります。
sue-de-coq-bound = { $box_digits }の候補はすべて{ $box }にあるので、{ $box }のほかのマスには入りません。{ $line_digits }の候補はすべて{ $line }にあるので、{ $line }のほかのマスには入りません。
loop-deadly = { $cells }は輪になっています。それぞれ次のマスが見え、どの行・列・ブロックにも二つあるか、一つもないかです。もし{ $digits }だけならデッドリーパターンで、ほかに影響を与えずに輪の全体で二つの数字を入れ替えられ、問題の解が二つになってしまいます。しかし解は一つです。
loop-settled = { $house }で{ $settled }の候補があるのは{ $roof }だけ（強いリンク）なので、そのどちらかが{ $settled }です。もう一方が{ $lost }なら、デッドリーパターンになってしまいます。そのためどちらにも{ $lost }は入りません。
bug-several = ほとんどの空きマスの候補は、ちょうど二つです。いくつかの余分な候補がなければすべて二つになり、どの行・列・ブロックでも、どの数字の候補も二つか、一つもないかになります。そのような盤面はデッドリーパターンで、解が一つだけになることはありませんが、この問題の解は一つです。
tridagon = { $cells }は、四つのブロックに三つずつ、それぞれ異なる行と列にあります。{ $digits }だけが入ると仮定します。
tridagon-parity = 行の順に読むと、左右に並ぶブロックの数字の並びは、三つを輪のように回しただけの違いになります。列の順に読むと、上下に並ぶブロックも同じです。しかし輪のように回しても並びの向きは変わらないのに、これらのマスでは四つのブロックのうち奇数個が向きを変えます。そのためこの数字は置けません。
guardians = { $count ->
    [1] それを防げるガーディアンは{ $guardians }だけです。そのためこれが正しく、これと両立しない候補は誤りです。
   *[other] それを防げるのはガーディアンの{ $guardians }だけです。少なくとも一つが正しいので、すべてと両立しない候補は誤りです。
}
fireworks-burst = { $lines }で{ $digits }の候補があるのは、{ $wings }と{ $box }の中だけです。{ $wings }のどちらにも入らない数字は、両方とも{ $box }の中に入るので、{ $crossing }に入ります。
fireworks-full = つまり、これらの数字はどれも三つのマスのどれかに入ります。{ $number }つの数字に{ $number }つのマス（{ $cells }）なので、どのマスにもその一つだけが入ります。
exocet-base = ベースの{ $base }には{ $digits }のうち二つが入ります。どれであっても{ $lines }にはそれぞれ同じ数字が必要で、{ $base }の行や列にもブロックにも入りません。
exocet-targets = ターゲットの{ $targets }がなければ、これらの数字が三つすべてに同時に入ることはありません。そのため{ $base }の二つの数字はそれぞれ{ $targets }の一方に入り、この二つのマスにほかの数字は入りません。
exocet-idle = { $count ->
   *[other] { $digits }はその二つではありません。{ $targets }のどちらにも入らないか、両方を必要とするからです。
}
wing-wxyz-wing = { $cells }の候補は合わせて{ $digits }だけです。{ $once }は、候補が互いに見えるので、それぞれ一度しか入りません。それだけでは少なくとも一マスが埋まらないので、{ $places }の少なくとも一つは{ $shared }で、これらすべてから見えるマスに{ $shared }は入りません。
medusa-group = { $letter }（{ $candidates }）
medusa-groups = 共役ペアや、候補が二つだけのマスの候補は、強いリンクです。一方が正しく、もう一方は誤りです。候補から候補へたどると{ $first }と{ $second }の二つの組に分かれ、一方の組はすべて正しく、もう一方はすべて誤りです。
medusa-cell = 組{ $letter }は{ $cell }に二つの数字があるので、誤りの組です。
medusa-house = 組{ $letter }は{ $house }に同じ数字が二つあるので、誤りの組です。
medusa-empty = 組{ $letter }が正しければ{ $cell }の候補がなくなるので、誤りの組です。
medusa-trap = { $letter }とも{ $other }とも両立しない候補があります。どちらかの組は正しいので、その候補は誤りです。
fish-kraken = { $count ->
   *[other] ベースの{ $base }で{ $digit }の候補があるのは、ヒレの{ $fins }を除けばカバーの{ $cover }だけです。ヒレがすべて誤りなら、{ $cover }の{ $digit }はここに入り、{ $lost }には入りません。ヒレが正しければ、そこから{ $lost }へ連鎖が延び、やはり入りません。
}
sectors-share = { $house }に{ $digits }
sectors-cells = { $count ->
   *[other] 埋めるマスは{ $count }個です：{ $cells }。どの候補も、行・列・ブロックのどれかに割り当てます：{ $shares }。
}
sectors-full = { $count ->
   *[other] 一つの行・列・ブロックに同じ数字は一度しか入らないので、{ $count }個のマスに入る数字は多くても{ $count }個で、そのすべてが必要です。割り当てた数字は、その行・列・ブロックのほかのマスには入りません。
}
sectors-twice = 二つの場所に割り当てた候補は、一つのマスのために両方の数字を使ってしまうので、これも消えます。
forcing-contradiction-cell = { $assumed-that }と仮定します。順にたどると、{ $cell }の候補がなくなります。そのため仮定は誤りです。
forcing-contradiction-house = { $assumed-that }と仮定します。順にたどると、{ $house }に{ $digit }の候補がなくなります。そのため仮定は誤りです。
forcing-nested-cell = { $assumed-that }と仮定し、その仮定のもとで成り立たない候補を消します。すると{ $cell }の候補がなくなります。そのため仮定は誤りです。
forcing-nested-house = { $assumed-that }と仮定し、その仮定のもとで成り立たない候補を消します。すると{ $house }に{ $digit }の候補がなくなります。そのため仮定は誤りです。
forcing-nested-suppose = さらに{ $assumed-that }と仮定すると：
forcing-nested-wrong = つまり最初の仮定のもとでは、{ $claim-polite }。
forcing-verity = { $choice }。どれであっても、同じ結論になります。
forcing-verity-one = { $choice }。{ $count ->
   *[other] 一つを除いて、どの場合もありえません。残った場合から導かれることが成り立ちます。
}
forcing-verity-some = { $choice }。{ $count ->
   *[other] ありえない場合があります。残りのどれであっても、同じ結論になります。
}
forcing-places = { $house }で{ $digit }が入るのは{ $cells }だけです
forcing-candidates = { $cell }のマスは{ $digits }です
forcing-either = { $either-clause }のどれかです
forcing-suppose = { $assumed-that }と仮定すると：
forcing-itself = これがそのまま示したいことです。
forcing-impossible = これはありえないので、この場合は除かれます。
forcing-anyway = どの場合も、{ $claim }：{ $reason }。
forcing-nothing-left-cell = 候補が{ $digits }しかない{ $cell }に、何も残らなくなります。
forcing-nothing-left-house = { $house }で{ $cells }にしか候補のない{ $digit }の、候補がなくなります。
templates-known = テンプレートから、{ $known }とわかります。
templates-set = ほかの数字が入るはずのマスを避けて、{ $digit }をすべての行・列・ブロックに一つずつ置く方法をすべて考えます。どの方法でも{ $cells }を使います。
templates-delete = ほかの数字が入るはずのマスを避けて、{ $digit }をすべての行・列・ブロックに一つずつ置く方法をすべて考えます。どの方法でも{ $cells }は使いません。
