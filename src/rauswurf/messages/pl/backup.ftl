### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Stoły: { $tables } (czekające: { $waiting }, w grze: { $playing }, zakończone: { $over }). Zdarzenia: { $events }.
backup-readable = Każdy dziennik został odtworzony i wszystkie mają sens.
backup-unreadable = Stoły, których nie da się odczytać: { $count }
backup-written = Kopia jest w { $file }, a jej suma kontrolna w { $sum }. Zachowaj obie.
backup-restored = Stoły są teraz w { $place }.
backup-replaying = odtwarzanie

backup-taken = { $place } nie jest puste, a nic nigdy nie jest nadpisywane; wybierz inne miejsce
backup-no-checksum = nie ma pliku { $file }; ukończona kopia ma go obok siebie
backup-changed = { $file } zmienił się od zapisania: suma kontrolna się nie zgadza
backup-damaged = { $file } nie da się odczytać jako bazy danych: { $why }
backup-not-ours = w { $file } nie ma stołów Rauswurf
backup-newer = { $file } pochodzi z nowszej wersji Rauswurf; użyj tamtej wersji
backup-other-form = bazy danych używała ostatnio inna wersja Rauswurf; uruchom serwer raz w tej wersji albo zrób kopię tamtą
