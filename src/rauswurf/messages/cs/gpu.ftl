gpu-none = ke hraní na grafické kartě je potřeba karta NVIDIA z roku 2017 nebo novější a její ovladač; jinak vynech --device gpu
gpu-failed = grafická karta to nezvládla: { $reason }
gpu-players = tito boti nemohou hrát na grafické kartě; vynech --device gpu
