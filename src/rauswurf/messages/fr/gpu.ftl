gpu-none = pour jouer sur une carte graphique, il en faut une de NVIDIA, de 2017 ou plus récente, et son pilote ; sinon, enlève --device gpu
gpu-failed = la carte graphique n’y est pas arrivée : { $reason }
gpu-players = ces bots ne peuvent pas jouer sur une carte graphique ; enlève --device gpu
