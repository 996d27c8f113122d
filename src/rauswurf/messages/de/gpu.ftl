gpu-none = auf einer Grafikkarte zu spielen geht nur mit einer von NVIDIA ab 2017 und ihrem Treiber; sonst lass --device gpu weg
gpu-failed = die Grafikkarte konnte das nicht: { $reason }
gpu-players = diese Bots können nicht auf einer Grafikkarte spielen; lass --device gpu weg
