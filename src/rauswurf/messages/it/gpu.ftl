gpu-none = per giocare su una scheda grafica ne serve una NVIDIA, del 2017 o più recente, con il suo driver; altrimenti togli --device gpu
gpu-failed = la scheda grafica non ci è riuscita: { $reason }
gpu-players = questi bot non possono giocare su una scheda grafica; togli --device gpu
