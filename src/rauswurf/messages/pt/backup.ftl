### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Mesas: { $tables } (à espera: { $waiting }, a jogar: { $playing }, terminadas: { $over }). Acontecimentos: { $events }.
backup-readable = Cada registo foi repetido e todos fazem sentido.
backup-unreadable = Mesas que não se podem ler: { $count }
backup-written = A cópia está em { $file } e a soma de verificação em { $sum }. Guarda as duas.
backup-restored = As mesas estão agora em { $place }.
backup-replaying = a repetir

backup-taken = { $place } não está vazio e nunca se escreve por cima de nada; escolhe outro sítio
backup-no-checksum = não há nenhum ficheiro { $file }; uma cópia terminada tem-no ao lado
backup-changed = { $file } mudou desde que foi escrito: a soma de verificação não coincide
backup-damaged = { $file } não se pode ler como base de dados: { $why }
backup-not-ours = em { $file } não há mesas do Rauswurf
backup-newer = { $file } é de uma versão mais nova do Rauswurf; usa essa versão
backup-other-form = a base de dados foi usada por último por outra versão do Rauswurf; inicia o servidor uma vez com esta versão, ou faz a cópia com a outra
