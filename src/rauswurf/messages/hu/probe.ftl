probe-no-table = Itt nincs táblázat ehhez: { $game }. A „rauswurf solve { $id }” készít egyet.
probe-not-known = Az itteni táblázatok nem ismerik ezt az állást: { $tables }.
probe-nothing-to-do = Ebben az állásban nincs mit választani.
probe-chance = { $who } dob most, és a játszmák { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } részét nyeri meg, ha mindketten tökéletesen játszanak.
probe-lost = { $who } nem tud lépni, ha ez a dobás: { $rolls }.
probe-face = { $who } dobása: { $roll }. A győzelem esélye az egyes lépések után:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
