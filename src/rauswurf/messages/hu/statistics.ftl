### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Minden ebben a böngészőben marad. Semmit sem küldünk el.
statistics-none = Itt még nincs semmi. Játssz végig egy játékot ezen az eszközön, és beleszámít.
statistics-forbidden = Ez a böngésző semmit sem jegyez meg; lehet, hogy ez egy privát ablak. Ezért nem tudjuk számolni a játékokat.
statistics-all = Minden játék
statistics-games = Játékok
statistics-wins = Győzelmek
statistics-streak = Győzelem egymás után most
statistics-longest = Legtöbb győzelem egymás után
statistics-places = Helyezéseid
statistics-place = Helyezés
statistics-count = Játékok
statistics-share = Arány
statistics-faces = Mit mutattak a kockáid
statistics-face = Szám
statistics-faces-hint = Szabályos kockával minden szám nagyjából minden hatodik dobásra jön ki.
statistics-by-game = Játékonként
statistics-months = Havonta
statistics-month = Hónap
statistics-last = Legutóbbi játékaid
statistics-placed = { $place }. hely { $players } játékosból, { $day }
statistics-export = Mentés fájlba
statistics-import = Hozzáadás fájlból
statistics-added = { $count ->
    [one] Egy játék került be.
   *[other] { $count } játék került be.
}
statistics-bad-file = Ebben a fájlban nincs Rauswurf-statisztika. Válassz egyet, amelyet itt mentettél.
statistics-erase = Minden törlése
statistics-erase-sure = Ez törli a statisztikádat ebben a böngészőben. Csak akkor kapod vissza, ha elmentetted fájlba.
statistics-erase-do = Törlés most
statistics-erased = A statisztikádat töröltük.
statistics-who = Kinek számít ennek az eszköznek a statisztikája?
statistics-nobody = Senkinek
statistics-counted = Ez a játék benne van a statisztikádban.
