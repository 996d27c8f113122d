"""Was it luck? A game is played and recorded; then the coach takes the record apart."""

import io

from rauswurf import Table, bots, coach, games, record

setup = games.get("never-mind").setup(2)
header = record.Header.of(setup, "2026-11-16", names=["Ada", "Ben"], dice=record.Seeded(11))
table = Table(setup, dice=header.roll_by())
file = io.BytesIO()
recorder = record.Recorder.begin(table, header, file)
players = [bots.player(level, "never-mind") for level in ("casual", "strong")]
while not table.is_over:
    table.play(players[table.seat].choose(bots.View.of(table)))
    recorder.update()
recorder.finish()

# Any record will do from here on: of the terminal, of the web, or typed in from a real board.
account = coach.account(io.BytesIO(file.getvalue()))
race = account.stages[0]
for seat, name in enumerate(account.names):
    told = f"{race.start[seat]:.3f} {race.luck[seat]:+.3f} luck {race.errors[seat]:+.3f} choices"
    print(f"{name}: {told} {race.estimate[seat]:+.3f} estimate = {race.result[seat]:.0f}")
