### What those who sit at a table are called, in the nominative.

seat-named = { $name } ({ $plays })
seat-bot = { $who } (bot)
seat-bot-named = { $who } (bot, { $bot })
