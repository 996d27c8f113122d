## The answer in one sentence.

check-dice = Dobbelstenen controleren
check-holds = { $count ->
    [one] Alles klopt: deze browser heeft de enige worp zelf nagerekend. Die volgt uit wat voor het spel verzegeld werd.
   *[other] Alles klopt: deze browser heeft alle { $count } worpen zelf nagerekend. Ze volgen uit wat voor het spel verzegeld werd.
}
check-holds-ended = De dobbelstenen kloppen: elke worp volgt uit wat voor het spel verzegeld werd. Het spel is eerder gestopt, en niets bewijst dat iedereen het goed vond.
check-no-promise = { $count ->
    [one] Over deze dobbelstenen heeft niemand iets beloofd. Daarom kan niemand de enige worp controleren.
   *[other] Over deze dobbelstenen heeft niemand iets beloofd. Daarom kan niemand de { $count } worpen controleren.
}
check-seed = Deze dobbelstenen volgen uit een startgetal dat vooraf bekend was. Deze pagina rekent ze niet na.
check-no-end = Deze opname heeft geen einde. Daarom is er over het spel niets beloofd.
check-fails = Deze opname klopt niet. Vertrouw er niet op.
check-unreadable = Dit is geen leesbare opname: regel { $line } is onzin.
check-rules-broken = De dobbelstenen zijn in orde, maar de server zegt dat deze opname niet klopt.
check-other-promise = Deze opname klopt niet: de dobbelstenen waren verzegeld met een ander getal dan deze browser voor het spel heeft gezien.
check-other-words = Deze opname klopt niet: wat deze browser aan de dobbelstenen heeft toegevoegd, staat er niet in.
check-server-looked = De server heeft naar de zetten gekeken. Wat hij zegt, moet je van hem aannemen.
check-server-silent = De server gaf geen antwoord. Daarom heeft niemand naar de zetten gekeken.

## Behind it.

check-details = Wat er gecontroleerd is
check-here = In deze browser nagerekend
check-server = Gezegd door de server
check-promise-recorded = De belofte in de opname:
check-secret = Het geheim dat aan het einde werd verteld:
check-promise-computed = De belofte die uit dit geheim en dit spel volgt:
check-kept-promise = Deze browser heeft voor het spel dezelfde belofte gezien:
check-kept-words = De eigen woorden van deze browser zitten in de dobbelstenen:
check-taken-back = { $rolls ->
    [one] { $rolls } worp is teruggenomen: wie dat deed, wist wat er daarna viel.
   *[other] { $rolls } worpen zijn teruggenomen: wie dat deed, wist wat er daarna viel.
}
check-by-browser = De browser zelf heeft de hashes berekend (Web Crypto).
check-by-library = Een bibliotheek heeft de hashes berekend (@noble/hashes): voor pagina’s zonder https doen browsers dat niet.
check-rolls = { $count ->
    [one] De enige worp, nagerekend
   *[other] Alle { $count } worpen, nagerekend
}
check-all-rolls = Alle worpen
check-column-roll = Worp
check-column-recorded = Opgenomen
check-column-computed = Nagerekend
check-column-digest = Uit de hash

## For those who trust nobody.

check-code = Ook deze pagina kwam van de server. Wil je niemand vertrouwen? Bewaar dan de opname en controleer haar met Rauswurf op je eigen computer. Dat controleert ook of elke zet was toegestaan:
check-save = Opname opslaan
