# Les pages de l’espace développeurs, et ses lettres.

developers-title-welcome = Développeurs
developers-title-sign-in = Se connecter
developers-title-sent = Se connecter
developers-title-confirm = Confirmer
developers-title-changed = Changement d’adresse
developers-title-refusal = Impossible
developers-title-keys = Clés
developers-title-new-key = Nouvelle clé
developers-title-connect = Relier un programme
developers-title-not-connected = Relier un programme
developers-title-unfit = Impossible
developers-title-usage = Utilisation
developers-title-sessions = Sessions
developers-title-account = Compte
developers-title-administration = Administration
developers-title-administered = Compte
developers-title-audit = Journal d’audit
developers-title-again = Se connecter
developers-title-journal = Activité
developers-nav = Espace développeurs
developers-sign-out = Se déconnecter
developers-suspended = Ce compte est suspendu. Ses clés et ses liens de téléchargement ne marchent plus, et il ne peut être ni modifié ni supprimé. Pour contester, écrivez à { $contact }.
developers-back = Continuer
developers-copy = Copier
developers-email = Adresse e-mail
developers-openapi = Description OpenAPI
developers-terms = Conditions d’utilisation
developers-welcome-heading = Essayez l’API sans clé.
developers-welcome-lead = Elle tourne dans votre navigateur et renvoie ce que renvoie l’API.
developers-welcome-get = Obtenir une clé
developers-welcome-try = Essayer l’API
developers-welcome-answered = répondu dans cette page en { $ms } ms
developers-welcome-shown = une réponse de l’API
developers-welcome-refused = erreur : { $code }
developers-welcome-missing = Le moteur ne marche pas dans ce navigateur. Avec une clé, vous pouvez utiliser l’API.
developers-welcome-difficulty = difficulté
developers-welcome-explain = Expliquer l’étape suivante
developers-welcome-another = Autre position
developers-welcome-generate = Créer une grille
developers-welcome-check = Vérifier la grille
developers-welcome-copy = Copier cette requête en
developers-welcome-answer = Réponse
developers-welcome-keys = Pointez une ligne, ou utilisez les flèches, pour lire ce qu’elle signifie.
developers-welcome-docs-more = Chaque point d’accès, chaque champ
developers-welcome-price = Tarifs
developers-welcome-price-more = Gratuit, sans formule
developers-welcome-limits = Limites
developers-welcome-limits-more = { $limit } requêtes par minute
developers-welcome-terms-more = Mention obligatoire
developers-welcome-key-lead = Il ne faut qu’une adresse e-mail ; il n’y a pas de mot de passe. Une clé est gratuite.
developers-welcome-first = Saisissez votre adresse, et ouvrez le lien que nous vous envoyons.
developers-welcome-second = Appuyez sur « Créer une clé ».
developers-welcome-third = Collez dans un terminal la ligne qui vient avec la clé.
developers-welcome-agents = L’utiliser depuis un agent
developers-welcome-begin = Se connecter ou s’inscrire
developers-sign-in-heading = Se connecter ou s’inscrire
developers-sign-in-lead = Nous vous envoyons un lien. Il marche une fois, pendant 15 minutes. Le premier crée votre compte.
developers-sign-in-send = M’envoyer un lien
developers-sign-in-with = Continuer avec { $name }
developers-sent-heading = Consultez vos e-mails
developers-sent-lead = Un lien est en route vers { $email }. Il marche une fois, pendant 15 minutes.
developers-sent-again = L’envoyer encore une fois
developers-sent-wrong = Une autre adresse
developers-sent-after = Vous pouvez demander un nouveau lien au bout d’une minute. Les précédents marchent jusqu’à ce que l’un d’eux serve.
developers-again-heading = Se connecter à nouveau
developers-again-lead = Cette action demande de s’être connecté dans les dix dernières minutes. Rien n’a été modifié. Connectez-vous, puis réessayez.
developers-sent-shown = Votre lien
developers-sent-shown-why = Aucun serveur de messagerie n’est configuré, et seule cette machine peut voir cette page : le voici donc.
developers-sent-open = Ouvrir le lien
developers-confirm-sign-in-heading = Se connecter
developers-confirm-sign-in-lead = Vous allez vous connecter en tant que { $email }.
developers-confirm-sign-in-button = Se connecter
developers-confirm-change-heading = Changement d’adresse
developers-confirm-change-lead = L’adresse du compte sera { $email }.
developers-confirm-change-button = Confirmer le changement
developers-changed-half-heading = Confirmé depuis une adresse
developers-changed-half-lead = L’adresse devient { $email } dès que l’autre adresse l’a confirmé aussi.
developers-changed-done-heading = L’adresse a été changée
developers-changed-done-lead = Désormais, vous vous connectez avec { $email }.
developers-refusal-heading = Cela n’a pas marché
developers-refusal-INVALID_FORM = Le formulaire n’a pas pu être lu. Réessayez.
developers-refusal-INVALID_EMAIL = Ce n’est pas une adresse e-mail. Elle ressemble à nom@example.com.
developers-wrong-email-spelling = Cette adresse a une lettre ou un point qui ressemble à un autre. Ce devrait être { $suggestion }.
developers-wrong-email-domain = Après le @, nous attendons un nom de domaine, comme example.com.
developers-wrong-email-unserved = Notre serveur de messagerie ne peut pas écrire à des adresses avec de telles lettres avant le @. Prenez-en une autre.
developers-refusal-INVALID_KEY_NAME = Un nom a de 1 à 100 caractères imprimables.
developers-refusal-CROSS_SITE = Cette requête ne venait pas de l’une de nos pages ; elle a donc été refusée.
developers-refusal-ACCOUNT_SUSPENDED = Ce compte est suspendu et ne peut donc pas être modifié.
developers-refusal-EMAIL_UNVERIFIED = Le fournisseur n’a pas vérifié votre adresse e-mail. Vérifiez-la auprès de lui, ou connectez-vous par un lien.
developers-refusal-KEY_NOT_FOUND = Cette clé n’existe pas.
developers-refusal-ACCOUNT_NOT_FOUND = Ce compte n’existe pas.
developers-refusal-ACCOUNT_EXISTS = Cette adresse ne peut pas servir à votre compte.
developers-refusal-OWN_ACCOUNT = Vous ne pouvez pas suspendre votre propre compte.
developers-refusal-LINK_EXPIRED = Ce lien a servi ou a expiré. Demandez-en un nouveau.
developers-refusal-RATE_LIMITED = Il y a eu trop de requêtes en peu de temps. Attendez un peu.
developers-refusal-LETTER_LIMIT = Nous avons écrit à cette adresse il y a peu. Regardez la boîte, y compris les indésirables, ou réessayez plus tard. Un lien déjà reçu marche toujours.
developers-refusal-PROVIDER_ERROR = Le fournisseur n’a pas confirmé votre identité. Réessayez.
developers-refusal-MAIL_ERROR = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
developers-refusal-MAIL_MISSING = L’envoi d’e-mails n’est pas configuré ici. Demandez aux exploitants de ce service un lien de connexion : nonet accounts sign-in-link EMAIL en crée un.
developers-refusal-UNAVAILABLE = Nous n’atteignons pas notre base de données pour l’instant : votre changement n’a peut-être pas été fait. Réessayez dans un instant.
developers-refusal-INTERNAL_ERROR = Quelque chose a mal tourné de notre côté.
developers-keys-heading = Clés d’API
developers-keys-lead = Une clé va dans l’en-tête Authorization de chaque requête. Gardez-la sur votre serveur.
developers-keys-name = Nom
developers-keys-first = ma première clé
developers-keys-key = Clé
developers-keys-made = Créée
developers-keys-used = Dernier usage
developers-keys-uses = Requêtes, 7 jours
developers-keys-uses-picture = { $count ->
    [one] { $count } requête en { $days } jours
   *[other] { $count } requêtes en { $days } jours
}
developers-keys-made-on = créée le { $day }
developers-keys-rotate-do = Renouveler
developers-keys-rotate-named = Renouveler { $name }
developers-keys-expires = Expire
developers-keys-state = État
developers-keys-never = jamais
developers-keys-after = après { $days } jours
developers-keys-make = Créer une clé
developers-keys-revoke = Révoquer
developers-keys-revoke-named = Révoquer { $name }
developers-keys-revoked = révoquée
developers-keys-expired = expirée
developers-keys-rotate = Pour remplacer une clé sans interruption, ouvrez-la par son nom et renouvelez-la.
developers-new-key-heading = Votre nouvelle clé : { $name }
developers-new-key-lead = Copiez-la maintenant. Elle n’est montrée que cette fois, et nous ne la conservons pas.
developers-new-key-try = L’essayer
developers-new-key-kept = Je l’ai enregistrée
developers-usage-heading = Utilisation
developers-usage-quota = Il reste { $remaining } requêtes sur { $limit } dans cette minute. Le compte repart de zéro d’ici { $reset } secondes.
developers-usage-caption = { $count ->
    [one] Du { $first } au { $last } : { $count } requête, { $most } par jour au plus
   *[other] Du { $first } au { $last } : { $count } requêtes, { $most } par jour au plus
}
developers-usage-picture = { $count ->
    [one] Diagramme de { $count } requête par jour ; le tableau ci-dessous contient les mêmes chiffres
   *[other] Diagramme de { $count } requêtes par jour ; le tableau ci-dessous contient les mêmes chiffres
}
developers-usage-table = La même chose en tableau
developers-usage-day = Jour
developers-usage-endpoint = Point d’accès
developers-usage-outcome = Issue
developers-usage-requests = Requêtes
developers-usage-delay = Les comptes apparaissent en quelques secondes. Les jours commencent à minuit UTC.
developers-outcome-ok = réussies
developers-outcome-refused = refusées
developers-outcome-limited = au-delà de la limite (429)
developers-outcome-failed = échouées
developers-sessions-heading = Où vous êtes connecté
developers-sessions-lead = Une session se termine après 7 jours sans usage, et après 30 jours au plus tard.
developers-sessions-browser = Navigateur
developers-sessions-begun = Début
developers-sessions-seen = Dernière visite
developers-sessions-end = Terminer
developers-sessions-this = ce navigateur
developers-sessions-unknown = inconnu
developers-sessions-end-all = Se déconnecter partout
developers-account-heading = Votre compte
developers-account-lead = { $email }, depuis le { $date }
developers-account-change-heading = Changer d’adresse
developers-account-change-text = Nous envoyons un lien aux deux adresses, et les deux doivent confirmer.
developers-account-change-new = Nouvelle adresse e-mail
developers-account-change-send = Envoyer les deux liens
developers-account-change-waiting = Un changement pour { $email } attend la confirmation des deux adresses.
developers-account-change-link = Le lien pour { $email }
developers-account-change-cancel = Annuler le changement
developers-account-export-heading = Emporter vos données
developers-account-export-text = Tout ce qui est conservé sur le compte, en un fichier JSON.
developers-account-export-button = Exporter le compte
developers-account-delete-heading = Supprimer le compte
developers-account-delete-text = Ses clés et ses liens de téléchargement cessent aussitôt de marcher. C’est définitif.
developers-account-delete-type = Tapez votre adresse e-mail
developers-account-delete-button = Supprimer le compte
developers-account-delete-wrong = Ce n’est pas l’adresse du compte.
developers-administration-search = Partie d’une adresse
developers-administration-find = Chercher
developers-administration-accounts = Comptes
developers-administration-account = Compte
developers-administration-since = Depuis
developers-administration-state = État
developers-administration-usage = Toutes les requêtes
developers-administration-suspend = Suspendre
developers-administration-restore = Rétablir
developers-state-active = actif
developers-state-suspended = suspendu
developers-audit-time = Heure
developers-audit-by = Par
developers-audit-action = Action
developers-audit-account = Compte
developers-audit-detail = Détail
developers-audit-request = Requête
developers-audit-address = Adresse
developers-audit-older = Entrées plus anciennes
developers-journal-heading = Activité du compte
developers-journal-lead = Tout ce qui s’est passé sur votre compte, le plus récent d’abord. Les adresses IP sont supprimées après 30 jours.
developers-deed-make-account = création du compte
developers-deed-sign-up = inscription
developers-deed-sign-in = connexion
developers-deed-sign-out = déconnexion
developers-deed-end-session = fin d’une session
developers-deed-connect = programme relié
developers-deed-end-connection = fin d’une liaison
developers-deed-end-all-sessions = fin de toutes les sessions
developers-deed-make-sign-in-link = création d’un lien de connexion
developers-deed-make-key = création d’une clé
developers-deed-revoke-key = révocation d’une clé
developers-deed-export = export
developers-deed-begin-change-of-address = début d’un changement d’adresse
developers-deed-cancel-change-of-address = abandon d’un changement d’adresse
developers-deed-change-address = changement d’adresse
developers-deed-join-identity = ajout d’une identité
developers-deed-delete-account = suppression du compte
developers-deed-look-at-account = consultation du compte
developers-deed-suspend = suspension
developers-deed-restore = rétablissement
developers-deed-limit = réglage des limites
developers-deed-promote = promotion
developers-deed-demote = rétrogradation
letter-sign-in-subject = Connexion à { $name }
letter-sign-in-text =
    Ouvrez ce lien pour vous connecter à { $name }. Il marche une fois, pendant 15 minutes :

    { $link }

    Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.
letter-change-old-subject = Confirmez le changement de votre adresse chez { $name }
letter-change-old-text =
    Quelqu’un qui est connecté à votre compte chez { $name } veut en changer l’adresse e-mail. Ouvrez ce lien dans l’heure si c’était vous :

    { $link }

    Si ce n’était pas vous, connectez-vous et mettez fin à toutes les sessions.
letter-change-new-subject = Confirmez votre nouvelle adresse chez { $name }
letter-change-new-text =
    Cette adresse a été saisie comme la nouvelle d’un compte chez { $name }. Ouvrez ce lien dans l’heure pour la confirmer :

    { $link }

    Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.
developers-title-docs = Docs
developers-title-document = Documentation
developers-title-embed = Intégrer
developers-title-try = Essayer
developers-docs-markdown = Cette page en Markdown
developers-try-lead = Envoyez une requête avec l’une de vos clés. Elle compte comme toute autre, et la clé reste dans cette page.
developers-try-elsewhere = Des requêtes ne peuvent partir de cette page que si l’API a la même origine que le site. Elle est à { $origin } : les navigateurs cachent donc ses réponses à cette page. Les programmes sur un serveur ne sont pas concernés.
developers-try-without-scripts = Envoyer des requêtes depuis cette page demande JavaScript ; la prise en main montre une autre façon.
developers-try-body = Corps
developers-try-send = Envoyer
developers-try-answer = Réponse
developers-audit-command-line = ligne de commande
developers-audit-deleted = compte supprimé { $id }
developers-audit-administrator = administrateur
audit-sign-in = { $way ->
    [link] par un lien
    [passkey] par une clé d’accès
    [recovery-code] par un code de secours
   *[provider] par { $provider }
}
audit-session = session { $id }
audit-key = clé { $id } ({ $name })
audit-ended-key = clé { $id } ({ $name }) : { $why ->
    [code-twice] un code a servi deux fois
    [refresh-token-twice] un jeton de renouvellement a servi deux fois
   *[program] à la demande de son programme
}
audit-name = { $name }
audit-program = { $name } ({ $client }), { $scope }
audit-prose = { $text }
developers-docs-reference = Référence
reference-group-making = Créer
reference-group-judging = Évaluer
reference-group-playing = Jouer
reference-group-publishing = Publier
developers-docs-errors = Erreurs
developers-docs-changelog = Modifications de l’API
letter-new-key-subject = Une nouvelle clé pour votre compte chez { $name }
letter-new-key-text =
    La clé « { $key } » ({ $shown }) a été créée pour votre compte chez { $name }.

    Si ce n’était pas vous, révoquez-la et déconnectez-vous partout : { $link }
letter-new-connection-subject = Un programme a été relié à votre compte chez { $name }
letter-new-connection-text =
    Vous avez autorisé le programme « { $program } » à utiliser les outils de { $name } en votre nom.

    Si ce n’était pas vous, mettez fin à la liaison et déconnectez-vous partout : { $link }
letter-new-browser-subject = Un nouveau navigateur s’est connecté à { $name }
letter-new-browser-text =
    Quelqu’un s’est connecté à votre compte chez { $name } avec un navigateur qui n’avait pas encore servi ({ $agent }, depuis { $address }).

    Si ce n’était pas vous, connectez-vous et mettez fin à cette session : { $link }
letter-identity-joined-subject = Une autre façon de se connecter à { $name }
letter-identity-joined-text =
    Désormais, vous pouvez vous connecter à votre compte chez { $name } avec votre identité auprès de { $issuer }.

    Si ce n’était pas vous, retirez cette façon sur la page de votre compte, et voyez ce qui s’est passé : { $link }
letter-identity-removed-subject = Une façon de se connecter à { $name } a été retirée
letter-identity-removed-text =
    Vous ne pouvez plus vous connecter à votre compte chez { $name } avec votre identité auprès de { $issuer }.

    Si ce n’était pas vous, voyez ce qui s’est passé : { $link }
letter-address-changed-subject = L’adresse de votre compte chez { $name } a été changée
letter-address-changed-text =
    L’adresse de votre compte chez { $name } est passée de { $old } à { $new }. Le compte a été déconnecté partout ailleurs.

    Si ce n’était pas vous, écrivez à { $contact }.
letter-deleted-subject = Votre compte chez { $name } a été supprimé
letter-deleted-text =
    Votre compte chez { $name } a été supprimé, avec ses clés et tout ce qui était conservé à son sujet.

    Si ce n’était pas vous, écrivez à { $contact }.
letter-suspended-subject = Votre compte chez { $name } est suspendu
letter-suspended-text =
    Votre compte chez { $name } est suspendu : ses clés et ses liens de téléchargement ne marchent plus, et il ne peut être ni modifié ni supprimé. Vous pouvez toujours vous connecter et exporter vos données.

    Pour contester, écrivez à { $contact }.
letter-restored-subject = Votre compte chez { $name } est rétabli
letter-restored-text =
    Votre compte chez { $name } n’est plus suspendu. Ses clés valables marchent à nouveau.
letter-join-subject = Confirmez une autre façon de vous connecter à { $name }
letter-join-text =
    Quelqu’un s’est connecté auprès de { $issuer } avec votre adresse. Si c’était vous, ouvrez ce lien dans les 15 minutes pour en faire une autre façon de vous connecter à votre compte chez { $name } :

    { $link }

    Si ce n’était pas vous, ne faites rien : personne n’a été connecté.
developers-title-join-sent = Se connecter
developers-title-sure = Êtes-vous sûr ?
developers-join-sent-heading = Confirmez d’abord par e-mail
developers-join-sent-lead = Un compte existe déjà avec cette adresse. Un message à { $email } demande si ce fournisseur peut vous y connecter ; il suffit de confirmer une fois.
developers-join-sent-shown = Aucun serveur de messagerie n’est configuré, et seule cette machine peut voir cette page : voici donc le lien.
developers-confirm-join-heading = Une autre façon de se connecter
developers-confirm-join-lead = Désormais, vous pouvez aussi vous connecter au compte { $email } avec ce fournisseur.
developers-confirm-join-button = L’ajouter et se connecter
developers-identities-heading = Connexion par d’autres fournisseurs
developers-identities-none = Aucun. Vous vous connectez avec un lien.
developers-identities-provider = Fournisseur
developers-identities-since = Depuis
developers-identities-remove = Retirer
developers-identities-remove-named = Retirer { $name }
developers-sure-back = Revenir
developers-sure-revoke-heading = Révoquer { $name } ?
developers-sure-revoke-lead = Les programmes qui utilisent cette clé ({ $shown }) seront refusés dès la prochaine requête. C’est définitif.
developers-sure-revoke-button = Révoquer la clé
developers-sure-suspend-heading = Suspendre { $name } ?
developers-sure-suspend-lead = Toutes les clés et tous les liens de téléchargement du compte seront refusés dès la prochaine requête, et son propriétaire en est averti par e-mail.
developers-sure-suspend-button = Suspendre le compte
developers-deed-remove-identity = retrait d’une identité
developers-refusal-KEY_LIMIT = Ce compte a atteint sa limite de clés. Révoquez-en une dont vous n’avez plus besoin.
developers-refusal-INVALID_KEY_EXPIRY = Une clé expire après 30, 90 ou 365 jours, ou jamais.
developers-refusal-ADMINISTRATOR_IDENTITY = Les administrateurs se connectent par un lien, jamais par un fournisseur.
developers-refusal-IDENTITY_NOT_FOUND = Vous n’avez pas cette façon de vous connecter.
developers-deed-revoke-leaked-key = révocation d’une clé divulguée
letter-leaked-subject = Une clé de votre compte chez { $name } a été divulguée et révoquée
letter-leaked-text =
    Quelqu’un a trouvé la clé « { $key } » ({ $shown }) de votre compte chez { $name } et nous l’a signalée. Nous l’avons révoquée : les requêtes qui l’utilisent sont désormais refusées.

    Créez-en une nouvelle, et vérifiez où l’ancienne était conservée : { $link }
developers-deed-change-key = modification d’une clé
developers-deed-rotate-key = renouvellement d’une clé
developers-title-key = Clé
developers-key-change-heading = Modifier cette clé
developers-key-change-button = Enregistrer les modifications
developers-key-rotate-heading = Renouveler cette clé
developers-key-rotate-text = Une nouvelle clé remplace celle-ci, avec le même nom et les mêmes droits. Celle-ci reste valable un moment, pour que vos programmes puissent changer.
developers-key-rotate-overlap = L’ancienne clé expire
developers-key-rotate-after = { $hours ->
    [0] aussitôt
    [1] après une heure
    [24] après un jour
    [168] après une semaine
    [720] après 30 jours
   *[other] après { $hours } heures
}
developers-key-rotate-button = Renouveler la clé
developers-key-scope = Droits
developers-key-scope-all = tout
developers-key-scope-content = contenu : créer, vérifier et coter des grilles
developers-key-scope-publish = publier et imprimer
developers-key-scope-read = lire : vérifier et coter des grilles
developers-key-addresses = Adresses IP autorisées (toutes, si vide)
developers-refusal-UNKNOWN_PROGRAM = Nous ne connaissons pas le programme qui vous a envoyé ici : il n’est pas enregistré, ou la page qui le décrit n’a pas pu être lue. Rien n’a été autorisé. Recommencez dans le programme.
developers-refusal-FOREIGN_REDIRECT = Le programme veut vous envoyer à une adresse qu’il n’a pas enregistrée. Un accès peut être volé ainsi : rien n’a donc été autorisé.
developers-refusal-CONSENT_EXPIRED = La demande de ce programme a expiré, ou n’a pas été faite dans ce navigateur. Recommencez dans le programme.
developers-connect-heading = Relier { $program } ?
developers-connect-lead = { $program } veut utiliser les outils de ce service en votre nom. Vous êtes connecté en tant que { $email }.
developers-connect-back = Vous serez renvoyé à { $host }. Si vous n’en venez pas, n’autorisez pas.
developers-connect-here = Il tourne sur votre propre machine, son nom n’est donc pas vérifié.
developers-connect-document = Le programme se décrit à { $address }.
developers-connect-scope = Droits
developers-connect-allow = Autoriser
developers-connect-deny = Ne pas autoriser
developers-connect-end = Ses requêtes comptent comme les vôtres. Vous pouvez mettre fin à la liaison à tout moment sur la page de vos clés.
developers-not-connected-heading = { $program } n’a pas été relié
developers-not-connected-lead = Vous ne l’avez pas autorisé : il n’a donc aucun accès et n’a pas été averti.
developers-not-connected-back = Un programme que vous avez lancé vous-même attend peut-être votre réponse à { $host }. N’y allez que si vous le connaissez.
developers-not-connected-tell = L’avertir sur { $host }
developers-unfit-lead = Le programme qui vous a envoyé ici a fait une demande non valable. Rien n’a été autorisé, et vous n’avez pas été renvoyé.
developers-unfit-detail = Ses développeurs peuvent corriger ceci :
developers-connections-heading = Programmes reliés
developers-connections-lead = Vous avez autorisé ces programmes à utiliser les outils en votre nom. Un programme dont vous rompez la liaison est refusé dès sa prochaine requête.
developers-connections-program = Programme
developers-connections-end = Rompre
developers-connections-end-named = Rompre la liaison de { $name }
developers-refusal-INVALID_KEY_REACH = Les adresses ressemblent à 203.0.113.7 ou 2001:db8::/48, séparées par des virgules, 20 au plus.
developers-title-requests = Requêtes
developers-requests-heading = Les sept derniers jours
developers-requests-lead = Vos requêtes, la plus récente d’abord, quelques secondes après chaque réponse. Leurs corps ne sont jamais conservés.
developers-requests-status = État
developers-requests-key = Clé
developers-requests-every = toutes les clés
developers-requests-show = Montrer
developers-requests-took = Durée
developers-requests-ms = { $ms } ms
developers-requests-download = Télécharger en CSV
developers-title-recovery = Se connecter
developers-title-recovery-codes = Codes de secours
developers-passkey-sign-in = Se connecter avec une clé d’accès
developers-passkey-none = Aucune clé d’accès n’a répondu. Réessayez, ou connectez-vous autrement.
developers-passkey-not-made = Aucune clé d’accès n’a été créée. Réessayez ; après dix minutes, connectez-vous d’abord à nouveau.
developers-passkey-first = mon appareil
developers-passkey-add = Ajouter une clé d’accès
developers-passkeys-heading = Clés d’accès
developers-passkeys-text = Une clé d’accès reste sur votre appareil, ou dans votre gestionnaire de mots de passe, et vous connecte par une empreinte, un visage ou un code. Une personne qui peut lire vos e-mails ne l’a pas.
developers-passkeys-scripts = Créer une clé d’accès demande JavaScript.
developers-passkeys-nowhere = Les navigateurs ne créent de clés d’accès que pour des sites qui ont un nom d’hôte et https, ou sur localhost. Celui-ci n’a ni l’un ni l’autre : vous vous connectez donc par un lien.
developers-codes-heading = Codes de secours
developers-codes-text = { $count ->
    [0] Si vous perdez toutes vos clés d’accès, un code parmi dix vous connecte. Vous n’en avez pas encore.
    [one] Si vous perdez toutes vos clés d’accès, un code vous connecte une fois. Il en reste { $count }.
   *[other] Si vous perdez toutes vos clés d’accès, un code vous connecte une fois. Il en reste { $count }.
}
developers-codes-make = Créer dix nouveaux codes
developers-codes-new-heading = Vos codes de secours
developers-codes-new-lead = Imprimez-les ou notez-les maintenant. Ils ne sont montrés que cette fois ; les précédents ne marchent plus. Chacun vous connecte une fois.
developers-codes-kept = Je les ai enregistrés
developers-recovery-link = Se connecter avec un code de secours
developers-recovery-heading = Se connecter avec un code de secours
developers-recovery-lead = Pour le cas où vous n’avez aucune de vos clés d’accès sous la main. Chaque code marche une fois.
developers-recovery-code = Code de secours
developers-recovery-button = Se connecter
developers-refusal-PASSKEY_REFUSED = Cette clé d’accès n’est pas de ce site, ou la demande a expiré. Réessayez.
developers-refusal-PASSKEY_LIMIT = Un compte a 10 clés d’accès au plus. Retirez-en une dont vous n’avez plus besoin.
developers-refusal-PASSKEY_NOT_FOUND = Vous n’avez pas cette clé d’accès.
developers-refusal-PASSKEY_REQUIRED = Les administrateurs se connectent avec une clé d’accès. Créez-en une sur la page de votre compte, et connectez-vous avec elle ; sans vos appareils, utilisez un code de secours.
developers-refusal-RECOVERY_CODE_REFUSED = Ce n’est pas un code de cette adresse, ou il a déjà servi.
developers-deed-add-passkey = ajout d’une clé d’accès
developers-deed-remove-passkey = retrait d’une clé d’accès
developers-deed-forget-passkeys = oubli des clés d’accès
developers-deed-make-recovery-codes = création de codes de secours
letter-passkey-added-subject = Une nouvelle clé d’accès pour votre compte chez { $name }
letter-passkey-added-text =
    Désormais, la clé d’accès « { $key } » permet de se connecter à votre compte chez { $name }.

    Si ce n’était pas vous, retirez-la et déconnectez-vous partout : { $link }
letter-passkey-removed-subject = Une clé d’accès de votre compte chez { $name } a été retirée
letter-passkey-removed-text =
    La clé d’accès « { $key } » ne permet plus de se connecter à votre compte chez { $name }.

    Si ce n’était pas vous, voyez ce qui s’est passé : { $link }
letter-recovery-code-used-subject = Un code de secours a servi pour se connecter à { $name }
letter-recovery-code-used-text =
    Quelqu’un s’est connecté à votre compte chez { $name } avec l’un de ses codes de secours.

    Si ce n’était pas vous, créez de nouveaux codes, retirez les clés d’accès que vous ne connaissez pas, et déconnectez-vous partout : { $link }
developers-title-reference = Référence
developers-title-endpoint = Référence
developers-description = Du sudoku vérifié par une API JSON : des grilles qui ont exactement une solution, des vérifications, des évaluations, des indices et des feuilles. Gratuit, avec une clé.
developers-copied = Copié
shelf-docs = Documentation
shelf-start = Début
shelf-guides = Guides
shelf-search = Chercher
shelf-search-none = Rien trouvé
developers-try-method = Méthode
developers-try-path = Chemin
developers-try-headers = Clé et en-têtes
developers-try-own-key = une clé créée pour vous, valable dix minutes
developers-try-more-headers = Autres en-têtes, un par ligne
developers-try-strangers = Tant que vous êtes connecté, vous n’avez pas besoin de clé ici.
developers-try-quick-start = Prise en main
developers-try-curl = Copier pour curl
developers-try-time = en { $ms } ms
developers-try-lost = Il n’y a pas eu de réponse. Vérifiez votre connexion, et renvoyez la requête.
developers-try-board = Grille { $number }
developers-try-more = La réponse a d’autres grilles.
developers-try-page = La feuille
developers-try-open = Ouvrir le PDF
developers-try-answer-headers = En-têtes de la réponse
developers-mend-heading = Corps corrigé
developers-mend-use = Le prendre
developers-deed-make-trial-key = création d’une clé d’essai
developers-title-request = Requête
developers-request-heading = Détails de la requête
developers-request-wrong = Ce qui n’allait pas
developers-request-kept = Les noms des champs et leurs valeurs attendues sont conservés un jour. Les données que vous avez envoyées ne le sont jamais.
developers-request-code = La page du code d’erreur explique que faire.
developers-request-good = La requête a réussi.
developers-request-look-up = Identifiant de requête
developers-request-explain = Expliquer
developers-mend-paste = Collez le corps qui a été envoyé. Il reste dans cette page.
developers-mend-nothing = Rien n’a pu y être corrigé avec certitude.
developers-usage-by = Diagramme
developers-usage-by-outcome = Par issue, 30 jours
developers-usage-by-key = Par clé, 7 jours
developers-usage-parts = Par clé, point d’accès et code, 7 jours
developers-usage-one-by-one = Chaque requête des sept derniers jours
developers-outcome-others = autres clés
developers-administration-order = Ordre
developers-administration-requests = Requêtes en 30 jours
developers-administration-before = Comptes précédents
developers-administration-next = Comptes suivants
developers-standing-every = tous
developers-standing-active = actifs
developers-standing-suspended = suspendus
developers-standing-administrator = administrateurs
developers-order-address = par adresse
developers-order-newest = les plus récents d’abord
developers-order-requests = le plus de requêtes d’abord
developers-title-status = État
status-lead = L’état du service maintenant et ces sept derniers jours, d’après ses propres mesures.
status-good = Le service accepte les requêtes.
status-bad = Le service n’atteint pas sa base de données : les requêtes échouent actuellement avec 503.
status-days = Les sept derniers jours
status-day = Jour
status-requests = Requêtes
status-served = Sans erreur du serveur (5xx)
status-fast = En moins de 100 ms
status-slow = En moins d’une seconde
status-share = { $share } %
status-none = Il n’y a pas eu de requêtes ces sept derniers jours.
status-how = Les requêtes de tous les comptes sont comptées, de leur premier octet à la réponse ; les jours commencent à minuit UTC. Moteur { $version }.
status-counted = Dernier décompte : { $time }.

# Limites d’un compte. { $requests } et { $keys } sont des nombres, ou « - » pour ce qu’ont tous les comptes.
developers-title-limits = Limites d’un compte
developers-limits-heading = Limites
developers-limits-text = Ces limites ne valent que pour ce compte. Laissez un champ vide pour la valeur par défaut.
developers-limits-requests = Requêtes par minute
developers-limits-keys = Clés à la fois
developers-limits-change = Changer les limites
developers-limits-sure = Changer les limites de { $name } ?
developers-limits-sure-lead = Elles valent dès la prochaine requête. Les clés existantes restent valables. Le propriétaire voit les limites sur la page d’utilisation.
developers-limits-from-to = { $before } jusqu’ici, { $after } désormais
developers-limits-button = Changer les limites
developers-usage-own-limits = Ce compte a ses propres limites : { $limit } requêtes par minute, { $keys } clés à la fois.
audit-limits = requêtes par minute : { $requests }, clés : { $keys }
developers-refusal-INVALID_LIMIT = Les limites sont des nombres : de 1 à 100000 requêtes par minute, de 1 à 1000 clés. Un champ vide vaut la valeur par défaut.

builder-heading = Une grille sur votre page
builder-lead = Pas de cookie, pas de compte, et aucun de nos scripts dans votre page.
builder-puzzle = Grille
builder-puzzle-daily = Grille du jour
builder-puzzle-puzzle = Une grille
builder-puzzle-collection = Une collection
builder-level = Niveau
builder-name = Son lien sur ce site, ou ses 81 caractères
builder-unknown = Ce n’est ni une grille ni une collection à exactement une solution chacune.
builder-help = Les indices montrent au plus
builder-help-none = rien
builder-help-where = où
builder-help-technique = la technique
builder-help-step = toute l’étape
builder-theme = Clair ou sombre
builder-theme-page = Comme la page
builder-theme-light = Clair
builder-theme-dark = Sombre
builder-colour = Couleur
builder-colour-blue = Bleu
builder-colour-ink = Encre
builder-colour-green = Vert
builder-colour-own = Personnelle
builder-colour-choose = Votre propre couleur
builder-show = Montrer cette grille
builder-code = Code
builder-copy = Copier
builder-code-iframe = Marche dans toute page.
builder-code-element = Un élément personnalisé avec événements et styles, du paquet nonet-engine, que vous construisez depuis un clone et hébergez vous-même.
builder-code-react = Le même élément en React 19.
builder-code-wordpress = Collez cette adresse seule sur sa ligne. D’autres programmes qui connaissent oEmbed la prennent aussi.
builder-preview = Aperçu sur un autre site
builder-width = Largeur
