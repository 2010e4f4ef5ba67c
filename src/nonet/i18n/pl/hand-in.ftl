# Oddawanie: co uczeń daje nauczycielowi w linku, i strona, która to zbiera. Mówią to strony i skrypty.

hand-in-heading = Oddaj
hand-in-lead = Daj nauczycielowi link lub kod z imieniem, czasami i podpowiedziami, z tym, gdzie była potrzebna pomoc, i z kolejnością wypełniania pól. Nic stąd nie jest wysyłane.
hand-in-name = Twoje imię, tak jak zna je nauczyciel
hand-in-make = Utwórz mój link
hand-in-link = Twój link
hand-in-copy = Kopiuj link
hand-in-copied = Skopiowano link.
hand-in-share = Udostępnij
hand-in-code = Kod QR twojego linku
hand-in-code-short = Kod pomija kolejność pól, żeby aparat mógł go odczytać. Link ją zawiera.
hand-in-seal = Suma kontrolna w linku pokazuje błędy, na przykład brak litery. Nie dowodzi, kto rozwiązał łamigłówki.
hand-in-offer = Oddaj
hand-in-none = Najpierw rozwiąż łamigłówkę z tego arkusza.
collect-title = Oddane prace
collect-lead = Wklej, otwórz lub zeskanuj, co oddają uczniowie. Zostaje to w tej przeglądarce i nic nie jest wysyłane.
collect-offer = Zbierz prace klasy
collect-count = { $pupils ->
    [one] { $pupils } uczeń: { $sheets }, { $puzzles }
    [few] { $pupils } uczniów: { $sheets }, { $puzzles }
    [many] { $pupils } uczniów: { $sheets }, { $puzzles }
   *[other] { $pupils } uczniów: { $sheets }, { $puzzles }
}
collect-sheets = { $count ->
    [one] { $count } arkusz
    [few] { $count } arkusze
    [many] { $count } arkuszy
   *[other] { $count } arkuszy
}
collect-puzzles = { $count ->
    [one] { $count } łamigłówka łącznie
    [few] { $count } łamigłówki łącznie
    [many] { $count } łamigłówek łącznie
   *[other] { $count } łamigłówek łącznie
}
collect-paste = Wklej linki
collect-open = Otwórz plik
collect-scan = Skanuj kamerą
collect-paste-heading = Linki
collect-paste-help = Jeden link lub kilka. Inny tekst jest pomijany.
collect-paste-do = Zbierz
collect-scan-heading = Skanuj kamerą
collect-scan-help = Skieruj kamerę na każdy kod. Kamera wyłączy się, gdy ją zamkniesz.
collect-scan-refused = Nie można tu użyć kamery. Zezwól na nią tej stronie albo wklej linki.
collect-close = Zamknij
collect-none = Nie ma jeszcze prac
collect-none-more = Po rozwiązaniu łamigłówek arkusza na ekranie każdy uczeń naciska „Oddaj” i daje ci link albo pokazuje kod.
collect-tab-pupils = Uczniowie
collect-tab-puzzles = Łamigłówki
collect-tab-techniques = Techniki
collect-tabs = Tabela
collect-csv = Tabela jako CSV
collect-pupil = Uczeń
collect-sheet = Arkusz
collect-solved = Rozwiązane
collect-time = Czas
collect-hints = Podpowiedzi
collect-help = Pomoc była przy
collect-next = Następny arkusz
collect-puzzle = Łamigłówka
collect-technique = Technika
collect-seconds = Sekundy
collect-handed = Oddano
collect-middle-time = Typowy czas
collect-asked = Uczniowie z pomocą
collect-of = { $count } z { $all }
collect-no-hints = brak
collect-no-help = bez pomocy
collect-help-unknown = nie wiadomo
collect-merged = połączone: { $count }
collect-page = { $page } z { $pages }
collect-shown = { $shown ->
    [one] { $shown } z { $count } uczniów
    [few] { $shown } z { $count } uczniów
    [many] { $shown } z { $count } uczniów
   *[other] { $shown } z { $count } uczniów
}
collect-before = Poprzednia strona
collect-after = Następna strona
collect-missing = Techniki do powtórki
collect-missing-lead = Uczniowie, którym przy danej technice potrzebna była pomoc
collect-missing-none = Nikt nie potrzebował pomocy.
collect-sheets-next = Następne arkusze
collect-sheets-rule = Stopień wyżej: wszystkie rozwiązane, najwyżej jedna podpowiedź. Stopień niżej: rozwiązana połowa lub mniej.
collect-easier = łatwiejszy
collect-same = ten sam poziom
collect-harder = trudniejszy
collect-up-to = do techniki { $technique }
collect-pupils = { $count ->
    [one] { $count } uczeń
    [few] { $count } uczniów
    [many] { $count } uczniów
   *[other] { $count } uczniów
}
collect-print = Drukuj następne arkusze
collect-making = Układam łamigłówki …
collect-print-failed = Na tym urządzeniu nie udało się ułożyć łamigłówek.
collect-stays = Wszystko zostaje w tej przeglądarce. Suma kontrolna pracy pokazuje błędy wpisywania i skanowania. Nie dowodzi, kto rozwiązał łamigłówki.
collect-forget = Usuń wszystkie prace
collect-forget-sure = Wszystkie prace w tej przeglądarce zostaną usunięte na zawsze.
collect-forget-keep = Zachowaj je
collect-without-scripts = Włącz JavaScript, by zbierać prace w tej przeglądarce.
collect-added = { $count ->
    [one] Dodano { $count } pracę.
    [few] Dodano { $count } prace.
    [many] Dodano { $count } prac.
   *[other] Dodano { $count } prac.
}
collect-known = { $count ->
    [one] { $count } już tu była.
    [few] { $count } już tu były.
    [many] { $count } już tu było.
   *[other] { $count } już tu było.
}
collect-added-name = Dodano: { $name }.
collect-refused = { $count ->
    [one] Numer { $numbers }: { $why }
    [few] Numery { $numbers }: { $why }
    [many] Numery { $numbers }: { $why }
   *[other] Numery { $numbers }: { $why }
}
collect-fault-none = To nie jest praca. Link do pracy zawiera hand-in#h, a potem litery i cyfry.
collect-fault-cut = Brakuje końca linku. Poproś o cały link.
collect-fault-changed = Link został zmieniony. Poproś o niego jeszcze raz.
collect-fault-newer = Link pochodzi z nowszej wersji tej witryny. Wczytaj tę stronę ponownie.
collect-fault-huge = Link jest za długi na pracę.
collect-fault-impossible = Link zawiera niemożliwe dane, na przykład pole wypełnione dwa razy.
collect-fault-picture = Na tym obrazie nie ma kodu, który da się odczytać.
collect-fault-file = Ten plik jest za duży na prace.
collect-fault-kept = W tej przeglądarce nie ma miejsca na więcej prac.
