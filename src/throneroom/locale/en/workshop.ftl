### Cards of the card language (docs/card-language.md): their texts, and the mistakes in them.
###
### A text is put together from these phrases, sentence by sentence. The English that players see is written by
### `cards/language`, since it is what is read again; here it is for translators.
###
### $verb is one of the verbs below; $what the cards, as the object of a verb; $kind what kind of card, after the noun;
### $price, $source, $to, $per, $choice, $condition further parts, each of which may be missing. $whose is "you", or
### "they" for what other players do.

## Verbs

workshop-verb-discard =
    { $form ->
        [present] discards
        [infinitive] discard
       *[imperative] discard
    }
workshop-verb-trash =
    { $form ->
        [present] trashes
        [infinitive] trash
       *[imperative] trash
    }
workshop-verb-gain =
    { $form ->
        [present] gains
        [infinitive] gain
       *[imperative] gain
    }
workshop-verb-draw =
    { $form ->
        [present] draws
        [infinitive] draw
       *[imperative] draw
    }
workshop-verb-put =
    { $form ->
        [present] puts
        [infinitive] put
       *[imperative] put
    }
workshop-verb-put-back =
    { $form ->
        [present] puts
        [infinitive] put
       *[imperative] put
    }
workshop-verb-take =
    { $form ->
        [present] puts
        [infinitive] put
       *[imperative] put
    }
workshop-verb-move =
    { $form ->
        [present] puts
        [infinitive] put
       *[imperative] put
    }
workshop-verb-reveal =
    { $form ->
        [present] reveals
        [infinitive] reveal
       *[imperative] reveal
    }
workshop-verb-look-at =
    { $form ->
        [present] looks at
        [infinitive] look at
       *[imperative] look at
    }
workshop-verb-name =
    { $form ->
        [present] names
        [infinitive] name
       *[imperative] name
    }
workshop-verb-play =
    { $form ->
        [present] plays
        [infinitive] play
       *[imperative] play
    }
workshop-verb-choose =
    { $form ->
        [present] chooses
        [infinitive] choose
       *[imperative] choose
    }
workshop-may =
    { $whose ->
        [they] may { $step }
       *[you] you may { $step }
    }

## Kinds of cards, after the noun "card"

workshop-type-action = Action
workshop-type-treasure = Treasure
workshop-type-victory = Victory
workshop-type-curse = Curse
workshop-type-attack = Attack
workshop-type-reaction = Reaction
workshop-either-type = { $first } or { $last }
workshop-of-type = { $kind }
workshop-of-name = { $card }
workshop-of-other = { $kind } other than { $card }

## What a card costs

workshop-price-up-to = costing up to { $n }
workshop-price-exactly = costing exactly { $n }
workshop-price-at-least = costing { $n } or more
workshop-price-more = costing up to { $n } more than it
workshop-price-exactly-more = costing exactly { $n } more than it
workshop-price-exactly-less = costing exactly { $n } less than it
workshop-price-less = costing at least { $n } less than it
workshop-price-same = costing the same as it

## How many cards, as the object of a verb

workshop-cards =
    { $amount ->
        [one] a { $kind } card { $price }
        [any] any number of { $kind } cards { $price }
        [at-most] { $n ->
            [one] up to { $n } { $kind } card { $price }
           *[other] up to { $n } { $kind } cards { $price }
        }
       *[exact] { $n ->
            [one] { $n } { $kind } card { $price }
           *[other] { $n } { $kind } cards { $price }
        }
    }
workshop-of-them =
    { $amount ->
        [any] any number of them
        [at-most] up to { $n } of them
       *[exact] { $n } of them
    }
workshop-a-revealed = a revealed { $kind } card { $price }

## Where cards come from and go to

workshop-from-hand =
    { $whose ->
        [they] from their hand
       *[you] from your hand
    }
workshop-from-trash = from the trash
workshop-into-hand =
    { $whose ->
        [they] into their hand
       *[you] into your hand
    }
workshop-onto-deck =
    { $whose ->
        [they] onto their deck
       *[you] onto your deck
    }
workshop-if-kind = if it is a { $kind } card
workshop-you-choose = that you choose
workshop-you-choose-gain = that you choose
workshop-as-you-choose = as you choose
workshop-twice = twice

## For each

workshop-for-each-pile = for each empty Supply pile
workshop-for-each-in-hand =
    { $whose ->
        [they] for each { $kind } card in their hand
       *[you] for each { $kind } card in your hand
    }
workshop-for-each-way =
    { $what ->
        [trashed] for each card trashed this way
       *[discarded] for each card discarded this way
    }

## Steps about the hand

workshop-from-hand-step = { $verb } { $what } { $source } { $per }
workshop-put-on-deck =
    { $whose ->
        [they] { $verb } { $what } { $source } onto their deck { $per }
       *[you] { $verb } { $what } { $source } onto your deck { $per }
    }
workshop-discard-down-to =
    { $n ->
        [one] { $verb } down to { $n } card in hand
       *[other] { $verb } down to { $n } cards in hand
    }
workshop-discard-hand =
    { $whose ->
        [they] { $verb } their hand
       *[you] { $verb } your hand
    }
workshop-reveal-hand =
    { $whose ->
        [they] { $verb } their hand
       *[you] { $verb } your hand
    }
workshop-put-openly =
    { $whose ->
        [they] { $verb } { $what } from their hand onto their deck or { $shows } a hand with none
       *[you] { $verb } { $what } from your hand onto your deck or { $shows } a hand with none
    }
workshop-put-anywhere =
    { $whose ->
        [they] { $verb } { $what } { $source } anywhere in their deck
       *[you] { $verb } { $what } { $source } anywhere in your deck
    }
workshop-put-discarded =
    { $whose ->
        [they] { $verb } { $what } from their discard pile onto their deck
       *[you] { $verb } { $what } from your discard pile onto your deck
    }
workshop-discard-deck =
    { $whose ->
        [they] { $verb } their deck into their discard pile
       *[you] { $verb } your deck into your discard pile
    }
workshop-trash-this = { $verb } this
workshop-play-step = { $verb } { $what } { $source } { $twice }
workshop-play-it = { $verb } it
workshop-pass-left = each player passes a card from their hand to the player on their left

## Steps about the deck

workshop-draw-step =
    { $n ->
        [one] { $verb } { $n } card
       *[other] { $verb } { $n } cards
    }
workshop-draw-until =
    { $whose ->
        [they] { $n ->
            [one] { $verb } until they have { $n } card in hand
           *[other] { $verb } until they have { $n } cards in hand
        }
       *[you] { $n ->
            [one] { $verb } until you have { $n } card in hand
           *[other] { $verb } until you have { $n } cards in hand
        }
    }
workshop-draw-aside = you may set aside { $kind } cards as you draw them and discard them afterwards
workshop-top-step = { $verb } { $top }
workshop-top-cards =
    { $whose ->
        [they] { $n ->
            [one] the top card of their deck
           *[other] the top { $n } cards of their deck
        }
       *[you] { $n ->
            [one] the top card of your deck
           *[other] the top { $n } cards of your deck
        }
    }
workshop-reveal-until =
    { $whose ->
        [they] { $verb } cards from their deck until they reveal { $what }
       *[you] { $verb } cards from your deck until you reveal { $what }
    }
workshop-of-them-step = { $verb } { $what } { $choice }
workshop-discard-or-back = { $verb } it or { $back } it back { $choice }
workshop-discard-rest = { $verb } the rest
workshop-rest-to-hand =
    { $whose ->
        [they] { $verb } the rest into their hand
       *[you] { $verb } the rest into your hand
    }
workshop-rest-back = { $verb } the rest back
workshop-rest-back-ordered = { $verb } the rest back in any order
workshop-take-kind =
    { $whose ->
        [they] { $verb } the revealed { $kind } cards into their hand
       *[you] { $verb } the revealed { $kind } cards into your hand
    }
workshop-it-to-hand =
    { $whose ->
        [they] { $verb } it into their hand
       *[you] { $verb } it into your hand
    }
workshop-it-back = { $verb } it back
workshop-it-step = { $verb } it
workshop-name-card = { $verb } a card

## Steps about the Supply and the trash

workshop-gain-step = { $verb } { $what } { $source } { $to } { $choice }
workshop-gain-if-step = { $verb } { $what } { $source } { $to } { $condition }
workshop-gain-trashed = { $verb } any number of the trashed cards
workshop-trash-from-supply = { $verb } { $what } from the Supply

## Steps about the turn

workshop-plus-also = { $first } and { $last }
workshop-plus-each = { $signs } { $per }
workshop-cost-less = cards cost { $n } less this turn
workshop-worth-more =
    { $n ->
        [one] each { $card } gives { $n } more Coin this turn
       *[other] each { $card } gives { $n } more Coins this turn
    }
workshop-first-worth-more =
    { $n ->
        [one] the first { $card } you play this turn gives { $n } more Coin
       *[other] the first { $card } you play this turn gives { $n } more Coins
    }
workshop-protect = the Attack does not affect you

## Conditions

workshop-if = { $condition }, { $steps }
workshop-if-they = { $condition }, they { $steps }
workshop-they = they { $steps }
workshop-if-done =
    { $whose ->
        [they] if they do
       *[you] if you do
    }
workshop-if-not-done =
    { $whose ->
        [they] if they don't
       *[you] if you don't
    }
workshop-if-is = if it is a { $kind } card
workshop-if-is-named = if it is the named card
workshop-if-costs-more = if it costs { $n } or more
workshop-if-costs-less = if it costs { $n } or less
workshop-if-hand-more =
    { $whose ->
        [they] if they have { $n } or more cards in hand
       *[you] if you have { $n } or more cards in hand
    }
workshop-if-hand-fewer =
    { $whose ->
        [they] if they have { $n } or fewer cards in hand
       *[you] if you have { $n } or fewer cards in hand
    }
workshop-if-played = if you have played { $n } or more Actions this turn
workshop-if-piles = if { $n } or more Supply piles are empty
workshop-if-has =
    { $whose ->
        [they] if they have a { $kind } card in hand
       *[you] if you have a { $kind } card in hand
    }
workshop-if-has-no =
    { $whose ->
        [they] if they have no { $kind } cards in hand
       *[you] if you have no { $kind } cards in hand
    }

## Several steps, players and choices

workshop-steps = { $first }, { $last }
workshop-steps-last = { $first } and { $last }
workshop-each-others = each other player { $having } { $steps }
workshop-each-everybody = each player { $having } { $steps }
workshop-each-with = with { $n } or more cards in hand
workshop-left-step = the player to your left { $steps }
workshop-choices = { $first }; { $last }
workshop-choose-step = { $verb } { $n } of these: { $choices }
workshop-choose-per-type = for each type it has, { $verb } one: { $choices }
workshop-for-each-revealed = for each differently named card revealed: { $steps }

## Worth and Reactions

workshop-worth-coins =
    { $n ->
        [one] worth { $n } coin
       *[other] worth { $n } coins
    }
workshop-worth-points =
    { $n ->
        [one] worth { $n } point
       *[other] worth { $n } points
    }
workshop-worth-every =
    { $n ->
        [one] worth { $n } point for every { $every } cards you own
       *[other] worth { $n } points for every { $every } cards you own
    }
workshop-worth-each =
    { $n ->
        [one] worth { $n } point for each { $kind } card you own
       *[other] worth { $n } points for each { $kind } card you own
    }
workshop-react =
    { $times ->
        [once] when another player plays an Attack, you may reveal this from your hand once
       *[often] when another player plays an Attack, you may reveal this from your hand
    }
workshop-react-fewest =
    { $times ->
        [once] when another player plays an Attack, you may reveal this from a hand of { $n } or more cards once
       *[often] when another player plays an Attack, you may reveal this from a hand of { $n } or more cards
    }

## Mistakes. The words of the card language are English in every language.

workshop-wrong = { $place }: { $problem }
workshop-wrong-hint = { $place }: { $problem }; { $hint }
workshop-bad-did-you-mean = did you mean { $names }?
workshop-bad-expected = here could stand { $words }
workshop-bad-a-number = a number
workshop-bad-a-name = the name of a card
workshop-bad-end = the text ends in the middle of a sentence
workshop-bad-word = { $word } cannot stand here
workshop-bad-no-card = no card named { $name }
workshop-bad-dot = a sentence ends with a period
workshop-bad-step = this cannot stand here
workshop-bad-number = { $number } is out of range; give a number from { $least } to { $most }
workshop-bad-several = this text has more than one card
workshop-bad-version = this text is written in version { $given } of the card language; this program reads { $known }
workshop-bad-empty = there is no card in this text
workshop-bad-many = a text has at most { $most } cards
workshop-bad-twice = there are two cards named { $name }
workshop-bad-long = a card has at most { $letters } letters in { $lines } lines
workshop-bad-header = after its name, a card has a line with its cost and types, such as: { $example }
workshop-bad-name = { $name } is not a valid card name: it starts with a letter and has no sign such as . , ; : | = #
workshop-bad-name-long = a card's name has at most { $most } letters
workshop-bad-name-taken = no card can be called { $name }
workshop-bad-icon = the name of an icon has small letters, digits and hyphens, such as: { $example }
workshop-bad-type = no type named { $name }
workshop-bad-attack = an Attack is an Action, too: write 'Action - Attack'
workshop-bad-no-reaction = a Reaction needs: When another player plays an Attack, you may reveal this ...
workshop-bad-not-a-reaction = a card that is revealed to an Attack has the type Reaction
workshop-bad-reaction-empty = say what the Reaction does
workshop-bad-reactions = a card has one Reaction
workshop-bad-no-action = only an Action does something; a Treasure has plus-signs, a Victory card points
workshop-bad-endless = a card that trashes itself cannot gain from the trash: a turn with it might never end
workshop-bad-steps = a card has at most { $most } steps
workshop-bad-aside = this follows 'Draw until you have ... cards in hand.'
workshop-bad-they = 'they' are the players of a sentence before: 'Each player ...'
workshop-bad-worths = a card counts points in one way
workshop-bad-nothing-named = no card has been named yet
workshop-bad-one-name = name one card, or types of cards
workshop-bad-named-price = a card that is named needs no price
workshop-bad-no-it = no card has been mentioned that 'it' could be
workshop-bad-no-step = nothing before this could have been done, or not
workshop-bad-no-group = no cards have been revealed or looked at yet
workshop-bad-not-revealed = only revealed cards can go into a hand; reveal them
workshop-bad-not-theirs = other players cannot do this
workshop-bad-not-reaction = a Reaction cannot do this, since it is another player's turn
workshop-bad-one-only = this can be done with one card only
workshop-bad-source = cards cannot be taken from there
workshop-bad-one-each = say how many for each: 'discard a card for each ...'
workshop-bad-you-choose = you choose your own cards anyway
workshop-bad-gain-any = say how many cards: 'up to 2 cards'
workshop-bad-gain-source = cards are gained from the Supply or from the trash
workshop-bad-gain-if = the kind of a named card is known
workshop-bad-until = say how many cards to reveal: 'a Treasure', '2 Treasures'
workshop-bad-not-treasure = only a Treasure gives coins when it is played
workshop-bad-no-attack = this is for a Reaction: 'When another player plays an Attack, ...'
workshop-bad-no-loot = no other player has trashed a card because of this one
workshop-bad-each-each = 'each player' cannot stand within 'each player'
workshop-bad-pass = write: each player passes a card from their hand to the player on their left
workshop-bad-choose-choose = a choice cannot stand within another
workshop-bad-same-option = the same choice stands here twice
workshop-bad-choose-types = write: for each type it has, choose one: ...
workshop-bad-options = a choice has 2 to 10 options
workshop-bad-choose-all = choose fewer than there are options
workshop-bad-utf-8 = this is not a text in UTF-8

## `throneroom workshop check`

workshop-checked =
    { $n ->
        [one] { $n } card is right: { $names }.
       *[other] { $n } cards are right: { $names }.
    }
