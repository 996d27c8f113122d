## Measures: names for tables and pictures, and what they mean.

lab-rolls = ζάρια ανά παιχνίδι
lab-rolls-meaning = Πόσα ζάρια ρίχνονται σε ένα παιχνίδι. Όπου πέφτουν πολλά μαζί, στο NICHTLUSTIG η ζαριά μετράει μία φορά, στα παιχνίδια με πιόνια μετράει κάθε ζάρι.
lab-turns = σειρές ανά παιχνίδι
lab-turns-meaning = Πόσες σειρές κρατάει ένα παιχνίδι, για όλους τους παίκτες μαζί. Το εξάρι που ρίχνει ξανά ανήκει στην ίδια σειρά.
lab-captures = φαγώματα ανά παιχνίδι
lab-captures-meaning = Πόσες φορές τρώγεται ένα πιόνι.
lab-lead-changes = αλλαγές στην πρωτιά ανά παιχνίδι
lab-lead-changes-meaning = Πόσες φορές περνά μπροστά κάποιος άλλος: εκείνος που τα πιόνια του έχουν προχωρήσει μαζί πιο πολύ, στην αρχή κάθε σειράς. Το να μοιράζεσαι την πρωτιά δεν είναι αλλαγή.
lab-cards-taken = κάρτες παρμένες από άλλους ανά παιχνίδι
lab-cards-taken-meaning = Πόσες κάρτες παίρνουν οι παίκτες ο ένας από τον άλλο.
lab-death-cards = κάρτες του Χάρου ανά παιχνίδι
lab-death-cards-meaning = Πόσες κάρτες του Χάρου παίρνουν οι παίκτες.
lab-winner-points = πόντοι της νίκης
lab-winner-points-meaning = Οι περισσότεροι πόντοι στο τέλος ενός παιχνιδιού.
lab-wins = νίκες: { $who }
lab-wins-together = νίκες: { $who }
lab-wins-of-seat = νίκες: θέση { $seat }
lab-seat-advantage = πλεονέκτημα της θέσης 1
lab-seat-advantage-meaning = Πόσο πάνω από το δίκαιο μερίδιο είναι το ποσοστό παιχνιδιών που κερδίζει η θέση 1, ή όποιος αρχίζει όταν αυτό το αποφασίζουν τα ζάρια.
lab-luck = μερίδιο της τύχης
lab-luck-meaning = Ένα δυνατό μποτ κάθεται ανάμεσα σε χαλαρά, με τη σειρά σε κάθε θέση. 0% σημαίνει ότι το δυνατό κερδίζει πάντα, 100% ότι δεν κερδίζει παραπάνω από το δίκαιο μερίδιό του.
lab-finished = παιχνίδια που τελείωσαν
lab-finished-meaning = Τα παιχνίδια διακόπτονται μετά από ένα εκατομμύριο ζαριές.

## Numbers in tables.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong.

lab-not-installed = το { $package } δεν είναι εγκατεστημένο, και αυτό το χρειάζεται: { $command }
lab-bot-illegal = το bot { $bot } απαντά { $move }, που δεν επιτρέπεται στη διάταξη { $position }
lab-no-weighing = το { $option } δεν λειτουργεί για το { $game } σε αυτό το τραπέζι: κανείς δεν έχει μάθει πόσο αξίζει εκεί μια ζαριά
lab-lineup = το { $option } θέλει ένα bot για όλες τις θέσεις, ή ένα για καθεμία από τις { $seats } θέσεις με κόμματα ανάμεσα, όχι { $bots }
lab-file-kind = το { $option } θέλει όνομα αρχείου που τελειώνει σε { $known }, όχι { $file }
lab-compiling = Η προετοιμασία αυτών των κανόνων διαρκεί περίπου { $seconds } δ, μόνο την πρώτη φορά.
