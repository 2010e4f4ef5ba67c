# Co się mówi o kroku, który ktoś podaje: co wynika albo która część jest słaba i dlaczego.

proof-follows = Zgadza się: { $what }.
proof-place-lemma = Wniosek { $number }
proof-place-premise = Przesłanka { $number }
proof-place-cover = Pokrycie { $number }
proof-place-link = Ogniwo { $number }
proof-place-notation = Znak { $number }
proof-weak = { $place }: { $why }
weak-absent-candidate = Na planszy nie ma { $candidates }.
weak-settled = To już rozstrzygnięte: pole jest wypełnione albo obszar ma swoją cyfrę.
weak-no-solution = Żadne rozwiązanie tego nie spełnia.
weak-not-strong = { $count ->
    [0] Oba końce mogą być fałszywe: nie łączy ich silnie żaden obszar, pole ani zbiór pól.
    [one] Oba końce mogą być fałszywe: zamiast nich może zachodzić { $candidates }.
    [few] Oba końce mogą być fałszywe: zamiast nich może zachodzić { $candidates }.
    [many] Oba końce mogą być fałszywe: zamiast nich może zachodzić { $candidates }.
   *[other] Oba końce mogą być fałszywe: zamiast nich może zachodzić { $candidates }.
}
weak-not-weak = Oba końce mogą być prawdziwe: { $candidates } nie wykluczają się nawzajem.
weak-not-deadly = Te cyfry nie mogłyby zamienić się miejscami, więc wzór nie jest śmiertelny.
weak-uncovered = Żadne pokrycie nie obejmuje { $candidates }, a płetwy tam nie ma.
weak-does-not-follow = To nie wynika z przesłanek.
weak-unjoined = Poprzednie ogniwo jest tego samego rodzaju, więc łańcuch się tu urywa.
weak-nothing-follows = Z tych przesłanek nie wynika nic nowego.
weak-too-much-work = Dowód wymaga więcej pracy, niż wolno jednemu żądaniu.
weak-unreadable = Od tego miejsca nie da się odczytać zapisu.
weak-overlooked = Byłoby słuszne bez { $candidates }, które są jeszcze na planszy.
proof-holds = Zgadza się.
proof-place-arrow = Strzałka od { $from } do { $to }
