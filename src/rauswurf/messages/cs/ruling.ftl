### Rulings: what we decided where the printed rules leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Když je vyhození tvůj jediný dovolený tah, musíš ho udělat.
ruling-classic-six-rolls-again = Další hod dává i šestka, se kterou nešlo táhnout.
ruling-classic-three-rolls = Tři hody končí šestkou; šestka, se kterou nejde nasadit, je jeden ze tří a ostatní zůstávají.
ruling-classic-highest-roll = Při shodě házejí znovu ta místa, která mají stejně, a jen ta.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Tahle povinnost má přednost před nasazením se šestkou i před uvolněním startu. Stačí kterékoli vyhození. Jinak se vrací ta figurka, která vyhodit mohla a je nejdál, i kdyby už byla v domečku (nikdy ne ta v základně; z vlastní a neutrální stejně daleko ta vlastní). Pasovat nepomůže. Hod navíc ti zůstává.
   *[strict] Tahle povinnost má přednost před nasazením se šestkou i před uvolněním startu.
}
ruling-classic-backward-capture = Figurka na vlastním startu nebo v domečku nikdy necouvá. Když nic jiného nejde, smí se místo toho pasovat, pokud vyhození není povinné.
ruling-classic-barriers = V domečku závory nejsou a vlastní start se vyklidí, než se na něj nasazuje; závorou se neprojde ani při vyhazování pozpátku.
ruling-classic-two-colours = Na řadě jsou postupně barvy; druhá barva téhož hráče je cizí; barva, která je v domečku, se přeskočí; hráč končí, až jsou v domečku obě barvy.
ruling-classic-neutral = Povinnosti se posuzují pro každou barvu zvlášť, povinnost vyhodit přes obě; na tři hody musí mít nárok obě barvy; kdo je v domečku, hraje dál neutrálními figurkami; když poslední neutrální figurku dovede někdo, kdo ještě doma není, nebo dojde domů dřív než kdokoli, vítězí, kdo je první v domečku; další místa podle pořadí v cíli.

## The six Nüby games

ruling-nueby-turns = Ve dvou se hraje se žlutou a černou, ve třech se žlutou, červenou a modrou, ve čtyřech se žlutou, zelenou, černou a modrou, v pěti se všemi kromě bílé.
ruling-nueby-turns-four = Ve dvou se hraje se žlutou a červenou, ve třech se žlutou, zelenou a červenou.
ruling-nueby-free-entry = Počítá se jako první šestka v kole.
ruling-nueby-throw = Rozhoduje, kde figurka stojí, ne co už prošla; okruhy se nepočítají.
ruling-nueby-must-move = Vyhazovat pozpátku není povinnost nikdy.
ruling-nueby-goal-no-jump = S jakýmkoli číslem; to, že by se místo toho dalo jít dovnitř, není důvod pasovat.
ruling-nueby-backward-throw = Nikdy ven z domečku.
ruling-nueby-highest-roll = Návod neříká, kdo začíná; při shodě házejí znovu ta místa, která mají stejně, a jen ta.
ruling-nueby-finish = Návod cíl hry neuvádí.
ruling-nueby-second-level = Figurka smí jít i další vnější okruh. To není minutí domečku: když je to tvůj jediný tah, musíš ho udělat. Ve čtyřech a více se hraje se třemi figurkami.
ruling-nueby-one-pushes = Nejdřív se posouvá, pak táhne. Když nemůže táhnout žádná figurka, jde jen posunout.
ruling-nueby-place = Kámen smíš položit i tam, kde překáží tvým figurkám nebo tvému nasazovacímu poli. Čím musíš táhnout, se rozhodne až potom.
ruling-nueby-blockade = Přes kámen neprojde nikdo, ani jeho majitel. Jsou-li zablokovaná všechna nasazovací pole, místo volného nasazení se obyčejně hází; když celé kolo nikdo nemůže nasadit ani táhnout, kameny z nasazovacích polí se vracejí do svých uliček.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Když tam mají všechny tvoje figurky fokus, další zásah jednu otočí zpátky.
   *[ignored] Když tam mají všechny tvoje figurky fokus, další zásahy propadají.
}
ruling-nueby-either-way = Figurky v domečku necouvají nikdy; tahy dozadu jsou povinné jako každé jiné.
ruling-nueby-shortcut = Z dráhy se pozpátku do šedých polí nevyhazuje.
ruling-nueby-short-throw = Odsouvá se po dráze, nikdy do domečku. Vyhození platí jako tah, i když nakonec všechny figurky stojí tam, kde stály.

## NICHTLUSTIG, a game of dice and cards

ruling-nichtlustig-first = Při shodě házejí znovu ta místa, která mají stejně, a jen ta.
ruling-nichtlustig-rolls = Odložit všechny kostky znamená přestat házet. Kostky se rozlišují podle symbolů: kterou ze dvou stejných si necháš, rozhoduje o tom, co může přinést ta druhá.
ruling-nichtlustig-scoring = Když kolo stojíš, nic se nezapočítává.
ruling-nichtlustig-take = Všechny karty jednoho kola se ohlásí najednou.
ruling-nichtlustig-dinosaurs = Vybrat jde kteréhokoli dinosaura, na kterého součet stačí, nejen toho nejvyššího.
ruling-nichtlustig-death = Za jedno kolo se bere nejvýš jedna karta smrti.
ruling-nichtlustig-own-death = Pudl je tu karta smrti jako ostatní. Z těch na stole si hráč vybírá. Kdo má všech šest, nebere žádnou.
ruling-nichtlustig-cover = Z více lumíků si hráč vybírá. Jedna karta jde zakrýt jen jednou.
ruling-nichtlustig-open-death = Stejně tak, když už jsou všechny započítané karty zakryté. Odkrytá zůstane odkrytá, ať se později započítá cokoli.
ruling-nichtlustig-specials = Přicházejí až nakonec, po kartě smrti a po návratu použitých karet, takže jde kartu hned získat zpátky.
ruling-nichtlustig-duck = Předtím se smějí kostky odložit, ale aspoň jednou se hodit musí. Kdo přestal před třetím hodem, použít ji nemůže.
ruling-nichtlustig-time-machine = Používá se jen na dinosaura, kterého bez něj získat nejde. Kdo nemůže vzít nic jiného, smí si ho nechat, nevzít nic a čelit smrti.
ruling-nichtlustig-clown = Když není jakou kartu smrti vzít, klaun zůstává.
ruling-nichtlustig-virus = I bez cílové karty je to pořád jedna karta smrti a jeden klaun ji odvrátí. Virus se vrací v každém případě.
ruling-nichtlustig-points = Zakrytý yetti dalšímu yettimu společnost nedělá.
ruling-nichtlustig-professors-roll = V pořadí míst; zakrytí profesoři kostku nedávají.
ruling-nichtlustig-winner = Tak se rozhoduje o všech místech v pořadí; kdo má pořád stejně, o místo se dělí.
