### Wie die heißen, die am Tisch sitzen, im Nominativ.

seat-named = { $name } ({ $plays })
seat-bot = { $who } (Bot)
seat-bot-named = { $who } (Bot, { $bot })
