### The plain board: a game that has no board of its own here.

plain-common = On the table
plain-none = none
plain-yes = yes
plain-no = no
plain-hidden = { $count ->
        [one] { $count } hidden
       *[other] { $count } hidden
    }
