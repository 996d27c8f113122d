seat-named = { $name } ({ $plays })
seat-bot = { $who } (bot)
seat-bot-named = { $who } (bot, { $bot })
