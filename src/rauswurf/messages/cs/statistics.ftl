### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Všechno zůstává v tomto prohlížeči. Nic se nikam neposílá.
statistics-none = Zatím tu nic není. Dohraj na tomto zařízení hru a započítá se.
statistics-forbidden = Tento prohlížeč si nic nepamatuje; možná je to soukromé okno. Proto nemůžeme hry počítat.
statistics-all = Všechny hry
statistics-games = Hry
statistics-wins = Výhry
statistics-streak = Výhry v řadě teď
statistics-longest = Nejvíc výher v řadě
statistics-places = Tvoje místa
statistics-place = Místo
statistics-count = Hry
statistics-share = Podíl
statistics-faces = Co ukázaly tvoje kostky
statistics-face = Číslo
statistics-faces-hint = S poctivými kostkami padne každé číslo asi jednou z šesti hodů.
statistics-by-game = Podle her
statistics-months = Podle měsíců
statistics-month = Měsíc
statistics-last = Tvoje poslední hry
statistics-placed = Místo { $place } z { $players }, { $day }
statistics-export = Uložit jako soubor
statistics-import = Přidat ze souboru
statistics-added = { $count ->
    [one] Přibyla jedna hra.
    [few] Přibyly { $count } hry.
    [many] Přibylo { $count } hry.
   *[other] Přibylo { $count } her.
}
statistics-bad-file = V tomto souboru nejsou statistiky Rauswurf. Vyber soubor uložený tady.
statistics-erase = Smazat všechno
statistics-erase-sure = Tím smažeš své statistiky v tomto prohlížeči. Vrátit je půjde, jen když je máš uložené v souboru.
statistics-erase-do = Smazat teď
statistics-erased = Tvoje statistiky jsou smazané.
statistics-who = Pro koho platí statistiky tohoto zařízení?
statistics-nobody = Pro nikoho
statistics-counted = Tahle hra je ve tvých statistikách.
