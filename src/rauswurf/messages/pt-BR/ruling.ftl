### Only what Brazil says in other words than pt, which tells the rest.

ruling-classic-capture = Se comer é a sua única jogada permitida, você tem que fazê-la.
ruling-classic-forced-capture = Comer vem antes de sair da base e antes de liberar a saída. Se deixar de comer custa a peça, basta comer de qualquer maneira; senão paga a peça mais avançada que podia ter comido (nunca uma na base; entre uma sua e uma neutra igualmente avançadas, a sua), antes de ver quem chegou à meta. Passar não livra você disso; uma jogada extra se mantém.
ruling-classic-backward-capture = Da própria saída e da meta nunca se anda para trás. Se não há mais nada a fazer você pode passar, a não ser que comer seja obrigatório.
ruling-classic-neutral = As obrigações valem cor por cor, a de comer para as duas juntas; para as três jogadas as duas cores têm que cumprir a condição; quem está na meta continua com peças neutras. Se a última neutra é levada por alguém que ainda não está na meta, ou chega antes de todo mundo, ganha quem estiver primeiro na meta; o resto da classificação, por ordem de chegada.
ruling-nueby-must-move = Comer para trás nunca é obrigatório.
ruling-nueby-second-level = Uma peça também pode dar mais uma volta por fora. Isso não é passar da meta: se for a sua única jogada, você tem que fazê-la. A partir de quatro jogadores joga-se com três peças cada um.
ruling-nueby-shortcut = Do percurso nunca se come para trás em casas cinza.
ruling-nichtlustig-own-death = Aqui o poodle é uma carta da morte como as outras. Entre as da mesa você escolhe. Quem tem as seis não pega nenhuma.
ruling-nichtlustig-cover = Entre vários lemingues você escolhe. Uma carta só pode ser coberta uma vez.
