gpu-none = para jugar en una tarjeta gráfica hace falta una de NVIDIA, de 2017 o posterior, y su controlador; si no la tienes, quita --device gpu
gpu-failed = la tarjeta gráfica no ha podido hacerlo: { $reason }
gpu-players = estos bots no pueden jugar en una tarjeta gráfica; quita --device gpu
