### The cards, their types, boxes and recommended sets.
###
### card-<slug> is the name, .text what the card does, .ruling-1, .ruling-2 ... the details. A text stays on one line,
### since Fluent keeps line breaks. Each ruling must make sense on its own. .short is what fits on a small card: what the
### card does besides its plus-signs, which are shown as symbols. .second-edition, .second-edition-short and
### .second-edition-ruling-1 ... are what the second edition says instead.

## Plus-signs and worth

plus-cards =
    { $n ->
        [one] +{ $n } Card
       *[other] +{ $n } Cards
    }
plus-actions =
    { $n ->
        [one] +{ $n } Action
       *[other] +{ $n } Actions
    }
plus-buys =
    { $n ->
        [one] +{ $n } Buy
       *[other] +{ $n } Buys
    }
plus-coins =
    { $n ->
        [one] +{ $n } Coin
       *[other] +{ $n } Coins
    }
worth-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
# May be negative: Curse is worth -1.
worth-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }

## Types

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction

## Boxes

box-basic = Basic cards
box-base = Dominion
box-intrigue = Intrigue
box-custom = Custom cards

## Recommended sets

kingdom-first-game = First Game
kingdom-big-money = Big Money
kingdom-interaction = Interaction
kingdom-size-distortion = Size Distortion
kingdom-village-square = Village Square
kingdom-victory-dance = Victory Dance
kingdom-secret-schemes = Secret Schemes
kingdom-best-wishes = Best Wishes
kingdom-deconstruction = Deconstruction
kingdom-hand-madness = Hand Madness
kingdom-underlings = Underlings

## Basic cards

card-copper = Copper
    .text = Worth 1 coin.
    .ruling-1 = Every player starts with 7 Coppers, which are taken out of the Copper pile.
    .ruling-2 = Copper costs nothing, but buying one still uses a buy.
    .ruling-3 = You choose which Treasures to play in your Buy phase; the others may stay in your hand.
    .ruling-4 = Once you have bought a card, you cannot play more Treasures this turn.
card-silver = Silver
    .text = Worth 2 coins.
    .ruling-1 = You choose which Treasures to play in your Buy phase; the others may stay in your hand.
    .ruling-2 = Once you have bought a card, you cannot play more Treasures this turn.
card-gold = Gold
    .text = Worth 3 coins.
    .ruling-1 = You choose which Treasures to play in your Buy phase; the others may stay in your hand.
    .ruling-2 = Once you have bought a card, you cannot play more Treasures this turn.
card-estate = Estate
    .text = Worth 1 victory point.
    .ruling-1 = Every player starts with 3 Estates, which do not come out of the Estate pile.
    .ruling-2 = The Estate pile has 8 cards with two players and 12 with more.
card-duchy = Duchy
    .text = Worth 3 victory points.
    .ruling-1 = The Duchy pile has 8 cards with two players and 12 with more.
card-province = Province
    .text = Worth 6 victory points.
    .ruling-1 = The game ends after the turn in which the last Province leaves its pile; that turn is finished first, clean-up included.
    .ruling-2 = The Province pile has 8 cards with two players, 12 with three or four, 15 with five and 18 with six.
card-curse = Curse
    .text = Worth -1 victory point.
    .ruling-1 = Curse is a type of its own: it is not a Victory card, a Treasure or an Action.
    .ruling-2 = Like any other card in the Supply, a Curse may be bought.
    .ruling-3 = When the Curse pile is empty, a player who has to gain a Curse gains nothing.
    .ruling-4 = The Curse pile has 10 cards with two players and 10 more for each additional player.

## Dominion

card-adventurer = Adventurer
    .text = Reveal cards from the top of your deck, one by one, until two Treasures have turned up. Take both into your hand, then discard the other cards you revealed.
    .short = Reveal until two Treasures turn up: take them, discard the rest.
    .ruling-1 = If your deck runs out, shuffle your discard pile and continue; the cards already revealed are not shuffled in.
    .ruling-2 = The other revealed cards are discarded only after the last one has been revealed.
    .ruling-3 = If you run out of cards, you keep the Treasures you found, whether one or none.
    .ruling-4 = Every card with the Treasure type counts, including Harem.
card-bureaucrat = Bureaucrat
    .text = Gain a Silver onto your deck. Every other player must reveal a Victory card from their hand and put it onto their deck; anyone who holds none reveals their whole hand.
    .short = Gain a Silver onto your deck. Each other player puts a Victory card back onto theirs.
    .ruling-1 = A player who holds several different Victory cards chooses which one to put onto their deck.
    .ruling-2 = If a player's deck is empty, the card put onto it becomes the whole deck; this includes your Silver.
    .ruling-3 = A Curse is not a Victory card, so it cannot be put onto the deck this way.
    .ruling-4 = A card that is Victory and something else too, such as Great Hall, Harem or Nobles, counts as a Victory card.
    .ruling-5 = If no Silver is left, you gain nothing, but the other players are still attacked.
card-cellar = Cellar
    .text = +1 Action. Discard as many cards as you like, then draw the same number.
    .short = Discard any number, then draw as many.
    .ruling-1 = Choose all the cards first and discard them together; only then draw.
    .ruling-2 = If your deck runs out while you draw, the cards you have just discarded are shuffled in with the rest.
    .ruling-3 = The Cellar you played is in play, not in your hand, so you cannot discard it.
    .ruling-4 = You may discard no cards, and then draw none.
    .ruling-5 = The other players see how many cards you discard, but only the one that ends up on top, which you choose.
card-chancellor = Chancellor
    .text = +2 Coins. If you like, put your whole deck into your discard pile straight away.
    .short = You may put your deck into your discard pile.
    .ruling-1 = Decide before you do anything else; you cannot do it later in the turn.
    .ruling-2 = Nobody looks through the cards that move, not even you.
    .ruling-3 = This is not a shuffle: the discard pile is shuffled when you next need a card.
card-chapel = Chapel
    .text = Trash up to four cards from your hand.
    .short = Trash up to four cards.
    .ruling-1 = You may choose to trash nothing.
    .ruling-2 = The Chapel you played is in play, not in your hand, so it cannot trash itself.
    .ruling-3 = You may trash another Chapel from your hand.
card-council-room = Council Room
    .text = +4 Cards, +1 Buy. All other players draw one card each.
    .short = Each other player draws a card.
    .ruling-1 = The other players have to draw the card.
    .ruling-2 = Council Room is not an Attack, so players cannot reveal Reactions to it.
card-feast = Feast
    .text = Trash this Feast. Gain any card that costs at most 5.
    .short = Trash this; gain a card costing up to 5.
    .ruling-1 = The card comes from the Supply and goes to your discard pile.
    .ruling-2 = Gaining the card does not use your coins, and coins cannot raise the limit of 5.
    .ruling-3 = If Throne Room plays Feast twice, Feast is trashed once and you still gain two cards, because the gain does not depend on the trashing.
    .ruling-4 = Current costs count, so a Bridge played earlier this turn widens the choice.
card-festival = Festival
    .text = +2 Actions, +1 Buy, +2 Coins.
card-gardens = Gardens
    .text = Worth 1 victory point for every full ten cards you own.
    .short = 1 point for every ten cards you own.
    .ruling-1 = At the end of the game all your cards count, wherever they are, including the Gardens.
    .ruling-2 = Round down: with 39 cards, each Gardens is worth 3 victory points.
    .ruling-3 = The Gardens pile has 8 cards with two players and 12 with more.
card-laboratory = Laboratory
    .text = +2 Cards, +1 Action.
card-library = Library
    .text = Draw one card at a time until you hold seven. You may set aside any Action card you draw this way instead of keeping it. Then discard all the cards you set aside.
    .short = Draw up to seven cards; you may set aside Actions as you draw them.
    .ruling-1 = If you already hold seven or more cards, you draw none.
    .ruling-2 = Decide about each Action card as you draw it, before the next one; you cannot change your mind later.
    .ruling-3 = If your deck runs out, shuffle your discard pile; the cards set aside are not shuffled in.
    .ruling-4 = You do not have to set Action cards aside: those you keep count towards the seven.
    .ruling-5 = If you run out of cards, you stop, even with fewer than seven in hand.
card-market = Market
    .text = +1 Card, +1 Action, +1 Buy, +1 Coin.
card-militia = Militia
    .text = +2 Coins. Every other player must discard cards until no more than three remain in their hand.
    .short = Each other player discards down to three cards.
    .ruling-1 = A player who holds three cards or fewer discards nothing.
    .ruling-2 = The attacked players choose what they discard, and only the card that ends up on top is seen.
card-mine = Mine
    .text = Trash a Treasure from your hand, then gain a Treasure to your hand that costs at most 3 more.
    .short = Trash a Treasure; gain one to hand costing up to 3 more.
    .ruling-1 = If you hold a Treasure, you must trash one.
    .ruling-2 = You may gain the same Treasure again, or a cheaper one.
    .ruling-3 = Harem is a Treasure, so Mine can trash it and can gain it.
    .ruling-4 = If the Supply has no Treasure you could gain, the one from your hand is still trashed.
    .ruling-5 = The new Treasure is in your hand, so you can play it in this turn's Buy phase.
    .ruling-6 = If you have no Treasure to trash, you gain nothing.
    .second-edition = If you like, trash a Treasure from your hand and gain a Treasure to your hand that costs at most 3 more.
    .second-edition-short = You may trash a Treasure; gain one to hand costing up to 3 more.
    .second-edition-ruling-1 = You never have to trash a Treasure, even if you hold one.
card-moat = Moat
    .text = +2 Cards. Reaction: in response to another player's Attack, you may reveal this card from your hand; that play of the Attack then does nothing to you.
    .short = Attacked: reveal this, and nothing happens to you.
    .ruling-1 = You reveal Moat when the Attack is played, before it does anything, even before the attacker draws cards or gets coins from it.
    .ruling-2 = Moat stays in your hand after you reveal it: it can stop further Attacks, and you can play it on your turn.
    .ruling-3 = Moat protects only you: the other players are attacked as usual, and the attacker keeps every benefit of the card.
    .ruling-4 = If Throne Room plays an Attack twice, you may reveal Moat each time; each reveal counts for one play only.
    .ruling-5 = One Moat is enough: revealing another against the same play of an Attack would change nothing, so you are not asked.
    .ruling-6 = Moat works against Attack cards only, not against Masquerade, Tribute or Council Room.
    .ruling-7 = You may reveal Moat even if the Attack would not affect you anyway.
    .ruling-8 = If you have just drawn Moat with Secret Chamber, you may reveal it against the same Attack.
card-moneylender = Moneylender
    .text = Trash one of the Coppers in your hand; if you do, +3 Coins.
    .short = Trash a Copper for +3 Coins.
    .ruling-1 = If you hold a Copper, you must trash one.
    .ruling-2 = If you have no Copper to trash, you get no coins.
    .second-edition = If you like, trash one of the Coppers in your hand for +3 Coins.
    .second-edition-short = You may trash a Copper for +3 Coins.
    .second-edition-ruling-1 = You never have to trash a Copper, even if you hold one.
card-remodel = Remodel
    .text = Trash one of the cards in your hand, then gain a card that costs at most 2 more than the trashed one.
    .short = Trash a card; gain one costing up to 2 more.
    .ruling-1 = If you hold any card, you must trash one.
    .ruling-2 = The Remodel you played is in play, not in your hand, so it cannot trash itself; you may trash another Remodel from your hand.
    .ruling-3 = You may gain another copy of the card you trashed, or a cheaper card.
    .ruling-4 = If your hand is empty, you trash nothing and gain nothing.
    .ruling-5 = The card comes from the Supply and goes to your discard pile.
card-smithy = Smithy
    .text = +3 Cards.
card-spy = Spy
    .text = +1 Card, +1 Action. Every player, yourself included, reveals the card on top of their deck. You decide for each of these cards whether it is discarded or put back.
    .short = Everyone reveals their top card; you discard it or put it back.
    .ruling-1 = You draw your card before anyone reveals one.
    .ruling-2 = Start with your own deck and continue clockwise.
    .ruling-3 = Decide about one player's card before the next player reveals theirs.
    .ruling-4 = A player protected by Moat reveals nothing.
    .ruling-5 = A player whose deck is empty shuffles first; a player with no cards to shuffle reveals nothing.
card-thief = Thief
    .text = Every other player reveals two cards from the top of their deck. If any are Treasures, that player trashes the one you choose, and discards the rest. Finally, you may gain as many as you like of the Treasures trashed this way.
    .short = Each other player reveals two; trash a Treasure among them, gain it if you like.
    .ruling-1 = No player loses more than one Treasure, even if both revealed cards are Treasures.
    .ruling-2 = You can only gain Treasures that this play of Thief has just trashed; cards that were already in the trash stay there.
    .ruling-3 = The Treasures you gain go to your discard pile; the others stay in the trash.
    .ruling-4 = A player with one card left in their deck reveals it, then shuffles without it and reveals the second; a player with too few cards reveals what they have.
    .ruling-5 = Harem is a Treasure, so Thief can trash and gain it.
card-throne-room = Throne Room
    .text = Choose an Action card from your hand and play it two times in a row.
    .short = Play an Action from your hand twice.
    .ruling-1 = If you hold an Action card, you must play one with Throne Room.
    .ruling-2 = Neither of the two plays uses an action.
    .ruling-3 = Finish the first play completely before you start the second, with nothing else in between.
    .ruling-4 = Throne Room on a Throne Room plays one Action card twice, then another one twice; it never plays a single card four times.
    .ruling-5 = Throne Room counts as an Action played, and so does each of the two plays, which matters for Conspirator.
    .ruling-6 = If it plays an Attack, the other players may reveal Reactions to each of the two plays.
    .second-edition = You may choose an Action card from your hand and play it two times in a row.
    .second-edition-short = You may play an Action from your hand twice.
    .second-edition-ruling-1 = You may also choose no Action card; then nothing happens.
card-village = Village
    .text = +1 Card, +2 Actions.
card-witch = Witch
    .text = +2 Cards. All other players gain one Curse each.
    .short = Each other player gains a Curse.
    .ruling-1 = If there are not enough Curses for everyone, they are gained in turn order, starting with the player to your left.
    .ruling-2 = When the Curse pile is empty, you may still play Witch and draw your two cards.
    .ruling-3 = Players reveal Reactions to Witch before you draw your two cards.
card-woodcutter = Woodcutter
    .text = +1 Buy, +2 Coins.
card-workshop = Workshop
    .text = Gain any card that costs at most 4.
    .short = Gain a card costing up to 4.
    .ruling-1 = You must gain a card as long as the Supply has one you can gain; cards costing 0 count too.
    .ruling-2 = The card comes from the Supply and goes to your discard pile; it does not use your coins.

## Intrigue

card-courtyard = Courtyard
    .text = +3 Cards. Then choose one of the cards you hold and put it onto your deck.
    .short = Put a card from your hand onto your deck.
    .ruling-1 = You may choose any card in your hand, not just one you have drawn.
    .ruling-2 = You must put a card onto your deck.
card-pawn = Pawn
    .text = Choose two of these four, and not the same one twice: +1 Card; +1 Action; +1 Buy; +1 Coin.
    .short = Choose two: +1 Card; +1 Action; +1 Buy; +1 Coin.
    .ruling-1 = Choose both before you carry out either, so you cannot look at a drawn card first.
    .ruling-2 = You may choose something that has no effect, such as +1 Card when you have no cards left to draw.
card-secret-chamber = Secret Chamber
    .text = Discard as many cards as you like for +1 Coin each. Reaction: in response to another player's Attack, you may reveal this card from your hand; you then get +2 Cards and put two cards from your hand onto your deck, in the order you like.
    .short = Discard any number: +1 Coin each. Attacked: +2 Cards, put two back.
    .ruling-1 = When you play Secret Chamber, you may discard no cards and get no coins.
    .ruling-2 = You may put any two cards from your hand onto your deck, even Secret Chamber itself.
    .ruling-3 = If you hold fewer than two cards after drawing, put all of them onto your deck.
    .ruling-4 = Secret Chamber does not protect you: the Attack still affects you, with the hand and deck you have arranged.
    .ruling-5 = You may reveal the same Secret Chamber several times against one Attack, as long as it is in your hand.
    .ruling-6 = If Secret Chamber draws another Reaction, such as Moat, you may then reveal that one against the same Attack.
    .ruling-7 = You reveal Secret Chamber when the Attack is played, before it does anything.
card-great-hall = Great Hall
    .text = +1 Card, +1 Action. Worth 1 victory point.
    .ruling-1 = Great Hall is both an Action and a Victory card, and counts as both in every case.
    .ruling-2 = The Great Hall pile has 8 cards with two players and 12 with more.
card-masquerade = Masquerade
    .text = +2 Cards. All players at once choose a card in their hand and pass it to the player on their left. After that you may trash one card you hold.
    .short = Everyone passes a card left. You may trash one.
    .ruling-1 = All players choose their card before they see the one they receive.
    .ruling-2 = Masquerade is not an Attack, so players cannot reveal Reactions to it.
    .ruling-3 = A player with an empty hand passes nothing but still receives a card.
    .ruling-4 = Only the player who played Masquerade may trash a card, and does not have to.
    .ruling-5 = You may trash any card in your hand, including the one you received.
    .ruling-6 = A passed card goes from hand to hand: it is not gained, discarded or trashed, and only the two players concerned see it.
    .ruling-7 = A player with cards in hand must pass one.
    .second-edition = +2 Cards. All players who hold any cards choose one of them at once and pass it to the next such player on their left. After that you may trash one card you hold.
    .second-edition-short = Everyone with cards passes one left. You may trash one.
    .second-edition-ruling-3 = A player with an empty hand neither passes nor receives a card; the card goes to the next player who holds any. If only one player holds cards, nothing is passed.
card-shanty-town = Shanty Town
    .text = +2 Actions. Reveal all the cards you hold; if none is an Action, +2 Cards.
    .short = Reveal your hand: +2 Cards if it has no Action.
    .ruling-1 = You draw both cards, even if the first one is an Action.
    .ruling-2 = The Shanty Town you played is in play, so it is not among the cards you reveal.
    .ruling-3 = A card that is an Action and something else too, such as Great Hall, counts as an Action.
    .ruling-4 = An empty hand has no Actions, so you draw two cards.
card-steward = Steward
    .text = Choose one of three: +2 Cards; or +2 Coins; or trash two of the cards you hold.
    .short = Choose: +2 Cards; +2 Coins; or trash two cards.
    .ruling-1 = If you choose trashing, you trash exactly two cards; if you hold fewer, you trash what you have.
    .ruling-2 = You may choose trashing even with an empty hand; then nothing happens.
card-swindler = Swindler
    .text = +2 Coins. Every other player trashes the card on top of their deck, then gains an equally expensive card of your choice.
    .short = Each other player trashes their top card and gains one you choose of that cost.
    .ruling-1 = The other players are attacked in turn order, starting with the one to your left.
    .ruling-2 = You must choose from a pile that is not empty; you may choose the same card that was trashed.
    .ruling-3 = For a trashed card that costs 0, such as Copper, you may choose a Curse.
    .ruling-4 = If no card in the Supply has the same cost as the trashed one, the player gains nothing.
    .ruling-5 = A player with no card to trash, even after shuffling, gains nothing.
    .ruling-6 = The gained card goes to the discard pile of the player who trashed one.
    .ruling-7 = Current costs count, so a Bridge played earlier this turn lowers both.
card-wishing-well = Wishing Well
    .text = +1 Card, +1 Action. Guess the top card of your deck: name it, then reveal it. If you guessed right, take it into your hand; if not, leave it where it is.
    .short = Name a card; if it is on top of your deck, take it.
    .ruling-1 = You draw your card before you make your guess.
    .ruling-2 = Name a particular card, such as Silver, not a type, such as Treasure.
    .ruling-3 = You may name any card, not only one you own.
card-baron = Baron
    .text = +1 Buy. If you like, discard an Estate from your hand for +4 Coins; otherwise, gain an Estate.
    .short = Discard an Estate for +4 Coins, or gain an Estate.
    .ruling-1 = You never have to discard an Estate, even if you hold one.
    .ruling-2 = If you discard no Estate, you must gain one, unless the Estate pile is empty.
    .ruling-3 = You discard at most one Estate each time Baron is played.
card-bridge = Bridge
    .text = +1 Buy, +1 Coin. For the rest of your turn every card costs 1 less, but never less than 0.
    .short = This turn, all cards cost 1 less.
    .ruling-1 = Bridges add up: after three of them, every card costs 3 less.
    .ruling-2 = If Throne Room plays Bridge twice, it lowers costs twice.
    .ruling-3 = Cards are cheaper everywhere: in the Supply, in hands, in decks and among revealed cards.
    .ruling-4 = Whenever another card refers to a cost, it means the lowered one.
    .ruling-5 = No cost goes below 0, however many Bridges are played.
card-conspirator = Conspirator
    .text = +2 Coins. If this is at least the third Action you play this turn, you also get +1 Card and +1 Action.
    .short = From your third Action this turn: +1 Card, +1 Action.
    .ruling-1 = Actions are counted when you play Conspirator; those you play later do not earn the bonus.
    .ruling-2 = Throne Room counts as one Action played, and so does each of its two plays.
    .ruling-3 = If you start your turn with Throne Room on Conspirator, the first play is your second Action and gets no bonus, while the second play is your third and gets it.
    .ruling-4 = The bonus is a card and an action, not a buy.
card-coppersmith = Coppersmith
    .text = For the rest of your turn, every Copper you play gives 1 extra coin.
    .short = This turn, each Copper gives 1 coin more.
    .ruling-1 = Coppersmiths add up: after two of them, a Copper gives 3 coins.
    .ruling-2 = If Throne Room plays Coppersmith twice, it counts twice: a Copper gives 3 coins.
    .ruling-3 = Coppersmith affects only Copper, not other Treasures.
card-ironworks = Ironworks
    .text = Gain any card that costs at most 4. Its types decide what you get: +1 Action for an Action, +1 Coin for a Treasure, +1 Card for a Victory card.
    .short = Gain a card up to 4. Action: +1 Action; Treasure: +1 Coin; Victory: +1 Card.
    .ruling-1 = A card with two types gives both bonuses: for a Great Hall you get +1 Action and +1 Card.
    .ruling-2 = You must gain a card as long as the Supply has one you can gain.
    .ruling-3 = The card comes from the Supply and goes to your discard pile.
    .ruling-4 = A Curse gives no bonus.
card-mining-village = Mining Village
    .text = +1 Card, +2 Actions. If you like, trash this Mining Village straight away for +2 Coins.
    .short = You may trash this for +2 Coins.
    .ruling-1 = Decide whether to trash it after you draw your card and before you do anything else.
    .ruling-2 = If Throne Room plays Mining Village twice, you may trash it in either of the two plays, but only once and for +2 Coins only once.
    .ruling-3 = If you trash Mining Village, you keep the card and the actions it gave you.
card-scout = Scout
    .text = +1 Action. Reveal four cards from the top of your deck. Take all the Victory cards among them into your hand and put the others back, in the order you like.
    .short = Reveal four; take the Victory cards, put the rest back.
    .ruling-1 = You must take every Victory card you reveal.
    .ruling-2 = A Curse is not a Victory card, so it goes back onto the deck.
    .ruling-3 = A card that is Victory and something else too, such as Great Hall, Harem or Nobles, goes into your hand.
    .ruling-4 = The other players do not see the order in which the cards go back.
    .ruling-5 = If your deck runs out, shuffle your discard pile and continue; the cards already revealed are not shuffled in.
card-duke = Duke
    .text = Worth 1 victory point for every Duchy among your cards.
    .short = 1 point for each Duchy you own.
    .ruling-1 = At the end of the game all your Duchies count, wherever they are, for each of your Dukes.
    .ruling-2 = The Duke pile has 8 cards with two players and 12 with more.
card-minion = Minion
    .text = +1 Action. Choose one of two: +2 Coins; or discard your hand and get +4 Cards, and every other player who holds at least five cards discards them all and draws four.
    .short = +2 Coins; or discard your hand, +4 Cards, and so do others with five or more.
    .ruling-1 = A player protected by Moat keeps their hand: they neither discard nor draw.
    .ruling-2 = Reactions are revealed before you choose, so players can reveal them whichever option you take.
    .ruling-3 = A player who holds fewer than five cards may reveal Reactions too.
    .ruling-4 = A player who holds fewer than five cards neither discards nor draws.
    .ruling-5 = You may discard an empty hand and still draw four cards.
card-saboteur = Saboteur
    .text = Every other player reveals cards from the top of their deck until one turns up that costs at least 3. They trash that card and may gain one that is cheaper by 2 or more; then they discard the other cards they revealed.
    .short = Each other player trashes a card costing 3 or more and may gain one 2 cheaper.
    .ruling-1 = Current costs count, so Bridges played earlier this turn make it harder to find a card that costs 3.
    .ruling-2 = A player who finds no such card discards all the revealed cards, and nothing else happens to them.
    .ruling-3 = The attacked player chooses the card to gain, and may choose to gain none.
    .ruling-4 = If the deck runs out, the discard pile is shuffled; the cards already revealed are not shuffled in.
    .ruling-5 = The gained card comes from the Supply and goes to the attacked player's discard pile.
card-torturer = Torturer
    .text = +3 Cards. Every other player chooses one of two: discard two cards; or gain a Curse to their hand.
    .short = Each other player discards two, or gains a Curse to hand.
    .ruling-1 = A player may choose either option, even one they cannot carry out; then they do as much of it as they can.
    .ruling-2 = A player may choose the Curse when the Curse pile is empty, and then gains nothing.
    .ruling-3 = A player who chooses to discard with only one card in hand discards that one; with an empty hand, none.
    .ruling-4 = The other players choose in turn order, starting with the one to your left.
card-trading-post = Trading Post
    .text = Trash two of the cards you hold; if you do, gain a Silver to your hand.
    .short = Trash two cards; gain a Silver to hand.
    .ruling-1 = You must trash the two cards.
    .ruling-2 = If you hold only one card, you trash it but gain no Silver.
    .ruling-3 = If your hand is empty, nothing happens.
    .ruling-4 = If the Silver pile is empty, you still trash the two cards.
    .ruling-5 = The Silver is in your hand, so you can play it in this turn's Buy phase.
card-tribute = Tribute
    .text = The player on your left reveals two cards from the top of their deck and discards them. For each differently named card you get +2 Actions if it is an Action, +2 Coins if it is a Treasure, +2 Cards if it is a Victory card.
    .short = Left neighbour discards two: +2 Actions, +2 Coins or +2 Cards for each.
    .ruling-1 = A card with two types gives both bonuses: a Copper and a Harem together give you +4 Coins and +2 Cards.
    .ruling-2 = If both cards have the same name, only one of them counts.
    .ruling-3 = A Curse gives no bonus.
    .ruling-4 = Tribute is not an Attack, so players cannot reveal Reactions to it.
    .ruling-5 = If that player has only one card left in their deck, they reveal it, then shuffle their discard pile without it to reveal the second.
card-upgrade = Upgrade
    .text = +1 Card, +1 Action. Trash one of the cards you hold, then gain a card that costs exactly 1 more.
    .short = Trash a card; gain one costing exactly 1 more.
    .ruling-1 = If you hold any card, you must trash one.
    .ruling-2 = If no card in the Supply has that cost, you gain nothing, but your card is still trashed.
    .ruling-3 = Current costs count: after one Bridge, a Copper still costs 0 and can become an Estate or a Pawn, which then cost 1.
    .ruling-4 = The gained card comes from the Supply and goes to your discard pile.
card-harem = Harem
    .text = Worth 2 coins. Worth 2 victory points.
    .ruling-1 = Harem is both a Treasure and a Victory card, and counts as both in every case; it is not an Action.
    .ruling-2 = You play Harem in your Buy phase, like any other Treasure.
    .ruling-3 = The Harem pile has 8 cards with two players and 12 with more.
card-nobles = Nobles
    .text = Choose one of two: +3 Cards; or +2 Actions. Worth 2 victory points.
    .short = Choose: +3 Cards; or +2 Actions.
    .ruling-1 = You get one option or the other; you cannot mix them.
    .ruling-2 = You may choose either option, even if you have no use for it.
    .ruling-3 = Nobles is both an Action and a Victory card, and counts as both in every case.
    .ruling-4 = The Nobles pile has 8 cards with two players and 12 with more.
