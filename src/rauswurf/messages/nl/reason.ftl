### Why the system did not do something.

reason-missing = zo’n bestand of map is er niet
reason-exists = dat is er al
reason-not-allowed = dat is niet toegestaan
reason-folder = dat is een map
reason-not-folder = iets onderweg is geen map
reason-long-name = de naam is te lang
reason-full = de schijf is vol
reason-read-only = daar kan niets geschreven worden
reason-closed = niemand leest het nog
reason-taken = iets anders gebruikt het al
reason-no-address = deze computer heeft niet zo’n adres
reason-other = { $words }

reason-not-utf8 = het is geen tekst in UTF-8
reason-at = regel { $line }, kolom { $column }
reason-ends-early = het houdt te vroeg op
reason-too-deep = regel { $line } is dieper genest dan { $most } niveaus
