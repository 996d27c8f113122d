### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = Takový stůl neexistuje. Řekni si o odkaz ještě jednou.
server-unreadable-table = Tento stůl nelze otevřít: uložené údaje k sobě nepasují. Nic se nesmazalo. Řekni to tomu, kdo tento server provozuje.
server-no-such-code = Stůl s tímhle kódem neexistuje. Zkontroluj písmena a číslice.
server-no-such-board = Hrací plán { $board } neexistuje.
server-bad-board = Tento hrací plán nejde použít.
server-nothing-there = Na téhle adrese nic není.
server-not-so = Takhle se téhle adresy ptát nejde.
server-no-page = Stránka tu není sestavená; sestaví ji `make page`. Stoly fungují i bez ní.

## Sitting down.

server-wrong-code = To není kód tohohle stolu. Zeptej se toho, kdo ho otevřel.
server-no-free-seat = Všechna místa jsou obsazená. Můžeš se dívat.
server-seat-taken = Tady už někdo sedí. Vyber si jiné místo.
server-no-such-seat = Tenhle odkaz k žádnému místu u stolu nepatří. Otevři znovu odkaz svého místa.
server-not-your-seat = Tohle místo není tvoje.
server-not-your-table = Tento stůl může smazat jen ten, kdo ho otevřel.
server-host-only = To může udělat jen ten, kdo tento stůl otevřel.
server-share-no-network = Tento počítač není v žádné domácí síti. Připoj ho ke své Wi-Fi a zkus to znovu.
server-share-failed = Adresu { $address } nejde ve tvé síti použít: { $why }.
server-share-not-here = To jde přepnout jen na počítači, na kterém běží Rauswurf.
server-share-not-yours = Telefony může pustit do hry jen ten, kdo otevřel tento stůl.
server-public-enough = Už máš { $most ->
    [one] otevřený veřejný stůl
    [few] { $most } otevřené veřejné stoly
    [many] { $most } otevřeného veřejného stolu
   *[other] { $most } otevřených veřejných stolů
}. Hraj tam, nebo nejdřív jeden smaž.
server-rematch-later = O odvetu jde požádat, až hra skončí.

## Playing.

server-not-begun = Hra začne, až budou všichni sedět.
server-over = Hra skončila.
server-spectators-watch = Jen se díváš. Hrát mohou ti, kdo mají místo.
server-not-your-turn = Nejsi na tahu.
server-stale = Mezitím se něco stalo. Podívej se znovu.
server-dice-are-ours = U tohohle stolu se hází za tebe.
server-say-dice = { $dice ->
    [one] Řekni, co je na tvé kostce.
    [few] Řekni, co je na tvých { $dice } kostkách.
   *[other] Řekni, co je na tvých { $dice } kostkách.
}
server-why-what = Řekni, který tah myslíš, nebo kterou figurku a kam má jít.

## Taking back.

server-undo-off = U tohohle stolu se nic nebere zpět.
server-undo-nothing = Nemáš co vzít zpět.
server-undo-asked-already = Někdo už o vrácení žádá. Nejdřív odpověz na to.
server-undo-not-asked = Nikdo tě o vrácení nežádá.
server-undo-declined = Někdo řekl ne. Znovu se můžeš zeptat po svém příštím tahu.
server-undo-declined-often = Ostatní už několikrát řekli ne. V této hře už se ptát nemůžeš.
server-undo-full = Tato hra je už tak dlouhá, že nejde nic vzít zpět. Hrát můžeš dál.
server-end-not-asked = Nikdo nechce hru ukončit.
server-end-asked-already = Už souhlasíš. Čekáme na ostatní.
server-end-declined = Někdo chce hrát dál. Znovu se můžeš zeptat po příštím tahu.
server-end-declined-often = Ostatní chtěli už několikrát hrát dál. V této hře už se ptát nemůžeš.
server-end-nobody-left = Před chvílí tu byli všichni. Hru můžeš ukončit, když je někdo minutu pryč nebo když všichni souhlasí.

## Talking.

server-chat-off = U tohohle stolu se nechatuje.
server-chat-empty = V téhle zprávě nic není.
server-chat-full = U tohoto stolu jsi poslal(a) { $most ->
    [one] jednu zprávu
    [few] { $most } zprávy
    [many] { $most } zprávy
   *[other] { $most } zpráv
}. Víc to nejde.
server-reactions-off = Reakce jsou u tohoto stolu vypnuté.
server-reactions-full = Počet tvých reakcí u tohoto stolu: { $most }. Víc to nejde.
server-muted = Kdo tento stůl otevřel, ten tě ztlumil.
server-not-a-guest = Jde to jen u hráčů, kteří přišli přes odkaz.
server-seat-free = Tohle místo už je volné.
server-blocked = Kdo tento stůl otevřel, ten tě tu zablokoval. Hrát můžeš u kteréhokoli jiného.

## Sentences in the log of a table.

server-told-joined = { $who } si sedá ke stolu.
server-told-asked = { $events ->
    [one] { $who } prosí o vrácení posledního kroku.
    [few] { $who } prosí o vrácení posledních { $events } kroků.
   *[other] { $who } prosí o vrácení posledních { $events } kroků.
}
server-told-agreed = { $who } souhlasí.
server-told-declined = { $who } nesouhlasí.
server-told-enough = { $count ->
    [one] { $who } chce tady skončit.
    [few] { $who } chtějí tady skončit.
    [many] { $who } chtějí tady skončit.
   *[other] { $who } chtějí tady skončit.
}
server-told-play-on = { $count ->
    [one] { $who } chce hrát dál.
    [few] { $who } chtějí hrát dál.
    [many] { $who } chtějí hrát dál.
   *[other] { $who } chtějí hrát dál.
}
server-told-host-ended = Někdo odešel. Kdo otevřel stůl, hru ukončuje.
server-told-undone = { $events ->
    [one] { $who } bere zpět poslední krok.
    [few] { $who } bere zpět poslední { $events } kroky.
   *[other] { $who } bere zpět posledních { $events } kroků.
}
server-told-left = { $who } je pryč; dál hraje bot.
server-told-back = { $who } je zpátky.
server-told-unnamed = { $who } ze stolu odstraňuje své jméno.
server-told-removed = Místo je zase volné: { $who }.
server-told-muted = Ztlumení: { $who }.
server-told-unmuted = { $who } může zase psát.
server-told-talk-all = Chat i reakce jsou zapnuté.
server-told-talk-chat = Chat je zapnutý, reakce vypnuté.
server-told-talk-signs = Chat je vypnutý, reakce zapnuté.
server-told-talk-none = Chat i reakce jsou vypnuté.
server-told-bravo = { $who }: Pěkně zahráno
server-told-laugh = { $who } se směje
server-told-wow = { $who }: Páni
server-told-oh = { $who }: Ach ne
server-told-luck = { $who }: Hodně štěstí
server-told-thanks = { $who }: Děkuji
server-told-flagged = { $who } už nemá čas; dál hraje bot.
server-told-rematch = Tihle hráči pokračují u nového stolu.
server-clock-rolled = { $who } moc dlouho váhá; hází se.
server-clock-moved = { $who } moc dlouho váhá; vybírá bot.

## Requests that cannot be done.

server-not-understood = Tomuhle požadavku nejde rozumět: { $detail }
server-not-json = Pošli JSON a řekni to: Content-Type: application/json.
server-too-large = To je moc velké; nejvýš { $most } bajtů.
server-head-too-large = Adresa nebo hlavičky tohohle požadavku jsou moc dlouhé; nejvýš { $most } bajtů.
server-many-headers = Tenhle požadavek má moc hlaviček; nejvýš { $most }.
server-bad-http = Tomuhle požadavku webový server nerozumí.
server-too-many-at-once = Moc požadavků najednou; po { $most } počkej na odpověď.
server-too-many-connections = Z tvé sítě je otevřeno moc spojení. Zavři některá a zkus to znovu.
server-too-often = { $seconds ->
    [one] To bylo moc často. Zkus to znovu za sekundu.
    [few] To bylo moc často. Zkus to znovu za { $seconds } sekundy.
   *[other] To bylo moc často. Zkus to znovu za { $seconds } sekund.
}
server-foreign-page = Stránky z { $origin } tohle tady nesmějí. Jestli je tenhle server tvůj, spusť ho s --origin { $origin }.
server-unknown-host = Tenhle server na jméno { $host } neslyší. Jestli je tvůj, spusť ho s --allowed-host { $host }.
server-bad-position = Taková pozice nemůže nastat.
server-no-perfect = Dokonalý bot nezná pravidla tohoto stolu. Hraje partie pro dva, každý s jednou barvou, podle pravidel vyřešených pozic na tomto serveru. Zvol jiného bota.
server-qr-address = Jako kód se kreslí jen webové adresy, nejvýš { $most } znaků.
server-no-record = Tohle není záznam hry, který by tu šel přečíst: { $why }
server-record-too-long = Tenhle záznam je moc dlouhý; nejvýš { $lines } řádků.
server-busy = Mnoho lidí chce totéž najednou. Zkus to znovu.
server-database-away = Stoly teď nejsou dostupné. Nic se neztratilo; zkus to za chvíli.
server-unwell = S tímhle serverem není něco v pořádku.
server-unwell-database = Databáze neodpovídá.
server-unwell-unstored = Poslední události se nepodařilo uložit: { $why }
server-unwell-disk = Disk je skoro plný: volných je { $free } MB, potřeba je aspoň { $least } MB.
server-unwell-backlog = Události, které čekají na uložení: { $waiting }.
server-broken = Něco se tu pokazilo. Nic se neztratilo; zkus to znovu.
server-shutting-down = Server má krátkou přestávku. Nic se neztratilo; spojení se samo obnoví.

## Sockets, for programmers.

server-say-hello = První zpráva musí být hello.
server-hello-once = Hello se říká jednou.
server-version = Tenhle server mluví verzí protokolu { $version }. Načti stránku znovu.

## Running a server.

server-bad-database = { $address } není databáze; použij sqlite:///SOUBOR nebo postgresql://UŽIVATEL@HOSTITEL/JMÉNO.

server-said = { $text }

## The coach.

server-coach-off = U tohoto stolu je trenér vypnutý.
server-coach-no-choice = Teď není z čeho vybírat.
server-coach-not-asked = Na trenéra se tě nikdo neptá.
server-coach-busy = Trenér má moc práce. Zkus to za chvilku.
server-account-later = Trenér se na hru podívá, až skončí.
server-told-coach-off = Trenér je vypnutý.
server-told-coach-chances = Trenér ukazuje šance všech.
server-told-coach-hints = Trenér radí tomu, kdo se zeptá.
server-told-coach-tutor = Trenér se ptá před drahým tahem.

server-lab-same = Obě strany mají stejná pravidla. Změň aspoň jedno domácí pravidlo u A nebo B.
server-lab-too-many = To je moc her. Nejvýš jich může být { $most }.
server-lab-busy = Teď běží mnoho pokusů. Zkus to za chvilku.
server-lab-unknown = Tuhle hru ještě nikdo nezměřil.
