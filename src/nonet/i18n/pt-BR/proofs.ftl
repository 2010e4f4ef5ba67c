# O que se diz de um passo que alguém afirma: o que decorre, ou que parte é fraca e por quê.

proof-follows = Vale: { $what }.
proof-place-lemma = Dedução { $number }
proof-place-premise = Premissa { $number }
proof-place-cover = Cobertura { $number }
proof-place-link = Elo { $number }
proof-place-notation = Caractere { $number }
proof-weak = { $place }: { $why }
weak-absent-candidate = O tabuleiro não tem { $candidates }.
weak-settled = Isso já está decidido: a célula está preenchida, ou a unidade tem o seu número.
weak-no-solution = Nenhuma solução cumpre isso.
weak-not-strong = { $count ->
    [0] As duas pontas podem ser falsas: nenhuma unidade, célula ou conjunto de células as une com um elo forte.
    [one] As duas pontas podem ser falsas: em vez delas pode valer { $candidates }.
   *[other] As duas pontas podem ser falsas: em vez delas podem valer { $candidates }.
}
weak-not-weak = As duas pontas podem estar certas: { $candidates } não se excluem.
weak-not-deadly = Esses números não poderiam trocar de lugar, então o padrão não é mortal.
weak-uncovered = Nenhuma cobertura contém { $candidates }, e não há barbatana ali.
weak-does-not-follow = Isso não decorre das premissas.
weak-unjoined = O elo anterior é do mesmo tipo, então a cadeia se quebra aqui.
weak-nothing-follows = Nada de novo decorre destas premissas.
weak-too-much-work = Provar isso dá mais trabalho do que uma requisição permite.
weak-unreadable = A notação não pode ser lida a partir daqui.
weak-overlooked = Valeria sem { $candidates }, que o tabuleiro ainda tem.
proof-holds = Vale.
proof-place-arrow = A seta de { $from } a { $to }
