### Comment une décision est demandée et reçue : une phrase adressée à « vous », avec le nombre.
###
### Une question est ask-<carte>-<verbe>, ou ask-<verbe> sans carte ou pour une carte maison. Les noms de cartes et de
### personnes s’y mettent sans article ni « de » ou « que » devant : on évite ainsi genre et élision.

## Lists: $first is all but the last item, separated by commas

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-clauses = { $first } ; { $last }

## Counters

ask-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
ask-buys =
    { $n ->
        [one] { $n } achat
       *[other] { $n } achats
    }

## The turn

ask-play-action = Phase Action, { $actions }, { $buys }, { $coins } : jouez une Action, ou continuez.
ask-play-treasures = Phase Achat, { $coins } pour l’instant : jouez des Trésors de votre main.
ask-buy = Phase Achat, { $coins } et { $buys } : achetez une carte, ou finissez le tour.
ask-react = { $name } joue { $asker } : vous pouvez dévoiler une Réaction de votre main.

# The card of another player that asks: $asker of the prompts below, in that player's turn.
ask-whose = { $player } joue { $card }

## Any card, for cards without their own prompt

ask-play = { $asker } : jouez une carte de votre main.
ask-discard =
    { $least ->
        [0] { $n ->
            [1] { $asker } : défaussez { $n } de ces cartes, ou aucune.
           *[other] { $asker } : défaussez jusqu’à { $n } de ces cartes.
        }
       *[other] { $n ->
            [one] { $asker } : défaussez { $n } carte.
           *[other] { $asker } : défaussez { $n } cartes.
        }
    }
ask-discard-deck = { $asker } : vous pouvez mettre votre deck dans votre défausse.
ask-trash =
    { $least ->
        [0] { $n ->
            [1] { $asker } : écartez { $n } de ces cartes, ou aucune.
           *[other] { $asker } : écartez jusqu’à { $n } de ces cartes.
        }
       *[other] { $n ->
            [one] { $asker } : écartez { $n } carte.
           *[other] { $asker } : écartez { $n } cartes.
        }
    }
ask-gain =
    { $least ->
        [0] { $n ->
            [1] { $asker } : recevez { $n } de ces cartes, ou aucune.
           *[other] { $asker } : recevez jusqu’à { $n } de ces cartes.
        }
       *[other] { $n ->
            [one] { $asker } : recevez { $n } carte.
           *[other] { $asker } : recevez { $n } cartes.
        }
    }
ask-give = { $asker } : choisissez une carte que reçoit { $name }.
ask-put-on-deck =
    { $n ->
        [one] { $asker } : posez { $n } carte sur votre deck.
       *[other] { $asker } : posez { $n } cartes sur votre deck.
    }
ask-put-back =
    { $n ->
        [one] { $asker } : remettez { $n } carte sur votre deck.
       *[other] { $asker } : remettez { $n } cartes sur votre deck.
    }
ask-set-aside =
    { $least ->
        [0] { $n ->
            [1] { $asker } : mettez de côté { $n } de ces cartes, ou aucune.
           *[other] { $asker } : mettez de côté jusqu’à { $n } de ces cartes.
        }
       *[other] { $n ->
            [one] { $asker } : mettez de côté { $n } carte.
           *[other] { $asker } : mettez de côté { $n } cartes.
        }
    }
ask-pass =
    { $n ->
        [one] { $asker } : passez { $n } carte à { $left }.
       *[other] { $asker } : passez { $n } cartes à { $left }.
    }
ask-name = { $asker } : nommez une carte.
ask-choose = { $asker } : choisissez-en { $n }.
ask-put-into-deck = { $asker } : choisissez { $n } carte de votre main à glisser dans votre deck.
ask-reveal = { $asker } : dévoilez { $n } carte de votre main.
ask-choose-number = { $asker } : choisissez un nombre de { $card } à { $last }.

# Any card whose question need not be answered, or is about another player's cards.
ask-optional-play = { $asker } : jouez une de ces cartes de votre main, ou aucune.
ask-optional-put-on-deck =
    { $n ->
        [1] { $asker } : posez { $n } de ces cartes sur votre deck, ou aucune.
       *[other] { $asker } : posez jusqu’à { $n } de ces cartes sur votre deck.
    }
ask-optional-reveal =
    { $n ->
        [1] { $asker } : dévoilez { $n } de ces cartes de votre main, ou aucune.
       *[other] { $asker } : dévoilez jusqu’à { $n } de ces cartes de votre main.
    }
ask-other-trash = { $asker } : choisissez ce qu’écarte { $name } ({ $n } de ces cartes).
ask-other-discard = { $asker } : choisissez ce que défausse { $name } ({ $n } de ces cartes).

# Any card that offers a single option, to accept or decline.
ask-may-play = { $asker } : jouer { $card } ?
ask-may-discard =
    { $whose ->
        [you] { $asker } : défausser { $card } ?
       *[other] { $asker } : faire défausser { $card } à { $name } ?
    }
ask-may-trash =
    { $whose ->
        [you] { $asker } : écarter { $card } ?
       *[other] { $asker } : faire écarter { $card } à { $name } ?
    }
ask-may-gain = { $asker } : recevoir { $card } ?
ask-may-give = { $asker } : faire recevoir { $card } à { $name } ?
ask-may-put-on-deck = { $asker } : poser { $card } sur votre deck ?
ask-may-put-back = { $asker } : remettre { $card } sur votre deck ?
ask-may-put-into-deck = { $asker } : glisser { $card } dans votre deck ?
ask-may-reveal = { $asker } : dévoiler { $card } ?
ask-may-set-aside = { $asker } : mettre { $card } de côté ?
ask-may-choose = { $asker } : { $card } ?

## Dominion

ask-bureaucrat-put-on-deck = { $asker } : posez { $n } carte Victoire de votre main sur votre deck.
ask-cellar-discard =
    { $n ->
        [1] Cave : défausser la carte { $card }, puis piocher une carte ?
       *[other] Cave : défaussez le nombre de cartes voulu, puis piochez-en autant.
    }
ask-chancellor-discard-deck = Chancelier : mettre votre deck dans votre défausse ?
ask-chapel-trash =
    { $n ->
        [one] Chapelle : écartez { $n } carte de votre main, ou aucune.
       *[other] Chapelle : écartez jusqu’à { $n } cartes de votre main.
    }
ask-feast-gain = Festin : recevez { $n } carte coûtant 5 au plus.
ask-library-set-aside = Bibliothèque : vous piochez { $card }. Mettre cette carte de côté ?
ask-militia-discard =
    { $n ->
        [one] { $asker } : défaussez { $n } carte (gardez-en { $keep }).
       *[other] { $asker } : défaussez { $n } cartes (gardez-en { $keep }).
    }
ask-mine-trash =
    { $least ->
        [0] Mine : écartez { $n } Trésor de votre main, ou aucun.
       *[other] Mine : écartez { $n } Trésor de votre main.
    }
ask-mine-gain = Mine : recevez en main { $n } Trésor coûtant au plus 3 de plus que celui que vous avez écarté.
ask-remodel-trash = Rénovation : écartez { $n } carte de votre main.
ask-remodel-gain = Rénovation : recevez { $n } carte coûtant au plus 2 de plus que celle que vous avez écartée.
ask-spy-discard =
    { $whose ->
        [you] Espion : vous dévoilez { $card }. Défausser cette carte ? (Sinon, elle retourne sur le deck.)
       *[other] Espion : { $name } dévoile { $card }. Défausser cette carte ? (Sinon, elle retourne sur le deck.)
    }
ask-thief-trash = Voleur : choisissez { $n } Trésor que doit écarter { $name }.
ask-thief-gain =
    { $n ->
        [one] Voleur : recevoir la carte écartée ({ $card }) ?
       *[other] Voleur : recevez jusqu’à { $n } des Trésors écartés.
    }
ask-throne-room-play =
    { $least ->
        [0] Salle du Trône : choisissez { $n } carte Action de votre main à jouer deux fois, ou aucune.
       *[other] Salle du Trône : choisissez { $n } carte Action de votre main à jouer deux fois.
    }
ask-workshop-gain = Atelier : recevez { $n } carte coûtant 4 au plus.

## Intrigue

ask-courtyard-put-on-deck = Cour : posez { $n } carte de votre main sur votre deck.
ask-pawn-choose = Pion : choisissez { $n } options parmi +1 Carte, +1 Action, +1 Achat et +1 Pièce.
ask-secret-chamber-discard =
    { $n ->
        [1] Chambre secrète : défausser la carte { $card } pour +1 Pièce ?
       *[other] Chambre secrète : défaussez le nombre de cartes voulu, pour +1 Pièce chacune.
    }
ask-secret-chamber-put-on-deck =
    { $n ->
        [one] Chambre secrète : posez { $n } carte de votre main sur votre deck.
       *[other] Chambre secrète : posez { $n } cartes de votre main sur votre deck.
    }
ask-masquerade-pass = { $asker } : passez { $n } carte à { $left }.
ask-masquerade-trash = Mascarade : écartez { $n } carte de votre main, ou aucune.
ask-steward-choose = Intendant : prenez +2 Cartes ou +2 Pièces, ou écartez 2 cartes de votre main.
ask-steward-trash =
    { $n ->
        [one] Intendant : écartez { $n } carte de votre main.
       *[other] Intendant : écartez { $n } cartes de votre main.
    }
ask-swindler-give = Escroc : choisissez { $n } carte coûtant { $cost } que reçoit { $name }.
ask-wishing-well-name = Puits aux souhaits : nommez { $n } carte ; si c’est celle du dessus de votre deck, vous la prenez en main.
ask-baron-discard = Baron : défausser { $n } Domaine pour +4 Pièces ? (Sinon, vous recevez un Domaine.)
ask-ironworks-gain = Fonderie : recevez { $n } carte coûtant 4 au plus.
ask-mining-village-trash = Village minier : écarter cette carte pour +2 Pièces ?
ask-scout-put-back =
    { $n ->
        [one] Éclaireur : remettez cette carte sur votre deck.
       *[other] Éclaireur : remettez ces { $n } cartes sur votre deck, dans l’ordre de votre choix.
    }
ask-minion-choose = Larbin : prenez +2 Pièces, ou une nouvelle main de 4 cartes (comme les autres qui en ont au moins 5).
ask-saboteur-gain = { $asker } : recevez { $n } carte coûtant au moins 2 de moins que la carte écartée, ou aucune.
ask-torturer-choose = { $asker } : défaussez 2 cartes, ou recevez une Malédiction en main.
ask-torturer-discard =
    { $n ->
        [one] { $asker } : défaussez { $n } carte.
       *[other] { $asker } : défaussez { $n } cartes (gardez-en { $keep }).
    }
ask-trading-post-trash =
    { $n ->
        [one] Comptoir : écartez { $n } carte de votre main.
       *[other] Comptoir : écartez { $n } cartes de votre main et recevez un Argent en main.
    }
ask-upgrade-trash = Mise à niveau : écartez { $n } carte de votre main.
ask-upgrade-gain = Mise à niveau : recevez { $n } carte coûtant exactement { $cost }.
ask-nobles-choose = Nobles : prenez +3 Cartes ou +2 Actions.

## Modes

# Elles suivent « Vous optez pour » dans le journal et se lisent seules sur un bouton : à l’infinitif.
ask-mode-1-card = +1 Carte
ask-mode-2-cards = +2 Cartes
ask-mode-3-cards = +3 Cartes
ask-mode-1-action = +1 Action
ask-mode-2-actions = +2 Actions
ask-mode-1-buy = +1 Achat
ask-mode-1-coin = +1 Pièce
ask-mode-2-coins = +2 Pièces
ask-mode-trash-2-cards = écarter 2 cartes
ask-mode-new-hand = une nouvelle main de 4 cartes (les autres mains d’au moins 5 aussi)
ask-mode-discard-2-cards = défausser 2 cartes
ask-mode-gain-a-curse = recevoir une Malédiction en main
ask-mode-deck-into-discard-pile = mettre votre deck dans votre défausse

## The choices

ask-choice =
    { $n ->
        [one] { $number }) { $name }
       *[other] { $number }) { $name } ({ $n })
    }
ask-choices-at = Coût { $price } : { $choices }

## Hints: how many, and what an empty answer means

ask-hints = ({ $hints })
ask-hint-exactly = { $n } à choisir
ask-hint-up-to =
    { $all ->
        [yes] jusqu’à { $n } à choisir, ou tout
       *[no] jusqu’à { $n } à choisir
    }
ask-hint-yes-no = oui, ou Entrée pour non
ask-hint-order = la dernière finit sur le dessus
ask-hint-order-discard = la dernière finit sur le dessus de votre défausse
ask-hint-order-deck = la dernière finit sur le dessus de votre deck
ask-none = Entrée pour ne rien choisir
ask-none-play-action = Entrée pour passer à la phase Achat
ask-none-play-treasures = Entrée pour ne plus en jouer
ask-none-buy = Entrée pour finir votre tour
ask-none-react = Entrée pour ne rien dévoiler

## Words that stand for an answer, separated by spaces

# Sans accents ni majuscules : c’est ainsi que le programme les compare. Les mots anglais marchent aussi.
ask-words-all = tout tous toute toutes all
# De même, si aucune carte ne commence ainsi.
ask-words-all-short = t a *
ask-words-none = rien aucun aucune fini fin none nothing done end 0 -
ask-words-yes = oui o yes y
ask-words-no = non n no

## Answers that cannot be used

ask-wrong-unknown = Il n’y a pas d’option { $text }. Tapez un nom, ses premières lettres ou son numéro.
ask-wrong-now = Impossible de choisir { $card } maintenant. Choisissez parmi : { $choices }.
ask-wrong-number = Il n’y a pas d’option numéro { $text }. Les options vont de 1 à { $most }.
ask-wrong-range = { $text } ne peut pas être choisi. Tapez un nombre de { $least } à { $most }.
ask-wrong-ambiguous = { $text } peut désigner { $choices }. Tapez plus de lettres, ou le numéro.
ask-wrong-copies = { $card } : vous pouvez n’en choisir que { $n }, pas { $given }.
ask-wrong-many =
    { $n ->
        [one] Vous en avez choisi { $given } ; n’en choisissez que { $n }.
       *[other] Vous en avez choisi { $given } ; choisissez-en { $n } au plus.
    }
ask-wrong-few =
    { $given ->
        [0] Vous devez en choisir { $n }.
       *[other] Vous en avez choisi { $given } ; choisissez-en { $n }.
    }

## The rule behind a question

ask-rule = Règles, section { $section }.
ask-rule-3a = Phase Action : vous pouvez jouer une carte Action de votre main par action dont vous disposez, l’une après l’autre. Vous commencez chaque tour avec 1 action.
ask-rule-3b = Phase Achat : jouez d’abord autant de Trésors que vous voulez. Ensuite, vous pouvez acheter une carte par achat dont vous disposez, dans la limite de vos pièces. Dès qu’une carte est achetée, plus aucun Trésor ne peut être joué. Les pièces et les achats inutilisés sont perdus.
ask-rule-4 = Réactions : quand une autre personne joue une Attaque, vous pouvez dévoiler des cartes Réaction de votre main, l’une après l’autre, avant que l’Attaque ne fasse effet.

## A card, as `help CARD` shows it

ask-card = { $name } : coût { $cost }. { $types }.
