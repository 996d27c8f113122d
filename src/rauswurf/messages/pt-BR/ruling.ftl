### Only what Brazil says in other words than pt, which tells the rest.

ruling-classic-capture = Se comer é a sua única jogada permitida, você tem que fazê-la.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Comer vem antes de entrar com um seis e de liberar a saída. Basta comer de qualquer maneira. Senão volta a peça mais avançada que podia ter comido, mesmo que já esteja na meta (nunca uma na base; entre uma sua e uma neutra igualmente avançadas, a sua). Passar não livra você disso. Uma jogada extra se mantém.
   *[strict] Comer vem antes de entrar com um seis e de liberar a saída.
}
ruling-classic-backward-capture = Da própria saída e da meta nunca se anda para trás. Se não há mais nada a fazer você pode passar, a não ser que comer seja obrigatório.
ruling-classic-neutral = As obrigações valem cor por cor, a de comer para as duas juntas; para as três jogadas as duas cores têm que cumprir a condição; quem está na meta continua com peças neutras. Se a última neutra é levada por alguém que ainda não está na meta, ou chega antes de todo mundo, ganha quem estiver primeiro na meta; o resto da classificação, por ordem de chegada.
ruling-nueby-must-move = Comer para trás nunca é obrigatório.
ruling-nueby-second-level = Uma peça também pode dar mais uma volta por fora. Isso não é passar da meta: se for a sua única jogada, você tem que fazê-la. A partir de quatro jogadores joga-se com três peças cada um.
ruling-nueby-shortcut = Do percurso nunca se come para trás em casas cinza.
ruling-nichtlustig-own-death = Aqui o poodle é uma carta da morte como as outras. Entre as da mesa você escolhe. Quem tem as seis não pega nenhuma.
ruling-nichtlustig-cover = Entre vários lemingues você escolhe. Uma carta só pode ser coberta uma vez.
ruling-classic-two-colours = A vez passa de cor em cor; as suas duas cores podem comer uma à outra; uma cor que já está na meta é pulada; termina quem tem as duas cores na meta.
ruling-nueby-place = Você também pode colocar a pedra onde ela fecha o caminho das suas próprias peças ou da sua entrada. Só depois se vê o que você tem que mover.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Quando todas as suas peças ali têm foco, mais um acerto volta a virar uma delas.
   *[ignored] Quando todas as suas peças ali têm foco, os acertos a mais não contam.
}
ruling-nueby-short-throw = Empurra-se ao longo do percurso, nunca para dentro de uma meta. Comer conta como jogada mesmo que no fim todas as peças fiquem onde estavam.
ruling-nichtlustig-winner = Assim se decide toda a classificação; quem continuar empatado divide o posto.
