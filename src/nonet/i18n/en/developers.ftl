# The pages of the developer area, and its letters.

developers-title-welcome = Developers
developers-title-sign-in = Sign in
developers-title-sent = Sign in
developers-title-confirm = Confirm
developers-title-changed = Change of address
developers-title-refusal = Not possible
developers-title-keys = Keys
developers-title-new-key = New key
developers-title-connect = Connect a program
developers-title-not-connected = Connect a program
developers-title-unfit = Not possible
developers-title-usage = Usage
developers-title-sessions = Sessions
developers-title-account = Account
developers-title-administration = Administration
developers-title-administered = Account
developers-title-audit = Audit log
developers-title-again = Sign in
developers-title-journal = Activity
developers-nav = Developer area
developers-sign-out = Sign out
developers-suspended = This account is suspended. Its keys and download links no longer work, and it cannot be changed or deleted. To appeal, write to { $contact }.
developers-back = Continue
developers-copy = Copy
developers-email = E-mail address
developers-openapi = OpenAPI description
developers-terms = Terms of use
developers-welcome-heading = Try the API without a key.
developers-welcome-lead = It runs in your browser and returns what the API returns.
developers-welcome-get = Get a key
developers-welcome-try = Try the API
developers-welcome-answered = answered in this page in { $ms } ms
developers-welcome-shown = a response of the API
developers-welcome-refused = error: { $code }
developers-welcome-missing = The engine does not run in this browser. With a key, you can use the API.
developers-welcome-difficulty = difficulty
developers-welcome-explain = Explain the next step
developers-welcome-another = Another position
developers-welcome-generate = Generate a puzzle
developers-welcome-check = Check the grid
developers-welcome-copy = Copy this request as
developers-welcome-answer = Answer
developers-welcome-keys = Point at a line, or use the arrow keys, to read what it means.
developers-welcome-docs-more = Every endpoint and field
developers-welcome-price = Pricing
developers-welcome-price-more = Free, no plans
developers-welcome-limits = Limits
developers-welcome-limits-more = { $limit } requests per minute
developers-welcome-terms-more = Attribution required
developers-welcome-key-lead = All you need is an e-mail address; there is no password. A key is free.
developers-welcome-first = Enter your address and open the link that we send you.
developers-welcome-second = Press “Make a key”.
developers-welcome-third = Paste the line that comes with the key into a terminal.
developers-welcome-agents = Use it from an agent
developers-welcome-begin = Sign in or sign up
developers-sign-in-heading = Sign in or sign up
developers-sign-in-lead = We send you a link. It works once, for 15 minutes. The first one creates your account.
developers-sign-in-send = Send me a link
developers-sign-in-with = Continue with { $name }
developers-sent-heading = Check your mail
developers-sent-lead = A link is on its way to { $email }. It works once, for 15 minutes.
developers-sent-again = Send it again
developers-sent-wrong = Another address
developers-sent-after = You can request a new link after a minute. Earlier ones still work until one is used.
developers-again-heading = Sign in again
developers-again-lead = This action needs a sign-in within the last ten minutes. Nothing was changed. Sign in, then try again.
developers-sent-shown = Your link
developers-sent-shown-why = No mail server is set up, and only this machine can see this page, so here it is.
developers-sent-open = Open the link
developers-confirm-sign-in-heading = Sign in
developers-confirm-sign-in-lead = You are about to sign in as { $email }.
developers-confirm-sign-in-button = Sign in
developers-confirm-change-heading = Change of address
developers-confirm-change-lead = The account's address will be { $email }.
developers-confirm-change-button = Confirm the change
developers-changed-half-heading = Confirmed from one address
developers-changed-half-lead = The address becomes { $email } once the other address has confirmed it too.
developers-changed-done-heading = The address was changed
developers-changed-done-lead = From now on you sign in with { $email }.
developers-refusal-heading = That did not work
developers-refusal-INVALID_FORM = The form could not be read. Please try again.
developers-refusal-INVALID_EMAIL = This is not an e-mail address. It looks like name@example.com.
developers-wrong-email-spelling = This address has a letter or a dot that looks like another one. It should be { $suggestion }.
developers-wrong-email-domain = After the @ we expect a domain name, such as example.com.
developers-wrong-email-unserved = Our mail server cannot send to addresses with such letters before the @. Please use another one.
developers-refusal-INVALID_KEY_NAME = A name has 1 to 100 printable characters.
developers-refusal-CROSS_SITE = This request did not come from one of our own pages, so it was rejected.
developers-refusal-ACCOUNT_SUSPENDED = This account is suspended, so it cannot be changed.
developers-refusal-EMAIL_UNVERIFIED = The provider has not verified your e-mail address. Verify it there, or sign in with a link.
developers-refusal-KEY_NOT_FOUND = This key does not exist.
developers-refusal-ACCOUNT_NOT_FOUND = This account does not exist.
developers-refusal-ACCOUNT_EXISTS = This address cannot be used for your account.
developers-refusal-OWN_ACCOUNT = You cannot suspend your own account.
developers-refusal-LINK_EXPIRED = This link was used or has expired. Request a new one.
developers-refusal-RATE_LIMITED = There were too many requests in a short time. Please wait a while.
developers-refusal-LETTER_LIMIT = We sent mail to this address a short while ago. Check the mailbox, including the spam folder, or try again later. A link that you received still works.
developers-refusal-PROVIDER_ERROR = The provider did not confirm your identity. Please try again.
developers-refusal-MAIL_ERROR = The mail could not be sent. Please try again later.
developers-refusal-MAIL_MISSING = Mail is not set up here. Ask the operators of this service for a sign-in link: nonet accounts sign-in-link EMAIL makes one.
developers-refusal-UNAVAILABLE = We cannot reach our database at the moment, so your change may not have been made. Please try again in a moment.
developers-refusal-INTERNAL_ERROR = Something went wrong on our side.
developers-keys-heading = API keys
developers-keys-lead = A key goes into the Authorization header of each request. Keep it on your server.
developers-keys-name = Name
developers-keys-first = my first key
developers-keys-key = Key
developers-keys-made = Created
developers-keys-used = Last used
developers-keys-uses = Requests, 7 days
developers-keys-uses-picture = { $count ->
    [one] { $count } request in { $days } days
   *[other] { $count } requests in { $days } days
}
developers-keys-made-on = created { $day }
developers-keys-rotate-do = Rotate
developers-keys-rotate-named = Rotate { $name }
developers-keys-expires = Expires
developers-keys-state = State
developers-keys-never = never
developers-keys-after = after { $days } days
developers-keys-make = Make a key
developers-keys-revoke = Revoke
developers-keys-revoke-named = Revoke { $name }
developers-keys-revoked = revoked
developers-keys-expired = expired
developers-keys-rotate = To replace a key without downtime, open it and rotate it.
developers-new-key-heading = Your new key: { $name }
developers-new-key-lead = Copy it now. It is shown only this once, and we do not store it.
developers-new-key-try = Try it
developers-new-key-kept = I have saved it
developers-usage-heading = Usage
developers-usage-quota = { $remaining } of { $limit } requests are left in this minute. The count resets within { $reset } seconds.
developers-usage-caption = { $count ->
    [one] { $first } to { $last }: { $count } request, at most { $most } a day
   *[other] { $first } to { $last }: { $count } requests, at most { $most } a day
}
developers-usage-picture = { $count ->
    [one] Bar chart of { $count } request by day; the table below holds the same figures
   *[other] Bar chart of { $count } requests by day; the table below holds the same figures
}
developers-usage-table = The same as a table
developers-usage-day = Day
developers-usage-endpoint = Endpoint
developers-usage-outcome = Outcome
developers-usage-requests = Requests
developers-usage-delay = Counts appear within a few seconds. Days start at midnight UTC.
developers-outcome-ok = successful
developers-outcome-refused = rejected
developers-outcome-limited = over the limit (429)
developers-outcome-failed = failed
developers-sessions-heading = Where you are signed in
developers-sessions-lead = A session expires after 7 days without use, and after 30 days at the latest.
developers-sessions-browser = Browser
developers-sessions-begun = Signed in
developers-sessions-seen = Last seen
developers-sessions-end = End
developers-sessions-this = this browser
developers-sessions-unknown = unknown
developers-sessions-end-all = Sign out everywhere
developers-account-heading = Your account
developers-account-lead = { $email }, since { $date }
developers-account-change-heading = Change the address
developers-account-change-text = We mail a link to both addresses, and both have to confirm.
developers-account-change-new = New e-mail address
developers-account-change-send = Send both links
developers-account-change-waiting = A change to { $email } is waiting for confirmation from both addresses.
developers-account-change-link = The link for { $email }
developers-account-change-cancel = Cancel the change
developers-account-export-heading = Take your data with you
developers-account-export-text = Everything stored about the account, as one JSON file.
developers-account-export-button = Export the account
developers-account-delete-heading = Delete the account
developers-account-delete-text = Its keys and download links stop working at once. This cannot be undone.
developers-account-delete-type = Type your e-mail address
developers-account-delete-button = Delete the account
developers-account-delete-wrong = This is not the address of the account.
developers-administration-search = Part of an address
developers-administration-find = Search
developers-administration-accounts = Accounts
developers-administration-account = Account
developers-administration-since = Since
developers-administration-state = State
developers-administration-usage = All requests
developers-administration-suspend = Suspend
developers-administration-restore = Restore
developers-state-active = active
developers-state-suspended = suspended
developers-audit-time = Time
developers-audit-by = By
developers-audit-action = Action
developers-audit-account = Account
developers-audit-detail = Detail
developers-audit-request = Request
developers-audit-address = Address
developers-audit-older = Older entries
developers-journal-heading = Account activity
developers-journal-lead = Everything that happened to your account, newest first. IP addresses are deleted after 30 days.
developers-deed-make-account = create account
developers-deed-sign-up = sign up
developers-deed-sign-in = sign in
developers-deed-sign-out = sign out
developers-deed-end-session = end session
developers-deed-connect = connect a program
developers-deed-end-connection = end connection
developers-deed-end-all-sessions = end all sessions
developers-deed-make-sign-in-link = create sign-in link
developers-deed-make-key = create key
developers-deed-revoke-key = revoke key
developers-deed-export = export
developers-deed-begin-change-of-address = start change of address
developers-deed-cancel-change-of-address = cancel change of address
developers-deed-change-address = change address
developers-deed-join-identity = link identity
developers-deed-delete-account = delete account
developers-deed-look-at-account = view account
developers-deed-suspend = suspend
developers-deed-restore = restore
developers-deed-limit = set limits
developers-deed-promote = promote
developers-deed-demote = demote
letter-sign-in-subject = Sign in to { $name }
letter-sign-in-text =
    Open this link to sign in to { $name }. It works once, for 15 minutes:

    { $link }

    If you did not request it, you can ignore this mail.
letter-change-old-subject = Confirm the change of your address at { $name }
letter-change-old-text =
    Somebody who is signed in to your account at { $name } wants to change its e-mail address. Open this link within an hour if it was you:

    { $link }

    If it was not you, sign in and end all sessions.
letter-change-new-subject = Confirm your new address at { $name }
letter-change-new-text =
    This address was entered as the new one of an account at { $name }. Open this link within an hour to confirm it:

    { $link }

    If you did not request it, you can ignore this mail.
developers-title-docs = Docs
developers-title-document = Documentation
developers-title-embed = Embed
developers-title-try = Try it
developers-docs-markdown = This page as Markdown
developers-try-lead = Send a request with one of your keys. It counts like any other, and the key stays in this page.
developers-try-elsewhere = Requests can be sent from this page only if the API has the same origin as the site. It is at { $origin }, so browsers hide its responses from this page. Programs on a server are not affected.
developers-try-without-scripts = Sending requests from this page needs JavaScript; the quick start shows another way.
developers-try-body = Body
developers-try-send = Send
developers-try-answer = Answer
developers-audit-command-line = command line
developers-audit-deleted = deleted account { $id }
developers-audit-administrator = administrator
audit-sign-in = { $way ->
    [link] with a link
    [passkey] with a passkey
    [recovery-code] with a recovery code
   *[provider] with { $provider }
}
audit-session = session { $id }
audit-key = key { $id } ({ $name })
audit-ended-key = key { $id } ({ $name }): { $why ->
    [code-twice] a code was used twice
    [refresh-token-twice] a refresh token was used twice
   *[program] at its program's request
}
audit-name = { $name }
audit-program = { $name } ({ $client }), { $scope }
audit-prose = { $text }
developers-docs-reference = Reference
reference-group-making = Make
reference-group-judging = Judge
reference-group-playing = Play
reference-group-publishing = Publish
developers-docs-errors = Errors
developers-docs-changelog = Changelog of the API
letter-new-key-subject = A new key for your account at { $name }
letter-new-key-text =
    The key “{ $key }” ({ $shown }) was made for your account at { $name }.

    If it was not you, revoke it and sign out everywhere: { $link }
letter-new-connection-subject = A program was connected to your account at { $name }
letter-new-connection-text =
    You allowed the program “{ $program }” to use the tools of { $name } on your behalf.

    If it was not you, end the connection and sign out everywhere: { $link }
letter-new-browser-subject = A new browser signed in to { $name }
letter-new-browser-text =
    Somebody signed in to your account at { $name } with a browser that was not used before ({ $agent }, from { $address }).

    If it was not you, sign in and end that session: { $link }
letter-identity-joined-subject = Another way to sign in to { $name }
letter-identity-joined-text =
    From now on you can sign in to your account at { $name } with your identity at { $issuer }.

    If it was not you, remove this way on your account page, and see what happened: { $link }
letter-identity-removed-subject = A way to sign in to { $name } was removed
letter-identity-removed-text =
    You can no longer sign in to your account at { $name } with your identity at { $issuer }.

    If it was not you, see what happened: { $link }
letter-address-changed-subject = The address of your account at { $name } was changed
letter-address-changed-text =
    The address of your account at { $name } was changed from { $old } to { $new }. The account was signed out everywhere else.

    If it was not you, write to { $contact }.
letter-deleted-subject = Your account at { $name } was deleted
letter-deleted-text =
    Your account at { $name } was deleted, with its keys and everything that was stored about it.

    If it was not you, write to { $contact }.
letter-suspended-subject = Your account at { $name } is suspended
letter-suspended-text =
    Your account at { $name } is suspended: its keys and download links no longer work, and it cannot be changed or deleted. You can still sign in and export your data.

    To appeal, write to { $contact }.
letter-restored-subject = Your account at { $name } is restored
letter-restored-text =
    Your account at { $name } is no longer suspended. Its valid keys work again.
letter-join-subject = Confirm another way to sign in to { $name }
letter-join-text =
    Somebody signed in at { $issuer } with your address. If it was you, open this link within 15 minutes to add it as another way to sign in to your account at { $name }:

    { $link }

    If it was not you, do nothing: nobody was signed in.
developers-title-join-sent = Sign in
developers-title-sure = Are you sure?
developers-join-sent-heading = Confirm by mail first
developers-join-sent-lead = There is already an account with this address. A mail to { $email } asks whether this provider may sign you in to it; you have to confirm only once.
developers-join-sent-shown = No mail server is set up, and only this machine can see this page, so here is the link.
developers-confirm-join-heading = Another way to sign in
developers-confirm-join-lead = From now on you can also sign in to the account { $email } with this provider.
developers-confirm-join-button = Add it and sign in
developers-identities-heading = Sign-in with other providers
developers-identities-none = None. You sign in with a link.
developers-identities-provider = Provider
developers-identities-since = Since
developers-identities-remove = Remove
developers-identities-remove-named = Remove { $name }
developers-sure-back = Go back
developers-sure-revoke-heading = Revoke { $name }?
developers-sure-revoke-lead = Programs that use this key ({ $shown }) will be rejected from the next request on. This cannot be undone.
developers-sure-revoke-button = Revoke the key
developers-sure-suspend-heading = Suspend { $name }?
developers-sure-suspend-lead = All keys and download links of the account will be rejected from the next request on, and its owner is notified by mail.
developers-sure-suspend-button = Suspend the account
developers-deed-remove-identity = remove identity
developers-refusal-KEY_LIMIT = This account has reached its limit of keys. Revoke one that you no longer need.
developers-refusal-INVALID_KEY_EXPIRY = A key expires after 30, 90 or 365 days, or never.
developers-refusal-ADMINISTRATOR_IDENTITY = Administrators sign in with a link, never with a provider.
developers-refusal-IDENTITY_NOT_FOUND = Your account does not have this way to sign in.
developers-deed-revoke-leaked-key = revoke leaked key
letter-leaked-subject = A key of your account at { $name } leaked and was revoked
letter-leaked-text =
    Somebody found the key “{ $key }” ({ $shown }) of your account at { $name } and reported it to us. We have revoked it: requests with it are now rejected.

    Create a new one, and check where the old one was stored: { $link }
developers-deed-change-key = change key
developers-deed-rotate-key = rotate key
developers-title-key = Key
developers-key-change-heading = Change this key
developers-key-change-button = Save the changes
developers-key-rotate-heading = Rotate this key
developers-key-rotate-text = A new key replaces this one, with the same name and rights. This one stays valid for a while, so that your programs can switch over.
developers-key-rotate-overlap = The old key expires
developers-key-rotate-after = { $hours ->
    [0] at once
    [1] after an hour
    [24] after a day
    [168] after a week
    [720] after 30 days
   *[other] after { $hours } hours
}
developers-key-rotate-button = Rotate the key
developers-key-scope = Permissions
developers-key-scope-all = everything
developers-key-scope-content = content: make, check and rate puzzles
developers-key-scope-publish = publish and print
developers-key-scope-read = read: check and rate puzzles
developers-key-addresses = Allowed IP addresses (all, if empty)
developers-refusal-UNKNOWN_PROGRAM = We do not know the program that sent you here: it is not registered, or the page that describes it could not be read. Nothing was allowed. Start again in the program.
developers-refusal-FOREIGN_REDIRECT = The program wants to send you to an address that it did not register. Access can be stolen that way, so nothing was allowed.
developers-refusal-CONSENT_EXPIRED = This program's request has expired, or was not made in this browser. Start again in the program.
developers-connect-heading = Connect { $program }?
developers-connect-lead = { $program } wants to use the tools of this service on your behalf. You are signed in as { $email }.
developers-connect-back = You will be sent back to { $host }. If you did not come from there, do not allow it.
developers-connect-here = It runs on your own machine, so its name is not verified.
developers-connect-document = The program describes itself at { $address }.
developers-connect-scope = Permissions
developers-connect-allow = Allow
developers-connect-deny = Do not allow
developers-connect-end = Its requests count as yours. You can disconnect it at any time on the page of your keys.
developers-not-connected-heading = { $program } was not connected
developers-not-connected-lead = You did not allow it, so it has no access, and was not notified.
developers-not-connected-back = A program that you started yourself may be waiting for your answer at { $host }. Go there only if you know it.
developers-not-connected-tell = Notify it at { $host }
developers-unfit-lead = The program that sent you here made an invalid request. Nothing was allowed, and you were not sent back.
developers-unfit-detail = Its developers can fix this:
developers-connections-heading = Connected programs
developers-connections-lead = You allowed these programs to use the tools on your behalf. A program that you disconnect loses access from its next request on.
developers-connections-program = Program
developers-connections-end = End
developers-connections-end-named = End the connection of { $name }
developers-refusal-INVALID_KEY_REACH = Addresses look like 203.0.113.7 or 2001:db8::/48, separated by commas, at most 20.
developers-title-requests = Requests
developers-requests-heading = The last seven days
developers-requests-lead = Your requests, newest first, a few seconds after each response. Their bodies are never stored.
developers-requests-status = Status
developers-requests-key = Key
developers-requests-every = all keys
developers-requests-show = Show
developers-requests-took = Duration
developers-requests-ms = { $ms } ms
developers-requests-download = Download as CSV
developers-title-recovery = Sign in
developers-title-recovery-codes = Recovery codes
developers-passkey-sign-in = Sign in with a passkey
developers-passkey-none = No passkey answered. Try again, or sign in another way.
developers-passkey-not-made = No passkey was created. Try again; after ten minutes, sign in again first.
developers-passkey-first = my device
developers-passkey-add = Add a passkey
developers-passkeys-heading = Passkeys
developers-passkeys-text = A passkey stays on your device, or in your password manager, and signs you in with a fingerprint, a face or a code. Somebody who can read your mail does not have it.
developers-passkeys-scripts = Creating a passkey needs JavaScript.
developers-passkeys-nowhere = Browsers create passkeys only for sites with a host name and https, or on localhost. This one has neither, so you sign in with a link.
developers-codes-heading = Recovery codes
developers-codes-text = { $count ->
    [0] If you lose all your passkeys, one of ten codes signs you in. You have none yet.
    [one] If you lose all your passkeys, a code signs you in once. { $count } is left.
   *[other] If you lose all your passkeys, a code signs you in once. { $count } are left.
}
developers-codes-make = Make ten new codes
developers-codes-new-heading = Your recovery codes
developers-codes-new-lead = Print them or write them down now. They are shown only this once; earlier ones no longer work. Each signs you in once.
developers-codes-kept = I have saved them
developers-recovery-link = Sign in with a recovery code
developers-recovery-heading = Sign in with a recovery code
developers-recovery-lead = For when you have none of your passkeys at hand. Each code works once.
developers-recovery-code = Recovery code
developers-recovery-button = Sign in
developers-refusal-PASSKEY_REFUSED = This passkey does not belong to this site, or the request has expired. Please try again.
developers-refusal-PASSKEY_LIMIT = An account has at most 10 passkeys. Remove one that you no longer need.
developers-refusal-PASSKEY_NOT_FOUND = Your account does not have this passkey.
developers-refusal-PASSKEY_REQUIRED = Administrators sign in with a passkey. Create one on your account page, and sign in with it; without your devices, use a recovery code.
developers-refusal-RECOVERY_CODE_REFUSED = This is not a code of this address, or it was already used.
developers-deed-add-passkey = add passkey
developers-deed-remove-passkey = remove passkey
developers-deed-forget-passkeys = delete passkeys
developers-deed-make-recovery-codes = create recovery codes
letter-passkey-added-subject = A new passkey for your account at { $name }
letter-passkey-added-text =
    From now on, the passkey “{ $key }” can sign in to your account at { $name }.

    If it was not you, remove it and sign out everywhere: { $link }
letter-passkey-removed-subject = A passkey of your account at { $name } was removed
letter-passkey-removed-text =
    The passkey “{ $key }” can no longer sign in to your account at { $name }.

    If it was not you, see what happened: { $link }
letter-recovery-code-used-subject = A recovery code was used to sign in to { $name }
letter-recovery-code-used-text =
    Somebody signed in to your account at { $name } with one of its recovery codes.

    If it was not you, create new codes, remove passkeys that you do not know, and sign out everywhere: { $link }
developers-title-reference = Reference
developers-title-endpoint = Reference
developers-description = Verified Sudoku through a JSON API: puzzles with exactly one solution, checks, grades, hints and worksheets. Free, with a key.
developers-copied = Copied
shelf-docs = Documentation
shelf-start = Start
shelf-guides = Guides
shelf-search = Search
shelf-search-none = Nothing found
developers-try-method = Method
developers-try-path = Path
developers-try-headers = Key and headers
developers-try-own-key = a key made for you, valid for ten minutes
developers-try-more-headers = More headers, one per line
developers-try-strangers = While you are signed in, you need no key here.
developers-try-quick-start = Quick start
developers-try-curl = Copy as curl
developers-try-time = in { $ms } ms
developers-try-lost = There was no response. Check your connection, and send it again.
developers-try-board = Grid { $number }
developers-try-more = The response has more grids.
developers-try-page = The sheet
developers-try-open = Open the PDF
developers-try-answer-headers = Response headers
developers-mend-heading = Corrected body
developers-mend-use = Use it
developers-deed-make-trial-key = create trial key
developers-title-request = Request
developers-request-heading = Request details
developers-request-wrong = What was wrong
developers-request-kept = Field names and their expected values are stored for a day. The data you sent is never stored.
developers-request-code = The error code’s page explains what to do.
developers-request-good = The request was successful.
developers-request-look-up = Request id
developers-request-explain = Explain
developers-mend-paste = Paste the body that you sent. It stays in this page.
developers-mend-nothing = There was nothing that could be corrected with certainty.
developers-usage-by = Chart
developers-usage-by-outcome = By outcome, 30 days
developers-usage-by-key = By key, 7 days
developers-usage-parts = By key, endpoint and code, 7 days
developers-usage-one-by-one = Each request of the last seven days
developers-outcome-others = other keys
developers-administration-order = Order
developers-administration-requests = Requests in 30 days
developers-administration-before = Previous accounts
developers-administration-next = Next accounts
developers-standing-every = all
developers-standing-active = active
developers-standing-suspended = suspended
developers-standing-administrator = administrators
developers-order-address = by address
developers-order-newest = newest first
developers-order-requests = most requests first
developers-title-status = Status
status-lead = The status of the service now and over the last seven days, by its own measurements.
status-good = The service accepts requests.
status-bad = The service cannot reach its database: requests currently fail with 503.
status-days = The last seven days
status-day = Day
status-requests = Requests
status-served = No server error (5xx)
status-fast = Within 100 ms
status-slow = Within a second
status-share = { $share } %
status-none = There were no requests in the last seven days.
status-how = The requests of all accounts are counted, from their first byte to the response; days start at midnight UTC. Engine { $version }.
status-counted = Last counted { $time }.

# Limits of one account. { $requests } and { $keys } are numbers, or "-" for what all accounts have.
developers-title-limits = Limits of an account
developers-limits-heading = Limits
developers-limits-text = These limits apply to this account only. Leave a field empty for the default.
developers-limits-requests = Requests a minute
developers-limits-keys = Keys at a time
developers-limits-change = Change limits
developers-limits-sure = Change the limits of { $name }?
developers-limits-sure-lead = They take effect from the next request on. Existing keys stay valid. The owner sees the limits on the usage page.
developers-limits-from-to = { $before } until now, { $after } from now on
developers-limits-button = Change limits
developers-usage-own-limits = This account has its own limits: { $limit } requests a minute, { $keys } keys at a time.
audit-limits = requests a minute: { $requests }, keys: { $keys }
developers-refusal-INVALID_LIMIT = Limits are numbers: 1 to 100000 requests a minute, 1 to 1000 keys. An empty field means the default.

builder-heading = A board on your page
builder-lead = No cookies, no account, and none of our scripts in your page.
builder-puzzle = Puzzle
builder-puzzle-daily = Daily puzzle
builder-puzzle-puzzle = One puzzle
builder-puzzle-collection = A collection
builder-level = Level
builder-name = Its link on this site, or its 81 characters
builder-unknown = This is not a puzzle or collection with exactly one solution each.
builder-help = Hints show at most
builder-help-none = nothing
builder-help-where = where
builder-help-technique = the technique
builder-help-step = the whole step
builder-theme = Light or dark
builder-theme-page = Same as the page
builder-theme-light = Light
builder-theme-dark = Dark
builder-colour = Colour
builder-colour-blue = Blue
builder-colour-ink = Ink
builder-colour-green = Green
builder-colour-own = Custom
builder-colour-choose = Custom colour
builder-show = Show this board
builder-code = Code
builder-copy = Copy
builder-code-iframe = Works on any page.
builder-code-element = A custom element with events and styles, from the package nonet-engine, which you build from a clone and host yourself.
builder-code-react = The same custom element in React 19.
builder-code-wordpress = Paste this address on its own line. Other programs that support oEmbed accept it, too.
builder-preview = Preview on another site
builder-width = Width
