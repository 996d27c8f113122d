# Players that are programs.

bots-unknown = Nincs ilyen bot: „{ $name }”; ezek vannak: { $known }.
bots-unknown-near = Nincs ilyen bot: „{ $name }”; erre gondoltál: { $near }?
bots-weights-cut = { $file }: el van vágva, vagy túl hosszú: nincsenek benne a jelzett súlyok.
bots-weights-unreadable = { $file }: nincsenek benne olyan súlyok, amelyeket ez a változat olvasni tud.

## How well a bot plays.

bots-level-beginner = kezdő
bots-level-casual = alkalmi
bots-level-skilled = gyakorlott
bots-level-strong = erős
bots-level-expert = mester
bots-level-perfect = tökéletes
bots-perfect-limits = A „perfect” bot ennél az asztalnál nem ismer minden állást. Ezek vannak meg neki: { $tables }. Máskor úgy játszik, mint az „expert”.
bots-perfect-unsolved = A „perfect” bot megoldott állásokból játszik, és ehhez itt nincs ilyen: { $game }. A „rauswurf solve { $id }” kiszámolja őket.
