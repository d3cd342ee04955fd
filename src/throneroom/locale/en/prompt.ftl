### How a decision is asked and answered. A prompt is one sentence in the second person that includes the number.
###
### A prompt is ask-<card>-<verb>, or ask-<verb> where no card asks or the card has no text (a custom card).
### Arguments of every prompt: $asker the card that asks; $card the first option, $cost its cost, $last the last; $least and $n the
### fewest and most that can be chosen; $keep the cards left in hand after choosing $n; $whose "you" or "other", and
### $name, for the player whose cards these are; $left the player to the left; $actions, $buys, $coins as texts.

## Lists: $first is all but the last item, separated by commas

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-clauses = { $first }; { $last }

## Counters

ask-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
ask-buys =
    { $n ->
        [one] { $n } buy
       *[other] { $n } buys
    }

## The turn

ask-play-action = Action phase, { $actions }, { $buys }, { $coins }: play an Action card, or go on.
ask-play-treasures = Buy phase, { $coins } so far: play Treasures from your hand.
ask-buy = Buy phase, { $coins } and { $buys }: buy a card, or end your turn.
ask-react = { $name } plays { $asker }: you may reveal a Reaction from your hand.

# The card of another player that asks: $asker of the prompts below, in that player's turn.
ask-whose = { $player }'s { $card }

## Any card, for cards without their own prompt

ask-play = { $asker }: play a card from your hand.
ask-discard =
    { $least ->
        [0] { $n ->
            [1] { $asker }: discard { $n } of these cards, or none.
           *[other] { $asker }: discard up to { $n } of these cards.
        }
       *[other] { $n ->
            [one] { $asker }: discard { $n } card.
           *[other] { $asker }: discard { $n } cards.
        }
    }
ask-discard-deck = { $asker }: you may put your deck into your discard pile.
ask-trash =
    { $least ->
        [0] { $n ->
            [1] { $asker }: trash { $n } of these cards, or none.
           *[other] { $asker }: trash up to { $n } of these cards.
        }
       *[other] { $n ->
            [one] { $asker }: trash { $n } card.
           *[other] { $asker }: trash { $n } cards.
        }
    }
ask-gain =
    { $least ->
        [0] { $n ->
            [1] { $asker }: gain { $n } of these cards, or none.
           *[other] { $asker }: gain up to { $n } of these cards.
        }
       *[other] { $n ->
            [one] { $asker }: gain { $n } card.
           *[other] { $asker }: gain { $n } cards.
        }
    }
ask-give = { $asker }: choose a card for { $name } to gain.
ask-put-on-deck =
    { $n ->
        [one] { $asker }: put { $n } card onto your deck.
       *[other] { $asker }: put { $n } cards onto your deck.
    }
ask-put-back =
    { $n ->
        [one] { $asker }: put { $n } card back onto your deck.
       *[other] { $asker }: put { $n } cards back onto your deck.
    }
ask-set-aside =
    { $least ->
        [0] { $n ->
            [1] { $asker }: set aside { $n } of these cards, or none.
           *[other] { $asker }: set aside up to { $n } of these cards.
        }
       *[other] { $n ->
            [one] { $asker }: set aside { $n } card.
           *[other] { $asker }: set aside { $n } cards.
        }
    }
ask-pass = { $asker }: pass { $n } card to { $left }.
ask-name = { $asker }: name a card.
ask-choose = { $asker }: choose { $n }.
ask-put-into-deck = { $asker }: choose { $n } card from your hand to put into your deck.
ask-reveal = { $asker }: reveal { $n } card from your hand.
ask-choose-number = { $asker }: choose a number from { $card } to { $last }.

# Any card whose question need not be answered, or is about another player's cards.
ask-optional-play = { $asker }: play one of these cards from your hand, or none.
ask-optional-put-on-deck =
    { $n ->
        [1] { $asker }: put { $n } of these cards onto your deck, or none.
       *[other] { $asker }: put up to { $n } of these cards onto your deck.
    }
ask-optional-reveal =
    { $n ->
        [1] { $asker }: reveal { $n } of these cards from your hand, or none.
       *[other] { $asker }: reveal up to { $n } of these cards from your hand.
    }
ask-other-trash = { $asker }: choose what { $name } trashes ({ $n } of these cards).
ask-other-discard = { $asker }: choose what { $name } discards ({ $n } of these cards).

# Any card that offers a single option, to accept or decline.
ask-may-play = { $asker }: play { $card }?
ask-may-discard =
    { $whose ->
        [you] { $asker }: discard { $card }?
       *[other] { $asker }: have { $name } discard { $card }?
    }
ask-may-trash =
    { $whose ->
        [you] { $asker }: trash { $card }?
       *[other] { $asker }: have { $name } trash { $card }?
    }
ask-may-gain = { $asker }: gain { $card }?
ask-may-give = { $asker }: have { $name } gain { $card }?
ask-may-put-on-deck = { $asker }: put { $card } onto your deck?
ask-may-put-back = { $asker }: put { $card } back onto your deck?
ask-may-put-into-deck = { $asker }: put { $card } into your deck?
ask-may-reveal = { $asker }: reveal { $card }?
ask-may-set-aside = { $asker }: set aside { $card }?
ask-may-choose = { $asker }: { $card }?

## Dominion

ask-bureaucrat-put-on-deck = { $asker }: put { $n } Victory card from your hand onto your deck.
ask-cellar-discard =
    { $n ->
        [1] Cellar: discard { $card }, then draw a card?
       *[other] Cellar: discard any number of cards, then draw that many.
    }
ask-chancellor-discard-deck = Chancellor: put your deck into your discard pile?
ask-chapel-trash =
    { $n ->
        [one] Chapel: trash { $n } card from your hand, or none.
       *[other] Chapel: trash up to { $n } cards from your hand.
    }
ask-feast-gain = Feast: gain { $n } card costing up to 5.
ask-library-set-aside = Library: you drew { $card }. Set it aside?
ask-militia-discard =
    { $n ->
        [one] { $asker }: discard { $n } card (keep { $keep }).
       *[other] { $asker }: discard { $n } cards (keep { $keep }).
    }
ask-mine-trash =
    { $least ->
        [0] Mine: trash { $n } Treasure from your hand, or none.
       *[other] Mine: trash { $n } Treasure from your hand.
    }
ask-mine-gain = Mine: gain { $n } Treasure to your hand, costing up to 3 more than the trashed one.
ask-remodel-trash = Remodel: trash { $n } card from your hand.
ask-remodel-gain = Remodel: gain { $n } card costing up to 2 more than the trashed one.
ask-spy-discard =
    { $whose ->
        [you] Spy: you revealed { $card }. Discard it? (If not, it goes back on top.)
       *[other] Spy: { $name } revealed { $card }. Discard it? (If not, it goes back on top.)
    }
ask-thief-trash = Thief: choose { $n } Treasure for { $name } to trash.
ask-thief-gain =
    { $n ->
        [one] Thief: gain the trashed { $card }?
       *[other] Thief: gain up to { $n } of the trashed Treasures.
    }
ask-throne-room-play =
    { $least ->
        [0] Throne Room: choose { $n } Action card from your hand to play twice, or none.
       *[other] Throne Room: choose { $n } Action card from your hand to play twice.
    }
ask-workshop-gain = Workshop: gain { $n } card costing up to 4.

## Intrigue

ask-courtyard-put-on-deck = Courtyard: put { $n } card from your hand onto your deck.
ask-pawn-choose = Pawn: choose { $n } of +1 Card, +1 Action, +1 Buy and +1 Coin.
ask-secret-chamber-discard =
    { $n ->
        [1] Secret Chamber: discard { $card } for +1 Coin?
       *[other] Secret Chamber: discard any number of cards for +1 Coin each.
    }
ask-secret-chamber-put-on-deck =
    { $n ->
        [one] Secret Chamber: put { $n } card from your hand onto your deck.
       *[other] Secret Chamber: put { $n } cards from your hand onto your deck.
    }
ask-masquerade-pass = { $asker }: pass { $n } card to { $left }.
ask-masquerade-trash = Masquerade: trash { $n } card from your hand, or none.
ask-steward-choose = Steward: take +2 Cards or +2 Coins, or trash 2 cards from your hand.
ask-steward-trash =
    { $n ->
        [one] Steward: trash { $n } card from your hand.
       *[other] Steward: trash { $n } cards from your hand.
    }
ask-swindler-give = Swindler: choose { $n } card costing { $cost } for { $name } to gain.
ask-wishing-well-name = Wishing Well: name { $n } card; if it is on top of your deck, you take it into your hand.
ask-baron-discard = Baron: discard { $n } Estate for +4 Coins? (If not, you gain an Estate.)
ask-ironworks-gain = Ironworks: gain { $n } card costing up to 4.
ask-mining-village-trash = Mining Village: trash it for +2 Coins?
ask-scout-put-back = Scout: put these { $n } cards back onto your deck, in any order.
ask-minion-choose = Minion: take +2 Coins, or a new hand of 4 cards (so do others with 5 or more).
ask-saboteur-gain = { $asker }: gain { $n } card costing at least 2 less than the trashed card, or none.
ask-torturer-choose = { $asker }: discard 2 cards, or gain a Curse to your hand.
ask-torturer-discard =
    { $n ->
        [one] { $asker }: discard { $n } card.
       *[other] { $asker }: discard { $n } cards (keep { $keep }).
    }
ask-trading-post-trash =
    { $n ->
        [one] Trading Post: trash { $n } card from your hand.
       *[other] Trading Post: trash { $n } cards from your hand and gain a Silver to your hand.
    }
ask-upgrade-trash = Upgrade: trash { $n } card from your hand.
ask-upgrade-gain = Upgrade: gain { $n } card costing exactly { $cost }.
ask-nobles-choose = Nobles: take +3 Cards or +2 Actions.

## Modes

ask-mode-1-card = +1 Card
ask-mode-2-cards = +2 Cards
ask-mode-3-cards = +3 Cards
ask-mode-1-action = +1 Action
ask-mode-2-actions = +2 Actions
ask-mode-1-buy = +1 Buy
ask-mode-1-coin = +1 Coin
ask-mode-2-coins = +2 Coins
ask-mode-trash-2-cards = trash 2 cards
ask-mode-new-hand = new hand of 4 cards (others with 5 or more cards too)
ask-mode-discard-2-cards = discard 2 cards
ask-mode-gain-a-curse = gain a Curse to your hand
ask-mode-deck-into-discard-pile = put your deck into your discard pile

## The choices

ask-choice =
    { $n ->
        [one] { $number }) { $name }
       *[other] { $number }) { $name } ({ $n })
    }
ask-choices-at = Cost { $price }: { $choices }

## Hints: how many, and what an empty answer means

ask-hints = ({ $hints })
ask-hint-exactly = choose { $n }
ask-hint-up-to =
    { $all ->
        [yes] choose up to { $n }, or all
       *[no] choose up to { $n }
    }
ask-hint-yes-no = yes, or Enter for no
ask-hint-order = the last one ends up on top
ask-hint-order-discard = the last one lies on top of your discard pile
ask-hint-order-deck = the last one lies on top of your deck
ask-none = Enter for none
ask-none-play-action = Enter to go on to your Buy phase
ask-none-play-treasures = Enter to play no more
ask-none-buy = Enter to end your turn
ask-none-react = Enter to reveal nothing

## Words that stand for an answer, separated by spaces

ask-words-all = all
# The same, unless a card starts with it.
ask-words-all-short = a *
ask-words-none = none nothing done end 0 -
ask-words-yes = yes y
ask-words-no = no n

## Answers that cannot be used

ask-wrong-unknown = There is no option { $text }. Type a name, its first letters, or its number.
ask-wrong-now = { $card } cannot be chosen now. Choose from: { $choices }.
ask-wrong-number = There is no option number { $text }. The options are numbered 1 to { $most }.
ask-wrong-range = { $text } cannot be chosen. Type a number from { $least } to { $most }.
ask-wrong-ambiguous = { $text } could be { $choices }. Type more letters, or the number.
ask-wrong-copies = You can choose only { $n } { $card }, not { $given }.
ask-wrong-many =
    { $n ->
        [one] You chose { $given }; choose only { $n }.
       *[other] You chose { $given }; choose at most { $n }.
    }
ask-wrong-few =
    { $given ->
        [0] You must choose { $n }.
       *[other] You chose { $given }; choose { $n }.
    }

## The rule behind a question

ask-rule = Rules, section { $section }.
ask-rule-3a = Action phase: you may play one Action card from your hand for each action you have, one after the other. You start each turn with 1 action.
ask-rule-3b = Buy phase: first play as many of your Treasures as you like. Then you may buy one card for each buy you have, as long as you can pay for it. Once you have bought a card, you cannot play more Treasures this turn. Unused coins and buys are lost.
ask-rule-4 = Reactions: when another player plays an Attack, you may reveal Reaction cards from your hand, one after the other, before the Attack does anything.

## A card, as `help CARD` shows it

ask-card = { $name }: costs { $cost }. { $types }.
