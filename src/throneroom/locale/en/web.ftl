### Texts that only the browser client shows. Prompts, cards and the log are in the other catalogs.

web-title = Throneroom
web-skip = Skip to main content
web-navigation = Main menu
web-close = Close
web-settings = Settings
web-no-server = The server is not responding. Check that it is running, then try again.
web-not-loaded = This part of the program could not be loaded. Check the connection, then try again.
web-try-again = Try again
web-place-kingdom = Kingdoms
web-place-cards = Cards
web-place-lab = Lab
web-place-workshop = Workshop
web-place-shelf = Shelf
web-place-daily = Daily deal
web-tour = Learn to play
web-credits = Credits

## Cards

web-cost = Cost
web-tile-cost = costs { $cost }
web-tile-count =
    { $n ->
        [0] none left
       *[other] { $n } left
    }
web-tile-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
web-tile-chosen = { $n } chosen
web-tile-option = can be chosen
web-rulings = Rulings
web-more-rulings = More: rulings
# Where the longest words of the cards' names may be broken on a small card.
web-word-breaks = Copper-smith Money-lender Masque-rade Conspir-ator Wood-cutter
web-rulings-hint = Rulings: right-click, or press I.
web-section = section { $section } of the rules
web-related = See also:
web-card-page = Card page
web-all-cards = All cards
web-search-cards = Find a card

## Settings

web-language = Language
web-theme = Theme
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation speed
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sound = Sounds
web-sound-off = None
web-sound-turn = Your turn
web-sound-all = All
web-warnings = Ask before unwise clicks: a Curse, unplayed Actions or Treasures, unspent coins
web-notify = Notify me when it is my turn

## Buttons that confirm a choice: web-do-<verb>, or web-do-<card>-<verb> where the card needs its own text

web-do-play-action = Play { $cards }
web-do-play-treasures = Play { $cards }
web-do-buy = Buy { $cards }
web-do-react = Reveal { $cards }
web-do-play = Play { $cards }
web-do-throne-room-play = Play { $cards } twice
web-do-discard = Discard { $cards }
web-do-discard-deck = Put deck into discard pile
web-do-trash = Trash { $cards }
web-do-gain = Gain { $cards }
web-do-give = Give { $cards }
web-do-put-on-deck = Put { $cards } onto your deck
web-do-put-back = Put back { $cards }
web-do-set-aside = Set aside { $cards }
web-do-pass = Pass { $cards }
web-do-name = Name { $cards }
web-do-choose = { $cards }
web-do-put-into-deck = Put { $cards } into your deck
web-do-reveal = Reveal { $cards }
web-do-choose-number = Choose { $cards }
web-do-mining-village-trash = Trash it for +2 Coins

## Buttons that choose nothing

web-decline-play-action = End actions
web-decline-play-treasures = Go to buying
web-decline-buy = End turn
web-decline-react = Reveal nothing
web-decline-play = Play nothing
web-decline-discard = Discard nothing
web-decline-spy-discard = Put it back
web-decline-baron-discard = Gain an Estate instead
web-decline-discard-deck = Keep the deck
web-decline-trash = Trash nothing
web-decline-mining-village-trash = Keep it
web-decline-gain = Gain nothing
web-decline-give = Give nothing
web-decline-put-on-deck = Put nothing onto your deck
web-decline-put-back = Put nothing back
web-decline-set-aside = Keep it in hand
web-decline-pass = Pass nothing
web-decline-name = Name nothing
web-decline-choose = Choose nothing
web-decline-put-into-deck = Put nothing into your deck
web-decline-reveal = Reveal nothing
web-decline-choose-number = Choose nothing

web-undo = Undo: { $what }

## The table

web-table = The table
web-supply = Supply
web-hand = Your hand
web-hand-empty = Your hand is empty.
web-in-play = In play
web-side = Players and log
web-players = Players
web-log = Log
web-log-of = Show the log of
web-log-all = Everyone
web-chat = Chat
web-say = Say something
web-prompt = Current decision
web-ask-play-action = Play an Action card, or end your Actions.
web-ask-play-treasures = Play your Treasures.
web-ask-buy = Buy a card, or end your turn.
web-ask-react = { $name } plays { $asker }: reveal { $cards }?
# What an Attack does to the reader, below the question for a Reaction; $name played it. A Reaction need not stop it, so no "otherwise".
web-attacked-bandit = You reveal the top two cards of your deck, trash a Treasure among them other than Copper, and discard the rest.
web-attacked-bureaucrat = You put a Victory card from your hand onto your deck, or reveal a hand without one.
web-attacked-militia = You discard cards until you hold only three.
web-attacked-minion = If you hold five cards or more, { $name } may make you discard them all and draw four.
web-attacked-replace = If { $name } gains a Victory card with it, you gain a Curse.
web-attacked-saboteur = You trash the next card of your deck that costs 3 or more. You may gain one that costs at least 2 less.
web-attacked-spy = You reveal the top card of your deck, and { $name } chooses whether you discard it or put it back.
web-attacked-swindler = You trash the top card of your deck, and { $name } chooses a card of the same cost for you to gain.
web-attacked-thief = You reveal the top two cards of your deck and trash a Treasure among them, which { $name } chooses and may gain.
web-attacked-torturer = You choose: discard two cards, or gain a Curse to your hand.
web-attacked-witch = You gain a Curse.
# Any other Attack, such as a custom card.
web-attacked-other = What { $card } does to other players happens to you.
web-trash = Trash
web-trash-count =
    { $n ->
        [0] Trash, empty
        [one] Trash, { $n } card
       *[other] Trash, { $n } cards
    }
web-trash-empty = Nothing has been trashed.
web-empty-piles = Empty piles: { $n } of { $end }
web-effect-cheaper = all cards cost { $n } less
web-effect-worth =
    { $n ->
        [one] { $card } gives { $n } more coin
       *[other] { $card } gives { $n } more coins
    }
web-effect-first =
    { $n ->
        [one] first { $card } gives { $n } more coin
       *[other] first { $card } gives { $n } more coins
    }
web-effect-played =
    { $n ->
        [one] { $n } Action played
       *[other] { $n } Actions played
    }
web-your-turn = Your turn { $n }
web-their-turn = { $name }, turn { $n }
web-revealed = { $name }: revealed
web-set-aside = { $name }: set aside
web-plays = { $name }: in play
web-passing = { $name }: card to pass
web-offered = Choose from
web-turn = turn
web-turn-mine = your turn
web-thinks = choosing
web-resigned = resigned
web-stand-in = played by a bot
web-away = away
web-in-hand = { $n } in hand
web-in-deck = { $n } in deck
web-hand-word = in hand
web-own-piles = My deck and discard pile
web-deck = Deck
web-discard = Discard
web-left-in-deck =
    { $n ->
        [one] Left in my deck: { $n } card
       *[other] Left in my deck: { $n } cards
    }
web-deck-empty = Your deck is empty. When you have to draw, your discard pile is shuffled.
web-deck-word = deck
web-discard-word = discard:
web-owned =
    { $n ->
        [one] owns { $n } card
       *[other] owns { $n } cards
    }
web-owned-by = { $name }: known cards
web-seconds-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
web-last-gains = last gained: { $cards }
web-recap = Since your last turn
web-recap-buy = buys
web-recap-gain = gains
web-recap-trash = trashes
web-recap-nothing = did nothing
web-recap-no-buy = buys nothing
web-recap-none = The others' turns appear here.
web-watching = You are watching.
web-held = Chosen. Waiting for { $names }.
web-sending = Sending your answer…
web-waiting = Waiting for { $names }.
web-waiting-turn = { $names } is taking a turn.
web-waiting-card = { $names } is resolving { $card }.
web-waiting-response = Waiting for { $names } to respond to { $card }.
web-watching-turn = { $name } is playing.
web-my-turn-begins = Your turn begins.
web-my-turn-ends = Your turn ends.
web-my-turn-on = Your turn.
web-play-all = Play all Treasures
web-choose-all = Choose all
web-choose-more =
    { $n ->
        [one] Choose { $n } more
       *[other] Choose { $n } more
    }
web-choose-pile = Choose a pile, then confirm.
web-number = A number from { $least } to { $most }
web-put-back = Remove { $card }
web-warn-actions = You can still play an Action card.
web-warn-treasures = You can still play Treasures.
web-warn-coins = You can still buy a card.
web-warn-curse = A Curse is worth −1 point.
web-warn-copper = Your coins can buy something better.
web-anyway = { $what } anyway
web-skip-show = Skip
web-watch-again = Watch again
web-undo-ask = (the others must agree)
web-rule = Rule
web-name-card = Card name
web-title-asked = Your turn · Throneroom

## Keys

web-keys = Keyboard shortcuts
web-key-name-enter = Enter
web-key-name-space = Space
web-key-name-escape = Esc
web-key-digits = choose one of the first nine options
web-key-enter = confirm your choice
web-key-treasures = play all Treasures, or choose all
web-key-end = end actions, end the turn, or choose nothing
web-key-undo = undo
web-key-clear = clear the selection
web-key-info = read the focused card
web-key-hand = go to your hand
web-key-supply = go to the Supply
web-key-prompt = go to the buttons
web-key-centre = go to the cards in play
web-key-guide = go to the guide of the first game
web-key-arrows = move between cards
web-key-log = show or hide the log (small screens)
web-key-trash = look through the trash
web-key-skip = skip the animation
web-key-command = type a command
web-key-help = show this help

## Menu and notices

web-menu = Menu
web-this-game = This game
web-result = Result
web-leave = Leave the table
web-resign = Resign
web-resign-sure = Really resign?
web-you-resigned-early = You resigned. A bot plays your cards until the game ends.
web-new-game = New game
web-marked = An answer was undone after new information had been revealed.
web-seeded = This game was dealt from a chosen seed.
web-connection-connecting = Connecting…
web-connection-lost = Connection lost. Reconnecting…
web-connection-closed = Disconnected
web-undo-wanted =
    { $n ->
        [one] { $name } asks to undo { $n } answer.
       *[other] { $name } asks to undo { $n } answers.
    }
web-undo-waiting = You asked to undo. Waiting for { $names }.
web-undo-withdraw = Cancel the request
web-agree = Agree
web-refuse = Decline
web-absent = { $name } has been away for a while. What now?
web-absent-wait = Wait
web-absent-bot = Let a bot play
web-absent-end = End the game
web-stood-in = A bot is playing for you.
web-come-back = Take over

## Advice

web-advice-turn-on = Turn on advice
web-advice-turn-off = Turn off advice
web-advice-mark = chance to win { $chance }%
web-advice-best = best answer

## Home

web-home = Home
web-welcome = Play Dominion
web-lead = All the cards of Dominion and Intrigue, against bots or with friends by a link. No account needed.
web-doors = More ways in
web-door-guide = New to Dominion? A first game at a real table that explains itself as you play.
web-door-daily = The same cards for everybody on this server today. Play them, then compare move by move.
web-door-shelf = Your games with their replays, your favourite kingdoms, your openings and your rating, kept in this browser.
web-door-workshop = Write a card of your own in plain words, and play it at once, alone or with friends.
web-go-on = Continue
web-kingdom = Kingdom
web-sets = Recommended sets
web-by-chance = Random
web-edition = Edition
web-source-both = Both boxes
web-source-base = Dominion
web-source-intrigue = Intrigue
web-source-5-5 = 5 of each
web-choose-kingdom = Choose cards
web-open-tables = Open tables
web-running-tables = Games in progress
web-join = Join
web-watch = Watch
web-own-kingdom = Custom kingdom
web-turn-n = turn { $n }
web-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
web-your-move = your move
web-your-name = Your name
web-guest = Guest
web-level = Bot level
web-opponents = Opponents
web-table-options = Table options
web-option-points = Show everyone's points
web-option-decks = Show which cards everyone owns
web-option-pauses = Between people, pause briefly so that nobody can tell who holds a Reaction
web-option-undo = Undo
web-undo-free = until new information
web-undo-consent = freely, then by consent
web-undo-never = never
web-option-watch = Spectators
web-watch-nobody = none
web-watch-open = public view
web-watch-everything = all hands
web-option-advice = Advice
web-advice-never = never
web-advice-agreed = if everyone agrees
web-option-clock = Time per answer
web-clock =
    { $n ->
        [0] unlimited
       *[other] { $n } seconds
    }
web-play-now = Play now
web-invite =
    { $n ->
        [one] Invite a friend
       *[other] Invite { $n } friends
    }

## Before the game

web-sit = Take a seat
web-open-seat = Free seat
web-that-is-you = you
web-a-bot = bot
web-waiting-for-friends = Waiting for players
web-table-closed = This table is closed.
web-begin-now = Start without the free seats
web-begin-with-bots = Fill up with bots and start
web-close-table = Close the table
web-invite-how = Send your friends this link, or let them scan the code. The game starts when every seat is taken.
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link

## The end

web-you-win = You win.
web-you-resigned = You resigned. { $result }
web-they-win = { $name } wins.
web-share-victory = { $names } share the victory.
web-winner = winner
web-game-length =
    { $n ->
        [one] The game took { $n } turn.
       *[other] The game took { $n } turns.
    }
web-how-resigned = It ended by resignation.
web-how-ended = It was ended early.
web-how-draw = It was started with an older version of the program and ended as a draw.
web-outdated = This game was started with an older version of the program and cannot be continued.
web-outdated-draw = End it as a draw
web-points-in =
    { $turns ->
        [one] { $n ->
            [one] point in { $turns } turn
           *[other] points in { $turns } turn
        }
       *[other] { $n ->
            [one] point in { $turns } turns
           *[other] points in { $turns } turns
        }
    }
web-card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-whole-deck =
    { $n ->
        [one] The whole deck, { $n } card
       *[other] The whole deck, { $n } cards
    }
web-rematch = Play again
web-rematch-swap = Swap a card and play again
web-rematch-waiting = Waiting for { $names }.
web-swap-out = Remove
web-swap-into = Add
web-new-kingdom = New kingdom
web-replay = Replay
web-download = Download the record
web-look-at-table = View the table
web-curve-points = Points by turn
web-curve-money = Money by turn
web-curve-turn = Turn
web-moments = Key moments
web-moment-turn = Turn { $n }
web-share = Share this game

## The coach

web-coach = Coach
web-coach-seat = Player
web-coach-start = Judge this game
web-coach-about = The coach plays the game on from every decision, many times, and shows which ones cost you and what was luck. A first verdict takes about ten seconds.
web-coach-waiting = Waiting for the lab.
web-coach-preparing = First the coach looks for good plans in this kingdom.
web-coach-working = Judging each decision.
web-coach-first = This is a first verdict. A sharper one follows.
web-coach-cancelled = Stopped.

## Replay

web-replay-step = Decision { $n } of { $of }. { $name }: { $what }
web-replay-hidden = Decision { $n } of { $of }. { $name } decides.
web-replay-slider = Decision
web-previous-turn = Previous turn
web-previous-step = Previous decision
web-next-step = Next decision
web-next-turn = Next turn
web-see = View
web-see-all = All hands
web-see-public = Public view
web-see-seat = As seen by { $name }
web-link-here = Link to this decision
web-play-on = Play from here
web-hand-of = { $name }'s hand

## Kingdoms

web-kingdom-title = Kingdom: { $n } of { $size } cards
web-kingdom-missing =
    { $n ->
        [one] Choose { $n } more card to play.
       *[other] Choose { $n } more cards to play.
    }
web-kingdom-full = The kingdom already has ten cards. Remove one first.
web-keep-card = Keep
web-swap-card = Swap
web-draw-kingdom = Draw ten cards
web-choose-set = Choose a set
web-paste = Paste a list
web-paste-example = Village, Smithy, Moat…
web-take = Use
web-seed = Seed
web-seed-random = random
web-all-kingdom-cards = All kingdom cards
web-printed-cards = Printed cards
web-filter-village = Extra actions
web-filter-draw = Card draw
web-filter-trash = Trashing
web-filter-gain = Gaining
web-filter-attack = Attacks
web-filter-reaction = Reactions
web-type = Type
web-box = Box
web-any-cost = Any cost
web-any-type = Any type
web-any-box = Both boxes
web-a-click = Clicking a card
web-click-take = adds it
web-click-keep = requires it
web-click-ban = bans it
web-note-banned = banned
web-note-kept = required
web-note-taken = chosen
web-no-such-card = No matching cards.

## Lab

web-lab-lead = Play strategies against each other on this server and see how often each one wins. Ranges are 95% confidence intervals.
web-lab-match = Match
web-lab-games = Games
web-lab-run = Run
web-lab-search = Search for a strategy
web-lab-seconds = Seconds
web-lab-look = Search
web-own-strategy = Custom strategy
web-strategy-n = Strategy { $n }
web-add-strategy = Add a strategy
web-remove = Remove
web-cancel = Cancel
web-progress = Progress
web-job-waiting = Queued
web-job-running = { $done } of { $total }
web-job-done = Done: { $total }
web-job-cancelled = Cancelled after { $done }
web-job-failed = Failed
web-interval = { $low } to { $high }
web-mean-turns = Games lasted { $n } turns on average.
web-curve-mean = Average points by turn
web-play-against = Play against it


## Credits

web-credits-game = Dominion and Dominion: Intrigue were designed by Donald X. Vaccarino and are published by Rio Grande Games. This program is not affiliated with them and uses none of their art or card texts.
web-credits-icons = Icons by { $authors }, from
web-credits-fonts = Fonts: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
web-credits-licences = Licences of what this client contains
