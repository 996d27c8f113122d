gpu-none = spelen op een grafische kaart kan alleen met een NVIDIA-kaart van 2017 of later en haar stuurprogramma; laat anders --device gpu weg
gpu-failed = de grafische kaart kon dat niet: { $reason }
gpu-players = deze bots kunnen niet op een grafische kaart spelen; laat --device gpu weg
