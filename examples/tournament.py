"""Which habit is best? Everybody plays everybody, and ratings have intervals."""

from rauswurf import lab

habits = ["random", "foremost", "rearmost", "capture-else-foremost", "defensive"]
tournament = lab.arena("never-mind", habits, 2000, players=2)
for each in tournament.standings:
    low, high = each.rating.interval()
    print(f"{each.bot:22} {each.rating.value:+6.0f}  ({low:+.0f} to {high:+.0f})")
