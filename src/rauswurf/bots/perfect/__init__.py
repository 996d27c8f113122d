"""Perfect play for two: few pieces each on the classic board, solved by value iteration."""
