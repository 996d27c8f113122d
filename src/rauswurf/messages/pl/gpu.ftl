gpu-none = do gry na karcie graficznej potrzebna jest karta NVIDIA z 2017 roku lub nowsza i jej sterownik; inaczej pomiń --device gpu
gpu-failed = karta graficzna nie dała rady: { $reason }
gpu-players = te boty nie mogą grać na karcie graficznej; pomiń --device gpu
