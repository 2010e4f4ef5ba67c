# Le pagine dell’area per sviluppatori, e le sue lettere.

developers-title-welcome = Sviluppatori
developers-title-sign-in = Accedi
developers-title-sent = Accedi
developers-title-confirm = Conferma
developers-title-changed = Cambio di indirizzo
developers-title-refusal = Non possibile
developers-title-keys = Chiavi
developers-title-new-key = Nuova chiave
developers-title-connect = Collega un programma
developers-title-not-connected = Collega un programma
developers-title-unfit = Non possibile
developers-title-usage = Utilizzo
developers-title-sessions = Sessioni
developers-title-account = Account
developers-title-administration = Amministrazione
developers-title-administered = Account
developers-title-audit = Registro
developers-title-again = Accedi
developers-title-journal = Attività
developers-nav = Area per sviluppatori
developers-sign-out = Esci
developers-suspended = Questo account è sospeso. Le sue chiavi e i suoi link di download non funzionano più, e non si può né cambiare né eliminare. Per opporti, scrivi a { $contact }.
developers-back = Continua
developers-copy = Copia
developers-email = Indirizzo e-mail
developers-openapi = Descrizione OpenAPI
developers-terms = Condizioni d’uso
developers-welcome-heading = Prova l’API senza chiave.
developers-welcome-lead = Gira nel tuo browser e restituisce ciò che restituisce l’API.
developers-welcome-get = Ottieni una chiave
developers-welcome-try = Prova l’API
developers-welcome-answered = risposto in questa pagina in { $ms } ms
developers-welcome-shown = una risposta dell’API
developers-welcome-refused = errore: { $code }
developers-welcome-missing = Il motore non funziona in questo browser. Con una chiave puoi usare l’API.
developers-welcome-difficulty = difficoltà
developers-welcome-explain = Spiega il prossimo passo
developers-welcome-another = Altra posizione
developers-welcome-generate = Crea un sudoku
developers-welcome-check = Controlla la griglia
developers-welcome-copy = Copia questa richiesta in
developers-welcome-answer = Risposta
developers-welcome-keys = Punta una riga, o usa le frecce, per leggere che cosa significa.
developers-welcome-docs-more = Ogni endpoint e ogni campo
developers-welcome-price = Prezzi
developers-welcome-price-more = Gratis, senza piani
developers-welcome-limits = Limiti
developers-welcome-limits-more = { $limit } richieste al minuto
developers-welcome-terms-more = Attribuzione richiesta
developers-welcome-key-lead = Serve solo un indirizzo e-mail; non c’è password. Una chiave è gratuita.
developers-welcome-first = Scrivi il tuo indirizzo, e apri il link che ti mandiamo.
developers-welcome-second = Premi «Crea una chiave».
developers-welcome-third = Incolla in un terminale la riga che viene con la chiave.
developers-welcome-agents = Usala da un agente
developers-welcome-begin = Accedi o registrati
developers-sign-in-heading = Accedi o registrati
developers-sign-in-lead = Ti mandiamo un link. Funziona una volta, per 15 minuti. Il primo crea il tuo account.
developers-sign-in-send = Mandami un link
developers-sign-in-with = Continua con { $name }
developers-sent-heading = Guarda la posta
developers-sent-lead = Un link è in viaggio verso { $email }. Funziona una volta, per 15 minuti.
developers-sent-again = Mandalo di nuovo
developers-sent-wrong = Un altro indirizzo
developers-sent-after = Puoi chiedere un nuovo link dopo un minuto. Quelli precedenti funzionano finché uno viene usato.
developers-again-heading = Accedi di nuovo
developers-again-lead = Questa azione richiede un accesso negli ultimi dieci minuti. Non è cambiato nulla. Accedi, poi riprova.
developers-sent-shown = Il tuo link
developers-sent-shown-why = Non è configurato un server di posta, e solo questa macchina può vedere questa pagina, perciò eccolo.
developers-sent-open = Apri il link
developers-confirm-sign-in-heading = Accedi
developers-confirm-sign-in-lead = Stai per accedere come { $email }.
developers-confirm-sign-in-button = Accedi
developers-confirm-change-heading = Cambio di indirizzo
developers-confirm-change-lead = L’indirizzo dell’account sarà { $email }.
developers-confirm-change-button = Conferma il cambio
developers-changed-half-heading = Confermato da un indirizzo
developers-changed-half-lead = L’indirizzo diventa { $email } appena lo conferma anche l’altro indirizzo.
developers-changed-done-heading = L’indirizzo è stato cambiato
developers-changed-done-lead = Da ora accedi con { $email }.
developers-refusal-heading = Non ha funzionato
developers-refusal-INVALID_FORM = Non è stato possibile leggere il modulo. Riprova.
developers-refusal-INVALID_EMAIL = Questo non è un indirizzo e-mail. Un esempio: nome@example.com.
developers-wrong-email-spelling = Questo indirizzo ha una lettera o un punto che somiglia a un altro. Dovrebbe essere { $suggestion }.
developers-wrong-email-domain = Dopo la @ ci aspettiamo un nome di dominio, come example.com.
developers-wrong-email-unserved = Il nostro server di posta non può scrivere a indirizzi con lettere simili prima della @. Usane un altro.
developers-refusal-INVALID_KEY_NAME = Un nome ha da 1 a 100 caratteri stampabili.
developers-refusal-CROSS_SITE = Questa richiesta non veniva da una delle nostre pagine, perciò è stata rifiutata.
developers-refusal-ACCOUNT_SUSPENDED = Questo account è sospeso, perciò non si può cambiare.
developers-refusal-EMAIL_UNVERIFIED = Il fornitore non ha verificato il tuo indirizzo e-mail. Verificalo lì, o accedi con un link.
developers-refusal-KEY_NOT_FOUND = Questa chiave non esiste.
developers-refusal-ACCOUNT_NOT_FOUND = Questo account non esiste.
developers-refusal-ACCOUNT_EXISTS = Questo indirizzo non si può usare per il tuo account.
developers-refusal-OWN_ACCOUNT = Non puoi sospendere il tuo stesso account.
developers-refusal-LINK_EXPIRED = Questo link è stato usato o è scaduto. Chiedine uno nuovo.
developers-refusal-RATE_LIMITED = Ci sono state troppe richieste in poco tempo. Aspetta un po’.
developers-refusal-LETTER_LIMIT = Abbiamo scritto a questo indirizzo poco fa. Guarda nella casella, anche tra lo spam, o riprova più tardi. Un link già ricevuto funziona ancora.
developers-refusal-PROVIDER_ERROR = Il fornitore non ha confermato la tua identità. Riprova.
developers-refusal-MAIL_ERROR = Non è stato possibile inviare la posta. Riprova più tardi.
developers-refusal-MAIL_MISSING = Qui la posta non è configurata. Chiedi a chi gestisce questo servizio un link di accesso: lo crea nonet accounts sign-in-link EMAIL.
developers-refusal-UNAVAILABLE = In questo momento non raggiungiamo il nostro database, perciò forse la tua modifica non è stata fatta. Riprova tra un momento.
developers-refusal-INTERNAL_ERROR = Qualcosa è andato storto da parte nostra.
developers-keys-heading = Chiavi API
developers-keys-lead = Una chiave va nell’intestazione Authorization di ogni richiesta. Tienila sul tuo server.
developers-keys-name = Nome
developers-keys-first = la mia prima chiave
developers-keys-key = Chiave
developers-keys-made = Creata
developers-keys-used = Ultimo uso
developers-keys-uses = Richieste, 7 giorni
developers-keys-uses-picture = { $count ->
    [one] { $count } richiesta in { $days } giorni
   *[other] { $count } richieste in { $days } giorni
}
developers-keys-made-on = creata: { $day }
developers-keys-rotate-do = Rinnova
developers-keys-rotate-named = Rinnova { $name }
developers-keys-expires = Scade
developers-keys-state = Stato
developers-keys-never = mai
developers-keys-after = dopo { $days } giorni
developers-keys-make = Crea una chiave
developers-keys-revoke = Revoca
developers-keys-revoke-named = Revoca { $name }
developers-keys-revoked = revocata
developers-keys-expired = scaduta
developers-keys-rotate = Per sostituire una chiave senza interruzione, aprila dal suo nome e rinnovala.
developers-new-key-heading = La tua nuova chiave: { $name }
developers-new-key-lead = Copiala ora. Viene mostrata solo questa volta, e non la conserviamo.
developers-new-key-try = Provala
developers-new-key-kept = L’ho salvata
developers-usage-heading = Utilizzo
developers-usage-quota = In questo minuto restano { $remaining } richieste su { $limit }. Il conto riparte entro { $reset } secondi.
developers-usage-caption = { $count ->
    [one] { $first } – { $last }: { $count } richiesta, al massimo { $most } al giorno
   *[other] { $first } – { $last }: { $count } richieste, al massimo { $most } al giorno
}
developers-usage-picture = { $count ->
    [one] Grafico a barre di { $count } richiesta per giorno; la tabella qui sotto contiene le stesse cifre
   *[other] Grafico a barre di { $count } richieste per giorno; la tabella qui sotto contiene le stesse cifre
}
developers-usage-table = Lo stesso in tabella
developers-usage-day = Giorno
developers-usage-endpoint = Endpoint
developers-usage-outcome = Esito
developers-usage-requests = Richieste
developers-usage-delay = I conteggi compaiono entro pochi secondi. I giorni cominciano a mezzanotte UTC.
developers-outcome-ok = riuscite
developers-outcome-refused = rifiutate
developers-outcome-limited = oltre il limite (429)
developers-outcome-failed = fallite
developers-sessions-heading = Dove hai effettuato l’accesso
developers-sessions-lead = Una sessione finisce dopo 7 giorni senza uso, e al più tardi dopo 30 giorni.
developers-sessions-browser = Browser
developers-sessions-begun = Accesso
developers-sessions-seen = Ultima visita
developers-sessions-end = Termina
developers-sessions-this = questo browser
developers-sessions-unknown = sconosciuto
developers-sessions-end-all = Esci ovunque
developers-account-heading = Il tuo account
developers-account-lead = { $email }, iscrizione: { $date }
developers-account-change-heading = Cambia l’indirizzo
developers-account-change-text = Mandiamo un link a entrambi gli indirizzi, ed entrambi devono confermare.
developers-account-change-new = Nuovo indirizzo e-mail
developers-account-change-send = Manda entrambi i link
developers-account-change-waiting = Un cambio a { $email } attende la conferma da entrambi gli indirizzi.
developers-account-change-link = Il link per { $email }
developers-account-change-cancel = Annulla il cambio
developers-account-export-heading = Porta con te i tuoi dati
developers-account-export-text = Tutto ciò che è conservato sull’account, in un file JSON.
developers-account-export-button = Esporta l’account
developers-account-delete-heading = Elimina l’account
developers-account-delete-text = Le sue chiavi e i suoi link di download smettono subito di funzionare. Non si può annullare.
developers-account-delete-type = Scrivi il tuo indirizzo e-mail
developers-account-delete-button = Elimina l’account
developers-account-delete-wrong = Questo non è l’indirizzo dell’account.
developers-administration-search = Parte di un indirizzo
developers-administration-find = Cerca
developers-administration-accounts = Account
developers-administration-account = Account
developers-administration-since = Dal
developers-administration-state = Stato
developers-administration-usage = Tutte le richieste
developers-administration-suspend = Sospendi
developers-administration-restore = Ripristina
developers-state-active = attivo
developers-state-suspended = sospeso
developers-audit-time = Ora
developers-audit-by = Da
developers-audit-action = Azione
developers-audit-account = Account
developers-audit-detail = Dettaglio
developers-audit-request = Richiesta
developers-audit-address = Indirizzo
developers-audit-older = Voci precedenti
developers-journal-heading = Attività dell’account
developers-journal-lead = Tutto ciò che è successo al tuo account, dal più recente. Gli indirizzi IP vengono eliminati dopo 30 giorni.
developers-deed-make-account = account creato
developers-deed-sign-up = registrazione
developers-deed-sign-in = accesso
developers-deed-sign-out = uscita
developers-deed-end-session = sessione terminata
developers-deed-connect = programma collegato
developers-deed-end-connection = collegamento terminato
developers-deed-end-all-sessions = tutte le sessioni terminate
developers-deed-make-sign-in-link = link di accesso creato
developers-deed-make-key = chiave creata
developers-deed-revoke-key = chiave revocata
developers-deed-export = esportazione
developers-deed-begin-change-of-address = cambio di indirizzo iniziato
developers-deed-cancel-change-of-address = cambio di indirizzo annullato
developers-deed-change-address = indirizzo cambiato
developers-deed-join-identity = identità aggiunta
developers-deed-delete-account = account eliminato
developers-deed-look-at-account = account consultato
developers-deed-suspend = sospensione
developers-deed-restore = ripristino
developers-deed-limit = limiti fissati
developers-deed-promote = promozione
developers-deed-demote = retrocessione
letter-sign-in-subject = Accesso a { $name }
letter-sign-in-text =
    Apri questo link per accedere a { $name }. Funziona una volta, per 15 minuti:

    { $link }

    Se non l’hai chiesto, puoi ignorare questo messaggio.
letter-change-old-subject = Conferma il cambio del tuo indirizzo su { $name }
letter-change-old-text =
    Qualcuno che ha effettuato l’accesso al tuo account su { $name } vuole cambiarne l’indirizzo e-mail. Se sei tu, apri questo link entro un’ora:

    { $link }

    Se non sei tu, accedi e termina tutte le sessioni.
letter-change-new-subject = Conferma il tuo nuovo indirizzo su { $name }
letter-change-new-text =
    Questo indirizzo è stato indicato come quello nuovo di un account su { $name }. Apri questo link entro un’ora per confermarlo:

    { $link }

    Se non l’hai chiesto, puoi ignorare questo messaggio.
developers-title-docs = Documenti
developers-title-document = Documentazione
developers-title-embed = Incorpora
developers-title-try = Provala
developers-docs-markdown = Questa pagina in Markdown
developers-try-lead = Invia una richiesta con una delle tue chiavi. Conta come ogni altra, e la chiave resta in questa pagina.
developers-try-elsewhere = Da questa pagina si possono inviare richieste solo se l’API ha la stessa origine del sito. È a { $origin }, perciò i browser nascondono a questa pagina le sue risposte. I programmi su un server non ne risentono.
developers-try-without-scripts = Per inviare richieste da questa pagina serve JavaScript; la guida per iniziare mostra un altro modo.
developers-try-body = Corpo
developers-try-send = Invia
developers-try-answer = Risposta
developers-audit-command-line = riga di comando
developers-audit-deleted = account eliminato { $id }
developers-audit-administrator = amministratore
audit-sign-in = { $way ->
    [link] con un link
    [passkey] con una passkey
    [recovery-code] con un codice di recupero
   *[provider] con { $provider }
}
audit-session = sessione { $id }
audit-key = chiave { $id } ({ $name })
audit-ended-key = chiave { $id } ({ $name }): { $why ->
    [code-twice] un codice è stato usato due volte
    [refresh-token-twice] un token di rinnovo è stato usato due volte
   *[program] su richiesta del suo programma
}
audit-name = { $name }
audit-program = { $name } ({ $client }), { $scope }
audit-prose = { $text }
developers-docs-reference = Riferimento
reference-group-making = Creare
reference-group-judging = Valutare
reference-group-playing = Giocare
reference-group-publishing = Pubblicare
developers-docs-errors = Errori
developers-docs-changelog = Modifiche dell’API
letter-new-key-subject = Una nuova chiave per il tuo account su { $name }
letter-new-key-text =
    La chiave «{ $key }» ({ $shown }) è stata creata per il tuo account su { $name }.

    Se non l’hai fatto tu, revocala ed esci ovunque: { $link }
letter-new-connection-subject = Un programma è stato collegato al tuo account su { $name }
letter-new-connection-text =
    Hai consentito al programma «{ $program }» di usare gli strumenti di { $name } per conto tuo.

    Se non l’hai fatto tu, termina il collegamento ed esci ovunque: { $link }
letter-new-browser-subject = Un nuovo browser ha effettuato l’accesso a { $name }
letter-new-browser-text =
    Qualcuno ha effettuato l’accesso al tuo account su { $name } con un browser mai usato prima ({ $agent }, da { $address }).

    Se non eri tu, accedi e termina quella sessione: { $link }
letter-identity-joined-subject = Un altro modo di accedere a { $name }
letter-identity-joined-text =
    Da ora puoi accedere al tuo account su { $name } con la tua identità presso { $issuer }.

    Se non l’hai fatto tu, togli questo modo sulla pagina del tuo account, e guarda che cosa è successo: { $link }
letter-identity-removed-subject = Un modo di accedere a { $name } è stato tolto
letter-identity-removed-text =
    Non puoi più accedere al tuo account su { $name } con la tua identità presso { $issuer }.

    Se non l’hai fatto tu, guarda che cosa è successo: { $link }
letter-address-changed-subject = L’indirizzo del tuo account su { $name } è stato cambiato
letter-address-changed-text =
    L’indirizzo del tuo account su { $name } è stato cambiato da { $old } a { $new }. Tutti gli altri accessi all’account sono stati chiusi.

    Se non l’hai fatto tu, scrivi a { $contact }.
letter-deleted-subject = Il tuo account su { $name } è stato eliminato
letter-deleted-text =
    Il tuo account su { $name } è stato eliminato, con le sue chiavi e tutto ciò che ne era conservato.

    Se non l’hai fatto tu, scrivi a { $contact }.
letter-suspended-subject = Il tuo account su { $name } è sospeso
letter-suspended-text =
    Il tuo account su { $name } è sospeso: le sue chiavi e i suoi link di download vengono rifiutati, e non si può né cambiare né eliminare. Puoi ancora accedere ed esportare i tuoi dati.

    Per opporti, scrivi a { $contact }.
letter-restored-subject = Il tuo account su { $name } è ripristinato
letter-restored-text =
    Il tuo account su { $name } non è più sospeso. Le sue chiavi valide funzionano di nuovo.
letter-join-subject = Conferma un altro modo di accedere a { $name }
letter-join-text =
    Qualcuno ha effettuato l’accesso presso { $issuer } con il tuo indirizzo. Se sei tu, apri questo link entro 15 minuti per aggiungerlo come altro modo di accedere al tuo account su { $name }:

    { $link }

    Se non sei tu, non fare nulla: nessuno ha ottenuto l’accesso.
developers-title-join-sent = Accedi
developers-title-sure = Confermi?
developers-join-sent-heading = Prima conferma per e-mail
developers-join-sent-lead = C’è già un account con questo indirizzo. Un messaggio a { $email } chiede se questo fornitore può darti l’accesso; devi confermare una volta sola.
developers-join-sent-shown = Non è configurato un server di posta, e solo questa macchina può vedere questa pagina, perciò ecco il link.
developers-confirm-join-heading = Un altro modo di accedere
developers-confirm-join-lead = Da ora puoi accedere all’account { $email } anche con questo fornitore.
developers-confirm-join-button = Aggiungilo e accedi
developers-identities-heading = Accesso con altri fornitori
developers-identities-none = Nessuno. Accedi con un link.
developers-identities-provider = Fornitore
developers-identities-since = Dal
developers-identities-remove = Togli
developers-identities-remove-named = Togli { $name }
developers-sure-back = Torna indietro
developers-sure-revoke-heading = Revocare { $name }?
developers-sure-revoke-lead = I programmi che usano questa chiave ({ $shown }) saranno rifiutati dalla prossima richiesta. Non si può annullare.
developers-sure-revoke-button = Revoca la chiave
developers-sure-suspend-heading = Sospendere { $name }?
developers-sure-suspend-lead = Tutte le chiavi e i link di download dell’account saranno rifiutati dalla prossima richiesta, e il titolare viene avvisato per e-mail.
developers-sure-suspend-button = Sospendi l’account
developers-deed-remove-identity = identità tolta
developers-refusal-KEY_LIMIT = Questo account ha raggiunto il suo limite di chiavi. Revocane una che non ti serve più.
developers-refusal-INVALID_KEY_EXPIRY = Una chiave scade dopo 30, 90 o 365 giorni, o mai.
developers-refusal-ADMINISTRATOR_IDENTITY = Gli amministratori accedono con un link, mai con un fornitore.
developers-refusal-IDENTITY_NOT_FOUND = Non hai questo modo di accedere.
developers-deed-revoke-leaked-key = chiave trapelata revocata
letter-leaked-subject = Una chiave del tuo account su { $name } è trapelata ed è stata revocata
letter-leaked-text =
    Qualcuno ha trovato la chiave «{ $key }» ({ $shown }) del tuo account su { $name } e ce l’ha segnalata. L’abbiamo revocata: da ora le richieste con essa vengono rifiutate.

    Creane una nuova, e controlla dove era conservata la vecchia: { $link }
developers-deed-change-key = chiave modificata
developers-deed-rotate-key = chiave rinnovata
developers-title-key = Chiave
developers-key-change-heading = Modifica questa chiave
developers-key-change-button = Salva le modifiche
developers-key-rotate-heading = Rinnovala
developers-key-rotate-text = Una nuova chiave sostituisce questa, con lo stesso nome e gli stessi diritti. Questa resta valida per un po’, perché i tuoi programmi possano passare alla nuova.
developers-key-rotate-overlap = La vecchia chiave scade
developers-key-rotate-after = { $hours ->
    [0] subito
    [1] dopo un’ora
    [24] dopo un giorno
    [168] dopo una settimana
    [720] dopo 30 giorni
   *[other] dopo { $hours } ore
}
developers-key-rotate-button = Rinnova la chiave
developers-key-scope = Permessi
developers-key-scope-all = tutto
developers-key-scope-content = contenuti: creare, controllare e valutare sudoku
developers-key-scope-publish = pubblicare e stampare
developers-key-scope-read = lettura: controllare e valutare sudoku
developers-key-addresses = Indirizzi IP consentiti (tutti, se vuoto)
developers-refusal-UNKNOWN_PROGRAM = Non conosciamo il programma che ti ha mandato qui: non è registrato, o non è stato possibile leggere la pagina che lo descrive. Nulla è stato consentito. Ricomincia nel programma.
developers-refusal-FOREIGN_REDIRECT = Il programma vuole mandarti a un indirizzo che non ha registrato. Così si può rubare l’accesso, perciò nulla è stato consentito.
developers-refusal-CONSENT_EXPIRED = La richiesta di questo programma è scaduta, o non è stata fatta in questo browser. Ricomincia nel programma.
developers-connect-heading = Collegare { $program }?
developers-connect-lead = { $program } vuole usare gli strumenti di questo servizio per conto tuo. Hai effettuato l’accesso come { $email }.
developers-connect-back = Tornerai a { $host }. Se non vieni da lì, non consentirlo.
developers-connect-here = Gira sul tuo computer, perciò il suo nome non è verificato.
developers-connect-document = Il programma si descrive a { $address }.
developers-connect-scope = Permessi
developers-connect-allow = Consenti
developers-connect-deny = Non consentire
developers-connect-end = Le sue richieste contano come tue. Puoi scollegarlo in qualsiasi momento sulla pagina delle tue chiavi.
developers-not-connected-heading = { $program } non è stato collegato
developers-not-connected-lead = Non lo hai consentito, perciò non ha accesso e non è stato avvisato.
developers-not-connected-back = Un programma che hai avviato tu forse aspetta la tua risposta a { $host }. Vacci solo se lo conosci.
developers-not-connected-tell = Diglielo a { $host }
developers-unfit-lead = Il programma che ti ha mandato qui ha fatto una richiesta non valida. Nulla è stato consentito, e non ti abbiamo rimandato indietro.
developers-unfit-detail = I suoi sviluppatori possono correggere questo:
developers-connections-heading = Programmi collegati
developers-connections-lead = Hai consentito a questi programmi di usare gli strumenti per conto tuo. Un programma che scolleghi viene rifiutato dalla sua prossima richiesta.
developers-connections-program = Programma
developers-connections-end = Scollega
developers-connections-end-named = Scollega { $name }
developers-refusal-INVALID_KEY_REACH = Gli indirizzi hanno l’aspetto di 203.0.113.7 o 2001:db8::/48, separati da virgole, al massimo 20.
developers-title-requests = Richieste
developers-requests-heading = Gli ultimi sette giorni
developers-requests-lead = Le tue richieste, dalla più recente, pochi secondi dopo ogni risposta. I loro corpi non vengono mai conservati.
developers-requests-status = Stato
developers-requests-key = Chiave
developers-requests-every = tutte le chiavi
developers-requests-show = Mostra
developers-requests-took = Durata
developers-requests-ms = { $ms } ms
developers-requests-download = Scarica in CSV
developers-title-recovery = Accedi
developers-title-recovery-codes = Codici di recupero
developers-passkey-sign-in = Accedi con una passkey
developers-passkey-none = Nessuna passkey ha risposto. Riprova, o accedi in un altro modo.
developers-passkey-not-made = Nessuna passkey è stata creata. Riprova; dopo dieci minuti, prima accedi di nuovo.
developers-passkey-first = il mio dispositivo
developers-passkey-add = Aggiungi una passkey
developers-passkeys-heading = Passkey
developers-passkeys-text = Una passkey resta sul tuo dispositivo, o nel tuo gestore di password, e ti dà l’accesso con un’impronta, un volto o un codice. Chi può leggere la tua posta non ce l’ha.
developers-passkeys-scripts = Per creare una passkey serve JavaScript.
developers-passkeys-nowhere = I browser creano passkey solo per siti con un nome host e https, o su localhost. Questo non ha né l’uno né l’altro, perciò accedi con un link.
developers-codes-heading = Codici di recupero
developers-codes-text = { $count ->
    [0] Se perdi tutte le tue passkey, uno di dieci codici ti dà l’accesso. Non ne hai ancora.
    [one] Se perdi tutte le tue passkey, un codice ti dà l’accesso una volta. Ne resta { $count }.
   *[other] Se perdi tutte le tue passkey, un codice ti dà l’accesso una volta. Ne restano { $count }.
}
developers-codes-make = Crea dieci nuovi codici
developers-codes-new-heading = I tuoi codici di recupero
developers-codes-new-lead = Stampali o scrivili ora. Vengono mostrati solo questa volta; quelli precedenti non funzionano più. Ognuno ti dà l’accesso una volta.
developers-codes-kept = Li ho salvati
developers-recovery-link = Accedi con un codice di recupero
developers-recovery-heading = Accedi con un codice di recupero
developers-recovery-lead = Per quando non hai a portata di mano nessuna delle tue passkey. Ogni codice funziona una volta.
developers-recovery-code = Codice di recupero
developers-recovery-button = Accedi
developers-refusal-PASSKEY_REFUSED = Questa passkey non è di questo sito, o la richiesta è scaduta. Riprova.
developers-refusal-PASSKEY_LIMIT = Un account ha al massimo 10 passkey. Togline una che non ti serve più.
developers-refusal-PASSKEY_NOT_FOUND = Non hai questa passkey.
developers-refusal-PASSKEY_REQUIRED = Gli amministratori accedono con una passkey. Creane una sulla pagina del tuo account, e usala per accedere; senza i tuoi dispositivi, usa un codice di recupero.
developers-refusal-RECOVERY_CODE_REFUSED = Questo non è un codice di questo indirizzo, o è già stato usato.
developers-deed-add-passkey = passkey aggiunta
developers-deed-remove-passkey = passkey tolta
developers-deed-forget-passkeys = passkey dimenticate
developers-deed-make-recovery-codes = codici di recupero creati
letter-passkey-added-subject = Una nuova passkey per il tuo account su { $name }
letter-passkey-added-text =
    Da ora la passkey «{ $key }» può accedere al tuo account su { $name }.

    Se non l’hai fatto tu, toglila ed esci ovunque: { $link }
letter-passkey-removed-subject = Una passkey del tuo account su { $name } è stata tolta
letter-passkey-removed-text =
    La passkey «{ $key }» non può più accedere al tuo account su { $name }.

    Se non l’hai fatto tu, guarda che cosa è successo: { $link }
letter-recovery-code-used-subject = Un codice di recupero è stato usato per accedere a { $name }
letter-recovery-code-used-text =
    Qualcuno ha effettuato l’accesso al tuo account su { $name } con uno dei suoi codici di recupero.

    Se non eri tu, crea nuovi codici, togli le passkey che non conosci, ed esci ovunque: { $link }
developers-title-reference = Riferimento
developers-title-endpoint = Riferimento
developers-description = Sudoku verificati con un’API JSON: sudoku con esattamente una soluzione, controlli, classificazioni, suggerimenti e fogli. Gratis, con una chiave.
developers-copied = Copiato
shelf-docs = Documentazione
shelf-start = Inizio
shelf-guides = Guide
shelf-search = Cerca
shelf-search-none = Nessun risultato
developers-try-method = Metodo
developers-try-path = Percorso
developers-try-headers = Chiave e intestazioni
developers-try-own-key = una chiave creata per te, valida dieci minuti
developers-try-more-headers = Altre intestazioni, una per riga
developers-try-strangers = Finché l’accesso è attivo, qui non ti serve una chiave.
developers-try-quick-start = Per iniziare
developers-try-curl = Copia per curl
developers-try-time = in { $ms } ms
developers-try-lost = Non c’è stata risposta. Controlla la connessione, e inviala di nuovo.
developers-try-board = Griglia { $number }
developers-try-more = La risposta ha altre griglie.
developers-try-page = Il foglio
developers-try-open = Apri il PDF
developers-try-answer-headers = Intestazioni della risposta
developers-mend-heading = Corpo corretto
developers-mend-use = Usalo
developers-deed-make-trial-key = chiave di prova creata
developers-title-request = Richiesta
developers-request-heading = Dettagli della richiesta
developers-request-wrong = Che cosa non andava
developers-request-kept = I nomi dei campi e i loro valori attesi si conservano per un giorno. I dati che hai inviato non si conservano mai.
developers-request-code = La pagina del codice di errore spiega che cosa fare.
developers-request-good = La richiesta è riuscita.
developers-request-look-up = Identificativo della richiesta
developers-request-explain = Spiega
developers-mend-paste = Incolla il corpo che è stato inviato. Resta in questa pagina.
developers-mend-nothing = Non vi si è potuto correggere nulla con certezza.
developers-usage-by = Grafico
developers-usage-by-outcome = Per esito, 30 giorni
developers-usage-by-key = Per chiave, 7 giorni
developers-usage-parts = Per chiave, endpoint e codice, 7 giorni
developers-usage-one-by-one = Ogni richiesta degli ultimi sette giorni
developers-outcome-others = altre chiavi
developers-administration-order = Ordine
developers-administration-requests = Richieste in 30 giorni
developers-administration-before = Account precedenti
developers-administration-next = Account successivi
developers-standing-every = tutti
developers-standing-active = attivi
developers-standing-suspended = sospesi
developers-standing-administrator = amministratori
developers-order-address = per indirizzo
developers-order-newest = dal più recente
developers-order-requests = da chi ha più richieste
developers-title-status = Stato
status-lead = Lo stato del servizio ora e negli ultimi sette giorni, secondo le sue misure.
status-good = Il servizio accetta richieste.
status-bad = Il servizio non raggiunge il suo database: le richieste al momento falliscono con 503.
status-days = Gli ultimi sette giorni
status-day = Giorno
status-requests = Richieste
status-served = Senza errori del server (5xx)
status-fast = Entro 100 ms
status-slow = Entro un secondo
status-share = { $share }%
status-none = Negli ultimi sette giorni non ci sono state richieste.
status-how = Si contano le richieste di tutti gli account, dal loro primo byte alla risposta; i giorni cominciano a mezzanotte UTC. Motore { $version }.
status-counted = Ultimo conteggio: { $time }.

# Limiti di un account. { $requests } e { $keys } sono numeri, o «-» per ciò che hanno tutti gli account.
developers-title-limits = Limiti di un account
developers-limits-heading = Limiti
developers-limits-text = Questi limiti valgono solo per questo account. Lascia vuoto un campo per il valore predefinito.
developers-limits-requests = Richieste al minuto
developers-limits-keys = Chiavi contemporanee
developers-limits-change = Cambia i limiti
developers-limits-sure = Cambiare i limiti di { $name }?
developers-limits-sure-lead = Valgono dalla prossima richiesta. Le chiavi esistenti restano valide. Il titolare vede i limiti sulla pagina dell’utilizzo.
developers-limits-from-to = { $before } finora, { $after } da ora
developers-limits-button = Cambia i limiti
developers-usage-own-limits = Questo account ha limiti propri: { $limit } richieste al minuto, { $keys } chiavi contemporanee.
audit-limits = richieste al minuto: { $requests }, chiavi: { $keys }
developers-refusal-INVALID_LIMIT = I limiti sono numeri: da 1 a 100000 richieste al minuto, da 1 a 1000 chiavi. Un campo vuoto significa il valore predefinito.

builder-heading = Una griglia sulla tua pagina
builder-lead = Nessun cookie, nessun account e nessuno script nostro nella tua pagina.
builder-puzzle = Sudoku
builder-puzzle-daily = Sudoku del giorno
builder-puzzle-puzzle = Un sudoku
builder-puzzle-collection = Una raccolta
builder-level = Livello
builder-name = Il suo link su questo sito, o i suoi 81 caratteri
builder-unknown = Non è un sudoku né una raccolta con esattamente una soluzione ciascuno.
builder-help = I suggerimenti mostrano al massimo
builder-help-none = niente
builder-help-where = dove
builder-help-technique = la tecnica
builder-help-step = tutto il passo
builder-theme = Chiaro o scuro
builder-theme-page = Come la pagina
builder-theme-light = Chiaro
builder-theme-dark = Scuro
builder-colour = Colore
builder-colour-blue = Blu
builder-colour-ink = Inchiostro
builder-colour-green = Verde
builder-colour-own = Personalizzato
builder-colour-choose = Colore personalizzato
builder-show = Mostra questa griglia
builder-code = Codice
builder-copy = Copia
builder-code-iframe = Funziona in qualsiasi pagina.
builder-code-element = Un elemento personalizzato con eventi e stili, dal pacchetto nonet-engine, che compili da un clone e ospiti tu.
builder-code-react = Lo stesso elemento in React 19.
builder-code-wordpress = Incolla questo indirizzo da solo su una riga. Lo accettano anche altri programmi che conoscono oEmbed.
builder-preview = Anteprima su un altro sito
builder-width = Larghezza
