# Las páginas de la zona de desarrollo y sus cartas.

developers-title-welcome = Desarrollo
developers-title-sign-in = Iniciar sesión
developers-title-sent = Iniciar sesión
developers-title-confirm = Confirmar
developers-title-changed = Cambio de dirección
developers-title-refusal = No es posible
developers-title-keys = Claves
developers-title-new-key = Clave nueva
developers-title-connect = Conectar un programa
developers-title-not-connected = Conectar un programa
developers-title-unfit = No es posible
developers-title-usage = Uso
developers-title-sessions = Sesiones
developers-title-account = Cuenta
developers-title-administration = Administración
developers-title-administered = Cuenta
developers-title-audit = Registro de auditoría
developers-title-again = Iniciar sesión
developers-title-journal = Actividad
developers-nav = Zona de desarrollo
developers-sign-out = Cerrar sesión
developers-suspended = Esta cuenta está suspendida. Sus claves y enlaces de descarga ya no funcionan, y no se puede modificar ni eliminar. Para reclamar, escribe a { $contact }.
developers-back = Continuar
developers-copy = Copiar
developers-email = Dirección de correo
developers-openapi = Descripción OpenAPI
developers-terms = Condiciones de uso
developers-welcome-heading = Prueba la API sin clave.
developers-welcome-lead = Funciona en tu navegador y devuelve lo mismo que la API.
developers-welcome-get = Obtener una clave
developers-welcome-try = Probar la API
developers-welcome-answered = respondido en esta página en { $ms } ms
developers-welcome-shown = una respuesta de la API
developers-welcome-refused = error: { $code }
developers-welcome-missing = El motor no funciona en este navegador. Con una clave puedes usar la API.
developers-welcome-difficulty = dificultad
developers-welcome-explain = Explicar el paso siguiente
developers-welcome-another = Otra posición
developers-welcome-generate = Generar un sudoku
developers-welcome-check = Comprobar la cuadrícula
developers-welcome-copy = Copiar esta solicitud como
developers-welcome-answer = Respuesta
developers-welcome-keys = Señala una línea, o usa las flechas, para leer qué significa.
developers-welcome-docs-more = Cada endpoint y cada campo
developers-welcome-price = Precios
developers-welcome-price-more = Gratis, sin planes
developers-welcome-limits = Límites
developers-welcome-limits-more = { $limit } solicitudes por minuto
developers-welcome-terms-more = Atribución obligatoria
developers-welcome-key-lead = Solo necesitas una dirección de correo; no hay contraseña. Una clave es gratis.
developers-welcome-first = Introduce tu dirección y abre el enlace que te enviamos por correo.
developers-welcome-second = Pulsa «Crear una clave».
developers-welcome-third = Pega en una terminal la línea que acompaña a la clave.
developers-welcome-agents = Úsala desde un agente
developers-welcome-begin = Iniciar sesión o registrarse
developers-sign-in-heading = Inicia sesión o regístrate
developers-sign-in-lead = Te enviamos un enlace. Funciona una vez, durante 15 minutos. El primero crea tu cuenta.
developers-sign-in-send = Envíame un enlace
developers-sign-in-with = Continuar con { $name }
developers-sent-heading = Mira tu correo
developers-sent-lead = Un enlace va de camino a { $email }. Funciona una vez, durante 15 minutos.
developers-sent-again = Enviarlo otra vez
developers-sent-wrong = Otra dirección
developers-sent-after = Puedes pedir un enlace nuevo al cabo de un minuto. Los anteriores siguen funcionando hasta que se use uno.
developers-again-heading = Vuelve a iniciar sesión
developers-again-lead = Esta acción requiere haber iniciado sesión en los últimos diez minutos. No se ha cambiado nada. Inicia sesión y vuelve a intentarlo.
developers-sent-shown = Tu enlace
developers-sent-shown-why = No hay ningún servidor de correo configurado y solo esta máquina puede ver esta página, así que aquí está.
developers-sent-open = Abrir el enlace
developers-confirm-sign-in-heading = Iniciar sesión
developers-confirm-sign-in-lead = Vas a iniciar sesión como { $email }.
developers-confirm-sign-in-button = Iniciar sesión
developers-confirm-change-heading = Cambio de dirección
developers-confirm-change-lead = La dirección de la cuenta será { $email }.
developers-confirm-change-button = Confirmar el cambio
developers-changed-half-heading = Confirmado desde una dirección
developers-changed-half-lead = La dirección pasará a ser { $email } cuando también la otra dirección lo haya confirmado.
developers-changed-done-heading = Se ha cambiado la dirección
developers-changed-done-lead = A partir de ahora inicias sesión con { $email }.
developers-refusal-heading = No ha funcionado
developers-refusal-INVALID_FORM = No se ha podido leer el formulario. Inténtalo de nuevo.
developers-refusal-INVALID_EMAIL = Esto no es una dirección de correo. Un ejemplo: nombre@example.com.
developers-wrong-email-spelling = Esta dirección tiene una letra o un punto que parece otro. Debería ser { $suggestion }.
developers-wrong-email-domain = Después de la @ esperamos un nombre de dominio, como example.com.
developers-wrong-email-unserved = Nuestro servidor de correo no puede enviar a direcciones con letras como estas antes de la @. Usa otra.
developers-refusal-INVALID_KEY_NAME = Un nombre tiene de 1 a 100 caracteres imprimibles.
developers-refusal-CROSS_SITE = Esta solicitud no vino de una de nuestras páginas, así que se rechazó.
developers-refusal-ACCOUNT_SUSPENDED = Esta cuenta está suspendida, así que no se puede modificar.
developers-refusal-EMAIL_UNVERIFIED = El proveedor no ha verificado tu dirección de correo. Verifícala allí, o inicia sesión con un enlace.
developers-refusal-KEY_NOT_FOUND = Esta clave no existe.
developers-refusal-ACCOUNT_NOT_FOUND = No existe esa cuenta.
developers-refusal-ACCOUNT_EXISTS = Esta dirección no se puede usar para tu cuenta.
developers-refusal-OWN_ACCOUNT = No puedes suspender tu propia cuenta.
developers-refusal-LINK_EXPIRED = Este enlace ya se usó o ha caducado. Pide uno nuevo.
developers-refusal-RATE_LIMITED = Hubo demasiadas solicitudes en poco tiempo. Espera un rato.
developers-refusal-LETTER_LIMIT = Hace poco enviamos correo a esta dirección. Mira el buzón, incluida la carpeta de correo no deseado, o inténtalo más tarde. Un enlace que hayas recibido aún funciona.
developers-refusal-PROVIDER_ERROR = El proveedor no ha confirmado tu identidad. Inténtalo de nuevo.
developers-refusal-MAIL_ERROR = No se ha podido enviar el correo. Inténtalo más tarde.
developers-refusal-MAIL_MISSING = Aquí no hay correo configurado. Pide un enlace de inicio de sesión a quienes operan este servicio: nonet accounts sign-in-link EMAIL crea uno.
developers-refusal-UNAVAILABLE = En este momento no llegamos a nuestra base de datos, así que quizá tu cambio no se haya hecho. Inténtalo de nuevo en un momento.
developers-refusal-INTERNAL_ERROR = Algo ha fallado por nuestra parte.
developers-keys-heading = Claves de la API
developers-keys-lead = Una clave va en la cabecera Authorization de cada solicitud. Guárdala en tu servidor.
developers-keys-name = Nombre
developers-keys-first = mi primera clave
developers-keys-key = Clave
developers-keys-made = Creada
developers-keys-used = Último uso
developers-keys-uses = Solicitudes, 7 días
developers-keys-uses-picture = { $count ->
    [one] { $count } solicitud en { $days } días
   *[other] { $count } solicitudes en { $days } días
}
developers-keys-made-on = creada el { $day }
developers-keys-rotate-do = Rotar
developers-keys-rotate-named = Rotar { $name }
developers-keys-expires = Caduca
developers-keys-state = Estado
developers-keys-never = nunca
developers-keys-after = tras { $days } días
developers-keys-make = Crear una clave
developers-keys-revoke = Revocar
developers-keys-revoke-named = Revocar { $name }
developers-keys-revoked = revocada
developers-keys-expired = caducada
developers-keys-rotate = Para sustituir una clave sin interrupción, ábrela por su nombre y rótala.
developers-new-key-heading = Tu clave nueva: { $name }
developers-new-key-lead = Cópiala ahora. Solo se muestra esta vez, y no la guardamos.
developers-new-key-try = Pruébala
developers-new-key-kept = La he guardado
developers-usage-heading = Uso
developers-usage-quota = En este minuto quedan { $remaining } de { $limit } solicitudes. La cuenta se reinicia en { $reset } segundos como mucho.
developers-usage-caption = { $count ->
    [one] { $first } a { $last }: { $count } solicitud, como mucho { $most } al día
   *[other] { $first } a { $last }: { $count } solicitudes, como mucho { $most } al día
}
developers-usage-picture = { $count ->
    [one] Gráfico de barras de { $count } solicitud por día; la tabla de abajo contiene las mismas cifras
   *[other] Gráfico de barras de { $count } solicitudes por día; la tabla de abajo contiene las mismas cifras
}
developers-usage-table = Lo mismo en una tabla
developers-usage-day = Día
developers-usage-endpoint = Endpoint
developers-usage-outcome = Resultado
developers-usage-requests = Solicitudes
developers-usage-delay = Las cifras aparecen en pocos segundos. Los días empiezan a medianoche UTC.
developers-outcome-ok = correctas
developers-outcome-refused = rechazadas
developers-outcome-limited = por encima del límite (429)
developers-outcome-failed = fallidas
developers-sessions-heading = Dónde tienes la sesión iniciada
developers-sessions-lead = Una sesión termina tras 7 días sin uso, y tras 30 días en todo caso.
developers-sessions-browser = Navegador
developers-sessions-begun = Iniciada
developers-sessions-seen = Última vez
developers-sessions-end = Terminar
developers-sessions-this = este navegador
developers-sessions-unknown = desconocido
developers-sessions-end-all = Cerrar sesión en todas partes
developers-account-heading = Tu cuenta
developers-account-lead = { $email }, desde el { $date }
developers-account-change-heading = Cambiar la dirección
developers-account-change-text = Enviamos un enlace a ambas direcciones, y las dos tienen que confirmar.
developers-account-change-new = Nueva dirección de correo
developers-account-change-send = Enviar ambos enlaces
developers-account-change-waiting = Un cambio a { $email } espera la confirmación de ambas direcciones.
developers-account-change-link = El enlace para { $email }
developers-account-change-cancel = Cancelar el cambio
developers-account-export-heading = Llévate tus datos
developers-account-export-text = Todo lo guardado sobre la cuenta, en un archivo JSON.
developers-account-export-button = Exportar la cuenta
developers-account-delete-heading = Eliminar la cuenta
developers-account-delete-text = Sus claves y enlaces de descarga dejan de funcionar al instante. No se puede deshacer.
developers-account-delete-type = Escribe tu dirección de correo
developers-account-delete-button = Eliminar la cuenta
developers-account-delete-wrong = Esta no es la dirección de la cuenta.
developers-administration-search = Parte de una dirección
developers-administration-find = Buscar
developers-administration-accounts = Cuentas
developers-administration-account = Cuenta
developers-administration-since = Desde
developers-administration-state = Estado
developers-administration-usage = Todas las solicitudes
developers-administration-suspend = Suspender
developers-administration-restore = Restablecer
developers-state-active = activa
developers-state-suspended = suspendida
developers-audit-time = Hora
developers-audit-by = Por
developers-audit-action = Acción
developers-audit-account = Cuenta
developers-audit-detail = Detalle
developers-audit-request = Solicitud
developers-audit-address = Dirección
developers-audit-older = Entradas anteriores
developers-journal-heading = Actividad de la cuenta
developers-journal-lead = Todo lo que ha pasado con tu cuenta, primero lo más reciente. Las direcciones IP se borran a los 30 días.
developers-deed-make-account = cuenta creada
developers-deed-sign-up = registro
developers-deed-sign-in = sesión iniciada
developers-deed-sign-out = sesión cerrada
developers-deed-end-session = sesión terminada
developers-deed-connect = programa conectado
developers-deed-end-connection = conexión terminada
developers-deed-end-all-sessions = todas las sesiones terminadas
developers-deed-make-sign-in-link = enlace de inicio de sesión creado
developers-deed-make-key = clave creada
developers-deed-revoke-key = clave revocada
developers-deed-export = exportación
developers-deed-begin-change-of-address = cambio de dirección empezado
developers-deed-cancel-change-of-address = cambio de dirección cancelado
developers-deed-change-address = dirección cambiada
developers-deed-join-identity = inicio de sesión con otro proveedor añadido
developers-deed-delete-account = cuenta eliminada
developers-deed-look-at-account = cuenta consultada
developers-deed-suspend = suspensión
developers-deed-restore = restablecimiento
developers-deed-limit = límites fijados
developers-deed-promote = administración concedida
developers-deed-demote = administración retirada
letter-sign-in-subject = Inicia sesión en { $name }
letter-sign-in-text =
    Abre este enlace para iniciar sesión en { $name }. Funciona una vez, durante 15 minutos:

    { $link }

    Si no lo has pedido, puedes ignorar este correo.
letter-change-old-subject = Confirma el cambio de tu dirección en { $name }
letter-change-old-text =
    Alguien con la sesión iniciada en tu cuenta de { $name } quiere cambiar su dirección de correo. Si has sido tú, abre este enlace en el plazo de una hora:

    { $link }

    Si no has sido tú, inicia sesión y termina todas las sesiones.
letter-change-new-subject = Confirma tu nueva dirección en { $name }
letter-change-new-text =
    Esta dirección se indicó como la nueva de una cuenta de { $name }. Abre este enlace en el plazo de una hora para confirmarla:

    { $link }

    Si no lo has pedido, puedes ignorar este correo.
developers-title-docs = Documentos
developers-title-document = Documentación
developers-title-embed = Insertar
developers-title-try = Pruébala
developers-docs-markdown = Esta página en Markdown
developers-try-lead = Envía una solicitud con una de tus claves. Cuenta como cualquier otra, y la clave se queda en esta página.
developers-try-elsewhere = Desde esta página solo se pueden enviar solicitudes si la API tiene el mismo origen que el sitio. Está en { $origin }, así que los navegadores ocultan sus respuestas a esta página. A los programas de un servidor no les afecta.
developers-try-without-scripts = Enviar solicitudes desde esta página requiere JavaScript; el inicio rápido muestra otra manera.
developers-try-body = Cuerpo
developers-try-send = Enviar
developers-try-answer = Respuesta
developers-audit-command-line = línea de comandos
developers-audit-deleted = cuenta eliminada { $id }
developers-audit-administrator = administración
audit-sign-in = { $way ->
    [link] con un enlace
    [passkey] con una llave de acceso
    [recovery-code] con un código de recuperación
   *[provider] con { $provider }
}
audit-session = sesión { $id }
audit-key = clave { $id } ({ $name })
audit-ended-key = clave { $id } ({ $name }): { $why ->
    [code-twice] un código se usó dos veces
    [refresh-token-twice] un token de renovación se usó dos veces
   *[program] a petición de su programa
}
audit-name = { $name }
audit-program = { $name } ({ $client }), { $scope }
audit-prose = { $text }
developers-docs-reference = Referencia
reference-group-making = Crear
reference-group-judging = Evaluar
reference-group-playing = Jugar
reference-group-publishing = Publicar
developers-docs-errors = Errores
developers-docs-changelog = Cambios de la API
letter-new-key-subject = Una clave nueva para tu cuenta de { $name }
letter-new-key-text =
    Se ha creado la clave «{ $key }» ({ $shown }) para tu cuenta de { $name }.

    Si no has sido tú, revócala y cierra sesión en todas partes: { $link }
letter-new-connection-subject = Se ha conectado un programa a tu cuenta de { $name }
letter-new-connection-text =
    Has permitido que el programa «{ $program }» use las herramientas de { $name } en tu nombre.

    Si no has sido tú, termina la conexión y cierra sesión en todas partes: { $link }
letter-new-browser-subject = Un navegador nuevo ha iniciado sesión en { $name }
letter-new-browser-text =
    Alguien ha iniciado sesión en tu cuenta de { $name } con un navegador que no se había usado antes ({ $agent }, desde { $address }).

    Si no has sido tú, inicia sesión y termina esa sesión: { $link }
letter-identity-joined-subject = Otra manera de iniciar sesión en { $name }
letter-identity-joined-text =
    A partir de ahora puedes iniciar sesión en tu cuenta de { $name } con tu identidad de { $issuer }.

    Si no has sido tú, quita esta manera en la página de tu cuenta y mira qué ha pasado: { $link }
letter-identity-removed-subject = Se ha quitado una manera de iniciar sesión en { $name }
letter-identity-removed-text =
    Ya no puedes iniciar sesión en tu cuenta de { $name } con tu identidad de { $issuer }.

    Si no has sido tú, mira qué ha pasado: { $link }
letter-address-changed-subject = Se ha cambiado la dirección de tu cuenta de { $name }
letter-address-changed-text =
    La dirección de tu cuenta de { $name } se ha cambiado de { $old } a { $new }. Se ha cerrado la sesión de la cuenta en todos los demás sitios.

    Si no has sido tú, escribe a { $contact }.
letter-deleted-subject = Se ha eliminado tu cuenta de { $name }
letter-deleted-text =
    Se ha eliminado tu cuenta de { $name }, con sus claves y todo lo que se guardaba sobre ella.

    Si no has sido tú, escribe a { $contact }.
letter-suspended-subject = Tu cuenta de { $name } está suspendida
letter-suspended-text =
    Tu cuenta de { $name } está suspendida: sus claves y enlaces de descarga ya no funcionan, y no se puede modificar ni eliminar. Aún puedes iniciar sesión y exportar tus datos.

    Para reclamar, escribe a { $contact }.
letter-restored-subject = Tu cuenta de { $name } se ha restablecido
letter-restored-text =
    Tu cuenta de { $name } ya no está suspendida. Sus claves válidas vuelven a funcionar.
letter-join-subject = Confirma otra manera de iniciar sesión en { $name }
letter-join-text =
    Alguien ha iniciado sesión en { $issuer } con tu dirección. Si has sido tú, abre este enlace en el plazo de 15 minutos para añadirlo como otra manera de iniciar sesión en tu cuenta de { $name }:

    { $link }

    Si no has sido tú, no hagas nada: nadie ha iniciado sesión.
developers-title-join-sent = Iniciar sesión
developers-title-sure = ¿Seguro?
developers-join-sent-heading = Confirma antes por correo
developers-join-sent-lead = Ya hay una cuenta con esta dirección. Un correo a { $email } pregunta si este proveedor puede iniciar tu sesión en ella; solo tienes que confirmarlo una vez.
developers-join-sent-shown = No hay ningún servidor de correo configurado y solo esta máquina puede ver esta página, así que aquí está el enlace.
developers-confirm-join-heading = Otra manera de iniciar sesión
developers-confirm-join-lead = A partir de ahora también puedes iniciar sesión en la cuenta { $email } con este proveedor.
developers-confirm-join-button = Añadirlo e iniciar sesión
developers-identities-heading = Inicio de sesión con otros proveedores
developers-identities-none = Ninguno. Inicias sesión con un enlace.
developers-identities-provider = Proveedor
developers-identities-since = Desde
developers-identities-remove = Quitar
developers-identities-remove-named = Quitar { $name }
developers-sure-back = Volver
developers-sure-revoke-heading = ¿Revocar { $name }?
developers-sure-revoke-lead = Los programas que usan esta clave ({ $shown }) se rechazarán desde la próxima solicitud. No se puede deshacer.
developers-sure-revoke-button = Revocar la clave
developers-sure-suspend-heading = ¿Suspender { $name }?
developers-sure-suspend-lead = Todas las claves y enlaces de descarga de la cuenta se rechazarán desde la próxima solicitud, y se avisa por correo a su titular.
developers-sure-suspend-button = Suspender la cuenta
developers-deed-remove-identity = proveedor quitado
developers-refusal-KEY_LIMIT = Esta cuenta ha alcanzado su límite de claves. Revoca una que ya no necesites.
developers-refusal-INVALID_KEY_EXPIRY = Una clave caduca a los 30, 90 o 365 días, o nunca.
developers-refusal-ADMINISTRATOR_IDENTITY = La administración inicia sesión con un enlace, nunca con un proveedor.
developers-refusal-IDENTITY_NOT_FOUND = No tienes esa manera de iniciar sesión.
developers-deed-revoke-leaked-key = clave filtrada revocada
letter-leaked-subject = Una clave de tu cuenta de { $name } se filtró y se ha revocado
letter-leaked-text =
    Alguien encontró la clave «{ $key }» ({ $shown }) de tu cuenta de { $name } y nos avisó. La hemos revocado: las solicitudes con ella se rechazan desde ahora.

    Crea una nueva y comprueba dónde estaba guardada la anterior: { $link }
developers-deed-change-key = clave modificada
developers-deed-rotate-key = clave rotada
developers-title-key = Clave
developers-key-change-heading = Modificar esta clave
developers-key-change-button = Guardar los cambios
developers-key-rotate-heading = Rotar esta clave
developers-key-rotate-text = Una clave nueva sustituye a esta, con el mismo nombre y los mismos permisos. Esta sigue siendo válida un tiempo, para que tus programas puedan cambiar.
developers-key-rotate-overlap = La clave anterior caduca
developers-key-rotate-after = { $hours ->
    [0] al instante
    [1] al cabo de una hora
    [24] al cabo de un día
    [168] al cabo de una semana
    [720] al cabo de 30 días
   *[other] al cabo de { $hours } horas
}
developers-key-rotate-button = Rotar la clave
developers-key-scope = Permisos
developers-key-scope-all = todo
developers-key-scope-content = contenido: crear, comprobar y valorar sudokus
developers-key-scope-publish = publicar e imprimir
developers-key-scope-read = lectura: comprobar y valorar sudokus
developers-key-addresses = Direcciones IP permitidas (todas, si está vacío)
developers-refusal-UNKNOWN_PROGRAM = No conocemos el programa que te envió aquí: no está registrado, o no se pudo leer la página que lo describe. No se ha permitido nada. Empieza de nuevo en el programa.
developers-refusal-FOREIGN_REDIRECT = El programa quiere enviarte a una dirección que no registró. Así se puede robar el acceso, de modo que no se ha permitido nada.
developers-refusal-CONSENT_EXPIRED = La solicitud de este programa ha caducado, o no se hizo en este navegador. Empieza de nuevo en el programa.
developers-connect-heading = ¿Conectar { $program }?
developers-connect-lead = { $program } quiere usar las herramientas de este servicio en tu nombre. Has iniciado sesión como { $email }.
developers-connect-back = Volverás a { $host }. Si no venías de ahí, no lo permitas.
developers-connect-here = Funciona en tu propia máquina, así que su nombre no está verificado.
developers-connect-document = El programa se describe en { $address }.
developers-connect-scope = Permisos
developers-connect-allow = Permitir
developers-connect-deny = No permitir
developers-connect-end = Sus solicitudes cuentan como tuyas. Puedes desconectarlo cuando quieras en la página de tus claves.
developers-not-connected-heading = { $program } no se ha conectado
developers-not-connected-lead = No lo has permitido, así que no tiene acceso y no se le ha avisado.
developers-not-connected-back = Puede que un programa que has iniciado tú espere tu respuesta en { $host }. Ve ahí solo si lo conoces.
developers-not-connected-tell = Avisarle en { $host }
developers-unfit-lead = El programa que te envió aquí hizo una solicitud no válida. No se ha permitido nada, y no se te ha enviado de vuelta.
developers-unfit-detail = Quienes lo desarrollan pueden corregirlo:
developers-connections-heading = Programas conectados
developers-connections-lead = Has permitido que estos programas usen las herramientas en tu nombre. Un programa que desconectas pierde el acceso desde su próxima solicitud.
developers-connections-program = Programa
developers-connections-end = Terminar
developers-connections-end-named = Terminar la conexión de { $name }
developers-refusal-INVALID_KEY_REACH = Las direcciones son como 203.0.113.7 o 2001:db8::/48, separadas por comas, 20 como mucho.
developers-title-requests = Solicitudes
developers-requests-heading = Los últimos siete días
developers-requests-lead = Tus solicitudes, primero las más recientes, a los pocos segundos de cada respuesta. Sus cuerpos no se guardan nunca.
developers-requests-status = Estado
developers-requests-key = Clave
developers-requests-every = todas las claves
developers-requests-show = Mostrar
developers-requests-took = Duración
developers-requests-ms = { $ms } ms
developers-requests-download = Descargar como CSV
developers-title-recovery = Iniciar sesión
developers-title-recovery-codes = Códigos de recuperación
developers-passkey-sign-in = Iniciar sesión con una llave de acceso
developers-passkey-none = No ha respondido ninguna llave de acceso. Inténtalo de nuevo, o inicia sesión de otra manera.
developers-passkey-not-made = No se ha creado ninguna llave de acceso. Inténtalo de nuevo; pasados diez minutos, vuelve antes a iniciar sesión.
developers-passkey-first = mi dispositivo
developers-passkey-add = Añadir una llave de acceso
developers-passkeys-heading = Llaves de acceso
developers-passkeys-text = Una llave de acceso se queda en tu dispositivo, o en tu gestor de contraseñas, e inicia tu sesión con una huella, un rostro o un código. Quien pueda leer tu correo no la tiene.
developers-passkeys-scripts = Crear una llave de acceso requiere JavaScript.
developers-passkeys-nowhere = Los navegadores solo crean llaves de acceso para sitios con nombre de dominio y https, o en localhost. Este no tiene ni lo uno ni lo otro, así que inicias sesión con un enlace.
developers-codes-heading = Códigos de recuperación
developers-codes-text = { $count ->
    [0] Si pierdes todas tus llaves de acceso, uno de diez códigos inicia tu sesión. Aún no tienes ninguno.
    [one] Si pierdes todas tus llaves de acceso, un código inicia tu sesión una vez. Queda { $count }.
   *[other] Si pierdes todas tus llaves de acceso, un código inicia tu sesión una vez. Quedan { $count }.
}
developers-codes-make = Crear diez códigos nuevos
developers-codes-new-heading = Tus códigos de recuperación
developers-codes-new-lead = Imprímelos o anótalos ahora. Solo se muestran esta vez; los anteriores ya no funcionan. Cada uno inicia tu sesión una vez.
developers-codes-kept = Los he guardado
developers-recovery-link = Iniciar sesión con un código de recuperación
developers-recovery-heading = Inicia sesión con un código de recuperación
developers-recovery-lead = Para cuando no tengas a mano ninguna de tus llaves de acceso. Cada código funciona una vez.
developers-recovery-code = Código de recuperación
developers-recovery-button = Iniciar sesión
developers-refusal-PASSKEY_REFUSED = Esta llave de acceso no pertenece a este sitio, o la solicitud ha caducado. Inténtalo de nuevo.
developers-refusal-PASSKEY_LIMIT = Una cuenta tiene 10 llaves de acceso como mucho. Quita una que ya no necesites.
developers-refusal-PASSKEY_NOT_FOUND = No tienes esa llave de acceso.
developers-refusal-PASSKEY_REQUIRED = La administración inicia sesión con una llave de acceso. Crea una en la página de tu cuenta e inicia sesión con ella; sin tus dispositivos, usa un código de recuperación.
developers-refusal-RECOVERY_CODE_REFUSED = Este no es un código de esta dirección, o ya se usó.
developers-deed-add-passkey = llave de acceso añadida
developers-deed-remove-passkey = llave de acceso quitada
developers-deed-forget-passkeys = llaves de acceso olvidadas
developers-deed-make-recovery-codes = códigos de recuperación creados
letter-passkey-added-subject = Una llave de acceso nueva para tu cuenta de { $name }
letter-passkey-added-text =
    A partir de ahora, la llave de acceso «{ $key }» puede iniciar sesión en tu cuenta de { $name }.

    Si no has sido tú, quítala y cierra sesión en todas partes: { $link }
letter-passkey-removed-subject = Se ha quitado una llave de acceso de tu cuenta de { $name }
letter-passkey-removed-text =
    La llave de acceso «{ $key }» ya no puede iniciar sesión en tu cuenta de { $name }.

    Si no has sido tú, mira qué ha pasado: { $link }
letter-recovery-code-used-subject = Se usó un código de recuperación para iniciar sesión en { $name }
letter-recovery-code-used-text =
    Alguien ha iniciado sesión en tu cuenta de { $name } con uno de sus códigos de recuperación.

    Si no has sido tú, crea códigos nuevos, quita las llaves de acceso que no conozcas y cierra sesión en todas partes: { $link }
developers-title-reference = Referencia
developers-title-endpoint = Referencia
developers-description = Sudoku verificado mediante una API JSON: sudokus con exactamente una solución, comprobaciones, calificaciones, pistas y hojas. Gratis, con una clave.
developers-copied = Copiado
shelf-docs = Documentación
shelf-start = Inicio
shelf-guides = Guías
shelf-search = Buscar
shelf-search-none = No se ha encontrado nada
developers-try-method = Método
developers-try-path = Ruta
developers-try-headers = Clave y cabeceras
developers-try-own-key = una clave creada para ti, válida diez minutos
developers-try-more-headers = Más cabeceras, una por línea
developers-try-strangers = Mientras tengas la sesión iniciada, aquí no necesitas clave.
developers-try-quick-start = Inicio rápido
developers-try-curl = Copiar como curl
developers-try-time = en { $ms } ms
developers-try-lost = No hubo respuesta. Comprueba tu conexión y envíala otra vez.
developers-try-board = Cuadrícula { $number }
developers-try-more = La respuesta tiene más cuadrículas.
developers-try-page = La hoja
developers-try-open = Abrir el PDF
developers-try-answer-headers = Cabeceras de la respuesta
developers-mend-heading = Cuerpo corregido
developers-mend-use = Usarlo
developers-deed-make-trial-key = clave de prueba creada
developers-title-request = Solicitud
developers-request-heading = Detalles de la solicitud
developers-request-wrong = Qué estaba mal
developers-request-kept = Los nombres de los campos y sus valores esperados se guardan un día. Los datos que enviaste no se guardan nunca.
developers-request-code = La página del código de error explica qué hacer.
developers-request-good = La solicitud tuvo éxito.
developers-request-look-up = Identificador de la solicitud
developers-request-explain = Explicar
developers-mend-paste = Pega el cuerpo que enviaste. Se queda en esta página.
developers-mend-nothing = No se ha podido corregir nada en él con certeza.
developers-usage-by = Gráfico
developers-usage-by-outcome = Por resultado, 30 días
developers-usage-by-key = Por clave, 7 días
developers-usage-parts = Por clave, endpoint y código, 7 días
developers-usage-one-by-one = Cada solicitud de los últimos siete días
developers-outcome-others = otras claves
developers-administration-order = Orden
developers-administration-requests = Solicitudes en 30 días
developers-administration-before = Cuentas anteriores
developers-administration-next = Cuentas siguientes
developers-standing-every = todas
developers-standing-active = activas
developers-standing-suspended = suspendidas
developers-standing-administrator = de administración
developers-order-address = por dirección
developers-order-newest = primero las más nuevas
developers-order-requests = primero las de más solicitudes
developers-title-status = Estado
status-lead = El estado del servicio ahora y en los últimos siete días, según sus propias mediciones.
status-good = El servicio acepta solicitudes.
status-bad = El servicio no llega a su base de datos: ahora mismo las solicitudes fallan con 503.
status-days = Los últimos siete días
status-day = Día
status-requests = Solicitudes
status-served = Sin errores del servidor (5xx)
status-fast = En menos de 100 ms
status-slow = En menos de un segundo
status-share = { $share } %
status-none = No hubo solicitudes en los últimos siete días.
status-how = Se cuentan las solicitudes de todas las cuentas, desde su primer byte hasta la respuesta; los días empiezan a medianoche UTC. Motor { $version }.
status-counted = Último recuento: { $time }.

# Límites de una cuenta. { $requests } y { $keys } son números, o «-» por lo que tienen todas las cuentas.
developers-title-limits = Límites de una cuenta
developers-limits-heading = Límites
developers-limits-text = Estos límites valen solo para esta cuenta. Deja un campo vacío para el valor predeterminado.
developers-limits-requests = Solicitudes por minuto
developers-limits-keys = Claves a la vez
developers-limits-change = Cambiar límites
developers-limits-sure = ¿Cambiar los límites de { $name }?
developers-limits-sure-lead = Se aplican desde la próxima solicitud. Las claves que ya existen siguen siendo válidas. Su titular ve los límites en la página de uso.
developers-limits-from-to = { $before } hasta ahora, { $after } desde ahora
developers-limits-button = Cambiar límites
developers-usage-own-limits = Esta cuenta tiene sus propios límites: { $limit } solicitudes por minuto, { $keys } claves a la vez.
audit-limits = solicitudes por minuto: { $requests }, claves: { $keys }
developers-refusal-INVALID_LIMIT = Los límites son números: de 1 a 100000 solicitudes por minuto, de 1 a 1000 claves. Un campo vacío significa el valor predeterminado.

builder-heading = Un tablero en tu página
builder-lead = Sin cookies, sin cuenta y sin ningún script nuestro en tu página.
builder-puzzle = Sudoku
builder-puzzle-daily = Sudoku del día
builder-puzzle-puzzle = Un sudoku
builder-puzzle-collection = Una colección
builder-level = Nivel
builder-name = Su enlace en este sitio, o sus 81 caracteres
builder-unknown = Esto no es un sudoku ni una colección con exactamente una solución cada uno.
builder-help = Las pistas muestran como mucho
builder-help-none = nada
builder-help-where = dónde
builder-help-technique = la técnica
builder-help-step = el paso entero
builder-theme = Claro u oscuro
builder-theme-page = Como la página
builder-theme-light = Claro
builder-theme-dark = Oscuro
builder-colour = Color
builder-colour-blue = Azul
builder-colour-ink = Tinta
builder-colour-green = Verde
builder-colour-own = Personalizado
builder-colour-choose = Color personalizado
builder-show = Mostrar este tablero
builder-code = Código
builder-copy = Copiar
builder-code-iframe = Funciona en cualquier página.
builder-code-element = Un elemento personalizado con eventos y estilos, del paquete nonet-engine, que compilas desde un clon y alojas tú.
builder-code-react = El mismo elemento en React 19.
builder-code-wordpress = Pega esta dirección en una línea aparte. Otros programas compatibles con oEmbed también la aceptan.
builder-preview = Vista previa en otro sitio
builder-width = Ancho
