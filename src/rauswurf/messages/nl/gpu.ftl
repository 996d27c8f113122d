gpu-none = deze computer heeft geen NVIDIA-grafische kaart die programma’s kunnen gebruiken; laat --device gpu weg
gpu-no-compiler = de compiler voor grafische kaarten ontbreekt; zo installeer je hem: { $command }
gpu-players = deze bots kunnen niet op een grafische kaart spelen; laat --device gpu weg
