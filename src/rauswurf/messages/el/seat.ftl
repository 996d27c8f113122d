seat-named = { $name } ({ $plays })
seat-bot = { $who } (bot)
