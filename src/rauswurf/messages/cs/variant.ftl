### House rules; words in brackets are typed like this.

variant-opening = Začíná každá barva s jednou figurkou na startu, nebo se všemi čtyřmi v základně?
variant-opening-title = Začátek
variant-first = Začíná místo 1 (posaďte na něj nejmladšího), nebo nejvyšší hod?
variant-first-title = Kdo začíná
variant-three-rolls = Komu pomůže jedině šestka, hází až třikrát.
variant-three-rolls-title = Tři hody
variant-goal-jump = V domečku se smí přeskakovat.
variant-goal-jump-title = Přeskakování v domečku
variant-play-on = Když je první v domečku, ostatní hrají dál o pořadí.
variant-play-on-title = Hra o pořadí
variant-forced-capture = Kdo může vyhodit, musí: promeškané vyhození stojí figurku, nebo jsou dovolené jen tahy, které vyhazují.
variant-forced-capture-title = Povinné vyhození
variant-backward-capture = Figurka na dráze smí couvnout, když tím někoho vyhodí.
variant-backward-capture-title = Vyhazování pozpátku
variant-barriers = Dvě vlastní figurky smějí stát na jednom poli dráhy a všem zavřít cestu.
variant-barriers-title = Závory
variant-colours = Každý jen svou barvu; ve dvou po dvou barvách; nebo ve třech a s barvou, kterou smějí táhnout všichni.
variant-colours-title = Barvy
variant-extra-hits = Když už není figurka bez fokusu: otočí další zásah některou zpátky, nebo propadne?
variant-extra-hits-title = Přebytečné zásahy
variant-skip-card = Se kterou kartou se jedno kolo stojí? Ta druhá nechá jen dva hody. Návod říká NF-700, na tištěných kartách je to UFO.
variant-skip-card-title = Karta, se kterou se stojí
