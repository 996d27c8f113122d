### House rules; words in brackets are typed like this.

variant-opening = Minden szín egy bábuval a startmezőn kezd, vagy mind a néggyel a házban?
variant-opening-title = Felállás
variant-first = Az 1. hely kezd (üljön oda a legfiatalabb), vagy aki a legnagyobbat dobja?
variant-first-title = Ki kezd
variant-three-rolls = Akin csak a hatos segít, legfeljebb háromszor dobhat.
variant-three-rolls-title = Három dobás
variant-goal-jump = A célban szabad átugrani a bábukat.
variant-goal-jump-title = Átugrás a célban
variant-play-on = Ha az első célba ért, a többiek tovább játszanak a helyezésekért.
variant-play-on-title = Játék a helyezésekért
variant-forced-capture = Aki kiüthet, annak muszáj: aki nem üt ki, elveszti a bábuját, vagy csak kiütéssel járó lépés szabályos.
variant-forced-capture-title = Ütéskényszer
variant-backward-capture = A pályán álló bábu hátrafelé is léphet, ha azzal kiüt valakit.
variant-backward-capture-title = Kiütés hátrafelé
variant-barriers = Két saját bábu állhat a pálya egy mezőjén, és mindenki elől elzárja az utat.
variant-barriers-title = Torlaszok
variant-colours = Mindenki csak a saját színével; ketten két-két színnel; vagy hárman és egy szín, amellyel mindenki léphet.
variant-colours-title = Színek
variant-extra-hits = Ha már nincs fókusz nélküli bábu: a további találat visszafordít egyet, vagy elvész?
variant-extra-hits-title = Fölös találatok
variant-skip-card = Melyik kártya miatt marad ki egy kör? A másik csak két dobást hagy. A szabályfüzetben NF-700, a nyomtatott kártyákon UFO.
variant-skip-card-title = Kimaradást okozó kártya
