"""Learning on a graphics card: thousands of games in step with each other, and one large net."""
