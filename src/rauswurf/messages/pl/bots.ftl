# Players that are programs.

bots-unknown = Nie ma bota „{ $name }”; są { $known }.
bots-unknown-near = Nie ma bota „{ $name }”; może chodzi o { $near }?
bots-weights-cut = { $file } jest ucięty albo za długi: nie ma w nim wag, które zapowiada.
bots-weights-unreadable = { $file } nie zawiera wag, które umie odczytać ta wersja.
