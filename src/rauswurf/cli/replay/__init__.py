"""``rauswurf replay``: a record shown as text, as pictures or as a moving picture."""
