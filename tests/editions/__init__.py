"""What earlier editions of the program have left: it stays readable, and games go on."""
