# Strony działu dla programistów i jego listy.

developers-title-welcome = Dla programistów
developers-title-sign-in = Logowanie
developers-title-sent = Logowanie
developers-title-confirm = Potwierdzenie
developers-title-changed = Zmiana adresu
developers-title-refusal = Niemożliwe
developers-title-keys = Klucze
developers-title-new-key = Nowy klucz
developers-title-connect = Połącz program
developers-title-not-connected = Połącz program
developers-title-unfit = Niemożliwe
developers-title-usage = Użycie
developers-title-sessions = Sesje
developers-title-account = Konto
developers-title-administration = Administracja
developers-title-administered = Konto
developers-title-audit = Dziennik zdarzeń
developers-title-again = Logowanie
developers-title-journal = Aktywność
developers-nav = Dział dla programistów
developers-sign-out = Wyloguj
developers-suspended = To konto jest zawieszone. Jego klucze i linki do pobierania są odrzucane i nie można go zmienić ani usunąć. Aby się odwołać, napisz na { $contact }.
developers-back = Dalej
developers-copy = Kopiuj
developers-email = Adres e-mail
developers-openapi = Opis OpenAPI
developers-terms = Warunki korzystania
developers-welcome-heading = Wypróbuj API bez klucza.
developers-welcome-lead = Działa w przeglądarce i zwraca to samo co API.
developers-welcome-get = Weź klucz
developers-welcome-try = Wypróbuj API
developers-welcome-answered = odpowiedź na tej stronie w { $ms } ms
developers-welcome-shown = odpowiedź API
developers-welcome-refused = błąd: { $code }
developers-welcome-missing = Silnik nie działa w tej przeglądarce. Z kluczem możesz używać API.
developers-welcome-difficulty = trudność
developers-welcome-explain = Objaśnij następny krok
developers-welcome-another = Inna pozycja
developers-welcome-generate = Utwórz łamigłówkę
developers-welcome-check = Sprawdź planszę
developers-welcome-copy = Kopiuj to żądanie jako
developers-welcome-answer = Odpowiedź
developers-welcome-keys = Wskaż wiersz albo użyj strzałek, by przeczytać, co znaczy.
developers-welcome-docs-more = Każdy punkt końcowy i każde pole
developers-welcome-price = Cennik
developers-welcome-price-more = Za darmo, bez planów
developers-welcome-limits = Limity
developers-welcome-limits-more = Żądań na minutę: { $limit }
developers-welcome-terms-more = Podpis wymagany
developers-welcome-key-lead = Wystarczy adres e-mail; hasła nie ma. Klucz jest darmowy.
developers-welcome-first = Podaj adres i otwórz link, który przyślemy.
developers-welcome-second = Naciśnij „Utwórz klucz”.
developers-welcome-third = Wklej do terminala wiersz, który przychodzi z kluczem.
developers-welcome-agents = Użyj z agentem
developers-welcome-begin = Zaloguj się lub załóż konto
developers-sign-in-heading = Zaloguj się lub załóż konto
developers-sign-in-lead = Przyślemy link. Działa raz, przez 15 minut. Pierwszy zakłada konto.
developers-sign-in-send = Przyślij mi link
developers-sign-in-with = Dalej przez { $name }
developers-sent-heading = Sprawdź pocztę
developers-sent-lead = Link jest w drodze na { $email }. Działa raz, przez 15 minut.
developers-sent-again = Wyślij jeszcze raz
developers-sent-wrong = Inny adres
developers-sent-after = O nowy link można poprosić po minucie. Wcześniejsze działają, dopóki któryś nie zostanie użyty.
developers-again-heading = Zaloguj się ponownie
developers-again-lead = Ta czynność wymaga logowania w ciągu ostatnich dziesięciu minut. Nic nie zmieniono. Zaloguj się i spróbuj ponownie.
developers-sent-shown = Twój link
developers-sent-shown-why = Nie ustawiono serwera poczty, a tę stronę widzi tylko ten komputer, więc oto on.
developers-sent-open = Otwórz link
developers-confirm-sign-in-heading = Logowanie
developers-confirm-sign-in-lead = Za chwilę nastąpi logowanie jako { $email }.
developers-confirm-sign-in-button = Zaloguj
developers-confirm-change-heading = Zmiana adresu
developers-confirm-change-lead = Adresem konta będzie { $email }.
developers-confirm-change-button = Potwierdź zmianę
developers-changed-half-heading = Potwierdzono z jednego adresu
developers-changed-half-lead = Adresem będzie { $email }, gdy potwierdzi to także drugi adres.
developers-changed-done-heading = Adres został zmieniony
developers-changed-done-lead = Odtąd logujesz się przez { $email }.
developers-refusal-heading = Nie udało się
developers-refusal-INVALID_FORM = Nie udało się odczytać formularza. Spróbuj ponownie.
developers-refusal-INVALID_EMAIL = To nie jest adres e-mail. Wygląda on tak: name@example.com.
developers-wrong-email-spelling = Ten adres ma literę lub kropkę podobną do innej. Powinien brzmieć { $suggestion }.
developers-wrong-email-domain = Po znaku @ oczekujemy nazwy domeny, na przykład example.com.
developers-wrong-email-unserved = Nasz serwer poczty nie wysyła na adresy z takimi literami przed znakiem @. Użyj innego.
developers-refusal-INVALID_KEY_NAME = Nazwa ma od 1 do 100 drukowalnych znaków.
developers-refusal-CROSS_SITE = To żądanie nie przyszło z żadnej z naszych stron, więc zostało odrzucone.
developers-refusal-ACCOUNT_SUSPENDED = To konto jest zawieszone, więc nie można go zmienić.
developers-refusal-EMAIL_UNVERIFIED = Dostawca nie zweryfikował twojego adresu e-mail. Zweryfikuj go tam albo zaloguj się linkiem.
developers-refusal-KEY_NOT_FOUND = Taki klucz nie istnieje.
developers-refusal-ACCOUNT_NOT_FOUND = Nie ma takiego konta.
developers-refusal-ACCOUNT_EXISTS = Tego adresu nie można użyć dla twojego konta.
developers-refusal-OWN_ACCOUNT = Nie można zawiesić własnego konta.
developers-refusal-LINK_EXPIRED = Ten link został użyty albo wygasł. Poproś o nowy.
developers-refusal-RATE_LIMITED = W krótkim czasie było za dużo żądań. Odczekaj chwilę.
developers-refusal-LETTER_LIMIT = Niedawno wysłaliśmy wiadomość na ten adres. Sprawdź skrzynkę, także folder ze spamem, albo spróbuj później. Otrzymany link nadal działa.
developers-refusal-PROVIDER_ERROR = Dostawca nie potwierdził twojej tożsamości. Spróbuj ponownie.
developers-refusal-MAIL_ERROR = Nie udało się wysłać wiadomości. Spróbuj później.
developers-refusal-MAIL_MISSING = Poczta nie jest tu ustawiona. Poproś operatorów tej usługi o link do logowania: tworzy go nonet accounts sign-in-link EMAIL.
developers-refusal-UNAVAILABLE = Nie mamy teraz połączenia z bazą danych, więc zmiana mogła się nie zapisać. Spróbuj ponownie za chwilę.
developers-refusal-INTERNAL_ERROR = Coś poszło nie tak po naszej stronie.
developers-keys-heading = Klucze API
developers-keys-lead = Klucz trafia do nagłówka Authorization każdego żądania. Trzymaj go na swoim serwerze.
developers-keys-name = Nazwa
developers-keys-first = mój pierwszy klucz
developers-keys-key = Klucz
developers-keys-made = Utworzono
developers-keys-used = Ostatnio użyto
developers-keys-uses = Żądania, 7 dni
developers-keys-uses-picture = { $count ->
    [one] { $count } żądanie; dni: { $days }
    [few] { $count } żądania; dni: { $days }
    [many] { $count } żądań; dni: { $days }
   *[other] { $count } żądań; dni: { $days }
}
developers-keys-made-on = utworzono { $day }
developers-keys-rotate-do = Wymień
developers-keys-rotate-named = Wymień { $name }
developers-keys-expires = Wygasa
developers-keys-state = Stan
developers-keys-never = nigdy
developers-keys-after = { $days ->
    [one] po { $days } dniu
    [few] po { $days } dniach
    [many] po { $days } dniach
   *[other] po { $days } dniach
}
developers-keys-make = Utwórz klucz
developers-keys-revoke = Unieważnij
developers-keys-revoke-named = Unieważnij { $name }
developers-keys-revoked = unieważniony
developers-keys-expired = wygasł
developers-keys-rotate = Aby zastąpić klucz bez przerwy, otwórz go po nazwie i wymień.
developers-new-key-heading = Nowy klucz: { $name }
developers-new-key-lead = Skopiuj go teraz. Pokazujemy go tylko ten jeden raz i nie zapisujemy.
developers-new-key-try = Wypróbuj
developers-new-key-kept = Klucz jest zapisany
developers-usage-heading = Użycie
developers-usage-quota = W tej minucie zostało żądań: { $remaining } z { $limit }. Licznik zeruje się w ciągu { $reset } s.
developers-usage-caption = { $count ->
    [one] { $first } – { $last }: { $count } żądanie, najwyżej { $most } dziennie
    [few] { $first } – { $last }: { $count } żądania, najwyżej { $most } dziennie
    [many] { $first } – { $last }: { $count } żądań, najwyżej { $most } dziennie
   *[other] { $first } – { $last }: { $count } żądań, najwyżej { $most } dziennie
}
developers-usage-picture = { $count ->
    [one] Wykres słupkowy według dni: { $count } żądanie; tabela poniżej zawiera te same liczby
    [few] Wykres słupkowy według dni: { $count } żądania; tabela poniżej zawiera te same liczby
    [many] Wykres słupkowy według dni: { $count } żądań; tabela poniżej zawiera te same liczby
   *[other] Wykres słupkowy według dni: { $count } żądań; tabela poniżej zawiera te same liczby
}
developers-usage-table = To samo jako tabela
developers-usage-day = Dzień
developers-usage-endpoint = Punkt końcowy
developers-usage-outcome = Wynik
developers-usage-requests = Żądania
developers-usage-delay = Liczby pojawiają się w ciągu kilku sekund. Dni zaczynają się o północy UTC.
developers-outcome-ok = udane
developers-outcome-refused = odrzucone
developers-outcome-limited = ponad limit (429)
developers-outcome-failed = nieudane
developers-sessions-heading = Gdzie masz otwarte sesje
developers-sessions-lead = Sesja kończy się po 7 dniach bez użycia, a najpóźniej po 30 dniach.
developers-sessions-browser = Przeglądarka
developers-sessions-begun = Zalogowano
developers-sessions-seen = Ostatnio
developers-sessions-end = Zakończ
developers-sessions-this = ta przeglądarka
developers-sessions-unknown = nieznana
developers-sessions-end-all = Wyloguj wszędzie
developers-account-heading = Twoje konto
developers-account-lead = { $email }, od { $date }
developers-account-change-heading = Zmiana adresu
developers-account-change-text = Wysyłamy link na oba adresy i oba muszą potwierdzić.
developers-account-change-new = Nowy adres e-mail
developers-account-change-send = Wyślij oba linki
developers-account-change-waiting = Zmiana na { $email } czeka na potwierdzenie z obu adresów.
developers-account-change-link = Link dla { $email }
developers-account-change-cancel = Anuluj zmianę
developers-account-export-heading = Zabierz swoje dane
developers-account-export-text = Wszystko, co zapisano o koncie, w jednym pliku JSON.
developers-account-export-button = Eksportuj konto
developers-account-delete-heading = Usuń konto
developers-account-delete-text = Jego klucze i linki do pobierania przestaną działać od razu. Tego nie da się cofnąć.
developers-account-delete-type = Wpisz swój adres e-mail
developers-account-delete-button = Usuń konto
developers-account-delete-wrong = To nie jest adres tego konta.
developers-administration-search = Część adresu
developers-administration-find = Szukaj
developers-administration-accounts = Konta
developers-administration-account = Konto
developers-administration-since = Od
developers-administration-state = Stan
developers-administration-usage = Wszystkie żądania
developers-administration-suspend = Zawieś
developers-administration-restore = Przywróć
developers-state-active = aktywne
developers-state-suspended = zawieszone
developers-audit-time = Czas
developers-audit-by = Kto
developers-audit-action = Działanie
developers-audit-account = Konto
developers-audit-detail = Szczegół
developers-audit-request = Żądanie
developers-audit-address = Adres
developers-audit-older = Starsze wpisy
developers-journal-heading = Aktywność na koncie
developers-journal-lead = Wszystko, co działo się z kontem, od najnowszego. Adresy IP są usuwane po 30 dniach.
developers-deed-make-account = utworzenie konta
developers-deed-sign-up = rejestracja
developers-deed-sign-in = zalogowanie
developers-deed-sign-out = wylogowanie
developers-deed-end-session = zakończenie sesji
developers-deed-connect = połączenie programu
developers-deed-end-connection = zakończenie połączenia
developers-deed-end-all-sessions = zakończenie wszystkich sesji
developers-deed-make-sign-in-link = utworzenie linku do logowania
developers-deed-make-key = utworzenie klucza
developers-deed-revoke-key = unieważnienie klucza
developers-deed-export = eksport
developers-deed-begin-change-of-address = początek zmiany adresu
developers-deed-cancel-change-of-address = anulowanie zmiany adresu
developers-deed-change-address = zmiana adresu
developers-deed-join-identity = dodanie tożsamości
developers-deed-delete-account = usunięcie konta
developers-deed-look-at-account = obejrzenie konta
developers-deed-suspend = zawieszenie
developers-deed-restore = przywrócenie
developers-deed-limit = ustawienie limitów
developers-deed-promote = nadanie praw administratora
developers-deed-demote = odebranie praw administratora
letter-sign-in-subject = Logowanie do { $name }
letter-sign-in-text =
    Otwórz ten link, by zalogować się do { $name }. Działa raz, przez 15 minut:

    { $link }

    Jeśli to nie twoja prośba, zignoruj tę wiadomość.
letter-change-old-subject = Potwierdź zmianę swojego adresu w { $name }
letter-change-old-text =
    Ktoś zalogowany na twoje konto w { $name } chce zmienić jego adres e-mail. Jeśli to ty, otwórz ten link w ciągu godziny:

    { $link }

    Jeśli to nie ty, zaloguj się i zakończ wszystkie sesje.
letter-change-new-subject = Potwierdź swój nowy adres w { $name }
letter-change-new-text =
    Ten adres podano jako nowy adres konta w { $name }. Otwórz ten link w ciągu godziny, by go potwierdzić:

    { $link }

    Jeśli to nie twoja prośba, zignoruj tę wiadomość.
developers-title-docs = Dokumentacja
developers-title-document = Dokumentacja
developers-title-embed = Osadzanie
developers-title-try = Wypróbuj
developers-docs-markdown = Ta strona jako Markdown
developers-try-lead = Wyślij żądanie jednym ze swoich kluczy. Liczy się jak każde inne, a klucz zostaje na tej stronie.
developers-try-elsewhere = Z tej strony można wysyłać żądania tylko wtedy, gdy API ma to samo pochodzenie co witryna. Jest ono pod adresem { $origin }, więc przeglądarki ukrywają jego odpowiedzi przed tą stroną. Programów na serwerze to nie dotyczy.
developers-try-without-scripts = Wysyłanie żądań z tej strony wymaga JavaScriptu; szybki start pokazuje inny sposób.
developers-try-body = Treść
developers-try-send = Wyślij
developers-try-answer = Odpowiedź
developers-audit-command-line = wiersz poleceń
developers-audit-deleted = usunięte konto { $id }
developers-audit-administrator = administrator
audit-sign-in = { $way ->
    [link] linkiem
    [passkey] kluczem dostępu
    [recovery-code] kodem zapasowym
   *[provider] przez { $provider }
}
audit-session = sesja { $id }
audit-key = klucz { $id } ({ $name })
audit-ended-key = klucz { $id } ({ $name }): { $why ->
    [code-twice] kod użyty dwa razy
    [refresh-token-twice] token odświeżania użyty dwa razy
   *[program] na prośbę jego programu
}
audit-name = { $name }
audit-program = { $name } ({ $client }), { $scope }
audit-prose = { $text }
developers-docs-reference = Opis
reference-group-making = Tworzenie
reference-group-judging = Ocena
reference-group-playing = Gra
reference-group-publishing = Publikowanie
developers-docs-errors = Błędy
developers-docs-changelog = Zmiany w API
letter-new-key-subject = Nowy klucz twojego konta w { $name }
letter-new-key-text =
    Dla twojego konta w { $name } utworzono klucz „{ $key }” ({ $shown }).

    Jeśli to nie ty, unieważnij go i wyloguj się wszędzie: { $link }
letter-new-connection-subject = Z twoim kontem w { $name } połączono program
letter-new-connection-text =
    Zezwolono programowi „{ $program }” na używanie w twoim imieniu narzędzi { $name }.

    Jeśli to nie ty, zakończ połączenie i wyloguj się wszędzie: { $link }
letter-new-browser-subject = Nowa przeglądarka zalogowana do { $name }
letter-new-browser-text =
    Ktoś zalogował się na twoje konto w { $name } przeglądarką, której dotąd nie używano ({ $agent }, z { $address }).

    Jeśli to nie ty, zaloguj się i zakończ tę sesję: { $link }
letter-identity-joined-subject = Inny sposób logowania do { $name }
letter-identity-joined-text =
    Odtąd możesz logować się na konto w { $name } swoją tożsamością u dostawcy { $issuer }.

    Jeśli to nie ty, usuń ten sposób na stronie konta i sprawdź, co się stało: { $link }
letter-identity-removed-subject = Usunięto sposób logowania do { $name }
letter-identity-removed-text =
    Nie można już logować się na twoje konto w { $name } tożsamością u dostawcy { $issuer }.

    Jeśli to nie ty, sprawdź, co się stało: { $link }
letter-address-changed-subject = Zmieniono adres twojego konta w { $name }
letter-address-changed-text =
    Adres twojego konta w { $name } zmieniono z { $old } na { $new }. Wszędzie indziej konto wylogowano.

    Jeśli to nie ty, napisz na { $contact }.
letter-deleted-subject = Twoje konto w { $name } zostało usunięte
letter-deleted-text =
    Twoje konto w { $name } zostało usunięte, razem z kluczami i wszystkim, co o nim zapisano.

    Jeśli to nie ty, napisz na { $contact }.
letter-suspended-subject = Twoje konto w { $name } jest zawieszone
letter-suspended-text =
    Twoje konto w { $name } jest zawieszone: jego klucze i linki do pobierania są odrzucane i nie można go zmienić ani usunąć. Nadal można się zalogować i wyeksportować dane.

    Aby się odwołać, napisz na { $contact }.
letter-restored-subject = Twoje konto w { $name } jest przywrócone
letter-restored-text =
    Twoje konto w { $name } nie jest już zawieszone. Jego ważne klucze znów działają.
letter-join-subject = Potwierdź inny sposób logowania do { $name }
letter-join-text =
    Ktoś zalogował się u dostawcy { $issuer } z twoim adresem. Jeśli to ty, otwórz ten link w ciągu 15 minut, by dodać to jako inny sposób logowania na konto w { $name }:

    { $link }

    Jeśli to nie ty, nie rób nic: nikt nie został zalogowany.
developers-title-join-sent = Logowanie
developers-title-sure = Na pewno?
developers-join-sent-heading = Najpierw potwierdź pocztą
developers-join-sent-lead = Jest już konto z tym adresem. Wiadomość na { $email } pyta, czy ten dostawca może cię na nie logować; potwierdza się to tylko raz.
developers-join-sent-shown = Nie ustawiono serwera poczty, a tę stronę widzi tylko ten komputer, więc oto link.
developers-confirm-join-heading = Inny sposób logowania
developers-confirm-join-lead = Odtąd można logować się na konto { $email } także przez tego dostawcę.
developers-confirm-join-button = Dodaj i zaloguj
developers-identities-heading = Logowanie przez innych dostawców
developers-identities-none = Brak. Logujesz się linkiem.
developers-identities-provider = Dostawca
developers-identities-since = Od
developers-identities-remove = Usuń
developers-identities-remove-named = Usuń { $name }
developers-sure-back = Wróć
developers-sure-revoke-heading = Unieważnić { $name }?
developers-sure-revoke-lead = Programy, które używają tego klucza ({ $shown }), będą odrzucane od następnego żądania. Tego nie da się cofnąć.
developers-sure-revoke-button = Unieważnij klucz
developers-sure-suspend-heading = Zawiesić { $name }?
developers-sure-suspend-lead = Wszystkie klucze i linki do pobierania tego konta będą odrzucane od następnego żądania, a właściciel dostanie wiadomość.
developers-sure-suspend-button = Zawieś konto
developers-deed-remove-identity = usunięcie tożsamości
developers-refusal-KEY_LIMIT = To konto osiągnęło limit kluczy. Unieważnij taki, który nie jest już potrzebny.
developers-refusal-INVALID_KEY_EXPIRY = Klucz wygasa po 30, 90 lub 365 dniach albo nigdy.
developers-refusal-ADMINISTRATOR_IDENTITY = Administratorzy logują się linkiem, nigdy przez dostawcę.
developers-refusal-IDENTITY_NOT_FOUND = Nie masz takiego sposobu logowania.
developers-deed-revoke-leaked-key = unieważnienie klucza, który wyciekł
letter-leaked-subject = Klucz twojego konta w { $name } wyciekł i został unieważniony
letter-leaked-text =
    Ktoś znalazł klucz „{ $key }” ({ $shown }) twojego konta w { $name } i zgłosił go nam. Został unieważniony: żądania z nim są odtąd odrzucane.

    Utwórz nowy i sprawdź, gdzie przechowywano stary: { $link }
developers-deed-change-key = zmiana klucza
developers-deed-rotate-key = wymiana klucza
developers-title-key = Klucz
developers-key-change-heading = Zmień ten klucz
developers-key-change-button = Zapisz zmiany
developers-key-rotate-heading = Wymień ten klucz
developers-key-rotate-text = Nowy klucz zastępuje ten, z tą samą nazwą i prawami. Ten pozostaje ważny jeszcze jakiś czas, żeby programy mogły się przełączyć.
developers-key-rotate-overlap = Stary klucz wygasa
developers-key-rotate-after = { $hours ->
    [0] od razu
    [1] po godzinie
    [24] po jednym dniu
    [168] po tygodniu
    [720] po 30 dniach
   *[other] po { $hours } godz.
}
developers-key-rotate-button = Wymień klucz
developers-key-scope = Uprawnienia
developers-key-scope-all = do wszystkiego
developers-key-scope-content = treść: tworzenie, sprawdzanie i ocena łamigłówek
developers-key-scope-publish = publikowanie i druk
developers-key-scope-read = odczyt: sprawdzanie i ocena łamigłówek
developers-key-addresses = Dozwolone adresy IP (wszystkie, jeśli puste)
developers-refusal-UNKNOWN_PROGRAM = Nie znamy programu, który cię tu przysłał: nie jest zarejestrowany albo nie dało się odczytać strony, która go opisuje. Na nic nie zezwolono. Zacznij od nowa w programie.
developers-refusal-FOREIGN_REDIRECT = Program chce odesłać cię na adres, którego nie zarejestrował. W ten sposób można wykraść dostęp, więc na nic nie zezwolono.
developers-refusal-CONSENT_EXPIRED = Prośba tego programu wygasła albo nie powstała w tej przeglądarce. Zacznij od nowa w programie.
developers-connect-heading = Połączyć { $program }?
developers-connect-lead = { $program } chce używać narzędzi tej usługi w twoim imieniu. Zalogowane konto: { $email }.
developers-connect-back = Potem wrócisz do { $host }. Jeśli nie stamtąd tu trafiasz, nie zezwalaj.
developers-connect-here = Działa na twoim komputerze, więc jego nazwa nie jest sprawdzona.
developers-connect-document = Program opisuje się pod adresem { $address }.
developers-connect-scope = Uprawnienia
developers-connect-allow = Zezwól
developers-connect-deny = Nie zezwalaj
developers-connect-end = Jego żądania liczą się jak twoje. Można go rozłączyć w każdej chwili na stronie kluczy.
developers-not-connected-heading = Nie połączono: { $program }
developers-not-connected-lead = Bez zezwolenia program nie ma dostępu i nie został powiadomiony.
developers-not-connected-back = Program uruchomiony przez ciebie może czekać na odpowiedź pod { $host }. Idź tam tylko wtedy, gdy go znasz.
developers-not-connected-tell = Powiadom pod { $host }
developers-unfit-lead = Program, który cię tu przysłał, wysłał nieprawidłowe żądanie. Na nic nie zezwolono i nie odesłano cię z powrotem.
developers-unfit-detail = Jego autorzy mogą to naprawić:
developers-connections-heading = Połączone programy
developers-connections-lead = Tym programom wolno używać narzędzi w twoim imieniu. Rozłączony program traci dostęp od następnego żądania.
developers-connections-program = Program
developers-connections-end = Rozłącz
developers-connections-end-named = Rozłącz { $name }
developers-refusal-INVALID_KEY_REACH = Adresy wyglądają tak: 203.0.113.7 lub 2001:db8::/48, oddzielone przecinkami, najwyżej 20.
developers-title-requests = Żądania
developers-requests-heading = Ostatnie siedem dni
developers-requests-lead = Twoje żądania, od najnowszego, kilka sekund po każdej odpowiedzi. Ich treści nigdy nie zapisujemy.
developers-requests-status = Status
developers-requests-key = Klucz
developers-requests-every = wszystkie klucze
developers-requests-show = Pokaż
developers-requests-took = Czas trwania
developers-requests-ms = { $ms } ms
developers-requests-download = Pobierz jako CSV
developers-title-recovery = Logowanie
developers-title-recovery-codes = Kody zapasowe
developers-passkey-sign-in = Zaloguj kluczem dostępu
developers-passkey-none = Żaden klucz dostępu nie odpowiedział. Spróbuj ponownie albo zaloguj się inaczej.
developers-passkey-not-made = Nie utworzono klucza dostępu. Spróbuj ponownie; po dziesięciu minutach najpierw zaloguj się jeszcze raz.
developers-passkey-first = moje urządzenie
developers-passkey-add = Dodaj klucz dostępu
developers-passkeys-heading = Klucze dostępu
developers-passkeys-text = Klucz dostępu zostaje na urządzeniu lub w menedżerze haseł i loguje odciskiem palca, twarzą lub kodem. Kto może czytać twoją pocztę, nie ma go.
developers-passkeys-scripts = Tworzenie klucza dostępu wymaga JavaScriptu.
developers-passkeys-nowhere = Przeglądarki tworzą klucze dostępu tylko dla witryn z nazwą hosta i https albo na localhost. Ta nie ma ani jednego, ani drugiego, więc logujesz się linkiem.
developers-codes-heading = Kody zapasowe
developers-codes-text = { $count ->
    [0] W razie utraty wszystkich kluczy dostępu loguje jeden z dziesięciu kodów. Nie masz jeszcze żadnego.
    [one] W razie utraty wszystkich kluczy dostępu kod loguje jeden raz. Został { $count }.
    [few] W razie utraty wszystkich kluczy dostępu kod loguje jeden raz. Zostały { $count }.
    [many] W razie utraty wszystkich kluczy dostępu kod loguje jeden raz. Zostało { $count }.
   *[other] W razie utraty wszystkich kluczy dostępu kod loguje jeden raz. Zostało { $count }.
}
developers-codes-make = Utwórz dziesięć nowych kodów
developers-codes-new-heading = Twoje kody zapasowe
developers-codes-new-lead = Wydrukuj je lub zapisz teraz. Pokazujemy je tylko ten jeden raz; wcześniejsze już nie działają. Każdy loguje jeden raz.
developers-codes-kept = Kody są zapisane
developers-recovery-link = Zaloguj kodem zapasowym
developers-recovery-heading = Logowanie kodem zapasowym
developers-recovery-lead = Na wypadek, gdy nie masz pod ręką żadnego klucza dostępu. Każdy kod działa raz.
developers-recovery-code = Kod zapasowy
developers-recovery-button = Zaloguj
developers-refusal-PASSKEY_REFUSED = Ten klucz dostępu nie należy do tej witryny albo żądanie wygasło. Spróbuj ponownie.
developers-refusal-PASSKEY_LIMIT = Konto ma najwyżej 10 kluczy dostępu. Usuń taki, który nie jest już potrzebny.
developers-refusal-PASSKEY_NOT_FOUND = Nie masz takiego klucza dostępu.
developers-refusal-PASSKEY_REQUIRED = Administratorzy logują się kluczem dostępu. Utwórz go na stronie konta i nim się zaloguj; bez swoich urządzeń użyj kodu zapasowego.
developers-refusal-RECOVERY_CODE_REFUSED = To nie jest kod tego adresu albo został już użyty.
developers-deed-add-passkey = dodanie klucza dostępu
developers-deed-remove-passkey = usunięcie klucza dostępu
developers-deed-forget-passkeys = usunięcie wszystkich kluczy dostępu
developers-deed-make-recovery-codes = utworzenie kodów zapasowych
letter-passkey-added-subject = Nowy klucz dostępu do twojego konta w { $name }
letter-passkey-added-text =
    Odtąd na twoje konto w { $name } można się zalogować kluczem dostępu „{ $key }”.

    Jeśli to nie ty, usuń go i wyloguj się wszędzie: { $link }
letter-passkey-removed-subject = Usunięto klucz dostępu twojego konta w { $name }
letter-passkey-removed-text =
    Na twoje konto w { $name } nie można się już zalogować kluczem dostępu „{ $key }”.

    Jeśli to nie ty, sprawdź, co się stało: { $link }
letter-recovery-code-used-subject = Użyto kodu zapasowego do zalogowania do { $name }
letter-recovery-code-used-text =
    Ktoś zalogował się na twoje konto w { $name } jednym z jego kodów zapasowych.

    Jeśli to nie ty, utwórz nowe kody, usuń nieznane klucze dostępu i wyloguj się wszędzie: { $link }
developers-title-reference = Opis
developers-title-endpoint = Opis
developers-description = Zweryfikowane sudoku przez API w formacie JSON: łamigłówki z dokładnie jednym rozwiązaniem, sprawdzanie, oceny, podpowiedzi i arkusze. Za darmo, z kluczem.
developers-copied = Skopiowano
shelf-docs = Dokumentacja
shelf-start = Początek
shelf-guides = Przewodniki
shelf-search = Szukaj
shelf-search-none = Nic nie znaleziono
developers-try-method = Metoda
developers-try-path = Ścieżka
developers-try-headers = Klucz i nagłówki
developers-try-own-key = klucz utworzony dla ciebie, ważny dziesięć minut
developers-try-more-headers = Więcej nagłówków, po jednym w wierszu
developers-try-strangers = Po zalogowaniu nie potrzeba tu klucza.
developers-try-quick-start = Szybki start
developers-try-curl = Kopiuj jako curl
developers-try-time = w { $ms } ms
developers-try-lost = Nie było odpowiedzi. Sprawdź połączenie i wyślij jeszcze raz.
developers-try-board = Plansza { $number }
developers-try-more = W odpowiedzi jest więcej plansz.
developers-try-page = Arkusz
developers-try-open = Otwórz PDF
developers-try-answer-headers = Nagłówki odpowiedzi
developers-mend-heading = Poprawiona treść
developers-mend-use = Użyj jej
developers-deed-make-trial-key = utworzenie klucza do prób
developers-title-request = Żądanie
developers-request-heading = Szczegóły żądania
developers-request-wrong = Co było nie tak
developers-request-kept = Nazwy pól i ich oczekiwane wartości przechowujemy jeden dzień. Wysłanych danych nie przechowujemy nigdy.
developers-request-code = Strona kodu błędu wyjaśnia, co robić.
developers-request-good = Żądanie się powiodło.
developers-request-look-up = Identyfikator żądania
developers-request-explain = Objaśnij
developers-mend-paste = Wklej wysłaną treść. Zostaje na tej stronie.
developers-mend-nothing = Nie dało się w niej niczego poprawić na pewno.
developers-usage-by = Wykres
developers-usage-by-outcome = Według wyniku, 30 dni
developers-usage-by-key = Według klucza, 7 dni
developers-usage-parts = Według klucza, punktu końcowego i kodu, 7 dni
developers-usage-one-by-one = Każde żądanie z ostatnich siedmiu dni
developers-outcome-others = inne klucze
developers-administration-order = Kolejność
developers-administration-requests = Żądania w 30 dni
developers-administration-before = Poprzednie konta
developers-administration-next = Następne konta
developers-standing-every = wszystkie
developers-standing-active = aktywne
developers-standing-suspended = zawieszone
developers-standing-administrator = administratorzy
developers-order-address = według adresu
developers-order-newest = od najnowszych
developers-order-requests = od największej liczby żądań
developers-title-status = Stan
status-lead = Stan usługi teraz i w ostatnich siedmiu dniach, według jej własnych pomiarów.
status-good = Usługa przyjmuje żądania.
status-bad = Usługa nie ma połączenia z bazą danych: żądania kończą się teraz błędem 503.
status-days = Ostatnie siedem dni
status-day = Dzień
status-requests = Żądania
status-served = Bez błędu serwera (5xx)
status-fast = W ciągu 100 ms
status-slow = W ciągu sekundy
status-share = { $share } %
status-none = W ostatnich siedmiu dniach nie było żądań.
status-how = Liczone są żądania wszystkich kont, od pierwszego bajtu do odpowiedzi; dni zaczynają się o północy UTC. Silnik { $version }.
status-counted = Ostatnio policzono: { $time }.

# Limity jednego konta. { $requests } i { $keys } to liczby albo „-”, gdy jest tak jak dla wszystkich.
developers-title-limits = Limity konta
developers-limits-heading = Limity
developers-limits-text = Te limity obowiązują tylko to konto. Puste pole oznacza wartość domyślną.
developers-limits-requests = Żądania na minutę
developers-limits-keys = Klucze naraz
developers-limits-change = Zmień limity
developers-limits-sure = Zmienić limity { $name }?
developers-limits-sure-lead = Zaczną obowiązywać od następnego żądania. Istniejące klucze pozostają ważne. Właściciel widzi limity na stronie użycia.
developers-limits-from-to = { $before } dotąd, { $after } odtąd
developers-limits-button = Zmień limity
developers-usage-own-limits = To konto ma własne limity: żądań na minutę { $limit }, kluczy naraz { $keys }.
audit-limits = żądania na minutę: { $requests }, klucze: { $keys }
developers-refusal-INVALID_LIMIT = Limity to liczby: od 1 do 100000 żądań na minutę, od 1 do 1000 kluczy. Puste pole oznacza wartość domyślną.

builder-heading = Plansza na twojej stronie
builder-lead = Bez ciasteczek, bez konta i bez naszych skryptów na twojej stronie.
builder-puzzle = Łamigłówka
builder-puzzle-daily = Łamigłówka dnia
builder-puzzle-puzzle = Jedna łamigłówka
builder-puzzle-collection = Kolekcja
builder-level = Poziom
builder-name = Jej link w tej witrynie albo jej 81 znaków
builder-unknown = To nie jest łamigłówka ani kolekcja, w której każda ma dokładnie jedno rozwiązanie.
builder-help = Podpowiedzi pokazują najwyżej
builder-help-none = nic
builder-help-where = gdzie
builder-help-technique = technikę
builder-help-step = cały krok
builder-theme = Jasno lub ciemno
builder-theme-page = Jak strona
builder-theme-light = Jasno
builder-theme-dark = Ciemno
builder-colour = Kolor
builder-colour-blue = Niebieski
builder-colour-ink = Atrament
builder-colour-green = Zielony
builder-colour-own = Własny
builder-colour-choose = Własny kolor
builder-show = Pokaż tę planszę
builder-code = Kod
builder-copy = Kopiuj
builder-code-iframe = Działa na każdej stronie.
builder-code-element = Element niestandardowy ze zdarzeniami i stylami z pakietu nonet-engine, który budujesz z klonu i udostępniasz samodzielnie.
builder-code-react = Ten sam element w React 19.
builder-code-wordpress = Wklej ten adres w osobnym wierszu. Przyjmą go też inne programy, które obsługują oEmbed.
builder-preview = Podgląd w innej witrynie
builder-width = Szerokość
