### The games. Their names stay as they are.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Eén keer het kruis rond en dan naar huis, als de anderen je maar niet in de weg stonden.
game-never-mind = Never Mind!
game-never-mind-about = Dezelfde race zoals de meeste families hem spelen: alle pionnen beginnen in de basis, en voor een zes mag je tot drie keer gooien.
game-dont-worry = Don't Worry!
game-dont-worry-about = De internationale uitgave van de race rond het kruis, voor twee tot vier.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Twee ringen, de een in de ander: alleen vanuit de binnenste kom je thuis.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Elke kleur heeft een steen die vrijkomt met een 1, en daar komt niemand langs.
game-jaeger = Jäger
game-jaeger-about = Vanaf veilige zijpaden wordt gejaagd, en wie niet gejaagd heeft, mag niet naar huis.
game-werfer = Werfer
game-werfer-about = Vooruit of achteruit, wat je maar wilt: elke zet heeft twee richtingen, en elk gevaar ook.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Wie op de juiste plek stilstaat, mag binnendoor.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Niemand wacht: alle pionnen zijn altijd in het spel, en wie eruit vliegt, gaat maar een stukje terug.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Met zeven dobbelstenen win je yeti’s, lemmingen en dinosaurussen, en wie niets wint, krijgt bezoek van de Dood.
