"""Pictures of boards on cards, as links show them."""

from io import BytesIO

import pytest
from PIL import Image

from rauswurf.table.drawing import GROUND, MARGIN, to_card

SIZE = (300, 200)
RED = (255, 0, 0)
INSIDE = (SIZE[0] - 2 * MARGIN, SIZE[1] - 2 * MARGIN)
FULL = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {INSIDE[0]} {INSIDE[1]}">'
    f'<rect width="{INSIDE[0]}" height="{INSIDE[1]}" fill="#ff0000"/></svg>'
)


@pytest.mark.parametrize(
    ("at", "is_picture"),
    [
        ((MARGIN - 2, SIZE[1] // 2), False),
        ((MARGIN + 2, SIZE[1] // 2), True),
        ((SIZE[0] - MARGIN - 2, SIZE[1] // 2), True),
        ((SIZE[0] - MARGIN + 2, SIZE[1] // 2), False),
        ((SIZE[0] // 2, MARGIN - 2), False),
        ((SIZE[0] // 2, MARGIN + 2), True),
        ((SIZE[0] // 2, SIZE[1] - MARGIN - 2), True),
        ((SIZE[0] // 2, SIZE[1] - MARGIN + 2), False),
    ],
)
def test_a_picture_fills_its_card_up_to_the_margin(at: tuple[int, int], is_picture: bool) -> None:
    card = Image.open(BytesIO(to_card(FULL, SIZE))).convert("RGB")
    ground = tuple(bytes.fromhex(GROUND.removeprefix("#")))
    assert card.size == SIZE
    assert card.getpixel(at) == (RED if is_picture else ground)
