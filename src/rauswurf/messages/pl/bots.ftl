# Players that are programs.

bots-unknown = Nie ma bota „{ $name }”; są { $known }.
bots-unknown-near = Nie ma bota „{ $name }”; może chodzi o { $near }?
bots-weights-cut = { $file } jest ucięty albo za długi: nie ma w nim wag, które zapowiada.
bots-weights-unreadable = { $file } nie zawiera wag, które umie odczytać ta wersja.

## How well a bot plays.

bots-level-beginner = początkujący
bots-level-casual = towarzyski
bots-level-skilled = wprawny
bots-level-strong = mocny
bots-level-expert = mistrz
bots-level-perfect = doskonały
bots-perfect-limits = Bot „perfect” nie zna przy tym stole każdej pozycji. Ma { $tables }, a poza tym gra jak „expert”.
bots-perfect-unsolved = Bot „perfect” korzysta z rozwiązanych pozycji, a tu nie ma żadnych dla gry { $game }. Oblicza je „rauswurf solve { $id }”.
