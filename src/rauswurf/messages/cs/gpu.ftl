gpu-none = tento počítač nemá grafickou kartu NVIDIA, kterou by šlo použít; vynech --device gpu
gpu-no-compiler = chybí překladač pro grafické karty; nainstaluješ ho takto: { $command }
gpu-players = tito boti nemohou hrát na grafické kartě; vynech --device gpu
