### What `rauswurf verify` says, which checks a recorded game.

verify-title = { $game }, { $created }: { $players }

## Short headings of the four paragraphs.

verify-rules = Pravidla
verify-dice = Kostky
verify-outcome = Výsledek
verify-seal = Pečeť

## Rules.

verify-rules-followed = Podle pravidel je všechno: { $rolls ->
    [one] { $rolls } hod
    [few] { $rolls } hody
   *[other] { $rolls } hodů
} a { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
verify-ended = Hra byla ukončena předčasně. Platí pořadí z té chvíle.
verify-against-rules = Řádek { $line } je proti pravidlům: { $reason }
verify-against-rule = Řádek { $line } je proti pravidlům: { $reason } [{ $rule }]
verify-rules-before = Předtím je podle pravidel { $rolls ->
    [one] { $rolls } hod
    [few] { $rolls } hody
   *[other] { $rolls } hodů
} a { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
verify-taken-back = { $steps ->
    [one] Zpět vzatý je { $steps } krok.
    [few] Zpět vzaté jsou { $steps } kroky.
   *[other] Zpět vzatých je { $steps } kroků.
}
verify-rolls-taken-back = { $rolls ->
    [one] Z toho { $rolls } hod: kdo ho vzal zpět, věděl, co padne příště.
    [few] Z toho { $rolls } hody: kdo je vzal zpět, věděl, co padne příště.
   *[other] Z toho { $rolls } hodů: kdo je vzal zpět, věděl, co padne příště.
}

## Dice.

verify-dice-fair = { $rolls ->
    [one] Jediný hod ({ $rolls }) plyne z tajemství určeného před hrou.
    [few] Všechny { $rolls } hody plynou z tajemství určeného před hrou.
   *[other] Všech { $rolls } hodů plyne z tajemství určeného před hrou.
}
verify-dice-not-told = Tajemství se prozradí na konci; do té doby kostky ověřit nejde.
verify-words = { $players ->
    [one] Jsou v nich slova { $players } hráče (všech je { $all }).
    [few] Jsou v nich slova { $players } hráčů (všech je { $all }).
   *[other] Jsou v nich slova { $players } hráčů (všech je { $all }).
}
verify-no-words = Žádný hráč slova nepřidal, takže kdo tajemství losoval, mohl si vybrat takové, které se mu hodí.
verify-promise = Slib zní
verify-promise-seen = Je to ten, který ti byl ukázán, než tvá slova přibyla?
verify-dice-seed = { $rolls ->
    [one] Jediný hod ({ $rolls }) plyne ze semínka { $seed }.
    [few] Všechny { $rolls } hody plynou ze semínka { $seed }.
   *[other] Všech { $rolls } hodů plyne ze semínka { $seed }.
}
verify-dice-seed-known = Kdo semínko znal, mohl znát předem každý hod.
verify-dice-hand = Skutečné kostky, zapsané ručně: ověřit je nešlo.
verify-dice-computer = Házel počítač bez slibu: kostky ověřit nešlo.

## Outcome.

verify-not-over = Tahle hra nemá konec. Zbytek mohl někdo vynechat, takže se nic neslibuje o tom, jak pokračovala nebo kdo vyhrál.
verify-outcome-not-looked-at = Neposuzuje se, kvůli pravidlům.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = Pečeť sedí: od uzavření záznamu se nic nezměnilo omylem.
verify-seal-compare = Kdo záznam změní, může udělat novou pečeť. Porovnej ji s pečetí, kterou mají tví kamarádi: { $seal }

## What the record cannot prove.

verify-uncovered = Nedokázáno
verify-uncovered-names-given = Jména si hráči dali sami, když si sedali ke stolu; záznam je ničím nedokládá.
verify-uncovered-names-absent = Ne každý tu má jméno. Jméno, které si někdo dal při sedání ke stolu, mohlo být vynecháno.
verify-uncovered-names-unbound = O jménech se nic neslibuje: někdo je mohl později změnit.
verify-uncovered-ended = Nic tu nedokazuje, že chtěli skončit všichni. Zbytek hry mohl někdo vynechat.
verify-uncovered-moves = Tahy nikdo nepodepsal. Nic tu nedokazuje, kdo je udělal.
verify-uncovered-game = Před touhle hrou se nic neslíbilo. Kdo má soubor, mohl si všechno vymyslet.

## The whole in one sentence.

verify-holds = Tenhle záznam sedí.
verify-holds-so-far = Zatím všechno sedí, ale záznam není uzavřený: chybí mu konec.
verify-no-end = Co je zaznamenáno, je v pořádku, ale hra nemá konec: nic se o ní neslibuje.
verify-does-not-hold = Tenhle záznam nesedí.
