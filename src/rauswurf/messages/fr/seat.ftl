### What those who sit at a table are called.

seat-named = { $name } ({ $plays })
seat-bot = { $who } (bot)
seat-bot-named = { $who } (bot, { $bot })
