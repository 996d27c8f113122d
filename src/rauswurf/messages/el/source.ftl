source-madn = Οδηγίες Mensch ärgere Dich nicht (γερμανικά), με τις παραλλαγές τους
source-never-mind = Οδηγίες Never Mind! (ισχύουν τα γερμανικά· αγγλικά)
source-dont-worry = Οδηγίες Don't Worry! σε έντεκα γλώσσες (ισχύουν τα γερμανικά)
source-nueby = Οδηγίες Nüby (γερμανικά)· ταμπλό φτιαγμένα από το κείμενό τους
source-nichtlustig = Οδηγίες NICHTLUSTIG (γερμανικά, 2007)· οι ειδικές κάρτες όπως τυπώθηκαν πάνω τους
