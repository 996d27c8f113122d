### What those who sit at a table are called, in the nominative.

# $name: the name that somebody gave. $plays: the colours, such as "Yellow" or "Yellow and Red"
seat-named = { $name } ({ $plays })
# Nobody sits there; the computer plays. $who: its colours
seat-bot = { $who } (bot)
# $bot: how well it plays, or its name: "strong", "random"
seat-bot-named = { $who } (bot, { $bot })
