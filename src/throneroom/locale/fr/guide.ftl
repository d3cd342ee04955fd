### La première partie guidée : explications et suggestions. Seulement dans le navigateur.

guide = Guide
guide-offer = Apprendre en jouant
guide-first = Vous n’avez jamais joué ? Apprenez d’abord (10 minutes)
guide-resume = Reprendre la leçon
guide-yours = Votre leçon
guide-opening = Ouverture de votre table…
guide-continue = Continuer
guide-hide = Masquer
guide-skip = Passer la leçon
guide-show = Afficher la leçon
guide-progress = Explication { $n } sur { $of }

## Explanations

guide-mark-goal = { $name } et vous construisez chacun un deck. Qui a le plus de points de victoire à la fin gagne, et une Province en vaut 6.
guide-mark-hand = Voici votre main : cinq cartes de votre deck, qui en compte dix. Un Cuivre est un Trésor : il vaut une pièce.
guide-mark-counters = Ce dont vous disposez ce tour-ci : actions, achats et pièces. Les cartes qui en donnent portent les mêmes symboles.
guide-mark-clean-up = Votre tour est fini : les cartes jouées, achetées ou restées en main sont allées dans votre défausse, et vous en avez pioché cinq nouvelles.
guide-mark-victory = Un Domaine est une carte Victoire : un point à la fin de la partie, et rien d’ici là.
guide-mark-kingdom = Chaque partie a dix autres piles, rarement les mêmes.
    { $device ->
        [touch] Pour lire une carte, appuyez longuement dessus.
        [keys] Pour lire une carte, allez dessus et appuyez sur I.
       *[mouse] Pour lire une carte, survolez-la.
    }
guide-mark-shuffle = Votre deck était épuisé : votre défausse a été mélangée et devient votre deck. C’est ainsi que vos achats arrivent en main.
guide-mark-action = { $card } est une carte Action. Vous avez une action par tour, à jouer avant vos Trésors.
guide-mark-terminal = { $card } ne donne pas de +1 Action : la jouer épuise votre action. On dit que c’est une carte terminale.
guide-mark-buys =
    { $n ->
        [one] Vous avez { $n } achat ce tour-ci.
       *[other] Vous avez { $n } achats ce tour-ci : vous pouvez répartir vos pièces entre { $n } cartes.
    }
guide-mark-trash = Les cartes écartées restent ici pour toujours. Avec moins de cartes faibles dans votre deck, vous piochez plus souvent les bonnes.
guide-mark-attack = { $name } a maintenant une Attaque : { $card } nuit à ses adversaires. Avec des Douves en main, vous ne risquez rien.
guide-mark-undo = Vous changez d’avis ? Contre des bots, vous pouvez toujours annuler votre dernier coup.
guide-mark-end =
    { $n ->
        [one] La partie se termine après le tour où part la dernière Province : il en reste { $n }.
       *[other] La partie se termine après le tour où part la dernière Province : il en reste { $n }.
    }
guide-mark-piles = La partie se termine aussi dès que trois piles sont vides, quelles qu’elles soient.
guide-mark-curse = Une Sorcière vous a donné une Malédiction : un point de moins, et une carte inutile de plus dans votre deck. Une Chapelle peut l’écarter.
guide-mark-chain =
    { $n ->
        [one] Vous avez joué { $n } carte Action ce tour-ci.
       *[other] Vous avez joué { $n } cartes Action ce tour-ci. Celles qui donnent +1 Action d’abord, une terminale à la fin.
    }
guide-mark-done = Vous avez tout vu : vous savez jouer. Le menu fait revenir les conseils. Continuez, ou partez : la page d’accueil garde votre partie.

## Suggestions

guide-treasures = Jouez vos Trésors. Chacun ajoute ses pièces à ce que vous pouvez dépenser ce tour-ci.
guide-play-card = Jouez { $card }.
guide-play-village = Jouez d’abord le Village : +1 Carte et +2 Actions, de quoi jouer d’autres Actions ensuite.
guide-play-market = Jouez le Marché : +1 Carte, +1 Action, +1 Achat et +1 Pièce. Son Action remplace celle qu’il utilise.
guide-play-laboratory = Jouez le Laboratoire : deux cartes, et une Action qui remplace celle qu’il utilise.
guide-play-smithy = Jouez le Forgeron pour piocher trois cartes.
guide-play-moat = Jouez les Douves pour piocher deux cartes.
guide-play-chapel = Jouez la Chapelle pour vous débarrasser des cartes inutiles : { $cards }.
guide-play-none = Aucune de vos Actions ne vous aide maintenant. Passez à vos Trésors.
guide-buy-card = Recevez la carte { $card }.
guide-buy-market = Achetez un Marché. Ses symboles signifient : +1 Carte, +1 Action, +1 Achat, +1 Pièce.
guide-buy-chapel = Achetez une Chapelle. Elle écarte de votre main des cartes faibles, comme les Domaines.
guide-buy-silver = Achetez un Argent. Il donne 2 pièces chaque fois que vous le piochez.
guide-buy-gold = Achetez un Or. Il donne 3 pièces chaque fois que vous le piochez.
guide-buy-moat = Achetez des Douves. Elles font piocher deux cartes et, en main, vous protègent des Attaques.
guide-buy-smithy = Achetez un Forgeron. Il fait piocher trois cartes.
guide-buy-village = Achetez un Village. Ses Actions permettent de jouer plusieurs cartes terminales par tour.
guide-buy-laboratory = Achetez un Laboratoire. Il fait piocher deux cartes sans vous priver d’Action.
guide-buy-duchy = La fin approche, les points passent avant tout : un Duché en vaut 3.
guide-buy-province = Achetez une Province : 6 points. Elle ne fait rien d’autre et ralentit un peu votre deck.
guide-buy-none = Rien de ce que vous pouvez payer n’aiderait votre deck. Finissez le tour.
guide-react = { $name } vous attaque avec { $attack }. { $card } est une Réaction : dévoilez-la, et l’Attaque ne vous fait rien. Vous gardez la carte.
guide-react-again = Dévoilez la carte { $card } : { $attack } ne vous fait rien.
guide-discard =
    { $n ->
        [0] Gardez toutes vos cartes.
       *[other] Gardez vos meilleures cartes. Défaussez les moins utiles : { $cards }.
    }
guide-trash =
    { $n ->
        [0] N’écartez rien.
        [one] Écartez { $cards } : vous ne piocherez plus jamais cette carte.
       *[other] Écartez { $cards } : vous ne piocherez plus jamais ces cartes.
    }

# The one thing to do now, with what the player uses; "focus": keys, but no single letters.
guide-act-card =
    { $device ->
        [touch]
            { $n ->
                [1] Touchez { $card }.
               *[other] Touchez { $n } fois { $card }.
            }
        [keys]
            { $n ->
                [1] Appuyez sur { $key } : { $card }.
               *[other] Appuyez { $n } fois sur { $key } : { $card }.
            }
        [focus]
            { $n ->
                [1] Allez sur { $card } et appuyez sur Entrée.
               *[other] Allez sur { $card } et appuyez { $n } fois sur Entrée.
            }
       *[mouse]
            { $n ->
                [1] Cliquez sur { $card }.
               *[other] Cliquez { $n } fois sur { $card }.
            }
    }
guide-act-button =
    { $device ->
        [touch] Touchez « { $button } ».
        [keys] Appuyez sur { $key } : « { $button } ».
        [focus] Allez sur « { $button } » et appuyez sur Entrée.
       *[mouse] Cliquez sur « { $button } ».
    }

# Several copies in a sentence; a single one is called by its name.
guide-copies-copper = { $n } Cuivres
guide-copies-estate = { $n } Domaines
guide-copies-duchy = { $n } Duchés
guide-copies-province = { $n } Provinces
guide-copies-curse = { $n } Malédictions

## After the game

guide-next = Et maintenant ?
guide-next-provinces = La dernière Province est partie : la partie était finie.
guide-next-piles = Trois piles étaient vides : la partie était finie.
guide-next-text = Vous avez joué une partie entière. Chaque Royaume en est une nouvelle.
guide-next-play = Jouer contre : { $name }
guide-next-cards = Lire les cartes
guide-next-again = Rejouer la leçon
