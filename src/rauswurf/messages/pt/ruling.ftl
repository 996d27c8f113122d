### Rulings: what we decided where the printed rules leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Se expulsar é a tua única jogada permitida, tens de a fazer.
ruling-classic-six-rolls-again = Também dá outro lançamento um seis que não se pôde usar.
ruling-classic-three-rolls = Os três lançamentos acabam com um seis; um seis com que não se pode entrar é um dos três, e os restantes mantêm-se.
ruling-classic-highest-roll = Em caso de empate voltam a lançar os empatados, e mais ninguém.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Esta obrigação vem antes das de entrar com um seis e de libertar a saída. Qualquer expulsão serve. Senão volta a peça mais avançada que podia ter expulsado, mesmo que já esteja na meta (nunca uma na base; entre uma tua e uma neutra igualmente avançadas, a tua). Passar não te livra. Um lançamento extra mantém-se.
   *[strict] Esta obrigação vem antes das de entrar com um seis e de libertar a saída.
}
ruling-classic-backward-capture = Da própria saída e da meta nunca se anda para trás. Se não houver mais nada a fazer pode passar-se, a não ser que expulsar seja obrigatório.
ruling-classic-barriers = Na meta não há barreiras, e a própria saída é libertada antes de se entrar; também para trás não se passa por barreiras.
ruling-classic-two-colours = A vez passa de cor em cor; as tuas duas cores podem expulsar-se uma à outra; uma cor que já está na meta é saltada; termina quem tem as duas cores na meta.
ruling-classic-neutral = As obrigações veem-se cor a cor, a de expulsar para as duas juntas; para os três lançamentos as duas cores têm de cumprir a condição; quem está na meta continua com peças neutras. Se a última neutra é levada por alguém que ainda não está na meta, ou chega antes de toda a gente, ganha quem primeiro estiver na meta; o resto da classificação, por ordem de chegada.

## The six Nüby games

ruling-nueby-turns = A dois jogam amarelo e preto; a três, amarelo, vermelho e azul; a quatro, amarelo, verde, preto e azul; a cinco, todos menos o branco.
ruling-nueby-turns-four = A dois jogam amarelo e vermelho; a três, amarelo, verde e vermelho.
ruling-nueby-free-entry = Conta como o primeiro seis do turno.
ruling-nueby-throw = Decide onde está, não por onde passou; as voltas dadas não se guardam.
ruling-nueby-must-move = Expulsar para trás nunca é obrigatório.
ruling-nueby-goal-no-jump = Com qualquer número; poder entrar na meta não é razão para passar.
ruling-nueby-backward-throw = Nunca a partir de uma meta.
ruling-nueby-highest-roll = O livro não diz quem começa; em caso de empate voltam a lançar os empatados, e mais ninguém.
ruling-nueby-finish = O livro não diz como se ganha.
ruling-nueby-second-level = Uma peça também pode dar mais uma volta por fora. Isso não é passar além da meta: se for a tua única jogada, tens de a fazer. A partir de quatro jogadores joga-se com três peças cada.
ruling-nueby-one-pushes = O empurrão vem antes da jogada. Se nenhuma peça pode andar, pode só empurrar-se.
ruling-nueby-place = Também podes pôr a pedra onde ela fecha o caminho às tuas próprias peças ou à tua entrada. Só depois se vê o que tens de mover.
ruling-nueby-blockade = Por uma pedra não passa ninguém, nem a própria cor. Se todas as entradas estão bloqueadas, um simples lançamento substitui a entrada livre; se durante uma ronda inteira ninguém pode entrar nem mover, as pedras nas entradas voltam para os seus corredores.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Quando todas as tuas peças ali têm foco, mais um acerto volta a virar uma delas.
   *[ignored] Quando todas as tuas peças ali têm foco, os acertos a mais não contam.
}
ruling-nueby-either-way = As peças na meta nunca recuam; as jogadas para trás são obrigatórias como as outras.
ruling-nueby-shortcut = A partir do percurso nunca se expulsa para trás em casas cinzentas.
ruling-nueby-short-throw = Empurra-se ao longo do percurso, nunca para dentro de uma meta. Expulsar conta como jogada mesmo que no fim todas as peças fiquem onde estavam.

## NICHTLUSTIG

ruling-nichtlustig-first = Em caso de empate voltam a lançar os empatados, e mais ninguém.
ruling-nichtlustig-rolls = Pôr todos os dados de lado é parar. Os dados distinguem-se pelos símbolos: de dois iguais, qual se guarda importa pelo que o outro ainda pode trazer.
ruling-nichtlustig-scoring = Numa vez perdida não há pontuação.
ruling-nichtlustig-take = Todas as cartas de um turno se dizem ao mesmo tempo.
ruling-nichtlustig-dinosaurs = Pode escolher-se qualquer dinossauro a que a soma chegue, não só o mais alto.
ruling-nichtlustig-death = Num turno fica-se no máximo com uma carta da morte.
ruling-nichtlustig-own-death = O caniche é aqui uma carta da morte como as outras. Entre as da mesa escolhes tu. Quem tem as seis não fica com nenhuma.
ruling-nichtlustig-cover = Entre vários lemingues escolhes tu. Uma carta só pode ser coberta uma vez.
ruling-nichtlustig-open-death = O mesmo se todas as cartas pontuadas já estão cobertas. A que está à vista continua à vista, pontue-se o que se pontuar depois.
ruling-nichtlustig-specials = Chegam no fim, depois da carta da morte e de as cartas usadas terem voltado, por isso pode recuperar-se uma logo a seguir.
ruling-nichtlustig-duck = Antes podem pôr-se dados de lado, mas pelo menos um é lançado. Quem parou antes do terceiro lançamento não o pode usar.
ruling-nichtlustig-time-machine = Só se usa para um dinossauro a que sem ela não se chega. Quem não pode ficar com mais nada pode guardá-la, não ficar com nada e enfrentar a Morte.
ruling-nichtlustig-clown = Se não há nenhuma carta da morte para receber, o palhaço fica.
ruling-nichtlustig-virus = Sem carta-alvo continua a ser uma só carta da morte, e um palhaço evita-a. O vírus volta sempre para a mesa.
ruling-nichtlustig-points = Um yeti coberto não faz companhia a outro.
ruling-nichtlustig-professors-roll = Pela ordem dos lugares; os professores cobertos não dão dado.
ruling-nichtlustig-winner = Assim se decide toda a classificação; quem continuar empatado partilha o posto.
