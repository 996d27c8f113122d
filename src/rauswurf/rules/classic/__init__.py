"""The classic race: the standard rules, variants that need functions of their own, the referee."""
