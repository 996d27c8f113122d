"""The same rules once more, compiled for graphics cards. Import it only where it is used."""
