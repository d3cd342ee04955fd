### Deals that several people play, each at their own table: the daily deal, and one offered to a friend.

deal-daily = Daily deal
deal-offered = { $name } offers you a deal
deal-todays = Today’s deal
deal-today-waits = Today’s deal waits for you.
deal-today-begun = You have begun today’s deal.
deal-today-done = You have played today’s deal: { $result }.
# $bots: the names of the bots
deal-lead-daily = Today everybody here plays the same kingdom and the same shuffles against { $bots }. Once you have finished, compare your game with the others’, decision by decision. The day changes at midnight UTC.
deal-lead-offered = Play the same kingdom, the same seat and the same shuffles against { $bots }. Once you have finished, compare your games decision by decision.
deal-name = Your name in the table
deal-play = Play this deal
deal-once = You can play it once. There is no advice, and undo never shows what comes next.
deal-finished = You have played this deal.
deal-my-game = My game
deal-results = Results
deal-rank = Rank
# A rank that several share.
deal-rank-shared = { $n } =
deal-player = Player
deal-result = Result
deal-points = Points
deal-turns = Turns
deal-won = Won
deal-tied = Tied
deal-lost = Lost
deal-unfinished = Not finished
deal-score = { $points } : { $others }
deal-order = Winners first, then fewer turns, then more points.
deal-nobody = Nobody has finished this deal.
deal-hidden = { $n ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $n } players have finished it.
} You see the results once you have finished it yourself.
deal-day-before = The day before
deal-compare = Compare
deal-comparison = { $one } and { $other }
deal-comparison-steps = Decisions
deal-game-n = { $name }, game { $n }
deal-pair = Turn { $turn }, decision { $n } of { $of }:
deal-same = the same
deal-differs = different
deal-previous-difference = Previous difference
deal-next-difference = Next difference
deal-ended = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
deal-so-far = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
deal-no-decision = No such decision here
deal-hand = Hand
deal-open-replay = Open the replay here
deal-offer = Challenge a friend
deal-offer-how = Whoever opens this link plays the same kingdom, seat and shuffles, with bots at the other seats. The link shows no cards. When you have both finished, compare your games.
deal-see-results = Results of this deal
