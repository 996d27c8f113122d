### What is said when games are to be played on graphics cards.

gpu-none = this computer has no NVIDIA graphics card that programs can use, so leave out --device gpu
# $command: what to type
gpu-no-compiler = the compiler for graphics cards is missing; this installs it: { $command }
gpu-players = these bots cannot play on a graphics card, so leave out --device gpu
