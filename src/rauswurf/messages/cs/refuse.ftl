### Why a move may not be made.

## Race games: all of them

refuse-finish-over = Hra skončila.
refuse-goal-count-does-not-fit = { $die ->
    [one] O jeden krok dál žádné pole domečku není.
    [few] O { $die } kroky dál žádné pole domečku není.
   *[other] O { $die } kroků dál žádné pole domečku není.
}
refuse-goal-count-foreign-goal = To je domeček jiné barvy.
refuse-goal-count-past-own-goal = { $die ->
    [one] Jeden krok by vedl za vlastní domeček.
    [few] { $die } kroky by vedly za vlastní domeček.
   *[other] { $die } kroků by vedlo za vlastní domeček.
}
refuse-goal-count-once-round = Figurka jde jen jedno kolo a před polem { $start } zahne do domečku. Tam se nikdy nedostane.
refuse-goal-no-jump-in-the-way = V domečku se nepřeskakuje a pole { $field } je obsazené.
refuse-must-move-can-move = Táhnout jde, takže se musí.
refuse-must-move-own-piece = Na poli { $field } stojí tvoje figurka.
refuse-must-move-roll-lost = S { $die } nemůžeš nic dělat, takže hod propadá.
refuse-no-such-move-hunt = V téhle hře se neloví.
refuse-no-such-move-push = V téhle hře kameny nejsou.
refuse-no-such-move-stone = V téhle hře kameny nejsou.
refuse-no-such-move-turn = V téhle hře se figurky neotáčejí.
refuse-no-such-piece-nothing-there = { $colour } na poli { $field } žádnou figurku nemá.
refuse-roll-move-foreign-goal = To je domeček jiné barvy.
refuse-roll-move-forward-only = Figurky chodí dopředu, a to o { $die }.
refuse-roll-move-move-first = Nejdřív se táhne o { $die }, teprve pak se hází dál.
refuse-roll-move-roll-first = Nejdřív hoď; rozhoduje, co padne.
refuse-roll-move-too-far = { $die ->
    [one] O jeden krok před touhle figurkou už pole není.
    [few] O { $die } kroky před touhle figurkou už pole není.
   *[other] O { $die } kroků před touhle figurkou už pole není.
}
refuse-roll-move-wrong-number = { $die ->
    [one] To není o jeden krok.
    [few] To nejsou { $die } kroky.
   *[other] To není { $die } kroků.
}
refuse-turns-not-yours = Na tahu je { $turn } a tahle figurka ({ $colour }) teď stojí.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Couvat se smí jen kvůli vyhození a na poli { $field } nikdo cizí není.
refuse-backward-capture-over-own-start = Figurka nikdy necouvá na svůj start ani přes něj.
refuse-backward-capture-out-of-goal = V domečku se necouvá a ven se z něj nejde.
refuse-barriers-in-the-way = Na poli { $field } je závora; nikdo na ni nevstoupí a nikdo ji nepřejde.
refuse-barriers-on-start = Na startu stojí závora; nasadit nejde.
refuse-clear-start-start-first = V základně čekají figurky, takže nejdřív musí odejít ta ze startu.
refuse-forced-capture-capture-first = Někoho jde vyhodit, takže se vyhodit musí.
refuse-forced-capture-no-passing = Někoho jde vyhodit; přehlédnout to jde, pasovat ne.
refuse-one-per-field-own-piece = Na poli { $field } stojí tvoje figurka.
refuse-six-enters-must-enter = Se šestkou se musí nasadit figurka ze základny, na svůj start.
refuse-six-enters-needs-six = Ze základny se jde jen se šestkou; padlo { $die }.
refuse-six-enters-only-to-start = Figurka ze základny se nasazuje na vlastní start.
refuse-six-start-occupied-own-on-start = Na tvém startu stojí tvoje figurka, takže se jiná nenasadí.
refuse-six-start-occupied-start-first = Na tvém startu stojí tvoje figurka; šestkou musíš táhnout právě s ní.

## The six Nüby games

refuse-backward-throw-free-field = Pozpátku se vyhazuje jen přes obsazená pole a pole { $field } je volné.
refuse-backward-throw-nobody-there = Couvat se smí jen kvůli vyhození a na poli { $field } žádný soupeř nestojí.
refuse-enter-needs-six = Čekající figurka se nasazuje jen se šestkou; padlo { $die }.
refuse-enter-only-to-entry = Čekající figurka se nasazuje na pole { $field }.
refuse-enter-own-piece = Na nasazovacím poli stojí tvoje figurka.
refuse-free-entry-enter-first = Když není nic ve hře, nejdřív se nasazuje čekající figurka.
refuse-free-entry-not-optional = Když není nic ve hře, čekající figurka se nasadit musí.
refuse-six-only-to-throw = Šestka jen nasazuje čekající figurku, nebo vyhazuje soupeře.
refuse-backward-throw-out-of-goal = V domečku se necouvá a ven se z něj nejde.
refuse-second-level-not-out = Z vnitřního okruhu se na vnější už nejde.
refuse-second-level-own-arrow = Dovnitř vede jen tvoje vlastní šipka, za polem { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Tahle figurka ještě nelovila; domů smějí jen figurky s fokusem.
refuse-hunt-dice-first = Loví se: hoď kostkami.
refuse-hunt-instead-of-a-roll = Loví se místo hodu a ty už máš hozeno.
refuse-hunt-no-hit = Nemáš už žádný zásah, kterým bys mohl otočit figurku.
refuse-hunt-no-hunter = Na vedlejší cestě nestojí žádná tvoje figurka bez fokusu.
refuse-hunt-no-such-number = Loví se číslo od 1 do 6.
refuse-hunt-not-beside = Na poli { $field } nestojí na vedlejší cestě žádná tvoje figurka.
refuse-hunt-not-yet = Ještě se hází o to, kdo začne.
refuse-hunt-others-first = Nejdřív se otáčejí figurky bez fokusu.
refuse-hunt-turn-first = Nejdřív otočí figurky zásahy z lovu.
refuse-hunt-several-must = Lov zasáhl víckrát, takže každý zásah musí otočit figurku.
refuse-side-path-taken = Na vedlejší cestě se nevyhazuje a pole { $field } je obsazené.
refuse-side-path-from-its-entrance = Vedlejší cesta začíná za polem { $field }. Jinudy na ni nikdo nevejde ani tam nevyhodí.
refuse-side-path-to-its-end = Vedlejší cesta vede na pole { $field }. Do strany z ní vyjít nejde.

## Einser Blocker

refuse-blockade-in-the-way = Na poli { $field } leží kámen; přes ten nikdo neprojde.
refuse-blockade-no-opponent = Kámen na poli { $field } není soupeř: trefí ho jen obyčejný tah.
refuse-blockade-on-entry = Na nasazovacím poli leží kámen; na něj se nenasazuje.
refuse-one-pushes-needs-one = Kámen posune jen jednička.
refuse-one-pushes-not-in-lane = Kámen už ve své uličce není, nebo je dávno volný.
refuse-one-pushes-once = Tahle jednička už kámen posunula.
refuse-place-not-free = Kámen není na svém volném poli.
refuse-place-not-now = Kámen se pokládá před hodem, nebo mezi hodem a tahem.
refuse-place-only-on-track = Kámen se pokládá jen na dráhu.
refuse-place-taken = Pole { $field } je obsazené.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = Přes pole se šipkou ({ $field }) se proti šipce nechodí.
refuse-arrow-from-arrow = Z pole se šipkou ({ $field }) se couvá jen s jedničkou kvůli vyhození.
refuse-either-way-out-of-goal = V domečku figurky nikdy necouvají a ven nejdou.
refuse-shortcut-from-a-stop = Na zkratku se vchází jen ze zastávky na jejím poli se šipkou.
refuse-shortcut-to-its-end = Šedá pole vedou na pole { $field }. Do strany ze zkratky vyjít nejde.
refuse-grey-taken = Na šedém poli se nevyhazuje a pole { $field } je obsazené.

## NICHTLUSTIG, a game of dice and cards

refuse-clown-no-death = Klaun se odevzdává místo karty smrti, až když se má brát.
refuse-cover-cover-first = Nejdřív řekni, na kterou kartu přijde { $card }.
refuse-cover-covered = { $card }: tahle karta už je zakrytá.
refuse-cover-dinosaur = Dinosauři se nezakrývají; ti už vyhynuli.
refuse-cover-fresh = Karta { $card } ještě není započítaná; zakrývají se jen započítané.
refuse-cover-lemming-first = Započítaný lumík se musí zakrýt dřív než jiná karta: { $card }.
refuse-cover-no-death = Teď tu není žádná karta smrti k položení.
refuse-cover-no-target = { $card } není cílová karta; zakrývají se jen ty.
refuse-cover-not-yours = { $card } není vlastní karta; karta smrti zakrývá jen vlastní.
refuse-death-must-take = Žádná cílová karta není vzatá, nebo je tu virus: musí se vzít karta smrti.
refuse-death-not-due = Teď se karta smrti nebere.
refuse-death-only-one = Bere se jen jedna karta smrti a nic k ní.
refuse-death-pink-decides = Kterou kartu smrti vzít, určuje růžová kostka: { $card }.
refuse-dinosaurs-only-one = Za jedno kolo jde vzít jen jednoho dinosaura.
refuse-dinosaurs-too-low = Barevné kostky dávají dohromady { $sum }; to nestačí na kartu { $card }.
refuse-duck-after-third = Kachna dává čtvrtý hod, takže ten třetí už musí být za tebou.
refuse-duck-must-roll = Kachna je použitá na čtvrtý hod; aspoň jednou kostkou se hodit musí.
refuse-duck-too-late = Házení v tomhle kole skončilo; na kachnu je pozdě.
refuse-duck-use-first = Tři hody jsou pryč; čtvrtý dá jen kachna. Nejdřív ji použij.
refuse-each-die-once-not-together = Tyhle karty potřebují jednu kostku dvakrát; každá kostka platí jednou.
refuse-end-over = Hra skončila.
refuse-first-roll-first = Hází se o to, kdo začne: hoď jednou kostkou.
refuse-own-death-own-already = { $card } už tam leží; musí se vzít jiná karta smrti.
refuse-own-death-table-first = { $card } už je vlastní karta; dokud na stole nějaká je, bere se jiná odtud.
refuse-pairs-not-shown = { $colour ->
    [black] { $card }: na obou černých kostkách musí být { $number }.
    [red] { $card }: na obou červených kostkách musí být { $number }.
   *[white] { $card }: na obou bílých kostkách musí být { $number }.
}
refuse-professors-not-shown = { $card }: na jedné černé, jedné červené a jedné bílé kostce musí být { $number }.
refuse-professors-roll-roll-first = Teď se hází kostkami profesorů.
refuse-rolls-aside = Už je to odložené stranou, a nadobro: { $die }.
refuse-rolls-done = Házení v tomhle kole skončilo.
refuse-rolls-keep-first = Nejdřív řekni, které kostky si necháváš. Když chceš hodit všemi znovu, napiš „keep nothing“.
refuse-rolls-no-such-die = Taková kostka tu není: { $die }.
refuse-rolls-roll-first = Nejdřív hoď kostkami.
refuse-rolls-said-twice = Další taková kostka tu není: { $die }.
refuse-rolls-which-die = Dvě kostky jsou stejné, jen mají jiné symboly: napiš „{ $one }“ nebo „{ $other }“.
refuse-scoring-safe = Karta { $card } je započítaná; { $seat } o ni už nemůže přijít.
refuse-specials-by-itself = Karta { $card } funguje sama od sebe, nevybírá se.
refuse-specials-by-symbol = { $card } je speciální karta; na konci kola ji přinese její symbol.
refuse-specials-not-held = { $seat } kartu { $card } nemá.
refuse-take-done = Cílové karty tohohle kola už jsou vzaté.
refuse-take-elsewhere = { $card }: tuhle kartu má { $seat }.
refuse-take-elsewhere-table = { $card }: tahle karta leží na stole.
refuse-take-must-take = Nějakou cílovou kartu vzít jde, takže se vzít musí.
refuse-take-own = { $card } už je vlastní karta.
refuse-take-roll-first = Nejdřív je na řadě hod kachny: řekni, které kostky si necháváš.
refuse-take-stop-first = Karty se berou po házení: nejdřív přestaň házet.
refuse-time-machine-not-needed = Součet { $sum } stačí; stroj času není potřeba.
refuse-time-machine-say-dinosaur = Stroj času se použije tím, že vezmeš dinosaura, který ho potřebuje.
refuse-two-rolls-no-duck = Kdo má kartu { $card }, má jen dva hody, takže kachnu použít nejde.
