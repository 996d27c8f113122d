## Beside a bar that shows how far it is.

simulate-compiling = προετοιμασία των κανόνων (μόνο την πρώτη φορά)
simulate-playing = παίζονται

## The result.

simulate-title = { $game }, { $players } παίκτες που διαλέγουν στην τύχη
simulate-title-bots = { $game }, { $players } παίκτες: { $bots }
simulate-title-rotated = { $game }, { $players } παίκτες που αλλάζουν θέσεις: { $bots }
simulate-mean = μέσος όρος
simulate-error = ± τυπικό σφάλμα
simulate-bot-wins = νίκες: { $bot } (δίκαιο: { NUMBER($fair, style: "percent", maximumFractionDigits: 0) })
simulate-bot-played-wins = νίκες χωρίς την τύχη: { $bot }
simulate-turns = σειρές ανά παιχνίδι
simulate-captures = φαγώματα ανά παιχνίδι
simulate-lead-changes = αλλαγές στην πρωτιά ανά παιχνίδι
simulate-cards-taken = κάρτες παρμένες από άλλους ανά παιχνίδι
simulate-death-cards = κάρτες του Χάρου ανά παιχνίδι
simulate-points = πόντοι: { $who }
simulate-highest-points = οι περισσότεροι πόντοι
simulate-points-by-turn = πόντοι, σειρά { $turn }
simulate-wins-by-turn = νίκες, σειρά { $turn }
simulate-measures-sure = Καθένα από αυτά τα διαστήματα περιέχει την πραγματική τιμή σε 95 από 100 περιπτώσεις.

## What can be wrong.

simulate-rotate-whom = το --rotate θέλει --bots: πες ποιος αλλάζει θέσεις
simulate-luck-whom = το --without-luck χρειάζεται το --bots: πες ποιος παίζει
simulate-luck-or-measures = δώσε --without-luck ή --measures, όχι και τα δύο: το --measures μιλά και για την τύχη

## Below the table.

simulate-length = Τα μισά παιχνίδια κρατούν ως { $half } σειρές, το 95% ως { $most }.
simulate-first-more = Βοηθάει να αρχίζεις: όποιος αρχίζει κερδίζει το { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } των παιχνιδιών (πολύ πιθανόν ανάμεσα σε { NUMBER($low, style: "percent", maximumFractionDigits: 1) } και { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Το δίκαιο μερίδιο θα ήταν { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-less = Δεν συμφέρει να αρχίζεις: όποιος αρχίζει κερδίζει μόνο το { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } των παιχνιδιών (πολύ πιθανόν ανάμεσα σε { NUMBER($low, style: "percent", maximumFractionDigits: 1) } και { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Το δίκαιο μερίδιο θα ήταν { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-first-same = Δεν φαίνεται να βοηθάει το να αρχίζεις: όποιος αρχίζει κερδίζει το { NUMBER($wins, style: "percent", maximumFractionDigits: 1) } των παιχνιδιών (πολύ πιθανόν ανάμεσα σε { NUMBER($low, style: "percent", maximumFractionDigits: 1) } και { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). Το δίκαιο μερίδιο θα ήταν { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
simulate-endless = { $games ->
    [one] Ένα παιχνίδι διακόπηκε ως ατελείωτο.
   *[other] { $games } παιχνίδια διακόπηκαν ως ατελείωτα.
}
simulate-speed = { $games ->
    [one] Ένα παιχνίδι
   *[other] { $games } παιχνίδια
} σε { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } δ με { $threads ->
    [one] ένα νήμα
   *[other] { $threads } νήματα
}: { NUMBER($games-per-second, maximumFractionDigits: 0) } παιχνίδια/δ, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } ζαριές/δ (και { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } δ προετοιμασία)
simulate-speed-gpu = { $games ->
    [one] Ένα παιχνίδι
   *[other] { $games } παιχνίδια
} σε { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } δ με κάρτες γραφικών: { NUMBER($games-per-second, maximumFractionDigits: 0) } παιχνίδια/δ, { NUMBER($rolls-per-second, maximumFractionDigits: 0) } ζαριές/δ (και { NUMBER($compile-seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } δ προετοιμασία)
