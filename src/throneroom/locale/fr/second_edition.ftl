### Les secondes éditions : leurs cartes, leurs Royaumes conseillés, leurs questions et leurs boutons.
###
### Les noms de cartes et de Royaumes sont nos traductions : aucune règle française de la seconde édition n’était à portée.

## Editions. People may type these names after a comma: "First Game, second edition".

edition-first = première édition
edition-second = seconde édition
edition-mixed = éditions mélangées
kingdom-in-edition = { $name }, { $edition }
# What a card says there, where it differs.
edition-second-text = Seconde édition : { $text }

## Recommended sets

kingdom-deck-top = Dessus du deck
kingdom-sleight-of-hand = Tours de passe-passe
kingdom-improvements = Améliorations
kingdom-silver-gold = Argent et Or
kingdom-the-plot-thickens = L’intrigue se corse

## Dominion

card-artisan = Artisan
    .text = Recevez en main une carte de votre choix coûtant 5 au plus. Posez ensuite une des cartes de votre main sur votre deck.
    .short = Recevez en main une carte coûtant jusqu’à 5 ; reposez-en une sur le deck.
    .ruling-1 = Les deux sont obligatoires, dans la mesure du possible.
    .ruling-2 = La carte posée sur le deck peut être celle que vous venez de recevoir.
    .ruling-3 = La carte vient de la Réserve et n’utilise pas vos pièces.
card-bandit = Bandit
    .text = Recevez un Or. Chaque adversaire dévoile les deux premières cartes de son deck, en écarte une qui soit un Trésor autre qu’un Cuivre, et défausse le reste.
    .short = Recevez un Or. Chaque adversaire dévoile deux cartes, écarte un Trésor sauf Cuivre.
    .ruling-1 = Avec deux Trésors de ce genre, l’adversaire choisit celui qu’il faut écarter.
    .ruling-2 = Personne ne reçoit les Trésors écartés.
    .ruling-3 = Vous recevez l’Or même si tout le monde est protégé.
    .ruling-4 = Toute carte de type Trésor compte, Harem compris ; seul le Cuivre est épargné.
card-harbinger = Messager
    .text = +1 Carte, +1 Action. Regardez votre défausse ; vous pouvez poser une de ses cartes sur votre deck.
    .short = Vous pouvez poser une carte de votre défausse sur votre deck.
    .ruling-1 = Vous piochez d’abord ; s’il faut mélanger pour cela, votre défausse est ensuite vide.
    .ruling-2 = Vous seul voyez votre défausse, et la carte posée sur le deck n’est pas montrée.
card-merchant = Marchand
    .text = +1 Carte, +1 Action. Le premier Argent que vous jouez ce tour-ci donne +1 Pièce.
    .short = Votre premier Argent de ce tour : +1 Pièce.
    .ruling-1 = Les Marchands s’additionnent : après trois d’entre eux, le premier Argent donne 3 pièces de plus.
    .ruling-2 = Si la Salle du Trône joue deux fois le Marchand, le premier Argent donne 2 pièces de plus.
    .ruling-3 = Seul le premier Argent compte ; le deuxième ne donne rien de plus.
card-poacher = Braconnier
    .text = +1 Carte, +1 Action, +1 Pièce. Défaussez une carte pour chaque pile vide de la Réserve.
    .short = Défaussez une carte par pile vide de la Réserve.
    .ruling-1 = Toutes les piles comptent, y compris les cartes de base et les Malédictions.
    .ruling-2 = Si vous n’avez pas assez de cartes, défaussez-les toutes.
    .ruling-3 = Vous piochez votre carte avant de défausser.
card-sentry = Sentinelle
    .text = +1 Carte, +1 Action. Regardez les deux premières cartes de votre deck. Écartez et défaussez celles que vous voulez, et remettez les autres dans l’ordre de votre choix.
    .short = Regardez deux cartes de votre deck : écartez, défaussez ou remettez chacune.
    .ruling-1 = Les deux cartes peuvent connaître un sort différent : écarter l’une et remettre l’autre, par exemple.
    .ruling-2 = Les autres ne voient pas les cartes que vous remettez.
    .ruling-3 = Vous piochez votre carte avant de regarder.
card-vassal = Vassal
    .text = +2 Pièces. Défaussez la première carte de votre deck ; si c’est une Action, vous pouvez la jouer.
    .short = Défaussez la première carte du deck ; si c’est une Action, vous pouvez la jouer.
    .ruling-1 = Jouer cette carte n’utilise pas d’action.
    .ruling-2 = La carte jouée passe de votre défausse en jeu.
    .ruling-3 = Si votre deck est vide, mélangez d’abord ; sans carte à mélanger, rien n’est défaussé.

## Intrigue

card-courtier = Courtisan
    .text = Dévoilez une des cartes de votre main. Pour chacun de ses types, choisissez une de ces quatre options, jamais deux fois la même : +1 Action ; +1 Achat ; +3 Pièces ; recevoir un Or.
    .short = Dévoilez une carte. Une option par type : +1 Action ; +1 Achat ; +3 Pièces ; un Or.
    .ruling-1 = Faites tous vos choix avant d’en appliquer un seul.
    .ruling-2 = Action, Trésor, Victoire, Malédiction, Attaque et Réaction sont des types : les Douves, par exemple, en ont deux.
    .ruling-3 = Si votre main est vide, il ne se passe rien.
    .ruling-4 = La carte dévoilée reste dans votre main.
card-diplomat = Diplomate
    .text = +2 Cartes. Si vous avez alors cinq cartes ou moins en main, +2 Actions. Réaction : quand quelqu’un d’autre joue une Attaque et que vous avez au moins cinq cartes en main, vous pouvez dévoiler cette carte de votre main ; vous piochez alors deux cartes et en défaussez trois.
    .short = Cinq cartes au plus : +2 Actions. Si l’on vous attaque : +2 Cartes, défaussez trois.
    .ruling-1 = Vous pouvez dévoiler plusieurs fois le même Diplomate contre une Attaque, tant que vous avez au moins cinq cartes en main.
    .ruling-2 = Le Diplomate ne vous protège pas : vous subissez tout de même l’Attaque.
    .ruling-3 = Vous pouvez défausser le Diplomate que vous avez dévoilé.
    .ruling-4 = Le Diplomate que vous jouez est en jeu et ne compte pas parmi les cartes de votre main.
card-lurker = Rôdeur
    .text = +1 Action. Choisissez une option sur deux : écarter une carte Action de la Réserve ; ou recevoir une carte Action du rebut.
    .short = Écartez une Action de la Réserve, ou recevez-en une du rebut.
    .ruling-1 = Toute carte de type Action convient, quels que soient ses autres types et son coût.
    .ruling-2 = Vous pouvez choisir une option impossible à appliquer ; il ne se passe alors rien.
    .ruling-3 = Une pile vidée de cette façon compte pour la fin de la partie.
    .ruling-4 = La carte reçue va dans votre défausse.
card-mill = Moulin
    .text = +1 Carte, +1 Action. Si vous le voulez, défaussez deux cartes pour +2 Pièces. Vaut 1 point de victoire.
    .short = Vous pouvez défausser deux cartes pour +2 Pièces.
    .ruling-1 = Avec une seule carte en main, vous pouvez la défausser, mais sans obtenir de pièces.
    .ruling-2 = Le Moulin est à la fois une Action et une carte Victoire, et compte comme l’une et l’autre partout où il en est question.
    .ruling-3 = La pile Moulin compte 8 cartes à deux, et 12 à partir de trois.
card-patrol = Patrouille
    .text = +3 Cartes. Dévoilez les quatre premières cartes de votre deck. Prenez en main les cartes Victoire et les Malédictions, et remettez les autres dans l’ordre de votre choix.
    .short = Dévoilez-en quatre ; prenez Victoires et Malédictions, remettez le reste.
    .ruling-1 = Vous devez prendre toutes les cartes Victoire et toutes les Malédictions dévoilées.
    .ruling-2 = Une carte qui a un autre type en plus de Victoire, comme Moulin, Harem ou Nobles, va dans votre main.
    .ruling-3 = Si votre deck s’épuise, mélangez votre défausse et continuez ; les cartes déjà dévoilées ne sont pas mélangées avec elle.
card-replace = Remplacement
    .text = Écartez une des cartes de votre main, puis recevez une carte coûtant au plus 2 de plus. Une Action ou un Trésor reçus ainsi vont sur votre deck ; si la carte reçue est une carte Victoire, chaque adversaire reçoit une Malédiction.
    .short = Écartez une carte ; recevez-en une à 2 de plus. Victoire : Malédictions aux autres.
    .ruling-1 = Une carte des deux sortes fait les deux : Harem va sur votre deck et distribue aussi des Malédictions.
    .ruling-2 = Qui est protégé ne reçoit pas de Malédiction ; tout le reste a lieu comme d’habitude.
    .ruling-3 = Si vous avez au moins une carte en main, vous ne pouvez pas refuser d’en écarter une ; avec une main vide, il ne se passe rien.
    .ruling-4 = Vous pouvez recevoir un autre exemplaire de la carte écartée, ou une carte moins chère.
card-secret-passage = Passage secret
    .text = +2 Cartes, +1 Action. Choisissez une des cartes de votre main et glissez-la dans votre deck, à l’endroit de votre choix.
    .short = Glissez une carte de votre main où vous voulez dans votre deck.
    .ruling-1 = Vous dites combien de cartes se trouvent au-dessus d’elle ; vous ne regardez pas votre deck.
    .ruling-2 = La carte peut aussi aller tout en haut ou tout en bas.
    .ruling-3 = Vous devez glisser une carte dans votre deck, sauf si votre main est vide.

## Prompts

ask-artisan-gain = Artisan : recevez en main { $n } carte coûtant 5 au plus.
ask-artisan-put-on-deck = Artisan : posez { $n } carte de votre main sur votre deck.
ask-bandit-trash = { $asker } : écartez { $n } des Trésors que vous avez dévoilés.
ask-harbinger-put-on-deck = Messager : posez { $n } carte de votre défausse sur votre deck, ou aucune.
ask-moneylender-trash = Prêteur sur gages : écarter { $n } Cuivre pour +3 Pièces ?
ask-poacher-discard =
    { $n ->
        [one] Braconnier : défaussez { $n } carte (gardez-en { $keep }).
       *[other] Braconnier : défaussez { $n } cartes (gardez-en { $keep }).
    }
ask-sentry-trash =
    { $n ->
        [1] Sentinelle : première carte de votre deck : { $card }. L’écarter ?
       *[other] Sentinelle : écartez jusqu’à { $n } des premières cartes de votre deck.
    }
ask-sentry-discard =
    { $n ->
        [1] Sentinelle : première carte de votre deck : { $card }. La défausser ? (Sinon, elle retourne sur le deck.)
       *[other] Sentinelle : défaussez jusqu’à { $n } des premières cartes de votre deck.
    }
ask-sentry-put-back =
    { $n ->
        [1] Sentinelle : remettez { $card } sur votre deck.
       *[other] Sentinelle : remettez ces { $n } cartes sur votre deck, dans l’ordre de votre choix.
    }
ask-vassal-play = Vassal : vous défaussez { $card }. Jouer cette carte ?
ask-courtier-reveal = Courtisan : dévoilez { $n } carte de votre main ; vous obtenez une option par type.
ask-courtier-choose =
    { $n ->
        [one] Courtisan : choisissez { $n } option parmi +1 Action, +1 Achat, +3 Pièces et un Or.
       *[other] Courtisan : choisissez { $n } options parmi +1 Action, +1 Achat, +3 Pièces et un Or.
    }
ask-diplomat-discard =
    { $n ->
        [one] Diplomate : défaussez { $n } carte.
       *[other] Diplomate : défaussez { $n } cartes (gardez-en { $keep }).
    }
ask-lurker-choose = Rôdeur : écartez une carte Action de la Réserve, ou recevez-en une du rebut.
ask-lurker-trash = Rôdeur : écartez { $n } carte Action de la Réserve.
ask-lurker-gain = Rôdeur : recevez { $n } carte Action du rebut.
ask-mill-choose = Moulin : défausser 2 cartes pour +2 Pièces ?
ask-mill-discard =
    { $n ->
        [one] Moulin : défaussez { $n } carte.
       *[other] Moulin : défaussez { $n } cartes pour +2 Pièces.
    }
ask-patrol-put-back =
    { $n ->
        [one] Patrouille : remettez cette carte sur votre deck.
       *[other] Patrouille : remettez ces { $n } cartes sur votre deck, dans l’ordre de votre choix.
    }
ask-replace-trash = Remplacement : écartez { $n } carte de votre main.
ask-replace-gain = Remplacement : recevez { $n } carte coûtant au plus 2 de plus que celle que vous avez écartée.
ask-secret-passage-put-into-deck = Passage secret : choisissez { $n } carte de votre main à glisser dans votre deck.
ask-secret-passage-choose-number = Passage secret : combien de cartes du deck au-dessus d’elle ? De { $card } (tout en haut) à { $last } (tout en bas).

## Modes

ask-mode-3-coins = +3 Pièces
ask-mode-gain-a-gold = recevoir un Or
ask-mode-trash-an-action-from-the-supply = écarter une carte Action de la Réserve
ask-mode-gain-an-action-from-the-trash = recevoir une carte Action du rebut

## Buttons

web-do-mill-choose = Défausser 2 cartes
web-decline-mill-choose = Garder vos cartes
web-decline-moneylender-trash = Garder le Cuivre
web-decline-harbinger-put-on-deck = Laisser la défausse
web-decline-sentry-discard = Remettre
