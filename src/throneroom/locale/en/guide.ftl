### The guided first game: marks that explain what happens, and suggestions. Only the browser shows them.

guide = Guide
guide-offer = Learn by playing
guide-first = Never played? Learn first (10 minutes)
guide-resume = Continue the lesson
guide-yours = Your lesson
guide-opening = Opening your table…
guide-continue = Continue
guide-hide = Hide
guide-skip = Skip the lesson
guide-show = Show the lesson
guide-progress = Explanation { $n } of { $of }

## Explanations

guide-mark-goal = You and { $name } each build a deck. Whoever has the most victory points at the end wins; a Province is worth 6.
guide-mark-hand = This is your hand: five cards from your deck of ten. A Copper is a Treasure worth one coin.
guide-mark-counters = What you have this turn: Actions, buys and coins. Cards that give you more carry the same symbols.
guide-mark-clean-up = Your turn is over: the cards you played, bought or still held went to your discard pile, and you drew five new ones.
guide-mark-victory = An Estate is a Victory card: one point at the end of the game, and of no use until then.
guide-mark-kingdom = Each game has ten other piles, never quite the same.
    { $device ->
        [touch] To read a card, press and hold it.
        [keys] To read a card, go to it and press I.
       *[mouse] To read a card, point at it.
    }
guide-mark-shuffle = Your deck ran out, so your discard pile was shuffled to make a new one. That is how the cards you buy get into your hand.
guide-mark-action = { $card } is an Action card. You have one Action each turn, and you play it before your Treasures.
guide-mark-terminal = { $card } has no +Action, so it uses up your Action. Players call such a card terminal.
guide-mark-buys =
    { $n ->
        [one] You have { $n } buy this turn.
       *[other] You have { $n } buys this turn: your coins may be split between { $n } cards.
    }
guide-mark-trash = Trashed cards lie here and never come back. With fewer weak cards in your deck you draw the good ones more often.
guide-mark-attack = { $name } now has an Attack: { $card } hurts the other players. With a Moat in your hand you are safe.
guide-mark-undo = Changed your mind? Against bots you can always undo your last move.
guide-mark-end =
    { $n ->
        [one] The game ends after the turn in which the last Province goes: there is { $n } left.
       *[other] The game ends after the turn in which the last Province goes: there are { $n } left.
    }
guide-mark-piles = The game also ends when any three piles are empty, whichever they are.
guide-mark-curse = A Witch gave you a Curse: one point less, and one more useless card in your deck. A Chapel can trash it.
guide-mark-chain =
    { $n ->
        [one] You have played { $n } Action card this turn.
       *[other] You have played { $n } Action cards this turn. Cards with +Action come first, a terminal comes last.
    }
guide-mark-done = That was everything: you know the game. The menu brings the hints back. Play on, or leave: the home page keeps your game.

## Suggestions

guide-treasures = Play your Treasures. Each adds its coins to what you can spend this turn.
guide-play-card = Play your { $card }.
guide-play-village = Play Village first: +1 Card and +2 Actions, so you can play other Action cards after it.
guide-play-market = Play Market: +1 Card, +1 Action, +1 Buy and +1 Coin. The new Action makes up for the one it uses.
guide-play-laboratory = Play Laboratory: two cards, and an Action that makes up for the one it uses.
guide-play-smithy = Play Smithy to draw three cards.
guide-play-moat = Play Moat to draw two cards.
guide-play-chapel = Play Chapel to get rid of cards that do not help you: { $cards }.
guide-play-none = None of your Action cards helps you now. Go on to your Treasures.
guide-buy-card = Gain a { $card }.
guide-buy-market = Buy a Market. Its symbols say: +1 Card, +1 Action, +1 Buy, +1 Coin.
guide-buy-chapel = Buy a Chapel. It trashes weak cards from your hand, such as Estates.
guide-buy-silver = Buy a Silver. It gives 2 coins every time you draw it.
guide-buy-gold = Buy a Gold. It gives 3 coins every time you draw it.
guide-buy-moat = Buy a Moat. It draws two cards, and protects you from Attacks while you hold it.
guide-buy-smithy = Buy a Smithy. It draws three cards.
guide-buy-village = Buy a Village. With its Actions you can play several terminals in one turn.
guide-buy-laboratory = Buy a Laboratory. It draws two cards and does not use up your Action.
guide-buy-duchy = The end is near, so points matter most: a Duchy is worth 3.
guide-buy-province = Buy a Province: 6 points. It does nothing else, so your deck gets a little slower.
guide-buy-none = Nothing you can afford would help your deck. End your turn.
guide-react = { $name } attacks you with { $attack }. { $card } is a Reaction: reveal it, and the Attack does nothing to you. You keep the card.
guide-react-again = Reveal { $card } again: { $attack } does nothing to you.
guide-discard =
    { $n ->
        [0] Keep all your cards.
       *[other] Keep your best cards. Discard what helps least: { $cards }.
    }
guide-trash =
    { $n ->
        [0] Trash nothing.
        [one] Trash { $cards }: you will never draw this card again.
       *[other] Trash { $cards }: you will never draw these cards again.
    }

# The one thing to do now, with what the player uses; "focus": keys, but no single letters.
guide-act-card =
    { $device ->
        [touch]
            { $n ->
                [1] Tap { $card }.
               *[other] Tap { $card } { $n } times.
            }
        [keys]
            { $n ->
                [1] Press { $key } for { $card }.
               *[other] Press { $key } for { $card }, { $n } times.
            }
        [focus]
            { $n ->
                [1] Go to { $card } and press Enter.
               *[other] Go to { $card } and press Enter, { $n } times.
            }
       *[mouse]
            { $n ->
                [1] Click { $card }.
               *[other] Click { $card } { $n } times.
            }
    }
guide-act-button =
    { $device ->
        [touch] Tap “{ $button }”.
        [keys] Press { $key }: “{ $button }”.
        [focus] Go to “{ $button }” and press Enter.
       *[mouse] Click “{ $button }”.
    }

# Several copies in a sentence; a single one is called by its name.
guide-copies-copper = { $n } Coppers
guide-copies-estate = { $n } Estates
guide-copies-duchy = { $n } Duchies
guide-copies-province = { $n } Provinces
guide-copies-curse = { $n } Curses

## After the game

guide-next = What next?
guide-next-provinces = The last Province is gone, so the game was over.
guide-next-piles = Three piles were empty, so the game was over.
guide-next-text = You have played a whole game. Each kingdom is a new one.
guide-next-play = Play against: { $name }
guide-next-cards = Read the cards
guide-next-again = Play the lesson again
