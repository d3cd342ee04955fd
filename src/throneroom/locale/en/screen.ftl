### The full-screen terminal: its parts, keys and screens. Prompts, the log and results are in the other catalogs.

screen-title = Throneroom
screen-supply =
    { $empty ->
        [0] Supply
       *[other] Supply, empty piles: { $empty } of { $end }
    }
screen-hand = Your hand
screen-hand-of = { $name }'s hand
screen-cheaper = Cards cost { $n } less
screen-phase-action = Action phase
screen-phase-treasure = Treasures
screen-phase-buy = Buy phase
screen-nothing-in-play = nothing in play
screen-waiting = Waiting for { $names }…
screen-not-begun = The game has not started yet.
screen-over = The game is over.
screen-over-keys = Esc: the result    q: quit
screen-log = Log
screen-card = Card
screen-no-card = Move to a card to read it.

## Buttons beside the cards

screen-yes = Yes
screen-no = No
screen-all = Choose all
screen-all-play-treasures = Play all Treasures
screen-done =
    { $n ->
        [0] Done
       *[other] Done ({ $n } chosen)
    }
screen-none = None
screen-none-play-action = Go to the Buy phase
screen-none-play-treasures = Play no more
screen-none-buy = End the turn
screen-none-react = Reveal nothing
screen-none-gain = Gain nothing
screen-none-trash = Trash nothing
screen-none-discard = Discard nothing

## Keys: what each one does; the -short texts are for the footer.

screen-name-enter = Enter
screen-name-space = Space
screen-name-escape = Esc
screen-name-pageup = PgUp
screen-name-pagedown = PgDn
screen-keys = Keys
screen-keys-hint = Everything can also be clicked with the mouse. Esc closes this.
screen-key-arrows = Move between cards
screen-key-tab = Next part of the screen
screen-key-take = Choose the card under the cursor
screen-key-all = Play all Treasures, or choose all
screen-key-all-short = all
screen-key-done = Done: confirm your choice, go on, or end the turn
screen-key-done-short = done
screen-key-yes-no = Yes, no
screen-key-clear = Clear the selection
screen-key-type = Type an answer: names, first letters or numbers
screen-key-type-short = type
screen-key-undo = Undo
screen-key-undo-short = undo
screen-key-save = Save and keep playing
screen-key-save-short = save
screen-key-card = Details of the card under the cursor
screen-key-rule = The rule behind the question
screen-key-advice = Advice: what each answer is worth
screen-key-advice-off = Turn off advice
screen-key-language = Change the language
screen-key-recap = What the others did since your last turn
screen-key-recap-short = others
screen-key-known = Decks and trash: what you may know
screen-key-known-short = decks
screen-key-speed = Speed of the bots
screen-key-theme = Change the colours
screen-key-palette = Search all commands
screen-key-log = Show the whole log
screen-key-log-short = log
screen-key-scroll = Scroll the log
screen-key-help = Show all keys
screen-key-help-short = keys
screen-key-quit = Save and quit
screen-key-quit-short = quit
screen-close = Esc: back

## Small questions

screen-save-where = Save to which file?
screen-save-keys = Enter: save    Esc: back
screen-undo = Undo: { $answer }?
screen-yes-no = { $yes }: yes    { $no }: no

## Several people at one keyboard

screen-cover-ready = Enter: I am { $name }
screen-cover-undo = u: undo { $name }'s answer
screen-cover-leave = q: save and quit

## The end

screen-total = Points
screen-turns = Turns
screen-plot = Points by turn
screen-again = y: another game    c: coach    u: undo    s: save    l: log    q: quit
screen-coach-keys = 1 to 3: play on from that decision    Esc: back
screen-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

screen-setup = New game
screen-seats = Seats
screen-nobody = empty
screen-person = person
screen-bot = bot: { $level }
screen-kingdom = Kingdom
screen-way-random = Random: { $source }
screen-way-hand = Chosen by hand
screen-source-base = Dominion
screen-source-intrigue = Intrigue
screen-source-both = both boxes
screen-source-5-5 = five from each box
screen-with = with
screen-without = without
screen-some-cards = cards, separated by commas
screen-seed = Seed
screen-seed-any = random
screen-another = Another
screen-pick = Choose cards
screen-begin = Start
screen-leave = Quit
screen-bad-seed = The seed must be a whole number, not { $text }.
screen-setup-keys = Tab: next field    ← →: change    F2: start    F3: language    F1: keys
screen-setup-help =
    Tab and Shift+Tab move between fields, arrow keys within a list.
    Left, right or Enter changes who takes a seat.
    Enter also opens a list or presses a button.
    Seats: choose a person or a bot level for each. People get names.
    Kingdom: a recommended set, ten random cards, or ten of your choice.
    With and without: cards a random kingdom must or must not have.
    The card under the cursor is explained below the list.
    Seed: the same number deals the same cards. F2 starts the game.
    F3: change the language. Each person may have their own.
screen-picked =
    { $n ->
       *[other] { $n } of { $most } cards chosen. Space: add or remove a card. Enter: done. Esc: back.
    }

## A table at a server

screen-key-chat = Chat with the others
screen-key-chat-short = chat
screen-key-resign = Resign
screen-key-quit-remote = Leave and keep your seat
screen-key-quit-remote-short = leave
screen-remote-lost = Connection lost. Reconnecting…
screen-remote-bye = The server is going down for a while. Reconnecting…
screen-remote-open =
    { $n ->
        [one] The game starts when the last seat is taken. Others can join with: { $command }
       *[other] The game starts when { $n } more seats are taken. Others can join with: { $command }
    }
screen-remote-held = Chosen. It takes effect when everyone has chosen.
screen-remote-refused = Refused: { $text }
screen-remote-undo-asked = { $name } asks to undo. Agree?
screen-remote-undo-consent = { $names } must agree.
screen-remote-undo-wait = Asked. Waiting for { $names }.
screen-remote-undone = { $name } undid an answer.
screen-remote-undo-refused = { $name } declined the undo.
screen-remote-away = { $name } is away. Let a bot play for them?
screen-remote-chat = { $name }: { $text }
screen-remote-say = Say something
screen-remote-resign = Resign? A bot will take over your seat.
screen-remote-seconds =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
screen-remote-again = y: another game    l: log    q: leave
screen-remote-votes = Ready for another game: { $names }
screen-remote-left = Return to your seat with: { $command }
screen-remote-nothing-to-watch = There is no game to watch at { $address }.
screen-remote-tables = Tables at { $address }
screen-remote-tables-keys = Enter: choose    r: refresh    q: quit
screen-remote-lobby-keys = Enter: choose    n: new table    r: refresh    q: quit
screen-remote-your-seat = Your seat
screen-remote-who = Who plays with you?
screen-remote-friends =
    { $n ->
        [one] { $n } friend, who joins later
       *[other] { $n } friends, who join later
    }
screen-remote-random = Random kingdom
screen-remote-none-open = No open tables. Press n to open one.
screen-remote-table = { $names } · { $kingdom } · { $state }
screen-remote-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
screen-remote-turn = turn { $n }
screen-remote-own-kingdom = custom kingdom
screen-remote-bad-address = { $address } is not a server address; use http://HOST:PORT/ or the address of a table.
screen-remote-unreachable = { $address } is not responding: { $reason }
screen-remote-newer = The server uses another version of the protocol; update throneroom.

## Watching

screen-watch-everybody = public view
screen-watch-seat = as seen by { $name }
screen-watch-everything = all hands
screen-watch-position = Decision { $number } of { $last }, { $eyes }
screen-watch-running = { $position }, { $speed } per second
screen-watch-answer = { $name } answers: { $answer }
screen-watch-live = Watching, { $eyes }
screen-watch-key-next = Next decision
screen-watch-key-next-short = next
screen-watch-key-back = Previous decision
screen-watch-key-back-short = back
screen-watch-key-run = Play or pause
screen-watch-key-run-short = play
screen-watch-key-speed = Faster, slower
screen-watch-key-turn = Next turn, previous turn
screen-watch-key-ends = Go to the beginning, to the end
screen-watch-key-eyes = Change the view
screen-watch-key-eyes-short = view
screen-watch-key-quit = Quit
screen-watch-key-quit-short = quit
screen-watch-end-keys = Esc: back to the table    q: quit

## The others' turns, decks and the trash

screen-speed = Speed of the bots: { $speed }
screen-speed-off = no pauses
screen-speed-fast = fast
screen-speed-normal = normal
screen-speed-slow = slow
recap-turn = { $turn }: { $what }
recap-nothing = nothing to see
recap-none = Nobody else has had a turn since yours.
known-deck =
    { $n ->
        [one] Left in your deck, { $n } card, in any order:
       *[other] Left in your deck, { $n } cards, in any order:
    }
known-top = On top of your deck, first the top card:
known-owned =
    { $who ->
        [you] All your cards:
       *[other] { $name } owns:
    }
known-hidden = This table does not show decks.
known-no-cards = no cards
# Before the cards of a whole deck, in the result.
screen-deck-of =
    { $who ->
        [you] { $n ->
            [one] Your deck, { $n } card:
           *[other] Your deck, { $n } cards:
        }
       *[other] { $n ->
            [one] { $name }, { $n } card:
           *[other] { $name }, { $n } cards:
        }
    }
