"""Players that stay as they were, apart from the package."""
