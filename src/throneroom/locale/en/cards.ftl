### The cards, their types, boxes and recommended sets.
###
### card-<slug> is the name, .text what the card does, .ruling-1, .ruling-2 ... the fine points. A text stays on one
### line, since Fluent keeps line breaks. Each ruling must be understood alone.

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
    .ruling-2 = Copper costs nothing, but buying one still uses up a buy.
    .ruling-3 = You choose which Treasures to play in your Buy phase; the others may stay in your hand.
    .ruling-4 = After you have bought a card, you can play no further Treasures this turn.
card-silver = Silver
    .text = Worth 2 coins.
    .ruling-1 = You choose which Treasures to play in your Buy phase; the others may stay in your hand.
    .ruling-2 = After you have bought a card, you can play no further Treasures this turn.
card-gold = Gold
    .text = Worth 3 coins.
    .ruling-1 = You choose which Treasures to play in your Buy phase; the others may stay in your hand.
    .ruling-2 = After you have bought a card, you can play no further Treasures this turn.
card-estate = Estate
    .text = Worth 1 victory point.
    .ruling-1 = Every player starts with 3 Estates, which do not come out of the Estate pile.
    .ruling-2 = The Estate pile holds 8 cards in a game of two and 12 with more players.
card-duchy = Duchy
    .text = Worth 3 victory points.
    .ruling-1 = The Duchy pile holds 8 cards in a game of two and 12 with more players.
card-province = Province
    .text = Worth 6 victory points.
    .ruling-1 = The game ends with the turn in which the last Province leaves its pile; that turn is still finished, clean-up included.
    .ruling-2 = The Province pile holds 8 cards for two players, 12 for three or four, 15 for five and 18 for six.
card-curse = Curse
    .text = Worth -1 victory point.
    .ruling-1 = Curse is a type of its own: a Curse is neither a Victory card nor a Treasure nor an Action.
    .ruling-2 = Like any other card of the supply, a Curse may be bought.
    .ruling-3 = When the Curse pile is empty, a player who should gain a Curse gains nothing.
    .ruling-4 = The Curse pile holds 10 cards for two players and 10 more for each further player.

## Dominion

card-adventurer = Adventurer
    .text = Reveal cards from the top of your deck, one by one, until two Treasures have turned up. Take both into your hand, then discard the others you revealed.
    .ruling-1 = If your deck runs out, shuffle your discard pile and carry on; the cards already revealed stay out of that shuffle.
    .ruling-2 = The revealed cards you do not keep are discarded only after the last one has been revealed.
    .ruling-3 = If you run out of cards altogether, you keep the Treasures you found, be it one or none.
    .ruling-4 = Every card of the Treasure type counts, so a Harem is one of the two.
card-bureaucrat = Bureaucrat
    .text = Gain a Silver, on top of your deck. All other players must each show a Victory card in their hand and place it on top of their deck; whoever holds none shows the whole hand.
    .ruling-1 = A player who holds several different Victory cards chooses which one to place on the deck.
    .ruling-2 = If a player's deck is empty, the card placed there is then the whole deck; this goes for your Silver too.
    .ruling-3 = A Curse is not a Victory card, so it cannot be the one placed on the deck.
    .ruling-4 = A card that is Victory and something else besides, such as Great Hall, Harem or Nobles, is a Victory card here.
    .ruling-5 = If no Silver is left, you gain nothing, but the other players are attacked all the same.
card-cellar = Cellar
    .text = +1 Action. Discard as many cards as you like, then draw the same number.
    .ruling-1 = Choose all the cards first and discard them together; only then do you draw.
    .ruling-2 = If your deck runs out while you draw, the cards you have just discarded are shuffled in with the rest.
    .ruling-3 = The Cellar you played lies in play and not in your hand, so it cannot be discarded.
    .ruling-4 = You may discard no card at all, and then draw none.
    .ruling-5 = You tell the others how many cards you discard, but show only the one that ends on top, which you choose.
card-chancellor = Chancellor
    .text = +2 Coins. If you like, move your whole deck to your discard pile straight away.
    .ruling-1 = Make up your mind before you do anything else; later in the turn you can no longer move your deck.
    .ruling-2 = Nobody looks through the cards that move, and neither do you.
    .ruling-3 = Moving the deck is not a shuffle: the discard pile is shuffled when you next need a card.
card-chapel = Chapel
    .text = Trash any cards from your hand, four at most.
    .ruling-1 = You may decide to trash nothing.
    .ruling-2 = The Chapel you played lies in play and not in your hand, so it cannot trash itself.
    .ruling-3 = A second Chapel that is still in your hand may be trashed.
card-council-room = Council Room
    .text = +4 Cards, +1 Buy. All other players draw one card each.
    .ruling-1 = The other players cannot refuse the card they draw.
    .ruling-2 = Council Room is not an Attack, so nobody can answer it with a Reaction.
card-feast = Feast
    .text = Trash this Feast. Gain any card that costs at most 5.
    .ruling-1 = The card comes from the supply and goes to your discard pile.
    .ruling-2 = Gaining the card spends none of your coins, and coins cannot raise the limit of 5.
    .ruling-3 = Played twice by Throne Room, Feast is trashed once and still gains two cards, for the gain does not hang on the trashing.
    .ruling-4 = The cost that counts is the present one, so a Bridge played earlier this turn widens the choice.
card-festival = Festival
    .text = +2 Actions, +1 Buy, +2 Coins.
card-gardens = Gardens
    .text = Worth 1 victory point for each full ten cards you own.
    .ruling-1 = At the end of the game all your cards count, wherever they are, the Gardens themselves included.
    .ruling-2 = Fractions are dropped: with 39 cards, each Gardens is worth 3 victory points.
    .ruling-3 = The Gardens pile holds 8 cards in a game of two and 12 with more players.
card-laboratory = Laboratory
    .text = +2 Cards, +1 Action.
card-library = Library
    .text = Draw cards one at a time until you hold seven. Whenever you draw an Action card this way, you may lay it aside rather than keep it; once you hold seven, discard what you laid aside.
    .ruling-1 = If you already hold seven or more cards, you draw none.
    .ruling-2 = Decide about each Action card the moment you draw it, before the next; you cannot change your mind later.
    .ruling-3 = If your deck runs out, shuffle your discard pile; the cards laid aside stay out of that shuffle.
    .ruling-4 = Laying Action cards aside is your choice: you may keep any of them, and they count towards the seven.
    .ruling-5 = If you run out of cards altogether, stop there, even with fewer than seven in hand.
card-market = Market
    .text = +1 Card, +1 Action, +1 Buy, +1 Coin.
card-militia = Militia
    .text = +2 Coins. Each other player must discard cards until no more than three remain in their hand.
    .ruling-1 = A player who holds three cards or fewer discards nothing.
    .ruling-2 = The players attacked choose for themselves which cards to discard, and show only the one that ends on top.
card-mine = Mine
    .text = Trash a Treasure from your hand, then gain a Treasure that costs at most 3 more than it, straight into your hand.
    .ruling-1 = If you hold a Treasure, you cannot decline to trash one.
    .ruling-2 = The new Treasure may be the same as the trashed one, or a cheaper one.
    .ruling-3 = Harem is a Treasure, so Mine may trash it and may gain it.
    .ruling-4 = If the supply has no Treasure you could gain, the one from your hand is trashed all the same.
    .ruling-5 = The new Treasure is in your hand, so you may play it in this turn's Buy phase.
    .ruling-6 = Without a Treasure to trash, you gain nothing.
card-moat = Moat
    .text = +2 Cards. Reaction: in answer to another player's Attack, you may show this card from your hand; that play of the Attack then does nothing to you.
    .ruling-1 = You show Moat when the Attack is played, before any of it is carried out, even before the attacker draws cards or gets coins from it.
    .ruling-2 = Moat stays in your hand after you show it: it can ward off further Attacks, and you can play it in your turn.
    .ruling-3 = Moat shields only you: the other players are attacked as usual, and the attacker keeps every benefit of the card.
    .ruling-4 = If Throne Room plays an Attack twice, you may show Moat each time, and each time decides for itself.
    .ruling-5 = One Moat is enough: showing another in answer to the same play of an Attack would add nothing, so you are not asked.
    .ruling-6 = Moat answers Attack cards only; Masquerade, Tribute and Council Room are none.
    .ruling-7 = You may show Moat even if the Attack could not touch you anyway.
    .ruling-8 = A Moat you have only just drawn with Secret Chamber may be shown against the same Attack.
card-moneylender = Moneylender
    .text = Trash one Copper out of your hand to get +3 Coins.
    .ruling-1 = If you hold a Copper, you cannot decline to trash one.
    .ruling-2 = Without a Copper to trash, you get no coins.
card-remodel = Remodel
    .text = Trash one of the cards in your hand, then gain a card that costs at most 2 more than the trashed one.
    .ruling-1 = If you hold any card, you cannot decline to trash one.
    .ruling-2 = The Remodel you played lies in play and not in your hand, so it cannot trash itself; a second Remodel in your hand may be trashed.
    .ruling-3 = You may gain another copy of the card you trashed, or a cheaper card.
    .ruling-4 = If your hand is empty, you trash nothing and gain nothing.
    .ruling-5 = The card comes from the supply and goes to your discard pile.
card-smithy = Smithy
    .text = +3 Cards.
card-spy = Spy
    .text = +1 Card, +1 Action. Every player, yourself included, reveals the card on top of their deck. You say of each such card whether it is discarded or returned to the top.
    .ruling-1 = You draw your card before anybody reveals one.
    .ruling-2 = Begin with your own deck and go on clockwise.
    .ruling-3 = Decide about one player's card before the next player reveals theirs.
    .ruling-4 = A player protected by Moat reveals nothing.
    .ruling-5 = A player whose deck is empty shuffles first; one who has no cards to shuffle either reveals nothing.
card-thief = Thief
    .text = Each other player reveals two cards from the top of their deck. If any are Treasures, that player trashes the one you pick, and discards what else was revealed. Finally, you may gain as many as you like of the Treasures trashed this way.
    .ruling-1 = No player loses more than one Treasure, even if both revealed cards are Treasures.
    .ruling-2 = Your choice is limited to the Treasures this Thief has just put in the trash; cards that lay there before stay.
    .ruling-3 = The Treasures you gain go to your discard pile; those you leave stay in the trash.
    .ruling-4 = A player with one card left in the deck reveals it, then shuffles without it and reveals the second; one with too few cards reveals what there is.
    .ruling-5 = Harem is a Treasure, so Thief can take it.
card-throne-room = Throne Room
    .text = Pick an Action card in your hand and play it two times in a row.
    .ruling-1 = If you hold an Action card, you cannot decline to play one with Throne Room.
    .ruling-2 = Neither of the two plays uses up an action.
    .ruling-3 = Carry out the first play to its end before you start the second, with nothing else in between.
    .ruling-4 = Throne Room on a Throne Room plays one Action card twice and after that another one twice; it never plays a single card four times.
    .ruling-5 = Throne Room counts as an Action played and so does each of the two plays, which matters to Conspirator.
    .ruling-6 = If it plays an Attack, the other players may answer each of the two plays with Reactions.
card-village = Village
    .text = +1 Card, +2 Actions.
card-witch = Witch
    .text = +2 Cards. All other players gain one Curse each.
    .ruling-1 = If there are not enough Curses for everybody, they go out in turn order, beginning with the player to your left.
    .ruling-2 = When the Curse pile is empty, you may still play Witch and draw your two cards.
    .ruling-3 = Reactions to Witch come before you draw your two cards.
card-woodcutter = Woodcutter
    .text = +1 Buy, +2 Coins.
card-workshop = Workshop
    .text = Gain any card that costs at most 4.
    .ruling-1 = You cannot decline as long as the supply has such a card, and those that cost 0 count too.
    .ruling-2 = The card comes from the supply and goes to your discard pile; no coins are spent.

## Intrigue

card-courtyard = Courtyard
    .text = +3 Cards. Then choose one of the cards you hold and place it on top of your deck.
    .ruling-1 = You may choose any card you hold, whether you have just drawn it or had it before.
    .ruling-2 = You cannot decline to place a card on your deck.
card-pawn = Pawn
    .text = Pick two of these four, and not the same one twice: +1 Card; +1 Action; +1 Buy; +1 Coin.
    .ruling-1 = Name both of your picks before you carry out either, so you cannot look at a drawn card first.
    .ruling-2 = You may pick something that will have no effect, such as +1 Card when you have none left to draw.
card-secret-chamber = Secret Chamber
    .text = Discard as many cards as you like and get +1 Coin per card. Reaction: in answer to another player's Attack, you may show this card from your hand; you then get +2 Cards and place two cards you hold on top of your deck, in the order you like.
    .ruling-1 = When you play Secret Chamber, you may discard nothing, for no coins.
    .ruling-2 = The two cards placed on your deck may be any you hold: those just drawn, older ones, even Secret Chamber itself.
    .ruling-3 = If you hold fewer than two cards after drawing, place all of them on your deck.
    .ruling-4 = Secret Chamber does not protect you: the Attack still strikes you, with the hand and deck you have arranged.
    .ruling-5 = You may show the same Secret Chamber again and again against one Attack, as long as it is in your hand.
    .ruling-6 = If Secret Chamber draws another Reaction, such as Moat, you may go on to show that one against the same Attack.
    .ruling-7 = You show Secret Chamber when the Attack is played, before any of it is carried out.
card-great-hall = Great Hall
    .text = +1 Card, +1 Action. Worth 1 victory point.
    .ruling-1 = Great Hall is an Action as well as a Victory card, and counts as both wherever either is asked for.
    .ruling-2 = The Great Hall pile holds 8 cards in a game of two and 12 with more players.
card-masquerade = Masquerade
    .text = +2 Cards. All players together pick one of their cards in hand and pass it to their left-hand neighbour. After that you may trash one card you hold.
    .ruling-1 = All players pick their card before any of them sees the one they are about to receive.
    .ruling-2 = Masquerade is not an Attack, so nobody can answer it with a Reaction.
    .ruling-3 = Somebody whose hand is empty has nothing to pass but receives a card all the same.
    .ruling-4 = Only the player of Masquerade may trash a card, and never has to.
    .ruling-5 = The card to be trashed may be any you hold, the one you received included.
    .ruling-6 = A passed card goes from hand to hand: it is not gained, discarded or trashed, and only the two players concerned see it.
    .ruling-7 = Whoever holds a card has to pass one.
card-shanty-town = Shanty Town
    .text = +2 Actions. Show everybody the cards you hold; if none is an Action, +2 Cards.
    .ruling-1 = You draw both cards, even if the first of them turns out to be an Action.
    .ruling-2 = The Shanty Town you played lies in play and is not one of the cards you show.
    .ruling-3 = A card with further types besides Action, such as Great Hall, is still an Action in your hand.
    .ruling-4 = An empty hand holds no Action, so you draw two cards.
card-steward = Steward
    .text = Pick one of three: +2 Cards; or +2 Coins; or trash two of the cards you hold.
    .ruling-1 = If you pick trashing, trash two cards, neither more nor less; if you hold fewer, trash what you have.
    .ruling-2 = You may pick trashing even if your hand is empty; then nothing happens.
card-swindler = Swindler
    .text = +2 Coins. Each other player trashes the card on top of their deck, then gains whichever equally expensive card you pick.
    .ruling-1 = The other players are dealt with in turn order, beginning with the one to your left.
    .ruling-2 = You must pick from a pile that is not empty, and may pick the same card as was trashed.
    .ruling-3 = For a trashed card that costs 0, such as Copper, you may hand out a Curse.
    .ruling-4 = If no card in the supply has the cost of the trashed one, the player gains nothing in return.
    .ruling-5 = A player who has no card to trash, not even after shuffling, gains nothing.
    .ruling-6 = The gained card goes to the discard pile of the player who lost one.
    .ruling-7 = The present costs are compared, so a Bridge played earlier this turn lowers both.
card-wishing-well = Wishing Well
    .text = +1 Card, +1 Action. Guess which card lies on top of your deck: say its name, then reveal it. If you guessed right, take it into your hand; if not, leave it where it is.
    .ruling-1 = You draw your card before you make your guess.
    .ruling-2 = Name a particular card, such as Silver; a type, such as Treasure, will not do.
    .ruling-3 = You may name any card, not only one you own.
card-baron = Baron
    .text = +1 Buy. If you like, discard an Estate from your hand to get +4 Coins; otherwise, gain an Estate.
    .ruling-1 = You never have to discard an Estate, even if you hold one.
    .ruling-2 = If you discard no Estate, you cannot decline to gain one, unless the Estate pile is empty.
    .ruling-3 = You discard one Estate at most for each time Baron is played.
card-bridge = Bridge
    .text = +1 Buy, +1 Coin. For the rest of your turn every card costs 1 less, though nothing costs less than 0.
    .ruling-1 = Several Bridges add up: after three of them, every card costs 3 less.
    .ruling-2 = A Bridge played twice by Throne Room lowers costs twice.
    .ruling-3 = Cards are cheaper wherever they are: in the supply, in hands, in decks and among revealed cards.
    .ruling-4 = Whenever another card speaks of a cost, it means the lowered one.
    .ruling-5 = No cost ever falls below 0, however many Bridges are played.
card-conspirator = Conspirator
    .text = +2 Coins. If this is at least the third Action you play this turn, you also get +1 Card, +1 Action.
    .ruling-1 = Actions are counted when you play Conspirator; those you play later do not earn you the bonus afterwards.
    .ruling-2 = Throne Room counts as one Action played, and so does each of the two plays it makes.
    .ruling-3 = If you begin your turn with Throne Room on Conspirator, the first play is your second Action and has no bonus, while the second play is your third and has it.
    .ruling-4 = The bonus consists of a card and an action; it does not include a buy.
card-coppersmith = Coppersmith
    .text = For the rest of your turn, every Copper you play yields 1 extra coin.
    .ruling-1 = Several Coppersmiths add up: after two of them, a Copper yields 3 coins.
    .ruling-2 = A Coppersmith played twice by Throne Room counts twice, so that a Copper yields 3 coins.
    .ruling-3 = Coppersmith improves Copper only, not other Treasures.
card-ironworks = Ironworks
    .text = Gain any card that costs at most 4. Its types decide what you get: +1 Action for an Action, +1 Coin for a Treasure, +1 Card for a Victory card.
    .ruling-1 = A card of two types brings both rewards: for a Great Hall you get +1 Action and +1 Card.
    .ruling-2 = You cannot decline as long as the supply has such a card.
    .ruling-3 = The card comes from the supply and goes to your discard pile.
    .ruling-4 = A Curse brings no reward.
card-mining-village = Mining Village
    .text = +1 Card, +2 Actions. If you like, trash this Mining Village straight away to get +2 Coins.
    .ruling-1 = Having drawn your card, decide about the trashing before you go on with your turn.
    .ruling-2 = Played twice by Throne Room, Mining Village can be trashed in either of the two plays, but only once and for +2 Coins only once.
    .ruling-3 = Trashing Mining Village takes away neither the card nor the actions it gave you.
card-scout = Scout
    .text = +1 Action. Reveal four cards from the top of your deck. Take all the Victory cards among them into your hand and return the others to the top, in the order you like.
    .ruling-1 = You must take every Victory card revealed; you cannot leave one on the deck.
    .ruling-2 = A Curse is not a Victory card, so it goes back on the deck.
    .ruling-3 = A card that is Victory and something else besides, such as Great Hall, Harem or Nobles, goes to your hand.
    .ruling-4 = You need not show the others in which order the cards go back.
    .ruling-5 = If your deck runs out, shuffle your discard pile and carry on; the cards already revealed stay out of that shuffle.
card-duke = Duke
    .text = Worth 1 victory point for every Duchy among your cards.
    .ruling-1 = At the end of the game all your Duchies count, wherever they are, and they count for each of your Dukes.
    .ruling-2 = The Duke pile holds 8 cards in a game of two and 12 with more players.
card-minion = Minion
    .text = +1 Action. Pick one: +2 Coins; or discard your hand for +4 Cards, whereupon every other player who holds at least five cards must discard them all and draw four.
    .ruling-1 = A player protected by Moat keeps their hand: they neither discard nor draw.
    .ruling-2 = Reactions come before you pick, so they are possible whichever option you go on to take.
    .ruling-3 = A player who holds fewer than five cards may use a Reaction too.
    .ruling-4 = A player who holds fewer than five cards neither discards nor draws.
    .ruling-5 = You may discard an empty hand, and still draw four cards.
card-saboteur = Saboteur
    .text = Each other player reveals cards from the top of their deck until one turns up that costs at least 3. They trash that one and may gain in its place a card that is cheaper by 2 or more; then they discard whatever else they revealed.
    .ruling-1 = The present costs count, so Bridges played earlier this turn make it harder to find a card that costs 3.
    .ruling-2 = A player who finds no such card discards all the revealed cards, and nothing more happens to them.
    .ruling-3 = The player attacked chooses the card to gain, and may choose to gain none.
    .ruling-4 = If the deck runs out, the discard pile is shuffled; the cards already revealed stay out of that shuffle.
    .ruling-5 = The gained card comes from the supply and goes to the discard pile of the player attacked.
card-torturer = Torturer
    .text = +3 Cards. Each other player picks one: discard two cards; or gain a Curse, straight into their hand.
    .ruling-1 = Either option may be picked even if it cannot be carried out; then as much of it is done as can be.
    .ruling-2 = A player may pick the Curse when the Curse pile is empty, and then gains nothing.
    .ruling-3 = A player who picks discarding with a single card in hand discards that one; with an empty hand, none.
    .ruling-4 = The other players pick in turn order, beginning with the one to your left.
card-trading-post = Trading Post
    .text = Trash two of the cards you hold to gain a Silver, straight into your hand.
    .ruling-1 = You cannot decline to trash the two cards.
    .ruling-2 = If you hold a single card, it is trashed, but you gain no Silver.
    .ruling-3 = If your hand is empty, nothing happens.
    .ruling-4 = If the Silver pile is empty, you trash the two cards all the same.
    .ruling-5 = The Silver is in your hand, so you may play it in this turn's Buy phase.
card-tribute = Tribute
    .text = Your left-hand neighbour reveals two cards from the top of their deck and discards them. You profit from each different card among them by its types: +2 Actions for an Action, +2 Coins for a Treasure, +2 Cards for a Victory card.
    .ruling-1 = A card of two types brings both rewards: a Copper and a Harem together give you +4 Coins and +2 Cards.
    .ruling-2 = If both cards have the same name, you are rewarded for only one of them.
    .ruling-3 = A Curse brings no reward.
    .ruling-4 = Tribute is not an Attack, so nobody can answer it with a Reaction.
    .ruling-5 = If your neighbour has one card left in the deck, it is revealed, then the discard pile is shuffled without it for the second.
card-upgrade = Upgrade
    .text = +1 Card, +1 Action. Trash one of the cards you hold, then gain a card whose cost is exactly 1 higher.
    .ruling-1 = If you hold any card, you cannot decline to trash one.
    .ruling-2 = If no card in the supply has the cost required, you gain nothing, but your card is trashed all the same.
    .ruling-3 = The present costs are compared: after one Bridge, a Copper still costs 0 and may become an Estate or a Pawn, which then cost 1.
    .ruling-4 = The gained card comes from the supply and goes to your discard pile.
card-harem = Harem
    .text = Worth 2 coins. Worth 2 victory points.
    .ruling-1 = Harem is a Treasure as well as a Victory card, and counts as both wherever either is asked for; it is not an Action.
    .ruling-2 = You play Harem in your Buy phase, like any other Treasure.
    .ruling-3 = The Harem pile holds 8 cards in a game of two and 12 with more players.
card-nobles = Nobles
    .text = Pick one: +3 Cards; or +2 Actions. Worth 2 victory points.
    .ruling-1 = You get the one option or the other whole; they cannot be mixed.
    .ruling-2 = You may pick either option, even if you have no use for it.
    .ruling-3 = Nobles are an Action as well as a Victory card, and count as both wherever either is asked for.
    .ruling-4 = The Nobles pile holds 8 cards in a game of two and 12 with more players.
