## The answer in one sentence.

check-dice = Ověřit kostky
check-holds = { $count ->
    [one] Všechno sedí: tenhle prohlížeč sám spočítal jediný hod. Plyne z toho, co bylo před hrou zapečetěno.
    [few] Všechno sedí: tenhle prohlížeč sám spočítal všechny { $count } hody. Plynou z toho, co bylo před hrou zapečetěno.
   *[other] Všechno sedí: tenhle prohlížeč sám spočítal všech { $count } hodů. Plynou z toho, co bylo před hrou zapečetěno.
}
check-holds-ended = Kostky jsou v pořádku: každý hod plyne z toho, co bylo před hrou zapečetěno. Hra skončila předčasně a nic nedokazuje, že souhlasili všichni.
check-no-promise = { $count ->
    [one] O těchhle kostkách nikdo nic neslíbil, takže jediný hod nikdo neověří.
    [few] O těchhle kostkách nikdo nic neslíbil, takže { $count } hody nikdo neověří.
   *[other] O těchhle kostkách nikdo nic neslíbil, takže { $count } hodů nikdo neověří.
}
check-seed = Tyhle kostky plynou z čísla, které bylo známé předem. Tahle stránka je nepočítá.
check-no-end = Tenhle záznam nemá konec, takže se o hře nic neslibuje.
check-fails = Tenhle záznam nesedí. Nevěř mu.
check-unreadable = Tohle není čitelný záznam: řádek { $line } nedává smysl.
check-rules-broken = Kostky jsou v pořádku, ale server říká, že tenhle záznam nesedí.
check-other-promise = Tenhle záznam nesedí: kostky byly zapečetěné jiným číslem, než jaké tenhle prohlížeč před hrou viděl.
check-other-words = Tenhle záznam nesedí: chybí v něm to, co ke kostkám přidal tenhle prohlížeč.
check-server-looked = Tahy si prohlédl server. Co říká, je jen jeho slovo.
check-server-silent = Server neodpověděl, takže si tahy nikdo neprohlédl.

## Behind it.

check-details = Co se ověřovalo
check-here = Spočítáno v tomhle prohlížeči
check-server = Řekl server
check-promise-recorded = Slib v záznamu:
check-secret = Tajemství prozrazené na konci:
check-promise-computed = Slib, který plyne z tohohle tajemství a téhle hry:
check-kept-promise = Tenhle prohlížeč viděl před hrou stejný slib:
check-kept-words = Vlastní slova tohohle prohlížeče jsou v kostkách:
check-taken-back = { $rolls ->
    [one] Vzat zpět byl { $rolls } hod: kdo to udělal, věděl, co padne.
    [few] Vzaty zpět byly { $rolls } hody: kdo to udělal, věděl, co padne.
   *[other] Vzato zpět bylo { $rolls } hodů: kdo to udělal, věděl, co padne.
}
check-by-browser = Otisky spočítal sám prohlížeč (Web Crypto).
check-by-library = Otisky spočítala knihovna (@noble/hashes): pro stránky bez https to prohlížeče nedělají.
check-rolls = { $count ->
    [one] Jediný hod, spočítaný znovu
    [few] Všechny { $count } hody, spočítané znovu
   *[other] Všech { $count } hodů, spočítaných znovu
}
check-all-rolls = Všechny hody
check-column-roll = Hod
check-column-recorded = V záznamu
check-column-computed = Spočítáno
check-column-digest = Z otisku

## For those who trust nobody.

check-code = I tahle stránka přišla ze serveru. Jestli nechceš věřit nikomu, ulož si záznam a ověř ho programem Rauswurf na vlastním počítači. Tím se ověří i to, že každý tah byl dovolený:
check-save = Uložit záznam
