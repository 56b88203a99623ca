### Le journal, les messages et le résumé.

log = Journal
log-filter = Contenu du journal
log-filter-all = Tout
log-filter-you = Vous
log-filter-chat = Messages
log-your-turn = À vous
log-against = Contre vous :
log-earlier = Plus tôt
log-latest = Aller à la fin
log-none = Il ne s’est encore rien passé.
chat-say = Écrire un message
chat-send = Envoyer
chat-none = Personne n’a encore rien écrit.
chat-unread = (nouveau)
recap = Entre-temps
recap-since = Depuis votre dernier tour
recap-none = Personne d’autre n’a rien fait depuis votre dernier tour.
recap-again = Revoir sur le plateau
recap-count = { $count ->
        [one] il s’est passé { $count } chose.
       *[other] il s’est passé { $count } choses.
    }
recap-against = { $count ->
        [one] { $count } contre vous.
       *[other] { $count } contre vous.
    }
