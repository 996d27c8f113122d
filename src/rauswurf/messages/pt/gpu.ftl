gpu-none = este computador não tem uma placa gráfica NVIDIA que se possa usar; tira --device gpu
gpu-no-compiler = falta o compilador para placas gráficas; instala-se assim: { $command }
gpu-players = estes bots não podem jogar numa placa gráfica; tira --device gpu
