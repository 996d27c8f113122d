"""How long is a game? A histogram in the terminal, from thousands of games."""

from rauswurf import lab

games = lab.simulate(lab.table("madn", players=4, bots="casual", seed=1), games=5000)
spread = games.distribution("turns")
longest = max(spread.shares)
for start, share in zip(spread.starts, spread.shares, strict=True):
    print(f"{start:5.0f} turns  {'#' * round(50 * share / longest)}")
print("Mean:", games.estimates["turns"].value)
