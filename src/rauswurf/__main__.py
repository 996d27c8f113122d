"""``python -m rauswurf``: the command, where its script is not on the path."""

import sys

from rauswurf.cli import main

sys.exit(main())
