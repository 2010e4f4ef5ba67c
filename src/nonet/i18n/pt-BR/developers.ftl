# As páginas da área de desenvolvimento e suas cartas.

developers-title-welcome = Desenvolvimento
developers-title-sign-in = Entrar
developers-title-sent = Entrar
developers-title-confirm = Confirmar
developers-title-changed = Mudança de endereço
developers-title-refusal = Não é possível
developers-title-keys = Chaves
developers-title-new-key = Chave nova
developers-title-connect = Conectar um programa
developers-title-not-connected = Conectar um programa
developers-title-unfit = Não é possível
developers-title-usage = Uso
developers-title-sessions = Sessões
developers-title-account = Conta
developers-title-administration = Administração
developers-title-administered = Conta
developers-title-audit = Registro de auditoria
developers-title-again = Entrar
developers-title-journal = Atividade
developers-nav = Área de desenvolvimento
developers-sign-out = Sair
developers-suspended = Esta conta está suspensa. Suas chaves e links de download não funcionam mais, e ela não pode ser alterada nem excluída. Para contestar, escreva para { $contact }.
developers-back = Continuar
developers-copy = Copiar
developers-email = Endereço de e-mail
developers-openapi = Descrição OpenAPI
developers-terms = Termos de uso
developers-welcome-heading = Experimente a API sem chave.
developers-welcome-lead = Ela roda no seu navegador e devolve o mesmo que a API.
developers-welcome-get = Obter uma chave
developers-welcome-try = Testar a API
developers-welcome-answered = respondido nesta página em { $ms } ms
developers-welcome-shown = uma resposta da API
developers-welcome-refused = erro: { $code }
developers-welcome-missing = O motor não funciona neste navegador. Com uma chave, você pode usar a API.
developers-welcome-difficulty = dificuldade
developers-welcome-explain = Explicar o próximo passo
developers-welcome-another = Outra posição
developers-welcome-generate = Gerar um sudoku
developers-welcome-check = Conferir a grade
developers-welcome-copy = Copiar esta requisição como
developers-welcome-answer = Resposta
developers-welcome-keys = Aponte para uma linha, ou use as setas, para ler o que ela significa.
developers-welcome-docs-more = Cada endpoint e cada campo
developers-welcome-price = Preços
developers-welcome-price-more = Grátis, sem planos
developers-welcome-limits = Limites
developers-welcome-limits-more = { $limit } requisições por minuto
developers-welcome-terms-more = Crédito obrigatório
developers-welcome-key-lead = Você só precisa de um endereço de e-mail; não há senha. Uma chave é grátis.
developers-welcome-first = Digite seu endereço e abra o link que enviamos por e-mail.
developers-welcome-second = Clique em “Criar uma chave”.
developers-welcome-third = Cole em um terminal a linha que vem com a chave.
developers-welcome-agents = Use a partir de um agente
developers-welcome-begin = Entrar ou criar conta
developers-sign-in-heading = Entre ou crie uma conta
developers-sign-in-lead = Enviamos um link a você. Ele funciona uma vez, por 15 minutos. O primeiro cria sua conta.
developers-sign-in-send = Enviar um link para mim
developers-sign-in-with = Continuar com { $name }
developers-sent-heading = Veja seu e-mail
developers-sent-lead = Um link está a caminho de { $email }. Ele funciona uma vez, por 15 minutos.
developers-sent-again = Enviar de novo
developers-sent-wrong = Outro endereço
developers-sent-after = Você pode pedir um link novo depois de um minuto. Os anteriores continuam funcionando até que um seja usado.
developers-again-heading = Entre de novo
developers-again-lead = Esta ação exige ter entrado nos últimos dez minutos. Nada foi alterado. Entre e tente de novo.
developers-sent-shown = Seu link
developers-sent-shown-why = Não há servidor de e-mail configurado, e só esta máquina pode ver esta página, então aqui está ele.
developers-sent-open = Abrir o link
developers-confirm-sign-in-heading = Entrar
developers-confirm-sign-in-lead = Você está prestes a entrar como { $email }.
developers-confirm-sign-in-button = Entrar
developers-confirm-change-heading = Mudança de endereço
developers-confirm-change-lead = O endereço da conta será { $email }.
developers-confirm-change-button = Confirmar a mudança
developers-changed-half-heading = Confirmado por um endereço
developers-changed-half-lead = O endereço passa a ser { $email } assim que o outro endereço também confirmar.
developers-changed-done-heading = O endereço foi mudado
developers-changed-done-lead = De agora em diante, você entra com { $email }.
developers-refusal-heading = Não funcionou
developers-refusal-INVALID_FORM = O formulário não pôde ser lido. Tente de novo.
developers-refusal-INVALID_EMAIL = Isto não é um endereço de e-mail. Ele se parece com nome@example.com.
developers-wrong-email-spelling = Este endereço tem uma letra ou um ponto que se parece com outro. Deveria ser { $suggestion }.
developers-wrong-email-domain = Depois do @ esperamos um nome de domínio, como example.com.
developers-wrong-email-unserved = Nosso servidor de e-mail não consegue enviar a endereços com letras assim antes do @. Use outro.
developers-refusal-INVALID_KEY_NAME = Um nome tem de 1 a 100 caracteres imprimíveis.
developers-refusal-CROSS_SITE = Esta requisição não veio de uma das nossas páginas, então foi recusada.
developers-refusal-ACCOUNT_SUSPENDED = Esta conta está suspensa, então não pode ser alterada.
developers-refusal-EMAIL_UNVERIFIED = O provedor não verificou seu endereço de e-mail. Verifique-o lá, ou entre com um link.
developers-refusal-KEY_NOT_FOUND = Esta chave não existe.
developers-refusal-ACCOUNT_NOT_FOUND = Essa conta não existe.
developers-refusal-ACCOUNT_EXISTS = Este endereço não pode ser usado para a sua conta.
developers-refusal-OWN_ACCOUNT = Você não pode suspender sua própria conta.
developers-refusal-LINK_EXPIRED = Este link já foi usado ou expirou. Peça um novo.
developers-refusal-RATE_LIMITED = Houve requisições demais em pouco tempo. Espere um pouco.
developers-refusal-LETTER_LIMIT = Enviamos e-mail a este endereço há pouco. Veja a caixa de entrada, inclusive a pasta de spam, ou tente mais tarde. Um link que você recebeu ainda funciona.
developers-refusal-PROVIDER_ERROR = O provedor não confirmou sua identidade. Tente de novo.
developers-refusal-MAIL_ERROR = O e-mail não pôde ser enviado. Tente mais tarde.
developers-refusal-MAIL_MISSING = O e-mail não está configurado aqui. Peça um link de acesso a quem opera este serviço: nonet accounts sign-in-link EMAIL cria um.
developers-refusal-UNAVAILABLE = No momento não alcançamos nosso banco de dados, então sua mudança pode não ter sido feita. Tente de novo em instantes.
developers-refusal-INTERNAL_ERROR = Algo deu errado do nosso lado.
developers-keys-heading = Chaves da API
developers-keys-lead = Uma chave vai no cabeçalho Authorization de cada requisição. Guarde-a no seu servidor.
developers-keys-name = Nome
developers-keys-first = minha primeira chave
developers-keys-key = Chave
developers-keys-made = Criada
developers-keys-used = Último uso
developers-keys-uses = Requisições, 7 dias
developers-keys-uses-picture = { $count ->
    [one] { $count } requisição em { $days } dias
   *[other] { $count } requisições em { $days } dias
}
developers-keys-made-on = criada em { $day }
developers-keys-rotate-do = Trocar
developers-keys-rotate-named = Trocar { $name }
developers-keys-expires = Expira
developers-keys-state = Estado
developers-keys-never = nunca
developers-keys-after = depois de { $days } dias
developers-keys-make = Criar uma chave
developers-keys-revoke = Revogar
developers-keys-revoke-named = Revogar { $name }
developers-keys-revoked = revogada
developers-keys-expired = expirada
developers-keys-rotate = Para substituir uma chave sem interrupção, abra-a pelo nome e troque-a.
developers-new-key-heading = Sua chave nova: { $name }
developers-new-key-lead = Copie-a agora. Ela só é mostrada desta vez, e nós não a guardamos.
developers-new-key-try = Testar
developers-new-key-kept = Já a guardei
developers-usage-heading = Uso
developers-usage-quota = Restam { $remaining } de { $limit } requisições neste minuto. A contagem recomeça em até { $reset } segundos.
developers-usage-caption = { $count ->
    [one] { $first } a { $last }: { $count } requisição, no máximo { $most } por dia
   *[other] { $first } a { $last }: { $count } requisições, no máximo { $most } por dia
}
developers-usage-picture = { $count ->
    [one] Gráfico de barras de { $count } requisição por dia; a tabela abaixo traz os mesmos números
   *[other] Gráfico de barras de { $count } requisições por dia; a tabela abaixo traz os mesmos números
}
developers-usage-table = O mesmo em uma tabela
developers-usage-day = Dia
developers-usage-endpoint = Endpoint
developers-usage-outcome = Resultado
developers-usage-requests = Requisições
developers-usage-delay = Os números aparecem em poucos segundos. Os dias começam à meia-noite UTC.
developers-outcome-ok = com sucesso
developers-outcome-refused = recusadas
developers-outcome-limited = acima do limite (429)
developers-outcome-failed = com falha
developers-sessions-heading = Onde sua conta está conectada
developers-sessions-lead = Uma sessão termina depois de 7 dias sem uso, e no máximo depois de 30 dias.
developers-sessions-browser = Navegador
developers-sessions-begun = Início
developers-sessions-seen = Última vez
developers-sessions-end = Encerrar
developers-sessions-this = este navegador
developers-sessions-unknown = desconhecido
developers-sessions-end-all = Sair de todas as sessões
developers-account-heading = Sua conta
developers-account-lead = { $email }, desde { $date }
developers-account-change-heading = Mudar o endereço
developers-account-change-text = Enviamos um link aos dois endereços, e ambos têm de confirmar.
developers-account-change-new = Novo endereço de e-mail
developers-account-change-send = Enviar os dois links
developers-account-change-waiting = Uma mudança para { $email } espera a confirmação dos dois endereços.
developers-account-change-link = O link para { $email }
developers-account-change-cancel = Cancelar a mudança
developers-account-export-heading = Leve seus dados com você
developers-account-export-text = Tudo o que está guardado sobre a conta, em um arquivo JSON.
developers-account-export-button = Exportar a conta
developers-account-delete-heading = Excluir a conta
developers-account-delete-text = As chaves e os links de download dela param de funcionar na hora. Isso não pode ser desfeito.
developers-account-delete-type = Digite seu endereço de e-mail
developers-account-delete-button = Excluir a conta
developers-account-delete-wrong = Este não é o endereço da conta.
developers-administration-search = Parte de um endereço
developers-administration-find = Buscar
developers-administration-accounts = Contas
developers-administration-account = Conta
developers-administration-since = Desde
developers-administration-state = Estado
developers-administration-usage = Todas as requisições
developers-administration-suspend = Suspender
developers-administration-restore = Restaurar
developers-state-active = ativa
developers-state-suspended = suspensa
developers-audit-time = Hora
developers-audit-by = Por
developers-audit-action = Ação
developers-audit-account = Conta
developers-audit-detail = Detalhe
developers-audit-request = Requisição
developers-audit-address = Endereço
developers-audit-older = Entradas mais antigas
developers-journal-heading = Atividade da conta
developers-journal-lead = Tudo o que aconteceu com a sua conta, primeiro o mais recente. Os endereços IP são apagados depois de 30 dias.
developers-deed-make-account = conta criada
developers-deed-sign-up = cadastro
developers-deed-sign-in = entrada
developers-deed-sign-out = saída
developers-deed-end-session = sessão encerrada
developers-deed-connect = programa conectado
developers-deed-end-connection = conexão encerrada
developers-deed-end-all-sessions = todas as sessões encerradas
developers-deed-make-sign-in-link = link de acesso criado
developers-deed-make-key = chave criada
developers-deed-revoke-key = chave revogada
developers-deed-export = exportação
developers-deed-begin-change-of-address = mudança de endereço iniciada
developers-deed-cancel-change-of-address = mudança de endereço cancelada
developers-deed-change-address = endereço mudado
developers-deed-join-identity = acesso por outro provedor adicionado
developers-deed-delete-account = conta excluída
developers-deed-look-at-account = conta consultada
developers-deed-suspend = suspensão
developers-deed-restore = restauração
developers-deed-limit = limites definidos
developers-deed-promote = administração concedida
developers-deed-demote = administração retirada
letter-sign-in-subject = Entre em { $name }
letter-sign-in-text =
    Abra este link para entrar em { $name }. Ele funciona uma vez, por 15 minutos:

    { $link }

    Se você não o pediu, pode ignorar este e-mail.
letter-change-old-subject = Confirme a mudança do seu endereço em { $name }
letter-change-old-text =
    Alguém que está na sua conta em { $name } quer mudar o endereço de e-mail dela. Se foi você, abra este link em até uma hora:

    { $link }

    Se não foi você, entre e encerre todas as sessões.
letter-change-new-subject = Confirme seu novo endereço em { $name }
letter-change-new-text =
    Este endereço foi informado como o novo de uma conta em { $name }. Abra este link em até uma hora para confirmá-lo:

    { $link }

    Se você não o pediu, pode ignorar este e-mail.
developers-title-docs = Documentos
developers-title-document = Documentação
developers-title-embed = Incorporar
developers-title-try = Testar
developers-docs-markdown = Esta página em Markdown
developers-try-lead = Envie uma requisição com uma das suas chaves. Ela conta como qualquer outra, e a chave fica nesta página.
developers-try-elsewhere = Só dá para enviar requisições desta página se a API tiver a mesma origem que o site. Ela está em { $origin }, então os navegadores escondem as respostas desta página. Programas em um servidor não são afetados.
developers-try-without-scripts = Enviar requisições desta página exige JavaScript; o início rápido mostra outra maneira.
developers-try-body = Corpo
developers-try-send = Enviar
developers-try-answer = Resposta
developers-audit-command-line = linha de comando
developers-audit-deleted = conta excluída { $id }
developers-audit-administrator = administração
audit-sign-in = { $way ->
    [link] com um link
    [passkey] com uma chave de acesso
    [recovery-code] com um código de recuperação
   *[provider] com { $provider }
}
audit-session = sessão { $id }
audit-key = chave { $id } ({ $name })
audit-ended-key = chave { $id } ({ $name }): { $why ->
    [code-twice] um código foi usado duas vezes
    [refresh-token-twice] um token de renovação foi usado duas vezes
   *[program] a pedido do seu programa
}
audit-name = { $name }
audit-program = { $name } ({ $client }), { $scope }
audit-prose = { $text }
developers-docs-reference = Referência
reference-group-making = Criar
reference-group-judging = Avaliar
reference-group-playing = Jogar
reference-group-publishing = Publicar
developers-docs-errors = Erros
developers-docs-changelog = Mudanças da API
letter-new-key-subject = Uma chave nova para a sua conta em { $name }
letter-new-key-text =
    A chave “{ $key }” ({ $shown }) foi criada para a sua conta em { $name }.

    Se não foi você, revogue-a e saia de todas as sessões: { $link }
letter-new-connection-subject = Um programa foi conectado à sua conta em { $name }
letter-new-connection-text =
    Você permitiu que o programa “{ $program }” use as ferramentas de { $name } em seu nome.

    Se não foi você, encerre a conexão e saia de todas as sessões: { $link }
letter-new-browser-subject = Um navegador novo entrou em { $name }
letter-new-browser-text =
    Alguém entrou na sua conta em { $name } com um navegador que não tinha sido usado antes ({ $agent }, de { $address }).

    Se não foi você, entre e encerre essa sessão: { $link }
letter-identity-joined-subject = Outra maneira de entrar em { $name }
letter-identity-joined-text =
    De agora em diante, você pode entrar na sua conta em { $name } com a sua identidade em { $issuer }.

    Se não foi você, remova essa maneira na página da sua conta e veja o que aconteceu: { $link }
letter-identity-removed-subject = Uma maneira de entrar em { $name } foi removida
letter-identity-removed-text =
    Você não pode mais entrar na sua conta em { $name } com a sua identidade em { $issuer }.

    Se não foi você, veja o que aconteceu: { $link }
letter-address-changed-subject = O endereço da sua conta em { $name } foi mudado
letter-address-changed-text =
    O endereço da sua conta em { $name } foi mudado de { $old } para { $new }. A conta foi desconectada em todos os outros lugares.

    Se não foi você, escreva para { $contact }.
letter-deleted-subject = Sua conta em { $name } foi excluída
letter-deleted-text =
    Sua conta em { $name } foi excluída, com as chaves e tudo o que estava guardado sobre ela.

    Se não foi você, escreva para { $contact }.
letter-suspended-subject = Sua conta em { $name } está suspensa
letter-suspended-text =
    Sua conta em { $name } está suspensa: as chaves e os links de download não funcionam mais, e ela não pode ser alterada nem excluída. Você ainda pode entrar e exportar seus dados.

    Para contestar, escreva para { $contact }.
letter-restored-subject = Sua conta em { $name } foi restaurada
letter-restored-text =
    Sua conta em { $name } não está mais suspensa. As chaves válidas voltam a funcionar.
letter-join-subject = Confirme outra maneira de entrar em { $name }
letter-join-text =
    Alguém entrou em { $issuer } com o seu endereço. Se foi você, abra este link em até 15 minutos para adicioná-lo como outra maneira de entrar na sua conta em { $name }:

    { $link }

    Se não foi você, não faça nada: ninguém entrou.
developers-title-join-sent = Entrar
developers-title-sure = Tem certeza?
developers-join-sent-heading = Confirme antes por e-mail
developers-join-sent-lead = Já existe uma conta com este endereço. Um e-mail a { $email } pergunta se este provedor pode dar acesso a ela; você só precisa confirmar uma vez.
developers-join-sent-shown = Não há servidor de e-mail configurado, e só esta máquina pode ver esta página, então aqui está o link.
developers-confirm-join-heading = Outra maneira de entrar
developers-confirm-join-lead = De agora em diante, você também pode entrar na conta { $email } com este provedor.
developers-confirm-join-button = Adicionar e entrar
developers-identities-heading = Acesso por outros provedores
developers-identities-none = Nenhum. Você entra com um link.
developers-identities-provider = Provedor
developers-identities-since = Desde
developers-identities-remove = Remover
developers-identities-remove-named = Remover { $name }
developers-sure-back = Voltar
developers-sure-revoke-heading = Revogar { $name }?
developers-sure-revoke-lead = Os programas que usam esta chave ({ $shown }) serão recusados a partir da próxima requisição. Isso não pode ser desfeito.
developers-sure-revoke-button = Revogar a chave
developers-sure-suspend-heading = Suspender { $name }?
developers-sure-suspend-lead = Todas as chaves e links de download da conta serão recusados a partir da próxima requisição, e o titular é avisado por e-mail.
developers-sure-suspend-button = Suspender a conta
developers-deed-remove-identity = provedor removido
developers-refusal-KEY_LIMIT = Esta conta chegou ao limite de chaves. Revogue uma de que você não precisa mais.
developers-refusal-INVALID_KEY_EXPIRY = Uma chave expira depois de 30, 90 ou 365 dias, ou nunca.
developers-refusal-ADMINISTRATOR_IDENTITY = A administração entra com um link, nunca com um provedor.
developers-refusal-IDENTITY_NOT_FOUND = Você não tem essa maneira de entrar.
developers-deed-revoke-leaked-key = chave vazada revogada
letter-leaked-subject = Uma chave da sua conta em { $name } vazou e foi revogada
letter-leaked-text =
    Alguém achou a chave “{ $key }” ({ $shown }) da sua conta em { $name } e nos avisou. Nós a revogamos: requisições com ela são recusadas a partir de agora.

    Crie uma nova e verifique onde a antiga estava guardada: { $link }
developers-deed-change-key = chave alterada
developers-deed-rotate-key = chave trocada
developers-title-key = Chave
developers-key-change-heading = Alterar esta chave
developers-key-change-button = Salvar as alterações
developers-key-rotate-heading = Trocar esta chave
developers-key-rotate-text = Uma chave nova substitui esta, com o mesmo nome e os mesmos direitos. Esta continua válida por um tempo, para que seus programas possam mudar.
developers-key-rotate-overlap = A chave antiga expira
developers-key-rotate-after = { $hours ->
    [0] na hora
    [1] depois de uma hora
    [24] depois de um dia
    [168] depois de uma semana
    [720] depois de 30 dias
   *[other] depois de { $hours } horas
}
developers-key-rotate-button = Trocar a chave
developers-key-scope = Permissões
developers-key-scope-all = tudo
developers-key-scope-content = conteúdo: criar, conferir e avaliar sudokus
developers-key-scope-publish = publicar e imprimir
developers-key-scope-read = leitura: conferir e avaliar sudokus
developers-key-addresses = Endereços IP permitidos (todos, se vazio)
developers-refusal-UNKNOWN_PROGRAM = Não conhecemos o programa que mandou você para cá: ele não está registrado, ou a página que o descreve não pôde ser lida. Nada foi permitido. Comece de novo no programa.
developers-refusal-FOREIGN_REDIRECT = O programa quer mandar você para um endereço que não registrou. O acesso pode ser roubado assim, então nada foi permitido.
developers-refusal-CONSENT_EXPIRED = A requisição deste programa expirou, ou não foi feita neste navegador. Comece de novo no programa.
developers-connect-heading = Conectar { $program }?
developers-connect-lead = { $program } quer usar as ferramentas deste serviço em seu nome. Você entrou como { $email }.
developers-connect-back = Você voltará a { $host }. Se não veio de lá, não permita.
developers-connect-here = Ele funciona na sua própria máquina, então o nome dele não é verificado.
developers-connect-document = O programa se descreve em { $address }.
developers-connect-scope = Permissões
developers-connect-allow = Permitir
developers-connect-deny = Não permitir
developers-connect-end = As requisições dele contam como suas. Você pode desconectá-lo quando quiser na página das suas chaves.
developers-not-connected-heading = { $program } não foi conectado
developers-not-connected-lead = Você não permitiu, então ele não tem acesso e não foi avisado.
developers-not-connected-back = Um programa que você iniciou pode estar esperando sua resposta em { $host }. Vá até lá só se o conhece.
developers-not-connected-tell = Avisar em { $host }
developers-unfit-lead = O programa que mandou você para cá fez uma requisição inválida. Nada foi permitido, e você não voltou ao programa.
developers-unfit-detail = Quem o desenvolve pode corrigir isto:
developers-connections-heading = Programas conectados
developers-connections-lead = Você permitiu que estes programas usem as ferramentas em seu nome. Um programa que você desconecta perde o acesso a partir da próxima requisição dele.
developers-connections-program = Programa
developers-connections-end = Encerrar
developers-connections-end-named = Encerrar a conexão de { $name }
developers-refusal-INVALID_KEY_REACH = Os endereços são como 203.0.113.7 ou 2001:db8::/48, separados por vírgulas, no máximo 20.
developers-title-requests = Requisições
developers-requests-heading = Os últimos sete dias
developers-requests-lead = Suas requisições, primeiro as mais recentes, poucos segundos depois de cada resposta. Os corpos nunca são guardados.
developers-requests-status = Status
developers-requests-key = Chave
developers-requests-every = todas as chaves
developers-requests-show = Mostrar
developers-requests-took = Duração
developers-requests-ms = { $ms } ms
developers-requests-download = Baixar como CSV
developers-title-recovery = Entrar
developers-title-recovery-codes = Códigos de recuperação
developers-passkey-sign-in = Entrar com uma chave de acesso
developers-passkey-none = Nenhuma chave de acesso respondeu. Tente de novo, ou entre de outra maneira.
developers-passkey-not-made = Nenhuma chave de acesso foi criada. Tente de novo; depois de dez minutos, entre outra vez antes.
developers-passkey-first = meu aparelho
developers-passkey-add = Adicionar uma chave de acesso
developers-passkeys-heading = Chaves de acesso
developers-passkeys-text = Uma chave de acesso fica no seu aparelho, ou no seu gerenciador de senhas, e permite entrar com uma digital, um rosto ou um código. Quem consegue ler seu e-mail não a tem.
developers-passkeys-scripts = Para criar uma chave de acesso, ative o JavaScript.
developers-passkeys-nowhere = Os navegadores só criam chaves de acesso para sites com nome de domínio e https, ou em localhost. Este não tem nem um nem outro, então você entra com um link.
developers-codes-heading = Códigos de recuperação
developers-codes-text = { $count ->
    [0] Se você perder todas as suas chaves de acesso, um de dez códigos permite entrar. Você ainda não tem nenhum.
    [one] Se você perder todas as suas chaves de acesso, um código permite entrar uma vez. Resta { $count }.
   *[other] Se você perder todas as suas chaves de acesso, um código permite entrar uma vez. Restam { $count }.
}
developers-codes-make = Criar dez códigos novos
developers-codes-new-heading = Seus códigos de recuperação
developers-codes-new-lead = Imprima-os ou anote-os agora. Eles só são mostrados desta vez; os anteriores não funcionam mais. Cada um permite entrar uma vez.
developers-codes-kept = Já os guardei
developers-recovery-link = Entrar com um código de recuperação
developers-recovery-heading = Entre com um código de recuperação
developers-recovery-lead = Para quando você não tiver à mão nenhuma das suas chaves de acesso. Cada código funciona uma vez.
developers-recovery-code = Código de recuperação
developers-recovery-button = Entrar
developers-refusal-PASSKEY_REFUSED = Esta chave de acesso não pertence a este site, ou a requisição expirou. Tente de novo.
developers-refusal-PASSKEY_LIMIT = Uma conta tem no máximo 10 chaves de acesso. Remova uma de que você não precisa mais.
developers-refusal-PASSKEY_NOT_FOUND = Você não tem essa chave de acesso.
developers-refusal-PASSKEY_REQUIRED = A administração entra com uma chave de acesso. Crie uma na página da sua conta e entre com ela; sem seus aparelhos, use um código de recuperação.
developers-refusal-RECOVERY_CODE_REFUSED = Este não é um código deste endereço, ou já foi usado.
developers-deed-add-passkey = chave de acesso adicionada
developers-deed-remove-passkey = chave de acesso removida
developers-deed-forget-passkeys = todas as chaves de acesso removidas
developers-deed-make-recovery-codes = códigos de recuperação criados
letter-passkey-added-subject = Uma chave de acesso nova para a sua conta em { $name }
letter-passkey-added-text =
    De agora em diante, a chave de acesso “{ $key }” pode ser usada para entrar na sua conta em { $name }.

    Se não foi você, remova-a e saia de todas as sessões: { $link }
letter-passkey-removed-subject = Uma chave de acesso da sua conta em { $name } foi removida
letter-passkey-removed-text =
    A chave de acesso “{ $key }” não pode mais ser usada para entrar na sua conta em { $name }.

    Se não foi você, veja o que aconteceu: { $link }
letter-recovery-code-used-subject = Um código de recuperação foi usado para entrar em { $name }
letter-recovery-code-used-text =
    Alguém entrou na sua conta em { $name } com um dos códigos de recuperação dela.

    Se não foi você, crie códigos novos, remova as chaves de acesso que você não conhece e saia de todas as sessões: { $link }
developers-title-reference = Referência
developers-title-endpoint = Referência
developers-description = Sudoku verificado por uma API JSON: sudokus com exatamente uma solução, conferências, classificações, dicas e folhas. Grátis, com uma chave.
developers-copied = Copiado
shelf-docs = Documentação
shelf-start = Início
shelf-guides = Guias
shelf-search = Buscar
shelf-search-none = Nada encontrado
developers-try-method = Método
developers-try-path = Caminho
developers-try-headers = Chave e cabeçalhos
developers-try-own-key = uma chave criada para você, válida por dez minutos
developers-try-more-headers = Mais cabeçalhos, um por linha
developers-try-strangers = Com a sessão aberta, você não precisa de chave aqui.
developers-try-quick-start = Início rápido
developers-try-curl = Copiar como curl
developers-try-time = em { $ms } ms
developers-try-lost = Não houve resposta. Verifique sua conexão e envie de novo.
developers-try-board = Grade { $number }
developers-try-more = A resposta tem mais grades.
developers-try-page = A folha
developers-try-open = Abrir o PDF
developers-try-answer-headers = Cabeçalhos da resposta
developers-mend-heading = Corpo corrigido
developers-mend-use = Usar
developers-deed-make-trial-key = chave de teste criada
developers-title-request = Requisição
developers-request-heading = Detalhes da requisição
developers-request-wrong = O que estava errado
developers-request-kept = Os nomes dos campos e os valores esperados ficam guardados por um dia. Os dados que você enviou nunca são guardados.
developers-request-code = A página do código de erro explica o que fazer.
developers-request-good = A requisição deu certo.
developers-request-look-up = Identificador da requisição
developers-request-explain = Explicar
developers-mend-paste = Cole o corpo que você enviou. Ele fica nesta página.
developers-mend-nothing = Nada nele pôde ser corrigido com certeza.
developers-usage-by = Gráfico
developers-usage-by-outcome = Por resultado, 30 dias
developers-usage-by-key = Por chave, 7 dias
developers-usage-parts = Por chave, endpoint e código, 7 dias
developers-usage-one-by-one = Cada requisição dos últimos sete dias
developers-outcome-others = outras chaves
developers-administration-order = Ordem
developers-administration-requests = Requisições em 30 dias
developers-administration-before = Contas anteriores
developers-administration-next = Próximas contas
developers-standing-every = todas
developers-standing-active = ativas
developers-standing-suspended = suspensas
developers-standing-administrator = de administração
developers-order-address = por endereço
developers-order-newest = primeiro as mais novas
developers-order-requests = primeiro as com mais requisições
developers-title-status = Status
status-lead = O estado do serviço agora e nos últimos sete dias, por suas próprias medições.
status-good = O serviço aceita requisições.
status-bad = O serviço não alcança seu banco de dados: no momento, as requisições falham com 503.
status-days = Os últimos sete dias
status-day = Dia
status-requests = Requisições
status-served = Sem erro do servidor (5xx)
status-fast = Em até 100 ms
status-slow = Em até um segundo
status-share = { $share } %
status-none = Não houve requisições nos últimos sete dias.
status-how = São contadas as requisições de todas as contas, do primeiro byte até a resposta; os dias começam à meia-noite UTC. Motor { $version }.
status-counted = Última contagem: { $time }.

# Limites de uma conta. { $requests } e { $keys } são números, ou “-” para o que todas as contas têm.
developers-title-limits = Limites de uma conta
developers-limits-heading = Limites
developers-limits-text = Estes limites valem só para esta conta. Deixe um campo vazio para o padrão.
developers-limits-requests = Requisições por minuto
developers-limits-keys = Chaves ao mesmo tempo
developers-limits-change = Mudar limites
developers-limits-sure = Mudar os limites de { $name }?
developers-limits-sure-lead = Eles valem a partir da próxima requisição. As chaves existentes continuam válidas. O titular vê os limites na página de uso.
developers-limits-from-to = { $before } até agora, { $after } de agora em diante
developers-limits-button = Mudar limites
developers-usage-own-limits = Esta conta tem limites próprios: { $limit } requisições por minuto, { $keys } chaves ao mesmo tempo.
audit-limits = requisições por minuto: { $requests }, chaves: { $keys }
developers-refusal-INVALID_LIMIT = Os limites são números: de 1 a 100000 requisições por minuto, de 1 a 1000 chaves. Um campo vazio significa o padrão.

builder-heading = Um tabuleiro na sua página
builder-lead = Sem cookies, sem conta e sem nenhum script nosso na sua página.
builder-puzzle = Sudoku
builder-puzzle-daily = Sudoku do dia
builder-puzzle-puzzle = Um sudoku
builder-puzzle-collection = Uma coleção
builder-level = Nível
builder-name = O link dele neste site, ou os 81 caracteres
builder-unknown = Isto não é um sudoku nem uma coleção com exatamente uma solução cada.
builder-help = As dicas mostram no máximo
builder-help-none = nada
builder-help-where = onde
builder-help-technique = a técnica
builder-help-step = o passo inteiro
builder-theme = Claro ou escuro
builder-theme-page = Como a página
builder-theme-light = Claro
builder-theme-dark = Escuro
builder-colour = Cor
builder-colour-blue = Azul
builder-colour-ink = Tinta
builder-colour-green = Verde
builder-colour-own = Personalizada
builder-colour-choose = Cor personalizada
builder-show = Mostrar este tabuleiro
builder-code = Código
builder-copy = Copiar
builder-code-iframe = Funciona em qualquer página.
builder-code-element = Um elemento personalizado com eventos e estilos, do pacote nonet-engine, que você gera a partir de um clone e hospeda por conta própria.
builder-code-react = O mesmo elemento em React 19.
builder-code-wordpress = Cole este endereço em uma linha só para ele. Outros programas compatíveis com oEmbed também o aceitam.
builder-preview = Prévia em outro site
builder-width = Largura
