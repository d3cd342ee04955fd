### Les cartes du langage des cartes : leurs textes, et les erreurs qui s’y trouvent. Voir le fichier anglais.

## Verbs

workshop-verb-discard =
    { $form ->
        [present] défausse
        [infinitive] défausser
       *[imperative] défaussez
    }
workshop-verb-trash =
    { $form ->
        [present] écarte
        [infinitive] écarter
       *[imperative] écartez
    }
workshop-verb-gain =
    { $form ->
        [present] reçoit
        [infinitive] recevoir
       *[imperative] recevez
    }
workshop-verb-draw =
    { $form ->
        [present] pioche
        [infinitive] piocher
       *[imperative] piochez
    }
workshop-verb-put =
    { $form ->
        [present] pose
        [infinitive] poser
       *[imperative] posez
    }
workshop-verb-put-back =
    { $form ->
        [present] remet
        [infinitive] remettre
       *[imperative] remettez
    }
workshop-verb-take =
    { $form ->
        [present] prend
        [infinitive] prendre
       *[imperative] prenez
    }
workshop-verb-move =
    { $form ->
        [present] met
        [infinitive] mettre
       *[imperative] mettez
    }
workshop-verb-reveal =
    { $form ->
        [present] dévoile
        [infinitive] dévoiler
       *[imperative] dévoilez
    }
workshop-verb-look-at =
    { $form ->
        [present] regarde
        [infinitive] regarder
       *[imperative] regardez
    }
workshop-verb-name =
    { $form ->
        [present] nomme
        [infinitive] nommer
       *[imperative] nommez
    }
workshop-verb-play =
    { $form ->
        [present] joue
        [infinitive] jouer
       *[imperative] jouez
    }
workshop-verb-choose =
    { $form ->
        [present] choisit
        [infinitive] choisir
       *[imperative] choisissez
    }
workshop-may =
    { $whose ->
        [they] peut { $step }
       *[you] vous pouvez { $step }
    }

## Kinds of cards, after the noun "card"

workshop-type-action = Action
workshop-type-treasure = Trésor
workshop-type-victory = Victoire
workshop-type-curse = Malédiction
workshop-type-attack = Attaque
workshop-type-reaction = Réaction
workshop-either-type = { $first } ou { $last }
workshop-of-type = { $kind }
workshop-of-name = { $card }
workshop-of-other = { $kind } autre que { $card }

## What a card costs

workshop-price-up-to = coûtant { $n } au plus
workshop-price-exactly = coûtant exactement { $n }
workshop-price-at-least = coûtant au moins { $n }
workshop-price-more = coûtant au plus { $n } de plus que cette carte
workshop-price-exactly-more = coûtant exactement { $n } de plus que cette carte
workshop-price-exactly-less = coûtant exactement { $n } de moins que cette carte
workshop-price-less = coûtant au moins { $n } de moins que cette carte
workshop-price-same = coûtant autant que cette carte

## How many cards, as the object of a verb

workshop-cards =
    { $amount ->
        [one] une carte { $kind } { $price }
        [any] autant de cartes { $kind } { $price } que voulu
        [at-most] { $n ->
            [one] jusqu’à { $n } carte { $kind } { $price }
           *[other] jusqu’à { $n } cartes { $kind } { $price }
        }
       *[exact] { $n ->
            [one] { $n } carte { $kind } { $price }
           *[other] { $n } cartes { $kind } { $price }
        }
    }
workshop-of-them =
    { $amount ->
        [any] autant d’entre elles que voulu
        [at-most] jusqu’à { $n } d’entre elles
       *[exact] { $n } d’entre elles
    }
workshop-a-revealed = une carte { $kind } dévoilée { $price }

## Where cards come from and go to

workshop-from-hand =
    { $whose ->
        [they] de sa main
       *[you] de votre main
    }
workshop-from-trash = du rebut
workshop-into-hand =
    { $whose ->
        [they] dans sa main
       *[you] dans votre main
    }
workshop-onto-deck =
    { $whose ->
        [they] sur son deck
       *[you] sur votre deck
    }
workshop-if-kind = si c’est une carte { $kind }
workshop-you-choose = que vous choisissez
workshop-you-choose-gain = , à votre choix,
workshop-as-you-choose = à votre choix
workshop-twice = deux fois

## For each

workshop-for-each-pile = pour chaque pile vide de la Réserve
workshop-for-each-in-hand =
    { $whose ->
        [they] pour chaque carte { $kind } de sa main
       *[you] pour chaque carte { $kind } de votre main
    }
workshop-for-each-way =
    { $what ->
        [trashed] pour chaque carte ainsi écartée
       *[discarded] pour chaque carte ainsi défaussée
    }

## Steps about the hand

workshop-from-hand-step = { $verb } { $what } { $source } { $per }
workshop-put-on-deck =
    { $whose ->
        [they] { $verb } { $what } { $source } sur son deck { $per }
       *[you] { $verb } { $what } { $source } sur votre deck { $per }
    }
workshop-discard-down-to =
    { $n ->
        [one] { $verb } jusqu’à n’avoir plus que { $n } carte en main
       *[other] { $verb } jusqu’à n’avoir plus que { $n } cartes en main
    }
workshop-discard-hand =
    { $whose ->
        [they] { $verb } sa main
       *[you] { $verb } votre main
    }
workshop-reveal-hand =
    { $whose ->
        [they] { $verb } sa main
       *[you] { $verb } votre main
    }
workshop-put-openly =
    { $whose ->
        [they] { $verb } { $what } de sa main sur son deck, ou { $shows } une main qui n’en a pas
       *[you] { $verb } { $what } de votre main sur votre deck, ou { $shows } une main qui n’en a pas
    }
workshop-put-anywhere =
    { $whose ->
        [they] { $verb } { $what } { $source } n’importe où dans son deck
       *[you] { $verb } { $what } { $source } où vous voulez dans votre deck
    }
workshop-put-discarded =
    { $whose ->
        [they] { $verb } { $what } de sa défausse sur son deck
       *[you] { $verb } { $what } de votre défausse sur votre deck
    }
workshop-discard-deck =
    { $whose ->
        [they] { $verb } son deck dans sa défausse
       *[you] { $verb } votre deck dans votre défausse
    }
workshop-trash-this = { $verb } cette carte-ci
workshop-play-step = { $verb } { $what } { $source } { $twice }
workshop-play-it = { $verb } cette carte
workshop-pass-left = tout le monde passe une carte de sa main à la personne à sa gauche

## Steps about the deck

workshop-draw-step =
    { $n ->
        [one] { $verb } { $n } carte
       *[other] { $verb } { $n } cartes
    }
workshop-draw-until =
    { $whose ->
        [they] { $n ->
            [one] { $verb } jusqu’à avoir { $n } carte en main
           *[other] { $verb } jusqu’à avoir { $n } cartes en main
        }
       *[you] { $n ->
            [one] { $verb } jusqu’à avoir { $n } carte en main
           *[other] { $verb } jusqu’à avoir { $n } cartes en main
        }
    }
workshop-draw-aside = vous pouvez mettre de côté les cartes { $kind } à mesure que vous les piochez, pour les défausser ensuite
workshop-top-step = { $verb } { $top }
workshop-top-cards =
    { $whose ->
        [they] { $n ->
            [one] la première carte de son deck
           *[other] les { $n } premières cartes de son deck
        }
       *[you] { $n ->
            [one] la première carte de votre deck
           *[other] les { $n } premières cartes de votre deck
        }
    }
workshop-reveal-until =
    { $whose ->
        [they] { $verb } des cartes de son deck jusqu’à dévoiler { $what }
       *[you] { $verb } des cartes de votre deck jusqu’à dévoiler { $what }
    }
workshop-of-them-step = { $verb } { $what } { $choice }
workshop-discard-or-back = { $verb } cette carte ou bien { $back } cette carte en place { $choice }
workshop-discard-rest = { $verb } le reste
workshop-rest-to-hand =
    { $whose ->
        [they] { $verb } le reste en main
       *[you] { $verb } le reste en main
    }
workshop-rest-back = { $verb } le reste en place
workshop-rest-back-ordered = { $verb } le reste sur le deck, dans un ordre au choix
workshop-take-kind =
    { $whose ->
        [they] { $verb } en main les cartes { $kind } dévoilées
       *[you] { $verb } en main les cartes { $kind } dévoilées
    }
workshop-it-to-hand =
    { $whose ->
        [they] { $verb } cette carte en main
       *[you] { $verb } cette carte en main
    }
workshop-it-back = { $verb } cette carte en place
workshop-it-step = { $verb } cette carte
workshop-name-card = { $verb } une carte

## Steps about the Supply and the trash

workshop-gain-step = { $verb } { $choice } { $to } { $what } { $source }
workshop-gain-if-step = { $verb } { $what } { $source } ({ $to } { $condition })
workshop-gain-trashed = { $verb } autant des cartes ainsi écartées que voulu
workshop-trash-from-supply = { $verb } { $what } de la Réserve

## Steps about the turn

workshop-plus-also = { $first } et { $last }
workshop-plus-each = { $signs } { $per }
workshop-cost-less = ce tour-ci, les cartes coûtent { $n } de moins
workshop-worth-more =
    { $n ->
        [one] ce tour-ci, chaque carte { $card } rapporte { $n } pièce de plus
       *[other] ce tour-ci, chaque carte { $card } rapporte { $n } pièces de plus
    }
workshop-first-worth-more =
    { $n ->
        [one] la première carte { $card } que vous jouez ce tour-ci rapporte { $n } pièce de plus
       *[other] la première carte { $card } que vous jouez ce tour-ci rapporte { $n } pièces de plus
    }
workshop-protect = l’Attaque ne vous touche pas

## Conditions

workshop-if = { $condition }, { $steps }
workshop-if-they = { $condition }, cette personne { $steps }
workshop-they = cette personne { $steps }
workshop-if-done =
    { $whose ->
        [they] si elle le fait
       *[you] si vous le faites
    }
workshop-if-not-done =
    { $whose ->
        [they] si elle ne le fait pas
       *[you] si vous ne le faites pas
    }
workshop-if-is = si c’est une carte { $kind }
workshop-if-is-named = si c’est la carte nommée
workshop-if-costs-more = si elle coûte au moins { $n }
workshop-if-costs-less = si elle coûte { $n } au plus
workshop-if-hand-more =
    { $whose ->
        [they] si elle a au moins { $n } cartes en main
       *[you] si vous avez au moins { $n } cartes en main
    }
workshop-if-hand-fewer =
    { $whose ->
        [they] si elle a au plus { $n } cartes en main
       *[you] si vous avez au plus { $n } cartes en main
    }
workshop-if-played = si vous avez joué au moins { $n } Actions ce tour-ci
workshop-if-piles = si au moins { $n } piles de la Réserve sont vides
workshop-if-has =
    { $whose ->
        [they] si elle a une carte { $kind } en main
       *[you] si vous avez une carte { $kind } en main
    }
workshop-if-has-no =
    { $whose ->
        [they] si elle n’a aucune carte { $kind } en main
       *[you] si vous n’avez aucune carte { $kind } en main
    }

## Several steps, players and choices

workshop-steps = { $first }, { $last }
workshop-steps-last = { $first } et { $last }
workshop-each-others = chaque adversaire { $having } { $steps }
workshop-each-everybody = chaque personne { $having } { $steps }
workshop-each-with = ayant au moins { $n } cartes en main
workshop-left-step = la personne à votre gauche { $steps }
workshop-choices = { $first } ; { $last }
workshop-choose-step =
    { $n ->
        [one] { $verb } { $n } option : { $choices }
       *[other] { $verb } { $n } options différentes : { $choices }
    }
workshop-choose-per-type = pour chacun de ses types, { $verb } une option différente : { $choices }
workshop-for-each-revealed = pour chaque carte dévoilée de nom différent : { $steps }

## Worth and Reactions

workshop-worth-coins =
    { $n ->
        [one] vaut { $n } pièce
       *[other] vaut { $n } pièces
    }
workshop-worth-points =
    { $n ->
        [one] vaut { $n } point
       *[other] vaut { $n } points
    }
workshop-worth-every =
    { $n ->
        [one] vaut { $n } point par tranche de { $every } cartes que vous possédez
       *[other] vaut { $n } points par tranche de { $every } cartes que vous possédez
    }
workshop-worth-each =
    { $n ->
        [one] vaut { $n } point par carte { $kind } que vous possédez
       *[other] vaut { $n } points par carte { $kind } que vous possédez
    }
workshop-react =
    { $times ->
        [once] quand quelqu’un d’autre joue une Attaque, vous pouvez dévoiler cette carte de votre main une fois
       *[often] quand quelqu’un d’autre joue une Attaque, vous pouvez dévoiler cette carte de votre main
    }
workshop-react-fewest =
    { $times ->
        [once] quand quelqu’un d’autre joue une Attaque, vous pouvez dévoiler cette carte d’une main d’au moins { $n } cartes une fois
       *[often] quand quelqu’un d’autre joue une Attaque, vous pouvez dévoiler cette carte d’une main d’au moins { $n } cartes
    }

## Les erreurs. Les mots du langage des cartes sont anglais dans toutes les langues.

workshop-wrong = { $place }: { $problem }
workshop-wrong-hint = { $place } : { $problem } ; { $hint }
workshop-bad-did-you-mean = vouliez-vous dire { $names } ?
workshop-bad-expected = ici pourrait se trouver { $words }
workshop-bad-a-number = un nombre
workshop-bad-a-name = le nom d’une carte
workshop-bad-end = le texte s’arrête au milieu d’une phrase
workshop-bad-word = { $word } ne peut pas se trouver ici
workshop-bad-no-card = aucune carte nommée { $name }
workshop-bad-dot = une phrase se termine par un point
workshop-bad-step = ceci ne peut pas se trouver ici
workshop-bad-number = { $number } est hors limites ; donnez un nombre de { $least } à { $most }
workshop-bad-several = ce texte contient plus d’une carte
workshop-bad-version = ce texte est écrit dans la version { $given } du langage des cartes ; ce programme lit la version { $known }
workshop-bad-empty = il n’y a aucune carte dans ce texte
workshop-bad-many = un texte contient au plus { $most } cartes
workshop-bad-twice = il y a deux cartes nommées { $name }
workshop-bad-long = une carte compte au plus { $letters } lettres en { $lines } lignes
workshop-bad-header = après son nom, une carte a une ligne avec son coût et ses types, par exemple : { $example }
workshop-bad-name = { $name } n’est pas un nom de carte valide : il commence par une lettre et ne contient pas de signe comme . , ; : | = #
workshop-bad-name-long = un nom de carte compte au plus { $most } lettres
workshop-bad-name-taken = aucune carte ne peut s’appeler { $name }
workshop-bad-icon = le nom d’une icône s’écrit en minuscules, chiffres et traits d’union, par exemple : { $example }
workshop-bad-type = aucun type nommé { $name }
workshop-bad-attack = une Attaque est aussi une Action : écrivez « Action - Attack »
workshop-bad-no-reaction = une Réaction a besoin de : When another player plays an Attack, you may reveal this ...
workshop-bad-not-a-reaction = une carte dévoilée contre une Attaque a le type Reaction
workshop-bad-reaction-empty = dites ce que fait la Réaction
workshop-bad-reactions = une carte a une seule Réaction
workshop-bad-no-action = seule une Action fait quelque chose ; un Trésor a des signes plus, une carte Victoire des points
workshop-bad-endless = une carte qui s’écarte elle-même ne peut pas faire recevoir de cartes du rebut : un tour pourrait ne jamais finir
workshop-bad-steps = une carte compte au plus { $most } étapes
workshop-bad-aside = ceci suit « Draw until you have ... cards in hand. »
workshop-bad-they = « they » désigne les joueurs d’une phrase précédente : « Each player ... »
workshop-bad-worths = une carte compte ses points d’une seule façon
workshop-bad-nothing-named = aucune carte n’a encore été nommée
workshop-bad-one-name = nommez une carte, ou des types de cartes
workshop-bad-named-price = une carte nommée n’a pas besoin de coût
workshop-bad-no-it = aucune carte n’a été mentionnée que « it » pourrait désigner
workshop-bad-no-step = rien avant ceci ne pouvait être fait, ou ne pas l’être
workshop-bad-no-group = aucune carte n’a encore été dévoilée ni regardée
workshop-bad-not-revealed = seules des cartes dévoilées peuvent aller en main ; dévoilez-les
workshop-bad-not-theirs = les autres joueurs ne peuvent pas faire ceci
workshop-bad-not-reaction = une Réaction ne peut pas faire ceci, car c’est le tour de quelqu’un d’autre
workshop-bad-one-only = ceci ne peut se faire qu’avec une seule carte
workshop-bad-source = on ne peut pas prendre de cartes à cet endroit
workshop-bad-one-each = dites combien pour chaque : « discard a card for each ... »
workshop-bad-you-choose = vous choisissez de toute façon vos propres cartes
workshop-bad-gain-any = dites combien de cartes : « up to 2 cards »
workshop-bad-gain-source = on reçoit des cartes de la Réserve ou du rebut
workshop-bad-gain-if = le genre d’une carte nommée est connu
workshop-bad-until = dites combien de cartes dévoiler : « a Treasure », « 2 Treasures »
workshop-bad-not-treasure = seul un Trésor rapporte des pièces quand on le joue
workshop-bad-no-attack = ceci est pour une Réaction : « When another player plays an Attack, ... »
workshop-bad-no-loot = aucun autre joueur n’a écarté de carte à cause de celle-ci
workshop-bad-each-each = « each player » ne peut pas se trouver dans « each player »
workshop-bad-pass = écrivez : each player passes a card from their hand to the player on their left
workshop-bad-choose-choose = un choix ne peut pas se trouver dans un autre
workshop-bad-same-option = le même choix figure deux fois
workshop-bad-choose-types = écrivez : for each type it has, choose one: ...
workshop-bad-options = un choix compte de 2 à 10 options
workshop-bad-choose-all = choisissez-en moins qu’il n’y a d’options
workshop-bad-utf-8 = ce n’est pas un texte en UTF-8

## `throneroom workshop check`

workshop-checked =
    { $n ->
        [one] { $n } carte est juste : { $names }.
       *[other] { $n } cartes sont justes : { $names }.
    }
