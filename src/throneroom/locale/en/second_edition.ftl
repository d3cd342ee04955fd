### The second editions: their cards, recommended sets, prompts and buttons. cards.ftl explains the attributes.

## Editions. People may type these names after a comma: "First Game, second edition".

edition-first = first edition
edition-second = second edition
edition-mixed = mixed editions
kingdom-in-edition = { $name }, { $edition }
# What a card says there, where it differs.
edition-second-text = Second edition: { $text }

## Recommended sets

kingdom-deck-top = Deck Top
kingdom-sleight-of-hand = Sleight of Hand
kingdom-improvements = Improvements
kingdom-silver-gold = Silver & Gold
kingdom-the-plot-thickens = The Plot Thickens

## Dominion

card-artisan = Artisan
    .text = Gain to your hand any card that costs at most 5. Then put one of the cards you hold onto your deck.
    .short = Gain a card to hand costing up to 5. Put a card from your hand onto your deck.
    .ruling-1 = You must do both, as far as you can.
    .ruling-2 = The card you put onto your deck may be the one you have just gained.
    .ruling-3 = The card comes from the Supply; gaining it does not use your coins.
card-bandit = Bandit
    .text = Gain a Gold. Every other player reveals two cards from the top of their deck, trashes one of them that is a Treasure but not a Copper, and discards the rest.
    .short = Gain a Gold. Each other player reveals two and trashes a Treasure other than Copper.
    .ruling-1 = With two such Treasures, the attacked player chooses which one to trash.
    .ruling-2 = Nobody gains the trashed Treasures.
    .ruling-3 = You gain the Gold even if every other player is protected.
    .ruling-4 = Every card with the Treasure type counts, including Harem; only Copper is spared.
card-harbinger = Harbinger
    .text = +1 Card, +1 Action. Look through your discard pile; you may put one card from it onto your deck.
    .short = You may put a card from your discard pile onto your deck.
    .ruling-1 = You draw your card first; if you have to shuffle for it, your discard pile is empty afterwards.
    .ruling-2 = Only you see your discard pile, and the card you put onto your deck is not shown.
card-merchant = Merchant
    .text = +1 Card, +1 Action. Your first Silver this turn gives +1 Coin when you play it.
    .short = Your first Silver this turn: +1 Coin.
    .ruling-1 = Merchants add up: after three of them, the first Silver gives 3 more coins.
    .ruling-2 = If Throne Room plays Merchant twice, the first Silver gives 2 more coins.
    .ruling-3 = Only the first Silver counts; the second one gives nothing more.
card-poacher = Poacher
    .text = +1 Card, +1 Action, +1 Coin. For every empty pile in the Supply, discard a card.
    .short = Discard a card for each empty Supply pile.
    .ruling-1 = Every pile counts, including the basic cards and the Curses.
    .ruling-2 = If you hold too few cards, discard all of them.
    .ruling-3 = You draw your card before you discard.
card-sentry = Sentry
    .text = +1 Card, +1 Action. Look at two cards from the top of your deck. Trash any of them, discard any of them, and put the others back in the order you like.
    .short = Look at two cards of your deck: trash, discard or put back each.
    .ruling-1 = You may treat the two cards differently: trash one and put the other back, for example.
    .ruling-2 = The other players do not see the cards you put back.
    .ruling-3 = You draw your card before you look.
card-vassal = Vassal
    .text = +2 Coins. Discard the card on top of your deck; if it is an Action card, you may play it.
    .short = Discard your top card; if it is an Action, you may play it.
    .ruling-1 = Playing that card does not use an action.
    .ruling-2 = The card you play moves from your discard pile into play.
    .ruling-3 = If your deck is empty, shuffle first; if you have no cards to shuffle, nothing is discarded.

## Intrigue

card-courtier = Courtier
    .text = Reveal one of the cards you hold. For every type that card has, choose one of these four, none of them twice: +1 Action; +1 Buy; +3 Coins; gain a Gold.
    .short = Reveal a card. One per type: +1 Action; +1 Buy; +3 Coins; a Gold.
    .ruling-1 = Make all your choices before you carry out any of them.
    .ruling-2 = Action, Treasure, Victory, Curse, Attack and Reaction are types: Moat, for example, has two.
    .ruling-3 = If your hand is empty, nothing happens.
    .ruling-4 = The revealed card stays in your hand.
card-diplomat = Diplomat
    .text = +2 Cards. If that leaves you with five cards in hand or fewer, +2 Actions. Reaction: in response to another player's Attack, with five or more cards in hand, you may reveal this card from it; you then draw two cards and discard three.
    .short = With five cards or fewer: +2 Actions. Attacked with five: draw two, discard three.
    .ruling-1 = You may reveal the same Diplomat again against one Attack, as long as you hold five or more cards.
    .ruling-2 = Diplomat does not protect you: the Attack still affects you.
    .ruling-3 = You may discard the Diplomat you revealed.
    .ruling-4 = The Diplomat you played is in play and does not count as a card in your hand.
card-lurker = Lurker
    .text = +1 Action. Choose one of two: trash an Action card from the Supply; or gain an Action card from the trash.
    .short = Trash an Action from the Supply, or gain one from the trash.
    .ruling-1 = Every card with the Action type will do, whatever else it is and whatever it costs.
    .ruling-2 = You may choose an option that cannot be carried out; then nothing happens.
    .ruling-3 = A pile that you empty this way counts towards the end of the game.
    .ruling-4 = The gained card goes to your discard pile.
card-mill = Mill
    .text = +1 Card, +1 Action. If you like, discard two cards for +2 Coins. Worth 1 victory point.
    .short = You may discard two cards for +2 Coins.
    .ruling-1 = With only one card in hand, you may discard it, but you get no coins.
    .ruling-2 = Mill is both an Action and a Victory card, and counts as both in every case.
    .ruling-3 = The Mill pile has 8 cards with two players and 12 with more.
card-patrol = Patrol
    .text = +3 Cards. Reveal four cards from the top of your deck. Take the Victory cards and Curses among them into your hand, and put the others back in the order you like.
    .short = Reveal four; take Victory cards and Curses, put the rest back.
    .ruling-1 = You must take every Victory card and every Curse you reveal.
    .ruling-2 = A card that is Victory and something else too, such as Mill, Harem or Nobles, goes to your hand.
    .ruling-3 = If your deck runs out, shuffle your discard pile and continue; the cards already revealed are not shuffled in.
card-replace = Replace
    .text = Trash one of the cards in your hand, then gain a card that costs at most 2 more. An Action or a Treasure gained this way goes onto your deck; if the gained card is a Victory card, every other player gains a Curse.
    .short = Trash a card; gain one costing up to 2 more. A Victory card: Curses for the others.
    .ruling-1 = A card of two kinds does both: Harem goes onto your deck and also gives out Curses.
    .ruling-2 = A protected player gains no Curse; everything else happens as usual.
    .ruling-3 = If you hold any card, you must trash one; with an empty hand, nothing happens.
    .ruling-4 = You may gain another copy of the card you trashed, or a cheaper card.
card-secret-passage = Secret Passage
    .text = +2 Cards, +1 Action. Choose one of the cards you hold and put it into your deck, in any place you like.
    .short = Put a card from your hand anywhere in your deck.
    .ruling-1 = You say how many cards lie above it; you do not look at your deck.
    .ruling-2 = You may put the card on top or at the bottom as well.
    .ruling-3 = You must put a card into your deck, unless your hand is empty.

## Prompts

ask-artisan-gain = Artisan: gain { $n } card to your hand, costing up to 5.
ask-artisan-put-on-deck = Artisan: put { $n } card from your hand onto your deck.
ask-bandit-trash = { $asker }: trash { $n } of the Treasures you revealed.
ask-harbinger-put-on-deck = Harbinger: put { $n } card from your discard pile onto your deck, or none.
ask-moneylender-trash = Moneylender: trash { $n } Copper for +3 Coins?
ask-poacher-discard =
    { $n ->
        [one] Poacher: discard { $n } card (keep { $keep }).
       *[other] Poacher: discard { $n } cards (keep { $keep }).
    }
ask-sentry-trash =
    { $n ->
        [1] Sentry: { $card } is on top of your deck. Trash it?
       *[other] Sentry: trash up to { $n } of the cards on top of your deck.
    }
ask-sentry-discard =
    { $n ->
        [1] Sentry: { $card } is on top of your deck. Discard it? (If not, it goes back on top.)
       *[other] Sentry: discard up to { $n } of the cards on top of your deck.
    }
ask-sentry-put-back =
    { $n ->
        [1] Sentry: put { $card } back onto your deck.
       *[other] Sentry: put these { $n } cards back onto your deck, in any order.
    }
ask-vassal-play = Vassal: you discarded { $card }. Play it?
ask-courtier-reveal = Courtier: reveal { $n } card from your hand; you get one bonus for each of its types.
ask-courtier-choose = Courtier: choose { $n } of +1 Action, +1 Buy, +3 Coins and a Gold.
ask-diplomat-discard =
    { $n ->
        [one] Diplomat: discard { $n } card.
       *[other] Diplomat: discard { $n } cards (keep { $keep }).
    }
ask-lurker-choose = Lurker: trash an Action card from the Supply, or gain one from the trash.
ask-lurker-trash = Lurker: trash { $n } Action card from the Supply.
ask-lurker-gain = Lurker: gain { $n } Action card from the trash.
ask-mill-choose = Mill: discard 2 cards for +2 Coins?
ask-mill-discard =
    { $n ->
        [one] Mill: discard { $n } card.
       *[other] Mill: discard { $n } cards for +2 Coins.
    }
ask-patrol-put-back = Patrol: put these { $n } cards back onto your deck, in any order.
ask-replace-trash = Replace: trash { $n } card from your hand.
ask-replace-gain = Replace: gain { $n } card costing up to 2 more than the trashed one.
ask-secret-passage-put-into-deck = Secret Passage: choose { $n } card from your hand to put into your deck.
ask-secret-passage-choose-number = Secret Passage: how many cards of your deck lie above it? From { $card } (on top) to { $last } (at the bottom).

## Modes

ask-mode-3-coins = +3 Coins
ask-mode-gain-a-gold = gain a Gold
ask-mode-trash-an-action-from-the-supply = trash an Action card from the Supply
ask-mode-gain-an-action-from-the-trash = gain an Action card from the trash

## Buttons

web-do-mill-choose = Discard 2 cards
web-decline-mill-choose = Keep your cards
web-decline-moneylender-trash = Keep the Copper
web-decline-harbinger-put-on-deck = Leave the discard pile
web-decline-sentry-discard = Put back
