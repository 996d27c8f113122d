"""The commands that play many games: simulate, arena, compare, study, train, solve."""
