### Why the system did not do something.

reason-missing = nincs ilyen fájl vagy mappa
reason-exists = már létezik
reason-not-allowed = ez nem megengedett
reason-folder = ez egy mappa
reason-not-folder = valami az útvonalon nem mappa
reason-long-name = túl hosszú a név
reason-full = megtelt a lemez
reason-read-only = oda nem lehet írni
reason-closed = már senki sem olvassa
reason-taken = valami más már használja
reason-no-address = ennek a gépnek nincs ilyen címe
reason-other = { $words }

reason-not-utf8 = nem UTF-8 szöveg
reason-at = { $line }. sor, { $column }. oszlop
reason-ends-early = túl korán ér véget
reason-too-deep = a(z) { $line }. sor { $most } szintnél mélyebben van egymásba ágyazva
