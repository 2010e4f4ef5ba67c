# How to spot each technique on a board: three to five steps, one on each line.

lesson-full-house-spot =
    Procure uma linha, coluna ou bloco com oito números.
    Conte de 1 a 9 para achar o número que falta.
    Escreva-o na célula vazia.
lesson-hidden-single-spot =
    Escolha um número e um bloco que ainda não o tenha.
    Ache esse número nas linhas e colunas que cruzam o bloco.
    Risque as células do bloco que ficam nessas linhas e colunas.
    Se só sobrar uma célula vazia, escreva o número nela.
    Depois tente com linhas e colunas: risque as células que já veem o número.
lesson-naked-single-spot =
    Escolha uma célula vazia cuja linha, coluna e bloco tenham muitos números.
    Conte de 1 a 9 e pule cada número que você vê na linha, na coluna ou no bloco dela.
    Se só sobrar um número, escreva-o na célula.
lesson-locked-pair-spot =
    Escolha um bloco e uma linha ou coluna que o cruze.
    Olhe as células que ficam nos dois. Ache duas com os mesmos dois candidatos e nenhum outro.
    Elimine os dois números das outras células da reta.
    Elimine os dois números das outras células do bloco.
lesson-locked-triple-spot =
    Escolha um bloco e uma linha ou coluna que o cruze em três células vazias.
    Verifique se essas três células têm ao todo só três candidatos diferentes.
    Elimine os três números das outras células da reta.
    Elimine os três números das outras células do bloco.
lesson-locked-pointing-spot =
    Escolha um bloco e um número que o bloco ainda não tenha.
    Ache todos os candidatos desse número no bloco.
    Verifique se todos ficam em uma só linha ou em uma só coluna.
    Siga essa reta para fora do bloco e elimine o número ali.
lesson-locked-claiming-spot =
    Escolha uma linha ou coluna e um número que ela ainda não tenha.
    Ache todos os candidatos desse número na reta.
    Verifique se todos ficam em um só bloco.
    Elimine o número das outras células desse bloco.
lesson-naked-pair-spot =
    Ache uma célula com exatamente dois candidatos.
    Procure na linha, na coluna ou no bloco dela outra célula com os mesmos dois candidatos.
    Elimine os dois números das outras células de cada unidade que as duas têm em comum.
lesson-naked-triple-spot =
    Escolha uma unidade. Olhe as células dela com dois ou três candidatos.
    Ache três que tenham ao todo só três candidatos diferentes.
    Elimine esses três números das outras células da unidade.
lesson-hidden-pair-spot =
    Escolha uma unidade. Ache os números que têm nela exatamente dois candidatos.
    Procure dois desses números cujos candidatos fiquem nas mesmas duas células.
    Elimine dessas duas células todos os outros candidatos.
lesson-hidden-triple-spot =
    Escolha uma unidade. Ache os números que têm nela dois ou três candidatos.
    Procure três desses números cujos candidatos fiquem em apenas três células.
    Elimine dessas três células todos os outros candidatos.
lesson-naked-quad-spot =
    Escolha uma unidade com pelo menos cinco células vazias. Olhe as células com dois a quatro candidatos.
    Ache quatro que tenham ao todo só quatro candidatos diferentes.
    Elimine esses quatro números das outras células da unidade.
lesson-hidden-quad-spot =
    Escolha uma unidade com muitas células vazias. Ache os números que têm nela de dois a quatro candidatos.
    Procure quatro desses números cujos candidatos fiquem em apenas quatro células.
    Elimine dessas quatro células todos os outros candidatos.
lesson-x-wing-spot =
    Escolha um número. Ache duas linhas em que ele tenha exatamente dois candidatos.
    Verifique se esses candidatos ficam nas mesmas duas colunas.
    Elimine o número de todas as outras células das duas colunas.
    Depois tente trocando linhas por colunas.
lesson-swordfish-spot =
    Escolha um número. Ache as linhas em que ele tem dois ou três candidatos.
    Escolha três dessas linhas cujos candidatos fiquem em apenas três colunas.
    Elimine o número de todas as outras células dessas colunas.
    Depois tente trocando linhas por colunas.
lesson-jellyfish-spot =
    Escolha um número. Ache as linhas em que ele tem de dois a quatro candidatos.
    Escolha quatro dessas linhas cujos candidatos fiquem em apenas quatro colunas.
    Elimine o número de todas as outras células dessas colunas.
    Depois tente trocando linhas por colunas.
lesson-remote-pair-spot =
    Ache células com os mesmos dois candidatos. Você precisa de pelo menos quatro.
    Ligue em uma cadeia as que se veem.
    Dê às células duas cores alternadas ao longo da cadeia.
    Procure uma célula que veja uma célula de cada cor.
    Elimine os dois números dessa célula.
lesson-bug-plus-one-spot =
    Verifique se todas as células vazias têm exatamente dois candidatos, exceto uma com três.
    Desses três números, ache o que tem três candidatos na linha, na coluna e no bloco da célula.
    Escreva-o na célula.
lesson-bug-plus-n-spot =
    Verifique se todas as células vazias, exceto umas poucas, têm exatamente dois candidatos.
    Ache os candidatos a mais nessas poucas células. Sem eles, cada número pendente teria exatamente dois candidatos em cada unidade.
    Procure candidatos incompatíveis com todos os que são a mais: o mesmo número à vista de todos, ou outro número na única célula deles.
    Elimine esses candidatos.
lesson-skyscraper-spot =
    Escolha um número. Ache duas linhas em que ele tenha exatamente dois candidatos.
    Verifique se um candidato de cada linha fica na mesma coluna. Essa coluna é a base. Os outros dois precisam ficar em colunas diferentes.
    Procure células que vejam os outros dois candidatos, o telhado.
    Elimine o número dessas células.
    Depois tente trocando linhas por colunas.
lesson-w-wing-spot =
    Ache duas células com os mesmos dois candidatos que não se vejam.
    Escolha um dos dois números. Procure uma unidade em que ele tenha exatamente dois candidatos.
    Verifique se cada um desses candidatos vê uma das suas duas células.
    Elimine o outro número das células que veem as suas duas células.
lesson-two-string-kite-spot =
    Escolha um número. Ache uma linha e uma coluna em que ele tenha exatamente dois candidatos.
    Verifique se um candidato da linha e um da coluna ficam no mesmo bloco, em células diferentes, e os outros dois fora dele.
    Ache a célula que vê os outros dois candidatos, onde as retas deles se cruzam.
    Elimine o número dessa célula.
lesson-dual-two-string-kite-spot =
    Ache um 2-String Kite. Olhe as duas células dele no bloco.
    Verifique se cada uma pertence a um par conjugado na sua linha e a outro na sua coluna. Isso forma outra pipa.
    Se não, procure outro número com uma pipa nas mesmas duas células.
    Elimine o número de cada pipa onde se cruzam as retas das suas pontas.
lesson-turbot-fish-spot =
    Escolha um número. Marque as unidades em que ele tem exatamente dois candidatos: são os elos fortes dele.
    Ache dois elos fortes em que uma ponta do primeiro veja uma ponta do segundo.
    Procure células que vejam as outras duas pontas.
    Elimine o número dessas células.
lesson-empty-rectangle-spot =
    Escolha um número e um bloco cujos candidatos desse número fiquem em uma só linha e uma só coluna.
    Fora do bloco, procure uma coluna que cruze essa linha, ou uma linha que cruze essa coluna, em que o número tenha exatamente dois candidatos.
    Verifique se um deles fica no cruzamento. O outro, a ponta distante, não pode ficar em nenhuma linha nem coluna do bloco.
    Siga a outra reta do bloco para fora até a célula que vê a ponta distante.
    Elimine o número dessa célula.
lesson-dual-empty-rectangle-spot =
    Ache um retângulo vazio: um bloco cujos candidatos de um número fiquem em uma só linha e uma só coluna.
    Procure um elo forte com uma ponta nessa linha e outro com uma ponta nessa coluna.
    Para cada elo, siga a outra reta do bloco para fora até a célula que vê a ponta distante.
    Elimine o número dessas duas células.
lesson-xy-wing-spot =
    Ache uma célula com exatamente dois candidatos. É o pivô, XY.
    Procure duas células que o vejam, com candidatos XZ e YZ. São as pinças.
    Ache as células que veem as duas pinças.
    Elimine Z dessas células.
lesson-xyz-wing-spot =
    Ache uma célula com exatamente três candidatos. É o pivô, XYZ.
    Procure duas células que o vejam, com candidatos XZ e YZ. São as pinças.
    Ache as células que veem o pivô e as duas pinças.
    Elimine Z dessas células.
lesson-wxyz-wing-spot =
    Escolha um bloco e uma reta que o cruze. Procure quatro células deles com só quatro candidatos ao todo.
    Para cada um dos quatro números, veja se todos os candidatos dele nas quatro células se veem.
    Continue só se houver exatamente um número em que isso não acontece.
    Elimine esse número das células que veem todos os candidatos dele nas quatro células.
lesson-unique-rectangle-1-spot =
    Ache três células com os mesmos dois candidatos que sejam três cantos de um retângulo.
    Verifique se o retângulo fica em duas linhas, duas colunas e dois blocos.
    Verifique se o quarto canto tem os dois números e outros candidatos.
    Elimine os dois números do quarto canto.
lesson-unique-rectangle-2-spot =
    Ache duas células de uma reta com os mesmos dois candidatos. São um lado de um retângulo.
    Verifique se o retângulo fica em duas linhas, duas colunas e dois blocos.
    Verifique se os outros dois cantos têm esses dois candidatos e o mesmo candidato a mais.
    Elimine o número a mais das células que veem esses dois cantos.
lesson-unique-rectangle-3-spot =
    Ache um retângulo em duas linhas, duas colunas e dois blocos. Dois cantos vizinhos só têm os mesmos dois candidatos.
    Anote os candidatos a mais dos outros dois cantos.
    Em uma unidade desses dois cantos, ache células que formem com a sua lista um subconjunto nu, como se ela fosse uma célula.
    Elimine os números do subconjunto das outras células de cada unidade que os dois cantos e as células do subconjunto têm em comum.
lesson-unique-rectangle-4-spot =
    Ache um retângulo em duas linhas, duas colunas e dois blocos. Dois cantos vizinhos só têm os mesmos dois candidatos.
    Olhe uma unidade que os outros dois cantos têm em comum.
    Verifique se um dos dois números não tem outros candidatos nessa unidade.
    Elimine o outro número desses dois cantos.
lesson-unique-rectangle-5-spot =
    Ache um retângulo em duas linhas, duas colunas e dois blocos cujos cantos tenham dois candidatos em comum.
    Verifique se dois cantos opostos, ou três cantos, têm o mesmo candidato a mais e nenhum outro.
    Verifique se os demais cantos só têm os dois candidatos.
    Elimine o número a mais das células que veem todos os cantos que o têm.
lesson-unique-rectangle-6-spot =
    Ache um retângulo em duas linhas, duas colunas e dois blocos. Dois cantos opostos só têm os mesmos dois candidatos.
    Olhe as duas linhas e depois as duas colunas.
    Verifique se um dos dois números não tem outros candidatos nessas duas retas.
    Elimine esse número dos dois cantos com candidatos a mais.
lesson-hidden-rectangle-spot =
    Ache um retângulo em duas linhas, duas colunas e dois blocos cujos cantos tenham dois candidatos em comum. Os cantos podem ter outros.
    Escolha um canto que não tenha outros e vá ao canto oposto.
    Olhe a linha e a coluna dele. Verifique se, em ambas, o mesmo dos dois números não tem candidatos fora do retângulo.
    Elimine o outro número do canto oposto.
lesson-unique-loop-spot =
    Escolha dois números. Ligue em um laço células que tenham os dois como candidatos. Cada célula vê a seguinte.
    Verifique se o laço tem exatamente duas células em cada linha, coluna e bloco por onde passa.
    Olhe as poucas células com candidatos a mais.
    Se só uma célula tem candidatos a mais, elimine dela os dois números.
    Se duas ou mais têm o mesmo candidato a mais, elimine-o das células que veem todas elas.
lesson-avoidable-rectangle-1-spot =
    Ache três células resolvidas que sejam três cantos de um retângulo. Nenhuma delas é uma pista: você as preencheu. As pistas têm outra aparência no tabuleiro.
    Verifique se o retângulo fica em duas linhas, duas colunas e dois blocos.
    Verifique se dois cantos opostos têm o mesmo número.
    O terceiro canto tem outro número. Elimine-o do canto vazio.
lesson-avoidable-rectangle-2-spot =
    Ache duas células resolvidas em uma linha ou coluna que sejam dois cantos de um retângulo. Nenhuma delas é uma pista: você as preencheu. As pistas têm outra aparência no tabuleiro.
    Verifique se o retângulo fica em duas linhas, duas colunas e dois blocos.
    Verifique se os dois cantos vazios têm exatamente dois candidatos: o número do canto oposto e o mesmo número a mais.
    Elimine o número a mais das células que veem os dois cantos vazios.
lesson-finned-x-wing-spot =
    Escolha um número. Ache uma linha em que ele tenha exatamente dois candidatos.
    Ache outra linha com candidatos nas mesmas duas colunas e com mais um ou dois. Esses são as barbatanas.
    Verifique se as barbatanas ficam no mesmo bloco que um canto.
    Na coluna desse canto, ache as outras células do bloco das barbatanas.
    Elimine o número ali. Depois tente trocando linhas por colunas.
lesson-sashimi-x-wing-spot =
    Escolha um número. Ache uma linha em que ele tenha exatamente dois candidatos.
    Ache outra linha com um candidato em uma dessas duas colunas, mas não na outra.
    Verifique se os demais candidatos dela, as barbatanas, ficam no bloco do canto que falta.
    Na coluna do canto que falta, ache as células fora das duas linhas que veem todas as barbatanas.
    Elimine o número ali. Depois tente trocando linhas por colunas.
lesson-simple-colors-trap-spot =
    Escolha um número. Ligue os pares conjugados dele: dois candidatos que são os únicos de uma unidade.
    Pinte um agrupamento de candidatos ligados com duas cores alternadas. Se houver vários agrupamentos, não os misture.
    Procure um candidato sem cor que veja as duas cores.
    Elimine-o.
lesson-simple-colors-wrap-spot =
    Escolha um número. Ligue os pares conjugados dele: dois candidatos que são os únicos de uma unidade.
    Pinte um agrupamento de candidatos ligados com duas cores alternadas. Se houver vários agrupamentos, não os misture.
    Procure dois candidatos da mesma cor que se vejam.
    Elimine o número de todas as células dessa cor.
lesson-multi-colors-1-spot =
    Escolha um número. Pinte dois agrupamentos separados de pares conjugados dele: A e B, C e D.
    Ache um candidato da cor A que veja um da cor C.
    Procure candidatos que vejam as duas cores B e D.
    Elimine-os.
lesson-multi-colors-2-spot =
    Escolha um número. Pinte dois agrupamentos separados de pares conjugados dele: A e B, C e D.
    Procure uma cor A que veja tanto C quanto D. Podem ser candidatos diferentes de A.
    Elimine o número de todas as células da cor A.
lesson-finned-swordfish-spot =
    Escolha um número. Ache três linhas cujos candidatos fiquem quase todos em três colunas.
    Verifique se todos os candidatos fora dessas colunas, as barbatanas, ficam em um só bloco.
    Verifique se esse bloco contém também um canto do Swordfish.
    Nas três colunas, ache as outras células que veem todas as barbatanas.
    Elimine o número ali. Depois tente trocando linhas por colunas.
lesson-sashimi-swordfish-spot =
    Procure um Swordfish com barbatana: três linhas, três colunas e barbatanas em um só bloco.
    Tire as barbatanas. Verifique se então uma linha fica com um só candidato ou nenhum.
    Nas três colunas, ache as células fora das linhas que veem todas as barbatanas.
    Elimine o número ali. Depois tente trocando linhas por colunas.
lesson-3d-medusa-spot =
    Comece com uma célula de dois candidatos. Dê a um a primeira cor e ao outro a segunda.
    Continue por pares conjugados e células de dois candidatos. Troque de cor a cada passo.
    Procure uma cor que apareça duas vezes em uma célula, ou duas vezes para um número em uma unidade. Elimine essa cor.
    Procure uma célula sem cores em que todos os candidatos vejam a mesma cor. Elimine essa cor.
    Senão, elimine os candidatos incompatíveis com as duas cores: em uma unidade ou dentro da célula deles.
lesson-fireworks-spot =
    Escolha uma célula. A linha e a coluna dela se cruzam no bloco dela.
    Ache números com no máximo um candidato fora do bloco na linha, e no máximo um na coluna.
    Procure três desses números com as mesmas duas células de fora.
    Elimine todos os outros candidatos dessas duas células e do cruzamento.
    Senão, procure dois pares desses números em cantos opostos de um retângulo e limpe os quatro cantos.
lesson-vwxyz-wing-spot =
    Escolha um bloco e uma reta que o cruze. Procure cinco células deles com só cinco candidatos ao todo.
    Para cada um dos cinco números, veja se todos os candidatos dele nas cinco células se veem.
    Continue só se houver exatamente um número em que isso não acontece.
    Elimine esse número das células que veem todos os candidatos dele nas cinco células.
lesson-xy-chain-spot =
    Comece em uma célula com dois candidatos. Escolha um dos números como Z e fique com o outro.
    Vá a uma célula com dois candidatos que veja a anterior e tenha o número com que você ficou.
    Fique com o outro número da nova célula e continue do mesmo jeito.
    Pare em uma célula em que o número com que você fica é Z.
    Elimine Z das células que veem as duas pontas da cadeia.
lesson-x-chain-spot =
    Escolha um número. Marque os elos fortes dele: as unidades em que ele tem exatamente dois candidatos.
    Comece com um elo forte. Da ponta dele, vá a um candidato que a veja: um elo fraco.
    Continue alternando elos fortes e fracos, e pare depois de um elo forte.
    Elimine o número das células que veem as duas pontas da cadeia.
lesson-sue-de-coq-spot =
    Olhe as células em que um bloco e uma reta se cruzam. Escolha duas ou três.
    Verifique se elas têm pelo menos dois candidatos a mais que células.
    Acrescente células do resto da reta e do resto do bloco. O mais simples é uma célula de dois candidatos em cada parte.
    Verifique se todas juntas têm tantos números quantas células e se as duas partes acrescentadas não têm em comum números do cruzamento.
    Elimine os números da parte da reta do resto da reta, e os da parte do bloco do resto do bloco.
lesson-finned-jellyfish-spot =
    Escolha um número. Ache quatro linhas cujos candidatos fiquem quase todos em quatro colunas.
    Verifique se todos os candidatos fora dessas colunas, as barbatanas, ficam em um só bloco.
    Verifique se esse bloco contém também um canto do Jellyfish.
    Nas quatro colunas, ache as outras células que veem todas as barbatanas.
    Elimine o número ali. Depois tente trocando linhas por colunas.
lesson-sashimi-jellyfish-spot =
    Procure um Jellyfish com barbatana: quatro linhas, quatro colunas e barbatanas em um só bloco.
    Tire as barbatanas. Verifique se então uma linha fica com um só candidato ou nenhum.
    Nas quatro colunas, ache as células fora das linhas que veem todas as barbatanas.
    Elimine o número ali. Depois tente trocando linhas por colunas.
lesson-continuous-nice-loop-spot =
    Comece com um elo forte: um par conjugado ou uma célula com dois candidatos.
    Continue alternando elos fracos e fortes.
    Procure um elo fraco do último candidato de volta ao primeiro.
    Para cada elo fraco em uma unidade, elimine o número de outras células que veem as duas pontas.
    Para cada elo fraco em uma célula, elimine os outros candidatos dessa célula.
lesson-aic-spot =
    Comece com um elo forte: um par conjugado ou uma célula com dois candidatos.
    Continue alternando elos fracos e fortes. Troque de número dentro de uma célula ou de célula dentro de uma unidade.
    Pare depois de um elo forte.
    Se as duas pontas têm o mesmo número, elimine-o das células que veem as duas.
    Se têm números diferentes e se veem, elimine o número de cada ponta da célula da outra.
lesson-discontinuous-nice-loop-spot =
    Escolha um candidato de onde saiam elos fracos ou fortes.
    Siga elos alternados até voltar a esse candidato.
    Se a cadeia começa e termina com elos fracos, elimine o candidato.
    Se começa e termina com elos fortes, escreva o número.
lesson-grouped-aic-spot =
    Procure grupos: dois ou três candidatos de um número em uma linha ou coluna de um bloco. Trate cada grupo como um só candidato.
    Comece em um candidato isolado com um elo forte: em uma célula com dois candidatos ou em uma unidade com só mais um candidato ou grupo do número.
    Continue alternando elos fracos e fortes. No elo fraco de um grupo, todas as células dele veem todas as da outra ponta.
    Pare depois de um elo forte, em um candidato isolado.
    Se as duas pontas têm o mesmo número, elimine-o das células que veem as duas. Se têm números diferentes e se veem, elimine o número de cada ponta da célula da outra.
lesson-grouped-discontinuous-nice-loop-spot =
    Procure grupos: dois ou três candidatos de um número em um bloco e uma reta.
    Escolha um candidato isolado e siga elos fortes e fracos alternados através dos grupos.
    Volte ao candidato com que você começou.
    Com elos fracos nas duas pontas, elimine-o. Com elos fortes nas duas, escreva o número.
lesson-grouped-continuous-nice-loop-spot =
    Procure grupos: dois ou três candidatos de um número em um bloco e uma reta.
    Monte uma cadeia de elos fortes e fracos alternados, com grupos ou conjuntos quase bloqueados.
    Feche a cadeia com um elo fraco da última ponta à primeira.
    Para cada elo fraco, elimine os candidatos que veem todas as células das duas pontas.
    Se um elo fraco fica em uma célula, elimine os outros candidatos da célula.
lesson-als-xz-spot =
    Ache um conjunto quase bloqueado: células de uma unidade com um candidato a mais que células. O menor é uma célula com dois.
    Procure outro conjunto quase bloqueado com pelo menos dois números em comum com ele.
    Verifique se, para um número em comum X, todos os candidatos de um conjunto veem todos os do outro.
    Escolha outro número em comum, Z.
    Elimine Z das células que veem todos os candidatos dele nos dois conjuntos.
lesson-als-xy-wing-spot =
    Ache um conjunto quase bloqueado, o do meio. O menor é uma célula com dois candidatos.
    Ache outro conjunto que tenha com ele um comum restrito X: todos os candidatos de X nos dois se veem.
    Ache um terceiro conjunto que tenha com o do meio outro comum restrito, Y.
    Procure mais um número Z que os dois conjuntos de fora tenham.
    Elimine Z das células que veem todos os candidatos dele nos conjuntos de fora.
lesson-als-xy-chain-spot =
    Ache um conjunto quase bloqueado e escolha nele um número Z.
    Passe a outro conjunto por um comum restrito diferente de Z. Todos os candidatos desse número nos dois conjuntos se veem.
    Siga de conjunto em conjunto. Use um número diferente do usado no passo anterior.
    Pare em um conjunto que também tenha Z.
    Elimine Z das células que veem todos os candidatos dele no primeiro conjunto e no último.
lesson-death-blossom-spot =
    Escolha uma célula com dois ou três candidatos, o caule.
    Para cada candidato, ache um conjunto quase bloqueado cujos candidatos desse número vejam todos o caule. São as pétalas.
    Procure outro número que todas as pétalas tenham.
    Elimine-o das células que veem todos os candidatos dele nas pétalas.
lesson-tridagon-spot =
    Procure quatro blocos que formem um retângulo e três números que nenhum deles tenha ainda.
    Em cada bloco, ache três células em linhas e colunas diferentes, cada uma com pelo menos dois desses candidatos.
    Numere as colunas de cada bloco de 1 a 3 e leia as das três células dele de cima para baixo. 123, 231 e 312 são um sentido; 132, 213 e 321, o outro.
    Verifique se um bloco tem sentido diferente dos outros três. Ache os candidatos a mais das doze células.
    Se só houver um candidato a mais, escreva-o. Senão, elimine os candidatos que veem todos os candidatos a mais.
lesson-sk-loop-spot =
    Procure quatro blocos que formem um retângulo, com uma célula preenchida nas mesmas duas linhas e duas colunas.
    Em cada bloco, tome as outras duas células da linha e as outras duas da coluna: dezesseis ao todo.
    Ligue os pares em um anel, pelas retas e dentro dos blocos. Em geral, dois números ligam cada par ao seguinte.
    Verifique se o anel se fecha: os oito elos têm dezesseis números ao todo.
    Elimine os números de cada elo das outras células da reta ou do bloco dele.
lesson-junior-exocet-spot =
    Ache duas células de um bloco e uma reta com só três ou quatro candidatos ao todo. São a base.
    Em cada um dos dois blocos ao lado, escolha uma reta perpendicular e as duas células dela fora da reta da base. Uma, o alvo, tem candidatos da base. A outra não.
    Tome as três retas perpendiculares que passam pelos alvos e pela terceira célula ao lado da base.
    Para cada número da base, verifique se duas linhas ou colunas cobrem os candidatos dele nessas retas fora dos três blocos.
    Elimine dos alvos todos os candidatos que a base não tem.
lesson-senior-exocet-spot =
    Ache duas células de um bloco e uma reta com só três ou quatro candidatos ao todo. São a base.
    Tome três retas perpendiculares: pela terceira célula ao lado da base e por cada um dos dois blocos ao lado.
    Ache um alvo em um bloco ao lado da base e outro em qualquer lugar dessas retas.
    Verifique se, sem os alvos, cada número da base cabe ao mesmo tempo em apenas duas dessas retas.
    Elimine dos alvos todos os candidatos que a base não tem.
lesson-kraken-fish-spot =
    Ache um peixe com barbatanas: linhas cujos candidatos fiquem quase todos em outras tantas colunas.
    Escolha um candidato que o peixe eliminaria sem as barbatanas.
    De cada barbatana, siga uma cadeia que comece supondo que ela é verdadeira.
    Se todas as cadeias mostram que o seu candidato é falso, elimine-o.
lesson-multi-sector-locked-set-spot =
    Escolha algumas linhas e algumas colunas, por exemplo quatro e quatro. Tome as células vazias em que elas se cruzam.
    Divida os números em duas partes: uma para as linhas e outra para as colunas.
    Para cada linha, conte os números da parte dela nessas células. Faça o mesmo com cada coluna e some tudo.
    Verifique se a soma é o número de células.
    Elimine os números de cada linha do resto dessa linha, e os de cada coluna do resto dessa coluna.
lesson-forcing-chain-verity-spot =
    Escolha uma célula com dois ou três candidatos, ou um número com dois ou três candidatos em uma unidade.
    Suponha que o primeiro candidato é verdadeiro e siga as cadeias dele. Anote as conclusões.
    Faça o mesmo com cada um dos outros candidatos.
    Procure uma conclusão que todos tenham em comum.
    Aplique-a: escreva esse número ou elimine esse candidato.
lesson-forcing-chain-contradiction-spot =
    Escolha um candidato, por exemplo uma ponta de muitos elos fortes.
    Suponha que ele é verdadeiro e siga todas as cadeias que saem dele.
    Procure uma célula que perca todos os candidatos, ou uma unidade que perca todos os de um número.
    Se achar uma, elimine o seu candidato.
lesson-franken-swordfish-spot =
    Escolha um número. Escolha três unidades de base, como duas linhas e um bloco.
    Procure três unidades de cobertura, colunas ou blocos, que contenham todos os candidatos das bases. Um candidato em duas unidades de base tem de ficar em duas de cobertura.
    Verifique se pelo menos uma das seis unidades é um bloco.
    Ache candidatos nas unidades de cobertura, mas fora das bases.
    Elimine-os. Depois tente trocando linhas por colunas.
lesson-finned-franken-x-wing-spot =
    Escolha um número. Escolha duas linhas, ou uma linha e um bloco, como unidades de base.
    Ache duas unidades de cobertura, colunas ou blocos (uma das quatro é um bloco), que contenham todos os candidatos deles, exceto uns poucos. Esses poucos são as barbatanas. Um candidato em duas unidades de base também é uma barbatana, a menos que fique em duas de cobertura.
    Procure candidatos em mais unidades de cobertura que de base que vejam todas as barbatanas.
    Elimine-os. Depois tente trocando linhas por colunas.
lesson-finned-franken-swordfish-spot =
    Escolha um número. Escolha três unidades de base: linhas ou blocos.
    Ache três unidades de cobertura, colunas ou blocos, que contenham todos os candidatos deles, exceto uns poucos. Esses poucos são as barbatanas. Um candidato em duas unidades de base também é uma barbatana, a menos que fique em duas de cobertura.
    Procure candidatos em mais unidades de cobertura que de base que vejam todas as barbatanas.
    Elimine-os. Depois tente trocando linhas por colunas.
lesson-franken-jellyfish-spot =
    Escolha um número. Escolha quatro unidades de base: linhas ou blocos.
    Procure quatro unidades de cobertura, colunas ou blocos, que contenham todos os candidatos das bases. Um candidato em duas unidades de base tem de ficar em duas de cobertura.
    Ache candidatos nas unidades de cobertura, mas fora das bases.
    Elimine-os. Depois tente trocando linhas por colunas.
lesson-finned-franken-jellyfish-spot =
    Escolha um número. Escolha quatro unidades de base: linhas ou blocos.
    Ache quatro unidades de cobertura, colunas ou blocos, que contenham todos os candidatos deles, exceto uns poucos. Esses poucos são as barbatanas. Um candidato em duas unidades de base também é uma barbatana, a menos que fique em duas de cobertura.
    Procure candidatos em mais unidades de cobertura que de base que vejam todas as barbatanas.
    Elimine-os. Depois tente trocando linhas por colunas.
lesson-finned-mutant-jellyfish-spot =
    Escolha um número com poucos candidatos. Escolha quatro unidades de base de qualquer tipo: linhas, colunas e blocos.
    Ache outras quatro unidades de qualquer tipo que cubram todos os candidatos delas, exceto uns poucos. Esses poucos são as barbatanas. Um candidato em duas unidades de base também é uma barbatana, a menos que fique em duas de cobertura.
    Procure candidatos em mais unidades de cobertura que de base que vejam todas as barbatanas.
    Elimine-os.
lesson-finned-mutant-squirmbag-spot =
    Escolha um número. Escolha cinco unidades de base de qualquer tipo: linhas, colunas e blocos.
    Ache outras cinco unidades de qualquer tipo que cubram todos os candidatos delas, exceto uns poucos. Esses poucos são as barbatanas. Um candidato em duas unidades de base também é uma barbatana, a menos que fique em duas de cobertura.
    Procure candidatos em mais unidades de cobertura que de base que vejam todas as barbatanas.
    Elimine-os.
lesson-finned-mutant-whale-spot =
    Escolha um número. Escolha seis unidades de base de qualquer tipo: linhas, colunas e blocos.
    Ache outras seis unidades de qualquer tipo que cubram todos os candidatos delas, exceto uns poucos. Esses poucos são as barbatanas. Um candidato em duas unidades de base também é uma barbatana, a menos que fique em duas de cobertura.
    Procure candidatos em mais unidades de cobertura que de base que vejam todas as barbatanas.
    Elimine-os.
lesson-forcing-net-contradiction-spot =
    Escolha um candidato, por exemplo em uma célula com dois candidatos.
    Suponha que ele é verdadeiro. Escreva-o a lápis, com todos os únicos que se seguem.
    Procure uma célula sem candidatos, ou uma unidade sem candidatos para um número.
    Se achar uma, apague as marcas a lápis e elimine o seu candidato.
lesson-forcing-net-verity-spot =
    Escolha uma célula com dois candidatos, ou um número com dois candidatos em uma unidade.
    Suponha que o primeiro candidato é verdadeiro e anote todos os únicos que se seguem e todos os candidatos que eles eliminam.
    Faça o mesmo com o outro candidato. Se um caso termina em contradição, descarte-o.
    Procure um resultado que todos os casos restantes tenham em comum.
    Aplique-o: escreva esse número ou elimine esse candidato.
lesson-template-set-spot =
    Escolha um número que já esteja em muitas linhas.
    Anote todas as formas de colocá-lo nas linhas restantes: um candidato em cada linha, coluna e bloco.
    Descarte as formas que ocupam uma célula em que tem de ir outro número.
    Procure um candidato que todas as formas usem.
    Escreva o número ali.
lesson-template-delete-spot =
    Escolha um número que já esteja em muitas linhas.
    Anote todas as formas de colocá-lo nas linhas restantes: um candidato em cada linha, coluna e bloco.
    Descarte as formas que ocupam uma célula em que tem de ir outro número.
    Procure um candidato que nenhuma forma use.
    Elimine-o.
lesson-nested-forcing-net-spot =
    Escolha um candidato. Suponha que ele é verdadeiro e escreva a lápis todos os únicos que se seguem.
    Quando não houver mais únicos, suponha também um segundo candidato.
    Se os únicos levam a uma contradição, elimine o segundo candidato sob a primeira suposição.
    Repita isso até que a primeira suposição leve a uma contradição.
    Apague tudo e elimine o primeiro candidato.
