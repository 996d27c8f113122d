### What is said when games are to be played on graphics cards.

gpu-none = playing on a graphics card takes one by NVIDIA, from 2017 or later, and its driver; without them leave out --device gpu
# $reason: what the card's driver says, in English
gpu-failed = the graphics card could not do that: { $reason }
gpu-players = these bots cannot play on a graphics card, so leave out --device gpu
