gpu-none = cet ordinateur n’a pas de carte graphique NVIDIA utilisable ; enlève --device gpu
gpu-no-compiler = il manque le compilateur pour cartes graphiques ; voici comment l’installer : { $command }
gpu-players = ces bots ne peuvent pas jouer sur une carte graphique ; enlève --device gpu
