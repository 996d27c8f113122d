gpu-none = este ordenador no tiene una tarjeta gráfica NVIDIA que se pueda usar; quita --device gpu
gpu-no-compiler = falta el compilador para tarjetas gráficas; así se instala: { $command }
gpu-players = estos bots no pueden jugar en una tarjeta gráfica; quita --device gpu
