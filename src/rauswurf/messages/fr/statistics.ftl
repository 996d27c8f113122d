### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Tout reste dans ce navigateur. Rien n’est envoyé.
statistics-none = Il n’y a encore rien ici. Termine une partie sur cet appareil, et elle sera comptée.
statistics-forbidden = Ce navigateur ne garde rien ; c’est peut-être une fenêtre privée. Les parties ne peuvent donc pas être comptées.
statistics-all = Tous les jeux
statistics-games = Parties
statistics-wins = Victoires
statistics-streak = Victoires de suite en ce moment
statistics-longest = Plus longue série de victoires
statistics-places = Tes places
statistics-place = Place
statistics-count = Parties
statistics-share = Part
statistics-faces = Ce que tes dés ont montré
statistics-face = Nombre
statistics-faces-hint = Avec des dés justes, chaque nombre sort environ une fois sur six.
statistics-by-game = Jeu par jeu
statistics-months = Mois par mois
statistics-month = Mois
statistics-last = Tes dernières parties
statistics-placed = Place { $place } sur { $players }, { $day }
statistics-export = Enregistrer dans un fichier
statistics-import = Ajouter depuis un fichier
statistics-added = { $count ->
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
statistics-bad-file = Ce fichier ne contient pas de statistiques de Rauswurf. Choisis-en un que tu as enregistré ici.
statistics-erase = Tout effacer
statistics-erase-sure = Cela efface tes statistiques dans ce navigateur. Tu ne les retrouveras que si tu les as enregistrées dans un fichier.
statistics-erase-do = Effacer maintenant
statistics-erased = Tes statistiques sont effacées.
statistics-who = Pour qui comptent les statistiques de cet appareil ?
statistics-nobody = Pour personne
statistics-counted = Cette partie est dans tes statistiques.
