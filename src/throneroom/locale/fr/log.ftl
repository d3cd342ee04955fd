### Le journal : ce qui s’est passé à la table.
###
### $who vaut « you » pour la place de qui lit et « other » pour les autres ; $name précède : « Vous » ou un nom. Une
### proposition n’a pas de sujet : elle suit le nom (« Vous piochez Argent ») ou une autre proposition (« Vous jouez
### Village : piochez Argent ; +2 Actions »). $cards est une liste de cartes, sans article, ou l’un des textes
### log-cards. Tout est au présent : ni genre, ni accord avec le nom d’une carte.

## Headings

log-turn =
    { $who ->
        [you] Votre tour { $n }
       *[other] { $name }, tour { $n }
    }
log-end = La partie est terminée.

## How a line is composed

log-you = Vous
log-sentence =
    { $who ->
        [you] Vous { $what }
       *[other] { $name } { $what }
    }
log-effect = { $play } : { $effect }
log-gets =
    { $who ->
        [you] obtenez { $what }
       *[other] obtient { $what }
    }

## Cards

# Le nom d’une carte n’a pas de pluriel ici ; une espace insécable le tient au nombre.
log-copies = { $n }× { $card }
# Cartes que le lecteur ne voit pas.
log-cards =
    { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
log-cards-on-top =
    { $n ->
        [one] { $card }
       *[other] { $n } cartes, { $card } sur le dessus
    }

## Clauses

log-play =
    { $who ->
        [you] jouez { $cards }
       *[other] joue { $cards }
    }
log-play-again =
    { $who ->
        [you] rejouez { $cards }
       *[other] rejoue { $cards }
    }
log-buy =
    { $who ->
        [you] achetez { $cards }
       *[other] achète { $cards }
    }
log-draw =
    { $who ->
        [you] piochez { $cards }
       *[other] pioche { $cards }
    }
log-shuffle =
    { $who ->
        [you] mélangez vos cartes
       *[other] mélange ses cartes
    }
log-discard =
    { $who ->
        [you] défaussez { $cards }
       *[other] défausse { $cards }
    }
# On ne voit que la nouvelle carte du dessus de la défausse, $cards.
log-discard-deck =
    { $who ->
        [you] mettez votre deck dans votre défausse, { $cards } sur le dessus
       *[other] met son deck dans sa défausse, { $cards } sur le dessus
    }
log-trash =
    { $who ->
        [you] écartez { $cards }
       *[other] écarte { $cards }
    }
log-gain =
    { $who ->
        [you] recevez { $cards }
       *[other] reçoit { $cards }
    }
log-gain-into-hand =
    { $who ->
        [you] recevez { $cards } en main
       *[other] reçoit { $cards } en main
    }
log-gain-into-deck =
    { $who ->
        [you] recevez { $cards } sur votre deck
       *[other] reçoit { $cards } sur son deck
    }
log-gain-from-trash =
    { $who ->
        [you] recevez { $cards } du Rebut
       *[other] reçoit { $cards } du Rebut
    }
log-reveal =
    { $who ->
        [you] dévoilez { $cards }
       *[other] dévoile { $cards }
    }
log-reveal-no-hand =
    { $who ->
        [you] dévoilez une main vide
       *[other] dévoile une main vide
    }
# Une Réaction, en réponse à une Attaque.
log-react =
    { $who ->
        [you] dévoilez { $cards }
       *[other] dévoile { $cards }
    }
log-set-aside =
    { $who ->
        [you] mettez { $cards } de côté
       *[other] met { $cards } de côté
    }
log-put-on-deck =
    { $who ->
        [you] posez { $cards } sur votre deck
       *[other] pose { $cards } sur son deck
    }
log-put-back =
    { $who ->
        [you] remettez { $cards } sur votre deck
       *[other] remet { $cards } sur son deck
    }
log-into-hand =
    { $who ->
        [you] prenez { $cards } en main
       *[other] prend { $cards } en main
    }
# Les mêmes cartes que la proposition d’avant a dévoilées ; $n dit combien.
log-discard-them =
    { $n ->
        [one] { $who ->
            [you] défaussez cette carte
           *[other] défausse cette carte
        }
       *[other] { $who ->
            [you] défaussez ces cartes
           *[other] défausse ces cartes
        }
    }
log-trash-them =
    { $n ->
        [one] { $who ->
            [you] écartez cette carte
           *[other] écarte cette carte
        }
       *[other] { $who ->
            [you] écartez ces cartes
           *[other] écarte ces cartes
        }
    }
log-put-on-deck-them =
    { $n ->
        [one] { $who ->
            [you] posez cette carte sur votre deck
           *[other] pose cette carte sur son deck
        }
       *[other] { $who ->
            [you] posez ces cartes sur votre deck
           *[other] pose ces cartes sur son deck
        }
    }
log-put-back-them =
    { $n ->
        [one] { $who ->
            [you] remettez cette carte sur votre deck
           *[other] remet cette carte sur son deck
        }
       *[other] { $who ->
            [you] remettez ces cartes sur votre deck
           *[other] remet ces cartes sur son deck
        }
    }
log-into-hand-them =
    { $n ->
        [one] { $who ->
            [you] prenez cette carte en main
           *[other] prend cette carte en main
        }
       *[other] { $who ->
            [you] prenez ces cartes en main
           *[other] prend ces cartes en main
        }
    }
# $to vaut « you » si c’est le lecteur qui reçoit la carte ; sinon $other est le nom de qui la reçoit.
log-pass =
    { $to ->
        [you] vous passe { $cards }
       *[other]
            { $who ->
                [you] passez { $cards } à { $other }
               *[other] passe { $cards } à { $other }
            }
    }
# $cards sont ici des options, comme « +1 Carte, +1 Achat ».
log-choose =
    { $who ->
        [you] optez pour { $cards }
       *[other] opte pour { $cards }
    }
log-name =
    { $who ->
        [you] nommez { $cards }
       *[other] nomme { $cards }
    }
log-plus-actions = { plus-actions }
log-plus-buys = { plus-buys }
log-plus-coins = { plus-coins }
log-cheaper =
    { $who ->
        [you] baissez de { $n } le coût des cartes
       *[other] baisse de { $n } le coût des cartes
    }
log-worth-more =
    { $who ->
        [you] ajoutez 1 pièce à chaque { $cards }
       *[other] ajoute 1 pièce à chaque { $cards }
    }
log-first-worth-more =
    { $who ->
        [you] ajoutez 1 pièce à la première carte { $cards } jouée ce tour-ci
       *[other] ajoute 1 pièce à la première carte { $cards } jouée ce tour-ci
    }
# At cards on top of the deck.
log-look =
    { $who ->
        [you] regardez { $cards }
       *[other] regarde { $cards }
    }
log-look-through =
    { $who ->
        [you] consultez votre défausse
       *[other] consulte sa défausse
    }
log-play-discarded =
    { $who ->
        [you] jouez { $cards } depuis votre défausse
       *[other] joue { $cards } depuis sa défausse
    }
log-trash-from-supply =
    { $who ->
        [you] écartez { $cards } de la Réserve
       *[other] écarte { $cards } de la Réserve
    }
log-put-discarded-on-deck =
    { $who ->
        [you] posez { $cards } de votre défausse sur votre deck
       *[other] pose { $cards } de sa défausse sur son deck
    }
# $n is the number of cards above it.
log-put-into-deck =
    { $n ->
        [0] { $who ->
            [you] posez { $cards } sur votre deck
           *[other] pose { $cards } sur son deck
        }
        [one] { $who ->
            [you] glissez { $cards } dans votre deck, sous { $n } carte
           *[other] glisse { $cards } dans son deck, sous { $n } carte
        }
       *[other] { $who ->
            [you] glissez { $cards } dans votre deck, sous { $n } cartes
           *[other] glisse { $cards } dans son deck, sous { $n } cartes
        }
    }
