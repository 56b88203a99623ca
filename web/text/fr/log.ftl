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
log-none = Rien ne s’est encore passé.
chat-say = Écrire un message
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-unread = (nouveau)
recap = Entre-temps
recap-count = { $count ->
        [one] { $count } chose s’est passée.
       *[other] { $count } choses se sont passées.
    }
recap-against = { $count ->
        [one] { $count } contre vous.
       *[other] { $count } contre vous.
    }
