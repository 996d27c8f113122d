### Why the system did not do something.

reason-missing = takový soubor ani složka neexistuje
reason-exists = už to existuje
reason-not-allowed = to není dovoleno
reason-folder = je to složka
reason-not-folder = něco po cestě není složka
reason-long-name = název je příliš dlouhý
reason-full = disk je plný
reason-read-only = nic se tam nedá zapsat
reason-closed = už ho nikdo nečte
reason-taken = už to používá něco jiného
reason-no-address = tento počítač takovou adresu nemá
reason-other = { $words }

reason-not-utf8 = není to text v UTF-8
reason-at = řádek { $line }, sloupec { $column }
reason-ends-early = končí příliš brzy
reason-too-deep = řádek { $line } je zanořený hlouběji než do { $most } úrovní
