### The log, the chat and the recap.

log = Log
log-filter = What the log shows
log-filter-all = All
log-filter-you = You
log-filter-chat = Chat
log-your-turn = Your turn
log-against = Against you:
log-earlier = Earlier
log-latest = To the latest lines
log-none = Nothing has happened yet.
chat-say = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-unread = (new)
recap = Meanwhile
recap-since = Since your last turn
recap-none = Nobody else has done anything since your last turn.
recap-again = Watch it again on the board
recap-count = { $count ->
        [one] { $count } thing happened.
       *[other] { $count } things happened.
    }
recap-against = { $count ->
        [one] { $count } of them against you.
       *[other] { $count } of them against you.
    }
