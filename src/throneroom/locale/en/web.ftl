### The browser's own words. Questions, cards and the log are in the other catalogs.

web-title = Throneroom
web-skip = Go to the main part
web-navigation = Places
web-close = Close
web-settings = Settings
web-no-server = The server does not answer. Look whether it is running, then try again.
web-try-again = Try again
web-place-kingdom = Kingdoms
web-place-cards = Cards
web-place-lab = Lab
web-tour = Learn to play
web-credits = Credits

## Cards

web-cost = Costs
web-tile-cost = costs { $cost }
web-tile-count =
    { $n ->
        [0] none left
       *[other] { $n }
    }
web-tile-chosen = { $n } chosen
web-tile-option = may be chosen
web-rulings = Rulings
web-section = section { $section } of the rules
web-related = See also:
web-card-page = Card page
web-all-cards = All cards
web-search-cards = Find a card

## Settings

web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed of the cards
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sound = Sounds
web-sound-off = None
web-sound-turn = Your turn
web-sound-all = All
web-warnings = Warn before a turn ends with something left to do
web-notify = Tell me by a notification when it is my turn

## What buttons say: web-do-<verb>, or web-do-<card>-<verb> where a card says it better

web-do-play-action = Play { $cards }
web-do-play-treasures = Play { $cards }
web-do-buy = Buy { $cards }
web-do-react = Reveal { $cards }
web-do-play = Play { $cards }
web-do-throne-room-play = Play { $cards } twice
web-do-discard = Discard { $cards }
web-do-discard-deck = Discard the deck
web-do-trash = Trash { $cards }
web-do-gain = Gain { $cards }
web-do-give = Give { $cards }
web-do-put-on-deck = Put { $cards } onto your deck
web-do-put-back = Put back { $cards }
web-do-set-aside = Set { $cards } aside
web-do-pass = Pass { $cards }
web-do-name = Name { $cards }
web-do-choose = { $cards }
web-do-mining-village-trash = Trash it for 2 coins

## What buttons say that choose nothing

web-decline-play-action = End actions
web-decline-play-treasures = Play no more
web-decline-buy = End turn
web-decline-react = Reveal nothing
web-decline-play = Play nothing
web-decline-discard = Discard nothing
web-decline-spy-discard = Put it back on top
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

web-undo = Take back: { $what }

## The table

web-table = The table
web-supply = Supply
web-hand = Your hand
web-hand-empty = Your hand is empty.
web-in-play = In play
web-side = Players and log
web-players = Players
web-log = Log
web-chat = Chat
web-say = Say something
web-prompt = What is asked
web-trash = Trash
web-trash-count =
    { $n ->
        [0] Trash, empty
        [one] Trash, { $n } card
       *[other] Trash, { $n } cards
    }
web-trash-empty = Nothing has been trashed.
web-empty-piles =
    { $n ->
        [one] { $n } of { $end } piles empty
       *[other] { $n } of { $end } piles empty
    }
web-effect-cheaper = all cards cost { $n } less
web-effect-worth = { $card } gives { $n } more
web-effect-played = { $n } Actions played
web-your-turn = Your turn { $n }
web-their-turn = { $name }, turn { $n }
web-revealed = { $name }: revealed
web-set-aside = { $name }: set aside
web-plays = { $name }: in play
web-passing = { $name }: a card lies ready to pass
web-offered = To choose from
web-turn = turn
web-thinks = to choose
web-resigned = resigned
web-stand-in = a bot stands in
web-away = away
web-in-hand = { $n } in hand
web-hand-word = in hand
web-deck-word = deck
web-discard-word = discard:
web-owned =
    { $n ->
        [one] owns { $n } card
       *[other] owns { $n } cards
    }
web-owned-by = Known to be owned: { $name }
web-seconds-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
web-last-gains = gained { $cards }
web-recap = What the others did since your last turn
web-recap-played = played
web-recap-gained = gained
web-recap-trashed = trashed
web-recap-nothing = did nothing
web-recap-on-me = hit you: { $cards }
web-watching = You are watching.
web-held = Chosen. Waiting for { $names }.
web-sending = Sending your answer
web-waiting = Waiting for { $names }.
web-watching-turn = { $name } plays.
web-play-all = Play all Treasures
web-choose-all = All of them
web-choose-more =
    { $n ->
        [one] Choose { $n } more
       *[other] Choose { $n } more
    }
web-put-back = Not { $card }
web-warn-actions = You can still play an Action card.
web-warn-coins = You can still buy something.
web-anyway = { $what } all the same
web-skip-show = Show what is now
web-undo-ask = (the others must agree)
web-name-card = Name of a card
web-title-asked = Your turn · Throneroom

## Keys

web-keys = Keys
web-key-name-enter = Enter
web-key-name-space = Space
web-key-name-escape = Esc
web-key-digits = choose the first, second ... option
web-key-enter = give the chosen answer
web-key-treasures = play all Treasures, or choose all
web-key-end = end actions, end the turn, or choose nothing
web-key-undo = take back
web-key-clear = choose anew
web-key-info = read the card in focus
web-key-hand = go to your hand
web-key-supply = go to the supply
web-key-prompt = go to the buttons
web-key-centre = go to the cards in play
web-key-arrows = go from card to card
web-key-log = show or hide the log (small screens)
web-key-trash = look into the trash
web-key-skip = do not wait for the others' cards to move
web-key-help = this help

## Menu and notices

web-menu = Menu
web-result = Result
web-leave = Leave the table
web-resign = Resign
web-resign-sure = Resign for good?
web-marked = Something was taken back after more had been seen.
web-seeded = This deal was chosen by its seed.
web-connection-connecting = Connecting
web-connection-lost = Connection lost. Trying again
web-connection-closed = Not connected
web-undo-wanted =
    { $n ->
        [one] { $name } asks to take back { $n } answer.
       *[other] { $name } asks to take back { $n } answers.
    }
web-undo-waiting = You asked to take back. Waiting for { $names }.
web-undo-withdraw = Go on without
web-agree = Agree
web-refuse = No, go on
web-absent = { $name } has been away for a while. What now?
web-absent-wait = Wait
web-absent-bot = Let a bot play
web-absent-end = End the game
web-stood-in = A bot is playing your seat.
web-come-back = Take it back

## Home

web-home = Home
web-welcome = A seat at the table
web-lead = Ten kingdom cards, a growing deck, one crown. Play against bots at once, or send friends a link.
web-tour-offer = New here? Learn to play in a minute
web-go-on = Go on
web-play = Play
web-kingdom = Kingdom
web-sets = Recommended sets
web-by-chance = By chance
web-source-both = Both boxes
web-source-base = Dominion
web-source-intrigue = Intrigue
web-source-5-5 = 5 + 5
web-choose-kingdom = Choose cards
web-open-tables = Open tables
web-running-tables = Games being played
web-join = Join
web-watch = Watch
web-own-kingdom = Kingdom of one's own
web-turn-n = turn { $n }
web-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
web-your-move = it is for you to choose
web-your-name = Your name
web-guest = Guest
web-level = Strength of the bots
web-opponents = Opponents
web-table-options = More about the table
web-option-points = Show the points of all players
web-option-decks = Show what everybody owns
web-option-undo = Taking back
web-undo-free = until something new was seen
web-undo-consent = later too, if the others agree
web-undo-never = never
web-option-watch = Watching
web-watch-nobody = nobody
web-watch-open = what everybody sees
web-watch-everything = all hands
web-option-clock = Time for an answer
web-clock =
    { $n ->
        [0] as long as you like
       *[other] { $n } seconds
    }
web-play-now = Play now
web-invite =
    { $n ->
        [one] Invite a friend
       *[other] Invite { $n } friends
    }

## Before the game

web-sit = Sit down
web-open-seat = Free seat
web-that-is-you = you
web-a-bot = bot
web-waiting-for-friends = Waiting for friends
web-table-closed = This table is closed.
web-begin-now = Begin without the free seats
web-begin-with-bots = Fill up with bots and begin
web-close-table = Close the table
web-invite-how = Send this link, or let them scan the code. The game begins when all seats are taken.
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for a camera

## The end

web-you-win = You win.
web-they-win = { $name } wins.
web-share-victory = { $names } share the victory.
web-winner = winner
web-game-length =
    { $n ->
        [one] The game took { $n } turn.
       *[other] The game took { $n } turns.
    }
web-how-resigned = It ended because others resigned.
web-how-ended = It was ended before its time.
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
web-rematch-swap = Play again with another card
web-rematch-waiting = Waiting for { $names }.
web-swap-out = Leave out
web-swap-into = Take in
web-new-kingdom = New kingdom
web-replay = Replay
web-download = Download the record
web-look-at-table = Look at the table
web-curve-points = Points by turn
web-curve-money = Money by turn
web-curve-turn = Turn
web-moments = Key moments
web-moment-turn = Turn { $n }:
web-share = Share this game

## Replay

web-replay-step = Decision { $n } of { $of }. { $name }: { $what }
web-replay-slider = Decision
web-previous-turn = Turn before
web-previous-step = Decision before
web-next-step = Next decision
web-next-turn = Next turn
web-see = Whose view
web-see-all = All hands
web-see-public = What everybody saw
web-see-seat = As { $name } saw it
web-link-here = Link to this decision
web-play-on = Play on from here
web-hand-of = { $name }'s hand

## Kingdoms

web-kingdom-title = Kingdom: { $n } of { $size } cards
web-kingdom-full = The kingdom has ten cards. Take one out first.
web-keep-card = Keep
web-swap-card = Swap
web-draw-kingdom = Draw cards
web-choose-set = Choose a set
web-paste = Paste a list
web-paste-example = Village, Smithy, Moat ...
web-take = Take
web-seed = Seed of the deal
web-seed-random = by chance
web-all-kingdom-cards = All kingdom cards
web-filter-village = More actions
web-filter-draw = Draws
web-filter-trash = Trashes
web-filter-gain = Gains
web-filter-attack = Attacks
web-filter-reaction = Reacts
web-type = Type
web-box = Box
web-any-cost = Any cost
web-any-type = Any type
web-any-box = Both boxes
web-a-click = A click on a card
web-click-take = takes it
web-click-keep = makes it a must
web-click-ban = bans it
web-note-banned = banned
web-note-kept = a must
web-note-taken = taken
web-no-such-card = No card fits.

## Lab

web-lab-lead = Let strategies play against each other on this server, and see who wins how often. The intervals are at 95 percent.
web-lab-match = A match
web-lab-games = Games
web-lab-run = Run
web-lab-search = Search for a strategy
web-lab-seconds = Seconds
web-lab-look = Search
web-own-strategy = A strategy of my own
web-strategy-n = Strategy { $n }
web-add-strategy = Add a strategy
web-remove = Remove
web-cancel = Cancel
web-progress = Progress
web-job-waiting = Waiting for its turn
web-job-running = { $done } of { $total }
web-job-done = Done: { $total }
web-job-cancelled = Cancelled after { $done }
web-job-failed = Failed
web-interval = { $low } to { $high }
web-mean-turns = A game took { $n } turns on average.
web-curve-mean = Mean points by turn
web-play-against = Play against it

## The first minute

web-tour-step = { $n } of { $of }
web-tour-goal = Whoever has the most victory points when the game ends wins it. A Province gives 6, and costs 8 coins. When the last Province is gone, the game is over. Click it.
web-tour-start = You begin with ten weak cards: Coppers, which are worth a coin each, and Estates, worth a point each but nothing while you play. Each turn you hold five of them.
web-tour-treasures = Play your Treasures to have coins. Click the Coppers.
web-tour-buy = Three coins and one buy. A Silver costs 3 and is worth 2 coins each time it comes up. Click it to buy it.
web-tour-clean-up = What you bought, played and still held is discarded, and you draw five new cards. When your deck runs out, all of it is shuffled: so you will draw that Silver again and again.
web-tour-action = Later you own Action cards. You may play one each turn, before your Treasures. Village gives a card and two actions. Click it.
web-tour-more = Now you have two actions. Smithy draws three cards. Click it.
web-tour-end = Seven cards instead of five, and enough coins for a Province. That is the whole game: buy cards that make your deck better, and points before the others do.
web-tour-on = Go on
web-tour-leave = Leave the tour
web-tour-done = You know enough to play. Hover over a card, press it for a while, or press I to read what it does.
web-tour-play = Play your first game
web-tour-again = Once more

## Credits

web-credits-game = Dominion and Dominion: Intrigue were designed by Donald X. Vaccarino and are published by Rio Grande Games. This program is not connected with them and uses none of their art or texts.
web-credits-icons = Icons by Lorc, Delapouite and others, from
web-credits-fonts = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
web-credits-code = Made with Svelte, uPlot, Fluent and uqr.
