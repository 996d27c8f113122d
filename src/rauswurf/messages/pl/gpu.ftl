gpu-none = ten komputer nie ma karty graficznej NVIDIA, której można użyć; pomiń --device gpu
gpu-no-compiler = brakuje kompilatora dla kart graficznych; zainstalujesz go tak: { $command }
gpu-players = te boty nie mogą grać na karcie graficznej; pomiń --device gpu
