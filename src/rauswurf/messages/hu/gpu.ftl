gpu-none = grafikus kártyán játszani csak 2017-es vagy újabb NVIDIA kártyával és annak illesztőprogramjával lehet; különben hagyd el a --device gpu beállítást
gpu-failed = a grafikus kártyának ez nem sikerült: { $reason }
gpu-players = ezek a botok nem tudnak grafikus kártyán játszani; hagyd el a --device gpu beállítást
