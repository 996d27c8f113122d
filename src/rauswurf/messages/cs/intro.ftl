### Each game on one screen, to be read before playing

intro-aim-title = O co hraješ
intro-turn-title = Tvůj tah
intro-special-title = Co je zvláštní
intro-setup-title = Příprava
intro-pictures-title = Tři obrázky (hraješ za žlutou)
intro-figures = Pro { $least } až { $most } hráčů, od { $age } let, asi { $minutes } minut.
intro-classic-aim = Dostaň všechny svoje figurky jednou dokola a do domečku dřív než ostatní.
intro-classic-turn = Hoď kostkou a táhni jednou svojí figurkou o tolik polí. Šestka nasadí figurku ze základny a dá ti další hod. Když vstoupíš na cizí figurku, vrátí se do základny.
intro-nueby-aim = Dostaň všechny svoje figurky kolem plánu a do domečku dřív než ostatní.
intro-nueby-turn = Nemáš-li žádnou figurku ve hře, nejdřív nasaď čekající. Pak hoď. S 1 až 5 táhneš jednou figurkou. Šestka nasadí figurku nebo vyhodí a první šestka ti dá další hod.
intro-kurzer-einsatz-turn = Hoď kostkou a táhni jednou svojí figurkou o tolik polí. Všechny figurky jsou ve hře od začátku a šestka je číslo jako každé jiné.
intro-nichtlustig-aim = Vyhrávej kostkami karty, proměň je v body a drž Smrt od těla.
intro-nichtlustig-turn = Hoď sedmi kostkami až třikrát a odlož, co chceš. Růžové číslo boduje karty. Pak si vezmi karty, které kostky ukazují. Nevezmeš-li žádnou, bereš kartu smrti.
intro-scene-capture = Hodil jsi { $die }. Z { $origin } vstoupíš přesně na { $target } a figurku tam vyhodíš.
intro-scene-clear-start = Máš figurky v základně, takže figurka na tvém startu ({ $origin }) musí jít první.
intro-scene-goal-count = Pole domečku se počítají po jednom: z { $origin } vede { $die } na { $target }. Příliš vysoké číslo touhle figurkou nehne.
intro-scene-throw = Z { $origin } vstoupíš na { $target } a figurku tam vyhodíš. Teď čeká na { $waits } a nasazuje se odtud.
intro-scene-backward-throw = Pole mezi nimi je obsazené, takže s { $die } smíš vyhodit pozpátku, z { $origin } na { $target }.
intro-scene-second-level = Z { $origin } tě { $die } dovede přes tvoji šipku na vnitřní okruh, na { $target }.
intro-scene-blockade = Kámen na { $target } zavírá cestu všem. Jen přesně { $die } z { $origin } ho zasáhne a pošle zpátky do jeho dráhy.
intro-scene-hunt = Na vedlejší cestě ({ $origin }) tě nikdo nevyhodí. Odtud smíš lovit: řekni číslo a hoď čtyřmi kostkami.
intro-scene-either-way = S { $die } smíš jít z { $origin } dopředu, nebo pozpátku na { $target }.
intro-scene-arrow = Nasazovací pole mají šipky: z { $origin } smíš pozpátku na { $target }, ale nikdy za něj.
intro-scene-shortcut = Zastavil ses na poli se šipkou { $origin }. S { $die } smíš jít šedou zkratkou na { $target }.
intro-scene-short-throw = Z { $origin } vyhodíš figurku na { $target }. Vrátí se jen na nasazovací pole { $entry }.
intro-scene-grey = Na šedých polích se nevyhazuje, takže z { $origin } na { $target } nemůžeš.
intro-scene-take = Tvoje dvě bílé kostky ukazují stejné číslo: vyhráváš lumíka s tím číslem.
intro-scene-scoring = Než kdo vezme karty, růžové číslo promění v body všechny karty té hodnoty.
intro-scene-death = Nic jsi nevyhrál, tak přijde Smrt: zakryje lumíka s body a ty body jsou pryč.
intro-setup-classic = { $opening ->
    [one-on-start] Jedna tvoje figurka stojí na startu, tři čekají v základně (B). Pole domečku jsou a až d.
   *[all-in-base] Tvoje čtyři figurky čekají v základně (B). Pole domečku jsou a až d.
}
intro-setup-waiting = Tvoje figurky čekají na čekacích polích (W0, W1, …, pro každou barvu jedno). Pole domečku jsou a až d.
intro-setup-first-fields = Tvoje figurky začínají na šedých polích hned za nasazovacím. Pole domečku jsou a až d.
intro-setup-three-pieces = Od { $from } hráčů má každý tři figurky. Čtvrtá stojí od začátku na posledním poli domečku, d.
intro-setup-stone = Tvůj kámen začíná na L0 své dráhy, ve dvou na L1. F je volné pole, ze kterého ho smíš položit.
intro-setup-side = Pole vedlejších cest se jmenují třeba s2.4: čtvrté pole cesty v úseku 2.
intro-setup-grey = Šedá pole zkratek se jmenují třeba g2.1: první pole zkratky v úseku 2.
intro-setup-inner = Pole vnitřního okruhu začínají na i (i0 až i35); jeho čekací pole jsou w0 až w5.
intro-setup-cards = Všechny cílové karty leží odkryté na stole a vedle nich karty smrti a šest speciálních.
