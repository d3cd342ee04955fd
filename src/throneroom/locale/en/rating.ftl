### Names that players keep on a server by a key, and their ratings. docs/rating.md describes them.

web-place-rating = Ratings
rating-title = Ratings on this server
rating-lead = Whoever keeps a name by a key has a rating here. There are no accounts and no e-mail addresses: the key is all there is.
rating-ladder = Ladder
rating-nobody = Nobody has a rating here yet. Keep your name and play a game.
rating-uncertain-about = A question mark means that the rating rests on too few games to be certain.
rating-mark = rating { $rating }
rating-mark-uncertain = rating { $rating }, uncertain
rating-change = Rating: { $before } → { $after } ({ $change })

## My name

rating-my-name = My name here
rating-offer = Keep your name on this server, and your games against bots and rated players count. Everybody can see the name and its rating in the ladder.
rating-stored = This browser makes a key and stores it. The server stores a hash of the key, the name, the rating and which games have counted.
rating-keep = Keep this name
rating-have-key = I already have a key
rating-key = Name and key
rating-use-key = Use this key
rating-bad-key = This is not a name with its key. Copy the whole text from the other browser: Ann#0123456789abcdef…
rating-kept = You keep the name { $name }.
rating-other-name = You are playing as { $name } now. Those games do not count.
rating-switch = Play as { $name }
rating-show-key = Show my key
rating-hide-key = Hide my key
rating-key-about = Copy this text to use the name in another browser. Keep it safe: whoever has it has the name, and nobody can restore it.
rating-remove = Remove the key from this browser
rating-remove-about = The server keeps the name. You need the key to use it again.
rating-removed = The key is no longer in this browser.
rating-again = Keep it again
rating-forget = Forget me on this server
rating-forget-about = This deletes the name { $name }, its rating and the list of games that counted, and cannot be undone. Tables keep the names of their players until they are deleted.
rating-forgotten = This server no longer keeps a name for you.

## Which games count

rating-counts = This game counts for the ratings on this server.
rating-advice = This game is rated. With advice it would not be.
rating-unrated-opponents = Not rated here: nobody else at the table has a rating.
rating-unrated-deal = Not rated here: others play the same deal.
