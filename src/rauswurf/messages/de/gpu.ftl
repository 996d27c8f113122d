gpu-none = dieser Computer hat keine NVIDIA-Grafikkarte, die Programme nutzen können; lass --device gpu weg
gpu-no-compiler = der Compiler für Grafikkarten fehlt; so installierst du ihn: { $command }
gpu-players = diese Bots können nicht auf einer Grafikkarte spielen; lass --device gpu weg
