gpu-none = ebben a számítógépben nincs használható NVIDIA grafikus kártya; hagyd el a --device gpu beállítást
gpu-no-compiler = hiányzik a grafikus kártyák fordítóprogramja; így telepítheted: { $command }
gpu-players = ezek a botok nem tudnak grafikus kártyán játszani; hagyd el a --device gpu beállítást
