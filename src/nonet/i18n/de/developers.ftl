# Die Seiten des Entwicklerbereichs und seine Briefe.

developers-title-welcome = Entwickler
developers-title-sign-in = Anmelden
developers-title-sent = Anmelden
developers-title-confirm = Bestätigen
developers-title-changed = Adresse ändern
developers-title-refusal = Nicht möglich
developers-title-keys = Schlüssel
developers-title-new-key = Neuer Schlüssel
developers-title-connect = Programm verbinden
developers-title-not-connected = Programm verbinden
developers-title-unfit = Nicht möglich
developers-title-usage = Nutzung
developers-title-sessions = Sitzungen
developers-title-account = Konto
developers-title-administration = Verwaltung
developers-title-administered = Konto
developers-title-audit = Protokoll
developers-title-again = Anmelden
developers-title-journal = Aktivität
developers-nav = Entwicklerbereich
developers-sign-out = Abmelden
developers-suspended = Dieses Konto ist gesperrt. Seine Schlüssel und Links zum Herunterladen funktionieren nicht mehr, und es lässt sich weder ändern noch löschen. Um zu widersprechen, schreib an { $contact }.
developers-back = Weiter
developers-copy = Kopieren
developers-email = E-Mail-Adresse
developers-openapi = OpenAPI-Beschreibung
developers-terms = Bedingungen
developers-welcome-heading = Probier die API ohne Schlüssel aus.
developers-welcome-lead = Sie läuft in deinem Browser und liefert, was die API liefert.
developers-welcome-get = Schlüssel holen
developers-welcome-try = Die API ausprobieren
developers-welcome-answered = auf dieser Seite beantwortet in { $ms } ms
developers-welcome-shown = eine Antwort der API
developers-welcome-refused = Fehler: { $code }
developers-welcome-missing = Die Engine läuft in diesem Browser nicht. Mit einem Schlüssel kannst du die API benutzen.
developers-welcome-difficulty = Stufe
developers-welcome-explain = Den nächsten Schritt erklären
developers-welcome-another = Andere Stellung
developers-welcome-generate = Ein Rätsel erzeugen
developers-welcome-check = Das Gitter prüfen
developers-welcome-copy = Diese Anfrage kopieren als
developers-welcome-answer = Antwort
developers-welcome-keys = Zeig auf eine Zeile, oder nimm die Pfeiltasten, um zu lesen, was sie bedeutet.
developers-welcome-docs-more = Jeder Endpunkt und jedes Feld
developers-welcome-price = Preise
developers-welcome-price-more = Kostenlos, ohne Tarife
developers-welcome-limits = Grenzen
developers-welcome-limits-more = { $limit } Anfragen pro Minute
developers-welcome-terms-more = Quellenvermerk erforderlich
developers-welcome-key-lead = Du brauchst nur eine E-Mail-Adresse; es gibt kein Passwort. Ein Schlüssel ist kostenlos.
developers-welcome-first = Gib deine Adresse ein, und öffne den Link, den wir dir schicken.
developers-welcome-second = Drücke „Schlüssel erstellen“.
developers-welcome-third = Füge die Zeile, die mit dem Schlüssel kommt, in ein Terminal ein.
developers-welcome-agents = Mit einem Agenten benutzen
developers-welcome-begin = Anmelden oder registrieren
developers-sign-in-heading = Anmelden oder registrieren
developers-sign-in-lead = Wir schicken dir einen Link. Er gilt einmal, 15 Minuten lang. Der erste legt dein Konto an.
developers-sign-in-send = Schick mir einen Link
developers-sign-in-with = Weiter mit { $name }
developers-sent-heading = Sieh in dein Postfach
developers-sent-lead = Ein Link ist unterwegs an { $email }. Er gilt einmal, 15 Minuten lang.
developers-sent-again = Noch einmal schicken
developers-sent-wrong = Andere Adresse
developers-sent-after = Einen neuen Link kannst du nach einer Minute anfordern. Frühere gelten, bis einer benutzt ist.
developers-again-heading = Noch einmal anmelden
developers-again-lead = Dafür musst du dich in den letzten zehn Minuten angemeldet haben. Nichts wurde geändert. Melde dich an, und versuch es noch einmal.
developers-sent-shown = Dein Link
developers-sent-shown-why = Es ist kein Mailserver eingerichtet, und nur dieser Rechner kann diese Seite sehen, also steht er hier.
developers-sent-open = Link öffnen
developers-confirm-sign-in-heading = Anmelden
developers-confirm-sign-in-lead = Du meldest dich an als { $email }.
developers-confirm-sign-in-button = Anmelden
developers-confirm-change-heading = Adresse ändern
developers-confirm-change-lead = Die Adresse des Kontos wird { $email }.
developers-confirm-change-button = Änderung bestätigen
developers-changed-half-heading = Von einer Adresse bestätigt
developers-changed-half-lead = Die Adresse wird { $email }, sobald auch die andere Adresse bestätigt hat.
developers-changed-done-heading = Die Adresse ist geändert
developers-changed-done-lead = Von jetzt an meldest du dich mit { $email } an.
developers-refusal-heading = Das hat nicht geklappt
developers-refusal-INVALID_FORM = Das Formular war nicht zu lesen. Versuch es bitte noch einmal.
developers-refusal-INVALID_EMAIL = Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.
developers-wrong-email-spelling = In dieser Adresse ist ein Buchstabe oder Punkt, der wie ein anderer aussieht. Sie sollte { $suggestion } lauten.
developers-wrong-email-domain = Nach dem @ erwarten wir einen Domainnamen, etwa example.com.
developers-wrong-email-unserved = Unser Mailserver kann nicht an Adressen mit solchen Buchstaben vor dem @ senden. Nimm bitte eine andere.
developers-refusal-INVALID_KEY_NAME = Ein Name hat 1 bis 100 druckbare Zeichen.
developers-refusal-CROSS_SITE = Diese Anfrage kam nicht von einer unserer eigenen Seiten und wurde deshalb abgelehnt.
developers-refusal-ACCOUNT_SUSPENDED = Dieses Konto ist gesperrt und lässt sich deshalb nicht ändern.
developers-refusal-EMAIL_UNVERIFIED = Der Anbieter hat deine E-Mail-Adresse nicht bestätigt. Bestätige sie dort, oder melde dich mit einem Link an.
developers-refusal-KEY_NOT_FOUND = Diesen Schlüssel gibt es nicht.
developers-refusal-ACCOUNT_NOT_FOUND = Dieses Konto gibt es nicht.
developers-refusal-ACCOUNT_EXISTS = Diese Adresse lässt sich für dein Konto nicht verwenden.
developers-refusal-OWN_ACCOUNT = Dein eigenes Konto kannst du nicht sperren.
developers-refusal-LINK_EXPIRED = Dieser Link wurde benutzt oder ist abgelaufen. Fordere einen neuen an.
developers-refusal-RATE_LIMITED = In kurzer Zeit kamen zu viele Anfragen. Warte bitte eine Weile.
developers-refusal-LETTER_LIMIT = Wir haben vor kurzem an diese Adresse geschrieben. Sieh ins Postfach, auch in den Spam-Ordner, oder versuch es später noch einmal. Ein Link, den du bekommen hast, gilt noch.
developers-refusal-PROVIDER_ERROR = Der Anbieter hat deine Identität nicht bestätigt. Versuch es bitte noch einmal.
developers-refusal-MAIL_ERROR = Die Nachricht ließ sich nicht senden. Versuch es bitte später noch einmal.
developers-refusal-MAIL_MISSING = E-Mail ist hier nicht eingerichtet. Bitte die Betreiber dieses Dienstes um einen Link zum Anmelden: nonet accounts sign-in-link EMAIL erstellt einen.
developers-refusal-UNAVAILABLE = Wir erreichen unsere Datenbank gerade nicht, also ist deine Änderung vielleicht nicht geschehen. Versuch es bitte gleich noch einmal.
developers-refusal-INTERNAL_ERROR = Bei uns ist etwas schiefgegangen.
developers-keys-heading = API-Schlüssel
developers-keys-lead = Ein Schlüssel gehört in den Header Authorization jeder Anfrage. Bewahr ihn auf deinem Server auf.
developers-keys-name = Name
developers-keys-first = mein erster Schlüssel
developers-keys-key = Schlüssel
developers-keys-made = Angelegt
developers-keys-used = Zuletzt benutzt
developers-keys-uses = Anfragen, 7 Tage
developers-keys-uses-picture = { $count ->
    [one] { $count } Anfrage in { $days } Tagen
   *[other] { $count } Anfragen in { $days } Tagen
}
developers-keys-made-on = angelegt am { $day }
developers-keys-rotate-do = Wechseln
developers-keys-rotate-named = { $name } wechseln
developers-keys-expires = Läuft ab
developers-keys-state = Zustand
developers-keys-never = nie
developers-keys-after = nach { $days } Tagen
developers-keys-make = Schlüssel erstellen
developers-keys-revoke = Widerrufen
developers-keys-revoke-named = { $name } widerrufen
developers-keys-revoked = widerrufen
developers-keys-expired = abgelaufen
developers-keys-rotate = Um einen Schlüssel ohne Lücke zu ersetzen, öffne ihn über seinen Namen und wechsle ihn.
developers-new-key-heading = Dein neuer Schlüssel: { $name }
developers-new-key-lead = Kopiere ihn jetzt. Er wird nur dieses eine Mal gezeigt, und wir speichern ihn nicht.
developers-new-key-try = Ausprobieren
developers-new-key-kept = Ich habe ihn gesichert
developers-usage-heading = Nutzung
developers-usage-quota = { $remaining } von { $limit } Anfragen sind in dieser Minute übrig. Die Zählung beginnt innerhalb von { $reset } Sekunden neu.
developers-usage-caption = { $count ->
    [one] { $first } bis { $last }: { $count } Anfrage, höchstens { $most } am Tag
   *[other] { $first } bis { $last }: { $count } Anfragen, höchstens { $most } am Tag
}
developers-usage-picture = { $count ->
    [one] Balkendiagramm von { $count } Anfrage nach Tagen; die Tabelle darunter hat dieselben Zahlen
   *[other] Balkendiagramm von { $count } Anfragen nach Tagen; die Tabelle darunter hat dieselben Zahlen
}
developers-usage-table = Dasselbe als Tabelle
developers-usage-day = Tag
developers-usage-endpoint = Endpunkt
developers-usage-outcome = Ergebnis
developers-usage-requests = Anfragen
developers-usage-delay = Zahlen erscheinen nach wenigen Sekunden. Tage beginnen um Mitternacht UTC.
developers-outcome-ok = erfolgreich
developers-outcome-refused = abgelehnt
developers-outcome-limited = über der Grenze (429)
developers-outcome-failed = gescheitert
developers-sessions-heading = Wo du angemeldet bist
developers-sessions-lead = Eine Sitzung endet nach 7 Tagen ohne Nutzung, spätestens nach 30 Tagen.
developers-sessions-browser = Browser
developers-sessions-begun = Angemeldet
developers-sessions-seen = Zuletzt gesehen
developers-sessions-end = Beenden
developers-sessions-this = dieser Browser
developers-sessions-unknown = unbekannt
developers-sessions-end-all = Überall abmelden
developers-account-heading = Dein Konto
developers-account-lead = { $email }, seit { $date }
developers-account-change-heading = Adresse ändern
developers-account-change-text = Wir schicken einen Link an beide Adressen, und beide müssen bestätigen.
developers-account-change-new = Neue E-Mail-Adresse
developers-account-change-send = Beide Links schicken
developers-account-change-waiting = Eine Änderung zu { $email } wartet auf die Bestätigung von beiden Adressen.
developers-account-change-link = Der Link für { $email }
developers-account-change-cancel = Änderung abbrechen
developers-account-export-heading = Nimm deine Daten mit
developers-account-export-text = Alles, was über das Konto gespeichert ist, in einer JSON-Datei.
developers-account-export-button = Konto exportieren
developers-account-delete-heading = Konto löschen
developers-account-delete-text = Seine Schlüssel und Links zum Herunterladen funktionieren sofort nicht mehr. Das lässt sich nicht rückgängig machen.
developers-account-delete-type = Tippe deine E-Mail-Adresse
developers-account-delete-button = Konto löschen
developers-account-delete-wrong = Das ist nicht die Adresse des Kontos.
developers-administration-search = Teil einer Adresse
developers-administration-find = Suchen
developers-administration-accounts = Konten
developers-administration-account = Konto
developers-administration-since = Seit
developers-administration-state = Zustand
developers-administration-usage = Alle Anfragen
developers-administration-suspend = Sperren
developers-administration-restore = Freigeben
developers-state-active = aktiv
developers-state-suspended = gesperrt
developers-audit-time = Zeit
developers-audit-by = Wer
developers-audit-action = Was
developers-audit-account = Konto
developers-audit-detail = Einzelheit
developers-audit-request = Anfrage
developers-audit-address = Adresse
developers-audit-older = Ältere Einträge
developers-journal-heading = Kontoaktivität
developers-journal-lead = Alles, was mit deinem Konto geschehen ist, das Neueste zuerst. IP-Adressen werden nach 30 Tagen gelöscht.
developers-deed-make-account = Konto angelegt
developers-deed-sign-up = registriert
developers-deed-sign-in = angemeldet
developers-deed-sign-out = abgemeldet
developers-deed-end-session = Sitzung beendet
developers-deed-connect = Programm verbunden
developers-deed-end-connection = Verbindung beendet
developers-deed-end-all-sessions = alle Sitzungen beendet
developers-deed-make-sign-in-link = Link zum Anmelden erstellt
developers-deed-make-key = Schlüssel erstellt
developers-deed-revoke-key = Schlüssel widerrufen
developers-deed-export = exportiert
developers-deed-begin-change-of-address = Änderung der Adresse begonnen
developers-deed-cancel-change-of-address = Änderung der Adresse abgebrochen
developers-deed-change-address = Adresse geändert
developers-deed-join-identity = Anmeldung bei anderem Anbieter hinzugefügt
developers-deed-delete-account = Konto gelöscht
developers-deed-look-at-account = Konto angesehen
developers-deed-suspend = gesperrt
developers-deed-restore = freigegeben
developers-deed-limit = Grenzen gesetzt
developers-deed-promote = zum Verwalter gemacht
developers-deed-demote = Verwaltung entzogen
letter-sign-in-subject = Anmelden bei { $name }
letter-sign-in-text =
    Öffne diesen Link, um dich bei { $name } anzumelden. Er gilt einmal, 15 Minuten lang:

    { $link }

    Wenn du ihn nicht angefordert hast, kannst du diese Nachricht ignorieren.
letter-change-old-subject = Bestätige die Änderung deiner Adresse bei { $name }
letter-change-old-text =
    Jemand, der in deinem Konto bei { $name } angemeldet ist, will dessen E-Mail-Adresse ändern. Öffne diesen Link innerhalb einer Stunde, wenn du es warst:

    { $link }

    Wenn du es nicht warst, melde dich an und beende alle Sitzungen.
letter-change-new-subject = Bestätige deine neue Adresse bei { $name }
letter-change-new-text =
    Diese Adresse wurde als neue eines Kontos bei { $name } eingegeben. Öffne diesen Link innerhalb einer Stunde, um sie zu bestätigen:

    { $link }

    Wenn du das nicht angefordert hast, kannst du diese Nachricht ignorieren.
developers-title-docs = Dokumente
developers-title-document = Dokumentation
developers-title-embed = Einbetten
developers-title-try = Ausprobieren
developers-docs-markdown = Diese Seite als Markdown
developers-try-lead = Sende eine Anfrage mit einem deiner Schlüssel. Sie zählt wie jede andere, und der Schlüssel bleibt auf dieser Seite.
developers-try-elsewhere = Von dieser Seite lassen sich Anfragen nur senden, wenn die API denselben Ursprung hat wie die Website. Sie ist bei { $origin }, also verbergen Browser ihre Antworten vor dieser Seite. Programme auf einem Server betrifft das nicht.
developers-try-without-scripts = Um von dieser Seite Anfragen zu senden, brauchst du JavaScript; der Schnellstart zeigt einen anderen Weg.
developers-try-body = Inhalt
developers-try-send = Senden
developers-try-answer = Antwort
developers-audit-command-line = Kommandozeile
developers-audit-deleted = gelöschtes Konto { $id }
developers-audit-administrator = Verwaltung
audit-sign-in = { $way ->
    [link] mit einem Link
    [passkey] mit einem Passkey
    [recovery-code] mit einem Notfallcode
   *[provider] mit { $provider }
}
audit-session = Sitzung { $id }
audit-key = Schlüssel { $id } ({ $name })
audit-ended-key = Schlüssel { $id } ({ $name }): { $why ->
    [code-twice] ein Code wurde zweimal benutzt
    [refresh-token-twice] ein Refresh-Token wurde zweimal benutzt
   *[program] auf Wunsch seines Programms
}
audit-name = { $name }
audit-program = { $name } ({ $client }), { $scope }
audit-prose = { $text }
developers-docs-reference = Referenz
reference-group-making = Erzeugen
reference-group-judging = Prüfen
reference-group-playing = Spielen
reference-group-publishing = Veröffentlichen
developers-docs-errors = Fehler
developers-docs-changelog = Änderungen der API
letter-new-key-subject = Ein neuer Schlüssel für dein Konto bei { $name }
letter-new-key-text =
    Der Schlüssel „{ $key }“ ({ $shown }) wurde für dein Konto bei { $name } erstellt.

    Wenn du es nicht warst, widerrufe ihn und melde dich überall ab: { $link }
letter-new-connection-subject = Ein Programm wurde mit deinem Konto bei { $name } verbunden
letter-new-connection-text =
    Du hast dem Programm „{ $program }“ erlaubt, die Werkzeuge von { $name } für dich zu benutzen.

    Wenn du es nicht warst, beende die Verbindung und melde dich überall ab: { $link }
letter-new-browser-subject = Ein neuer Browser hat sich bei { $name } angemeldet
letter-new-browser-text =
    Jemand hat sich in deinem Konto bei { $name } mit einem Browser angemeldet, der vorher nicht benutzt wurde ({ $agent }, von { $address }).

    Wenn du es nicht warst, melde dich an und beende diese Sitzung: { $link }
letter-identity-joined-subject = Eine weitere Anmeldung bei { $name }
letter-identity-joined-text =
    Von jetzt an kannst du dich in deinem Konto bei { $name } über { $issuer } anmelden.

    Wenn du es nicht warst, entferne diese Anmeldung auf der Seite deines Kontos, und sieh nach, was geschah: { $link }
letter-identity-removed-subject = Eine Anmeldung bei { $name } wurde entfernt
letter-identity-removed-text =
    In deinem Konto bei { $name } kannst du dich nicht mehr über { $issuer } anmelden.

    Wenn du es nicht warst, sieh nach, was geschah: { $link }
letter-address-changed-subject = Die Adresse deines Kontos bei { $name } wurde geändert
letter-address-changed-text =
    Die Adresse deines Kontos bei { $name } wurde von { $old } in { $new } geändert. Überall sonst wurde das Konto abgemeldet.

    Wenn du es nicht warst, schreib an { $contact }.
letter-deleted-subject = Dein Konto bei { $name } wurde gelöscht
letter-deleted-text =
    Dein Konto bei { $name } wurde gelöscht, mit seinen Schlüsseln und allem, was darüber gespeichert war.

    Wenn du es nicht warst, schreib an { $contact }.
letter-suspended-subject = Dein Konto bei { $name } ist gesperrt
letter-suspended-text =
    Dein Konto bei { $name } ist gesperrt: Seine Schlüssel und Links zum Herunterladen funktionieren nicht mehr, und es lässt sich weder ändern noch löschen. Anmelden und deine Daten exportieren kannst du weiterhin.

    Um zu widersprechen, schreib an { $contact }.
letter-restored-subject = Dein Konto bei { $name } ist wieder frei
letter-restored-text =
    Dein Konto bei { $name } ist nicht mehr gesperrt. Seine gültigen Schlüssel funktionieren wieder.
letter-join-subject = Bestätige eine weitere Anmeldung bei { $name }
letter-join-text =
    Jemand hat sich bei { $issuer } mit deiner Adresse angemeldet. Wenn du es warst, öffne diesen Link innerhalb von 15 Minuten, um das als weitere Anmeldung zu deinem Konto bei { $name } hinzuzufügen:

    { $link }

    Wenn du es nicht warst, tu nichts: Niemand wurde angemeldet.
developers-title-join-sent = Anmelden
developers-title-sure = Bist du sicher?
developers-join-sent-heading = Bestätige erst per E-Mail
developers-join-sent-lead = Mit dieser Adresse gibt es schon ein Konto. Eine Nachricht an { $email } fragt, ob dieser Anbieter dich dort anmelden darf; du musst nur einmal bestätigen.
developers-join-sent-shown = Es ist kein Mailserver eingerichtet, und nur dieser Rechner kann diese Seite sehen, also steht der Link hier.
developers-confirm-join-heading = Eine weitere Anmeldung
developers-confirm-join-lead = Von jetzt an kannst du dich im Konto { $email } auch über diesen Anbieter anmelden.
developers-confirm-join-button = Hinzufügen und anmelden
developers-identities-heading = Anmeldung bei anderen Anbietern
developers-identities-none = Keine. Du meldest dich mit einem Link an.
developers-identities-provider = Anbieter
developers-identities-since = Seit
developers-identities-remove = Entfernen
developers-identities-remove-named = { $name } entfernen
developers-sure-back = Zurück
developers-sure-revoke-heading = { $name } widerrufen?
developers-sure-revoke-lead = Programme, die diesen Schlüssel ({ $shown }) benutzen, werden ab der nächsten Anfrage abgelehnt. Das lässt sich nicht rückgängig machen.
developers-sure-revoke-button = Schlüssel widerrufen
developers-sure-suspend-heading = { $name } sperren?
developers-sure-suspend-lead = Alle Schlüssel und Links zum Herunterladen des Kontos werden ab der nächsten Anfrage abgelehnt, und wer es besitzt, wird per E-Mail benachrichtigt.
developers-sure-suspend-button = Konto sperren
developers-deed-remove-identity = Anmeldung bei anderem Anbieter entfernt
developers-refusal-KEY_LIMIT = Dieses Konto hat so viele Schlüssel, wie es haben darf. Widerrufe einen, den du nicht mehr brauchst.
developers-refusal-INVALID_KEY_EXPIRY = Ein Schlüssel läuft nach 30, 90 oder 365 Tagen ab, oder nie.
developers-refusal-ADMINISTRATOR_IDENTITY = Verwalter melden sich mit einem Link an, nie über einen Anbieter.
developers-refusal-IDENTITY_NOT_FOUND = Du hast keine solche Anmeldung.
developers-deed-revoke-leaked-key = bekannt gewordenen Schlüssel widerrufen
letter-leaked-subject = Ein Schlüssel deines Kontos bei { $name } wurde bekannt und widerrufen
letter-leaked-text =
    Jemand hat den Schlüssel „{ $key }“ ({ $shown }) deines Kontos bei { $name } gefunden und uns gemeldet. Wir haben ihn widerrufen: Anfragen damit werden von jetzt an abgelehnt.

    Erstelle einen neuen, und sieh nach, wo der alte gespeichert war: { $link }
developers-deed-change-key = Schlüssel geändert
developers-deed-rotate-key = Schlüssel gewechselt
developers-title-key = Schlüssel
developers-key-change-heading = Schlüssel ändern
developers-key-change-button = Änderungen speichern
developers-key-rotate-heading = Schlüssel wechseln
developers-key-rotate-text = Ein neuer Schlüssel ersetzt diesen, mit demselben Namen und denselben Rechten. Dieser gilt noch eine Weile, damit deine Programme umstellen können.
developers-key-rotate-overlap = Der alte Schlüssel läuft ab
developers-key-rotate-after = { $hours ->
    [0] sofort
    [1] nach einer Stunde
    [24] nach einem Tag
    [168] nach einer Woche
    [720] nach 30 Tagen
   *[other] nach { $hours } Stunden
}
developers-key-rotate-button = Schlüssel wechseln
developers-key-scope = Rechte
developers-key-scope-all = alles
developers-key-scope-content = content: Rätsel erzeugen, prüfen und werten
developers-key-scope-publish = veröffentlichen und drucken
developers-key-scope-read = read: Rätsel prüfen und werten
developers-key-addresses = Erlaubte IP-Adressen (alle, wenn leer)
developers-refusal-UNKNOWN_PROGRAM = Wir kennen das Programm nicht, das dich hierher geschickt hat: Es ist nicht registriert, oder die Seite, die es beschreibt, war nicht zu lesen. Nichts wurde erlaubt. Beginne noch einmal im Programm.
developers-refusal-FOREIGN_REDIRECT = Das Programm will dich an eine Adresse schicken, die es nicht registriert hat. So lässt sich Zugang stehlen, also wurde nichts erlaubt.
developers-refusal-CONSENT_EXPIRED = Die Anfrage dieses Programms ist abgelaufen oder wurde nicht in diesem Browser gestellt. Beginne noch einmal im Programm.
developers-connect-heading = { $program } verbinden?
developers-connect-lead = { $program } will die Werkzeuge dieses Dienstes für dich benutzen. Du bist angemeldet als { $email }.
developers-connect-back = Du wirst zurück zu { $host } geschickt. Wenn du nicht von dort kommst, erlaube es nicht.
developers-connect-here = Es läuft auf deinem eigenen Rechner, also ist sein Name nicht geprüft.
developers-connect-document = Das Programm beschreibt sich selbst bei { $address }.
developers-connect-scope = Rechte
developers-connect-allow = Erlauben
developers-connect-deny = Nicht erlauben
developers-connect-end = Seine Anfragen zählen als deine. Auf der Seite deiner Schlüssel kannst du es jederzeit trennen.
developers-not-connected-heading = { $program } wurde nicht verbunden
developers-not-connected-lead = Du hast es nicht erlaubt, also hat es keinen Zugriff und wurde nicht benachrichtigt.
developers-not-connected-back = Ein Programm, das du selbst gestartet hast, wartet vielleicht bei { $host } auf deine Antwort. Geh nur dorthin, wenn du die Adresse kennst.
developers-not-connected-tell = Bei { $host } Bescheid geben
developers-unfit-lead = Das Programm, das dich hierher geschickt hat, hat eine ungültige Anfrage gestellt. Nichts wurde erlaubt, und du wurdest nicht zurückgeschickt.
developers-unfit-detail = Wer es entwickelt, kann das beheben:
developers-connections-heading = Verbundene Programme
developers-connections-lead = Diesen Programmen hast du erlaubt, die Werkzeuge für dich zu benutzen. Ein Programm, das du trennst, verliert ab seiner nächsten Anfrage den Zugriff.
developers-connections-program = Programm
developers-connections-end = Trennen
developers-connections-end-named = Verbindung mit { $name } trennen
developers-refusal-INVALID_KEY_REACH = Adressen sehen aus wie 203.0.113.7 oder 2001:db8::/48, durch Kommas getrennt, höchstens 20.
developers-title-requests = Anfragen
developers-requests-heading = Die letzten sieben Tage
developers-requests-lead = Deine Anfragen, die neueste zuerst, wenige Sekunden nach jeder Antwort. Ihr Inhalt wird nie gespeichert.
developers-requests-status = Status
developers-requests-key = Schlüssel
developers-requests-every = alle Schlüssel
developers-requests-show = Zeigen
developers-requests-took = Dauer
developers-requests-ms = { $ms } ms
developers-requests-download = Als CSV herunterladen
developers-title-recovery = Anmelden
developers-title-recovery-codes = Notfallcodes
developers-passkey-sign-in = Mit einem Passkey anmelden
developers-passkey-none = Kein Passkey hat geantwortet. Versuch es noch einmal, oder melde dich anders an.
developers-passkey-not-made = Es wurde kein Passkey angelegt. Versuch es noch einmal; nach zehn Minuten melde dich erst wieder an.
developers-passkey-first = mein Gerät
developers-passkey-add = Passkey hinzufügen
developers-passkeys-heading = Passkeys
developers-passkeys-text = Ein Passkey bleibt auf deinem Gerät oder in deinem Passwortmanager und meldet dich mit Fingerabdruck, Gesicht oder Code an. Wer deine E-Mails lesen kann, hat ihn nicht.
developers-passkeys-scripts = Um einen Passkey anzulegen, brauchst du JavaScript.
developers-passkeys-nowhere = Browser legen Passkeys nur für Websites mit Hostnamen und https an, oder auf localhost. Diese hat keines von beiden, also meldest du dich mit einem Link an.
developers-codes-heading = Notfallcodes
developers-codes-text = { $count ->
    [0] Verlierst du alle deine Passkeys, meldet dich einer von zehn Codes an. Noch hast du keine.
    [one] Verlierst du alle deine Passkeys, meldet dich ein Code einmal an. { $count } ist übrig.
   *[other] Verlierst du alle deine Passkeys, meldet dich ein Code einmal an. { $count } sind übrig.
}
developers-codes-make = Zehn neue Codes erstellen
developers-codes-new-heading = Deine Notfallcodes
developers-codes-new-lead = Druck sie jetzt aus, oder schreib sie auf. Sie werden nur dieses eine Mal gezeigt; frühere gelten nicht mehr. Jeder meldet dich einmal an.
developers-codes-kept = Ich habe sie gesichert
developers-recovery-link = Mit einem Notfallcode anmelden
developers-recovery-heading = Mit einem Notfallcode anmelden
developers-recovery-lead = Falls du keinen deiner Passkeys zur Hand hast. Jeder Code gilt einmal.
developers-recovery-code = Notfallcode
developers-recovery-button = Anmelden
developers-refusal-PASSKEY_REFUSED = Dieser Passkey gehört nicht zu dieser Website, oder die Anfrage ist abgelaufen. Versuch es bitte noch einmal.
developers-refusal-PASSKEY_LIMIT = Ein Konto hat höchstens 10 Passkeys. Entferne einen, den du nicht mehr brauchst.
developers-refusal-PASSKEY_NOT_FOUND = Dein Konto hat diesen Passkey nicht.
developers-refusal-PASSKEY_REQUIRED = Verwalter melden sich mit einem Passkey an. Leg auf der Seite deines Kontos einen an, und melde dich damit an; ohne deine Geräte nimm einen Notfallcode.
developers-refusal-RECOVERY_CODE_REFUSED = Das ist kein Code dieser Adresse, oder er wurde schon benutzt.
developers-deed-add-passkey = Passkey hinzugefügt
developers-deed-remove-passkey = Passkey entfernt
developers-deed-forget-passkeys = alle Passkeys entfernt
developers-deed-make-recovery-codes = Notfallcodes erstellt
letter-passkey-added-subject = Ein neuer Passkey für dein Konto bei { $name }
letter-passkey-added-text =
    Von jetzt an kann der Passkey „{ $key }“ dich in deinem Konto bei { $name } anmelden.

    Wenn du es nicht warst, entferne ihn und melde dich überall ab: { $link }
letter-passkey-removed-subject = Ein Passkey deines Kontos bei { $name } wurde entfernt
letter-passkey-removed-text =
    Der Passkey „{ $key }“ kann dich in deinem Konto bei { $name } nicht mehr anmelden.

    Wenn du es nicht warst, sieh nach, was geschah: { $link }
letter-recovery-code-used-subject = Ein Notfallcode wurde zum Anmelden bei { $name } benutzt
letter-recovery-code-used-text =
    Jemand hat sich in deinem Konto bei { $name } mit einem seiner Notfallcodes angemeldet.

    Wenn du es nicht warst, erstelle neue Codes, entferne Passkeys, die du nicht kennst, und melde dich überall ab: { $link }
developers-title-reference = Referenz
developers-title-endpoint = Referenz
developers-description = Geprüfte Sudokus über eine JSON-API: Rätsel mit genau einer Lösung, Prüfungen, Einstufungen, Tipps und Arbeitsblätter. Kostenlos, mit Schlüssel.
developers-copied = Kopiert
shelf-docs = Dokumentation
shelf-start = Anfang
shelf-guides = Anleitungen
shelf-search = Suchen
shelf-search-none = Nichts gefunden
developers-try-method = Methode
developers-try-path = Pfad
developers-try-headers = Schlüssel und Header
developers-try-own-key = ein für dich erstellter Schlüssel, zehn Minuten gültig
developers-try-more-headers = Weitere Header, einer je Zeile
developers-try-strangers = Solange du angemeldet bist, brauchst du hier keinen Schlüssel.
developers-try-quick-start = Schnellstart
developers-try-curl = Als curl kopieren
developers-try-time = in { $ms } ms
developers-try-lost = Es kam keine Antwort. Prüfe deine Verbindung, und sende noch einmal.
developers-try-board = Gitter { $number }
developers-try-more = Die Antwort hat noch mehr Gitter.
developers-try-page = Das Blatt
developers-try-open = PDF öffnen
developers-try-answer-headers = Header der Antwort
developers-mend-heading = Berichtigter Inhalt
developers-mend-use = Übernehmen
developers-deed-make-trial-key = Schlüssel zum Ausprobieren erstellt
developers-title-request = Anfrage
developers-request-heading = Details der Anfrage
developers-request-wrong = Was falsch war
developers-request-kept = Feldnamen und ihre erwarteten Werte werden einen Tag lang gespeichert. Deine gesendeten Daten werden nie gespeichert.
developers-request-code = Die Seite zum Fehlercode erklärt, was zu tun ist.
developers-request-good = Die Anfrage war erfolgreich.
developers-request-look-up = Kennung der Anfrage
developers-request-explain = Erklären
developers-mend-paste = Füge den Inhalt ein, den du gesendet hast. Er bleibt auf dieser Seite.
developers-mend-nothing = Darin ließ sich nichts mit Sicherheit berichtigen.
developers-usage-by = Diagramm
developers-usage-by-outcome = Nach Ergebnis, 30 Tage
developers-usage-by-key = Nach Schlüssel, 7 Tage
developers-usage-parts = Nach Schlüssel, Endpunkt und Code, 7 Tage
developers-usage-one-by-one = Jede Anfrage der letzten sieben Tage
developers-outcome-others = andere Schlüssel
developers-administration-order = Reihenfolge
developers-administration-requests = Anfragen in 30 Tagen
developers-administration-before = Vorige Konten
developers-administration-next = Nächste Konten
developers-standing-every = alle
developers-standing-active = aktiv
developers-standing-suspended = gesperrt
developers-standing-administrator = Verwalter
developers-order-address = nach Adresse
developers-order-newest = neueste zuerst
developers-order-requests = meiste Anfragen zuerst
developers-title-status = Status
status-lead = Der Zustand des Dienstes jetzt und in den letzten sieben Tagen, nach seinen eigenen Messungen.
status-good = Der Dienst nimmt Anfragen an.
status-bad = Der Dienst erreicht seine Datenbank nicht: Anfragen schlagen derzeit mit 503 fehl.
status-days = Die letzten sieben Tage
status-day = Tag
status-requests = Anfragen
status-served = Ohne Serverfehler (5xx)
status-fast = Innerhalb von 100 ms
status-slow = Innerhalb einer Sekunde
status-share = { $share } %
status-none = In den letzten sieben Tagen gab es keine Anfragen.
status-how = Gezählt werden die Anfragen aller Konten, von ihrem ersten Byte bis zur Antwort; Tage beginnen um Mitternacht UTC. Engine { $version }.
status-counted = Zuletzt gezählt: { $time }.

# Grenzen eines Kontos. { $requests } und { $keys } sind Zahlen, oder "-" für das, was alle Konten haben.
developers-title-limits = Grenzen eines Kontos
developers-limits-heading = Grenzen
developers-limits-text = Diese Grenzen gelten nur für dieses Konto. Lass ein Feld leer, dann gilt der Standardwert.
developers-limits-requests = Anfragen in der Minute
developers-limits-keys = Schlüssel zugleich
developers-limits-change = Grenzen ändern
developers-limits-sure = Die Grenzen von { $name } ändern?
developers-limits-sure-lead = Sie gelten ab der nächsten Anfrage. Vorhandene Schlüssel bleiben gültig. Wer das Konto besitzt, sieht die Grenzen auf der Seite der Nutzung.
developers-limits-from-to = { $before } bis jetzt, { $after } von jetzt an
developers-limits-button = Grenzen ändern
developers-usage-own-limits = Dieses Konto hat eigene Grenzen: { $limit } Anfragen in der Minute, { $keys } Schlüssel zugleich.
audit-limits = Anfragen in der Minute: { $requests }, Schlüssel: { $keys }
developers-refusal-INVALID_LIMIT = Grenzen sind Zahlen: 1 bis 100000 Anfragen in der Minute, 1 bis 1000 Schlüssel. Ein leeres Feld bedeutet den Standardwert.

builder-heading = Ein Brett auf deiner Seite
builder-lead = Kein Cookie, kein Konto und kein Skript von uns auf deiner Seite.
builder-puzzle = Rätsel
builder-puzzle-daily = Rätsel des Tages
builder-puzzle-puzzle = Ein Rätsel
builder-puzzle-collection = Eine Sammlung
builder-level = Stufe
builder-name = Sein Link auf dieser Website, oder seine 81 Zeichen
builder-unknown = Das ist kein Rätsel und keine Sammlung mit je genau einer Lösung.
builder-help = Tipps zeigen höchstens
builder-help-none = nichts
builder-help-where = wo
builder-help-technique = die Technik
builder-help-step = den ganzen Schritt
builder-theme = Hell oder dunkel
builder-theme-page = Wie die Seite
builder-theme-light = Hell
builder-theme-dark = Dunkel
builder-colour = Farbe
builder-colour-blue = Blau
builder-colour-ink = Tinte
builder-colour-green = Grün
builder-colour-own = Eigene
builder-colour-choose = Deine eigene Farbe
builder-show = Dieses Brett zeigen
builder-code = Code
builder-copy = Kopieren
builder-code-iframe = Funktioniert auf jeder Seite.
builder-code-element = Ein eigenes Element mit Ereignissen und Stilen aus dem Paket nonet-engine, das du aus einem Klon baust und selbst bereitstellst.
builder-code-react = Dasselbe Element in React 19.
builder-code-wordpress = Füge diese Adresse in eine eigene Zeile ein. Andere Programme, die oEmbed unterstützen, nehmen sie auch.
builder-preview = Vorschau auf einer anderen Website
builder-width = Breite
