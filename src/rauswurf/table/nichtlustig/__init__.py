"""How NICHTLUSTIG is said, written and drawn."""

from rauswurf.table.nichtlustig.picture import picture
from rauswurf.table.nichtlustig.speech import NichtlustigSpeech

__all__ = ["NichtlustigSpeech", "picture"]
