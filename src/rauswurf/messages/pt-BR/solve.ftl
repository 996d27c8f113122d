solve-needs-gpu = Uma tabela para { $pieces } peças cada é grande demais para o processador. Use --device gpu: é preciso uma placa de vídeo com 100 GB de memória.
