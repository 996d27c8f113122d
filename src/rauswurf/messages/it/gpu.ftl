gpu-none = questo computer non ha una scheda grafica NVIDIA utilizzabile; togli --device gpu
gpu-no-compiler = manca il compilatore per le schede grafiche; si installa così: { $command }
gpu-players = questi bot non possono giocare su una scheda grafica; togli --device gpu
