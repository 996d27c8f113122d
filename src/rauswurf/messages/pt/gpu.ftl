gpu-none = para jogar numa placa gráfica é preciso uma da NVIDIA, de 2017 ou mais recente, e o seu controlador; se não a tens, tira --device gpu
gpu-failed = a placa gráfica não conseguiu: { $reason }
gpu-players = estes bots não podem jogar numa placa gráfica; tira --device gpu
