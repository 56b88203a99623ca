### The rules at hand: cards of rules, and the page of all rules.

## The card of a rule

rules-figures = Figures
rules-rulings = Rulings
rules-ruling = Ruling { $number }
rules-related = See also
rules-back = Back
rules-all = All the rules
rules-by-players = with { $counts } players

## Where a figure or a ruling comes from

rules-sources = Where this comes from
rules-source-rulebook = rulebook
rules-source-public = public
rules-source-inferred = inferred
rules-source-designed = designed
rules-source-decided-here = decided here
rules-source-box = from a box
rules-source-text-rulebook = The rulebook says so, or one of its examples implies it.
rules-source-text-public = Read off pictures, tables or reviews published by others.
rules-source-text-inferred = Follows from what is known.
rules-source-text-designed = Invented for this table, because the printed value is unknown or no source gives it.
rules-source-text-decided-here = No source says; we play it as people around a table would agree to.
rules-source-text-box = Corrected by an owner of the box.

## The page of all rules

rules-title = { $game }: rules
rules-to-the-lobby = To the lobby
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found
        [one] { $count } entry
       *[other] { $count } entries
    }
rules-contents = Contents
rules-section-flow = How a game is played
rules-section-term = Terms
rules-section-rulings = Rulings
rules-section-sources = Where this comes from
