### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Tables : { $tables } (en attente : { $waiting }, en cours : { $playing }, terminées : { $over }). Événements : { $events }.
backup-readable = Chaque journal a été rejoué, et tous ont un sens.
backup-unreadable = Tables illisibles : { $count }
backup-written = La sauvegarde est dans { $file }, sa somme de contrôle dans { $sum }. Garde les deux.
backup-restored = Les tables sont maintenant dans { $place }.
backup-replaying = lecture

backup-taken = { $place } n’est pas vide et rien n’est jamais écrasé ; choisis un autre endroit
backup-no-checksum = il n’y a pas de fichier { $file } ; une sauvegarde terminée l’a à côté d’elle
backup-changed = { $file } a changé depuis son écriture : sa somme de contrôle ne correspond pas
backup-damaged = { $file } ne peut pas être lu comme base de données : { $why }
backup-not-ours = { $file } ne contient pas de tables de Rauswurf
backup-newer = { $file } vient d’une version plus récente de Rauswurf ; utilise cette version
backup-other-form = la base de données a été utilisée par une autre version de Rauswurf ; démarre le serveur une fois avec cette version, ou sauvegarde avec l’autre
