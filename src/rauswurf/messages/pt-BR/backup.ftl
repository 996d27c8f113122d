### What `rauswurf backup` and `rauswurf restore` say.

backup-found = Mesas: { $tables } (esperando: { $waiting }, jogando: { $playing }, terminadas: { $over }). Acontecimentos: { $events }.
backup-readable = Cada registro foi repetido e todos fazem sentido.
backup-unreadable = Mesas que não podem ser lidas: { $count }
backup-written = A cópia está em { $file } e a soma de verificação em { $sum }. Guarde as duas.
backup-replaying = repetindo

backup-taken = { $place } não está vazio e nada é sobrescrito; escolha outro lugar
backup-no-checksum = não há nenhum arquivo { $file }; uma cópia completa tem esse arquivo ao lado
backup-changed = { $file } mudou desde que foi gravado: a soma de verificação não bate
backup-damaged = { $file } não pode ser lido como banco de dados: { $why }
backup-newer = { $file } é de uma versão mais nova do Rauswurf; use essa versão
backup-other-form = o banco de dados foi usado por último por outra versão do Rauswurf; inicie o servidor uma vez com esta versão ou faça a cópia com a outra
