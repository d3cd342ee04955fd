### Les cartes, leurs types, les boîtes et les Royaumes conseillés.
###
### Chaque texte tient sur une ligne et chaque précision doit se comprendre seule. Les textes sont les nôtres : ne pas
### recopier ceux des cartes publiées. « Adversaire » désigne chaque autre personne à la table, sans genre.

## Plus-signs and worth

plus-cards =
    { $n ->
        [one] +{ $n } Carte
       *[other] +{ $n } Cartes
    }
plus-actions =
    { $n ->
        [one] +{ $n } Action
       *[other] +{ $n } Actions
    }
plus-buys =
    { $n ->
        [one] +{ $n } Achat
       *[other] +{ $n } Achats
    }
plus-coins =
    { $n ->
        [one] +{ $n } Pièce
       *[other] +{ $n } Pièces
    }
worth-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
# Peut être négatif : une Malédiction vaut -1.
worth-points =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }

## Types

type-action = Action
type-treasure = Trésor
type-victory = Victoire
type-curse = Malédiction
type-attack = Attaque
type-reaction = Réaction

## Boxes

box-basic = Cartes de base
box-base = Dominion
box-intrigue = L’Intrigue
box-custom = Cartes maison

## Recommended sets

kingdom-first-game = Les premières parties
kingdom-big-money = Richesses et trésors
kingdom-interaction = Interaction
kingdom-size-distortion = Changement de taille
kingdom-village-square = Place du Village
kingdom-victory-dance = Danse de la victoire
kingdom-secret-schemes = Manigances
kingdom-best-wishes = Meilleurs vœux
kingdom-deconstruction = Déconstruction
kingdom-hand-madness = La corruption du pouvoir
kingdom-underlings = Subalternes

## Basic cards

card-copper = Cuivre
    .text = Vaut 1 pièce.
    .ruling-1 = Chaque deck compte au départ 7 Cuivres, pris dans la pile Cuivre.
    .ruling-2 = Un Cuivre ne coûte rien, mais en acheter un utilise tout de même un achat.
    .ruling-3 = Pendant votre phase Achat, vous jouez les Trésors de votre choix ; les autres peuvent rester dans votre main.
    .ruling-4 = Dès que vous avez acheté une carte, vous ne pouvez plus jouer de Trésor pendant ce tour.
card-silver = Argent
    .text = Vaut 2 pièces.
    .ruling-1 = Pendant votre phase Achat, vous jouez les Trésors de votre choix ; les autres peuvent rester dans votre main.
    .ruling-2 = Dès que vous avez acheté une carte, vous ne pouvez plus jouer de Trésor pendant ce tour.
card-gold = Or
    .text = Vaut 3 pièces.
    .ruling-1 = Pendant votre phase Achat, vous jouez les Trésors de votre choix ; les autres peuvent rester dans votre main.
    .ruling-2 = Dès que vous avez acheté une carte, vous ne pouvez plus jouer de Trésor pendant ce tour.
card-estate = Domaine
    .text = Vaut 1 point de victoire.
    .ruling-1 = Chaque deck compte au départ 3 Domaines, qui ne sont pas pris dans la pile Domaine.
    .ruling-2 = La pile Domaine compte 8 cartes à deux, et 12 à partir de trois.
card-duchy = Duché
    .text = Vaut 3 points de victoire.
    .ruling-1 = La pile Duché compte 8 cartes à deux, et 12 à partir de trois.
card-province = Province
    .text = Vaut 6 points de victoire.
    .ruling-1 = La partie s’achève avec le tour où la dernière Province quitte sa pile ; ce tour se joue jusqu’au bout, phase Ajustement comprise.
    .ruling-2 = La pile Province compte 8 cartes à deux, 12 à trois ou quatre, 15 à cinq et 18 à six.
card-curse = Malédiction
    .text = Vaut -1 point de victoire.
    .ruling-1 = Malédiction est un type à part : ce n’est ni une carte Victoire, ni un Trésor, ni une Action.
    .ruling-2 = Une Malédiction peut s’acheter, comme toute carte de la Réserve.
    .ruling-3 = Quand la pile Malédiction est vide, qui devrait recevoir une Malédiction ne reçoit rien.
    .ruling-4 = La pile Malédiction compte 10 cartes à deux, et 10 de plus par personne supplémentaire.

## Dominion

card-adventurer = Aventurier
    .text = Dévoilez une à une les cartes du dessus de votre deck jusqu’à trouver deux Trésors. Prenez-les en main, puis défaussez les autres cartes dévoilées.
    .short = Dévoilez jusqu’à trouver deux Trésors : prenez-les, défaussez le reste.
    .ruling-1 = Si votre deck s’épuise, mélangez votre défausse et continuez ; les cartes déjà dévoilées ne sont pas mélangées avec elle.
    .ruling-2 = Les cartes dévoilées que vous ne gardez pas ne sont défaussées qu’à la toute fin.
    .ruling-3 = Si vous n’avez plus aucune carte à dévoiler, vous gardez les Trésors trouvés, qu’il y en ait un ou aucun.
    .ruling-4 = Toute carte de type Trésor compte : un Harem est donc l’un des deux.
card-bureaucrat = Bureaucrate
    .text = Recevez un Argent sur votre deck. Chaque adversaire doit dévoiler une carte Victoire de sa main et la poser sur son deck ; sans carte Victoire, il faut dévoiler toute sa main.
    .short = Un Argent sur votre deck. Chaque adversaire remet une carte Victoire sur le sien.
    .ruling-1 = Avec plusieurs cartes Victoire différentes en main, on choisit celle que l’on pose sur son deck.
    .ruling-2 = Si un deck est vide, la carte posée forme à elle seule tout le deck ; cela vaut aussi pour votre Argent.
    .ruling-3 = Une Malédiction n’est pas une carte Victoire : elle ne peut pas être posée ainsi sur le deck.
    .ruling-4 = Une carte qui a un autre type en plus de Victoire, comme Grand Hall, Harem ou Nobles, est ici une carte Victoire.
    .ruling-5 = S’il ne reste plus d’Argent, vous ne recevez rien, mais vos adversaires subissent quand même l’Attaque.
card-cellar = Cave
    .text = +1 Action. Défaussez le nombre de cartes qui vous plaît, puis piochez-en autant.
    .short = Défaussez des cartes, puis piochez-en autant.
    .ruling-1 = Choisissez d’abord toutes les cartes et défaussez-les ensemble ; vous ne piochez qu’ensuite.
    .ruling-2 = Si votre deck s’épuise pendant la pioche, les cartes que vous venez de défausser sont mélangées avec le reste.
    .ruling-3 = La Cave que vous jouez est en jeu et non dans votre main : elle ne peut pas être défaussée.
    .ruling-4 = Vous pouvez ne défausser aucune carte ; vous n’en piochez alors aucune.
    .ruling-5 = Vous annoncez combien de cartes vous défaussez, mais ne montrez que celle du dessus, que vous choisissez.
card-chancellor = Chancelier
    .text = +2 Pièces. Si vous le souhaitez, mettez aussitôt tout votre deck dans votre défausse.
    .short = Vous pouvez mettre votre deck dans la défausse.
    .ruling-1 = Décidez-vous avant de faire quoi que ce soit d’autre ; plus tard dans le tour, il n’est plus temps.
    .ruling-2 = Personne ne regarde les cartes ainsi déplacées, vous non plus.
    .ruling-3 = Déplacer le deck n’est pas un mélange : la défausse sera mélangée quand vous aurez besoin d’une carte.
card-chapel = Chapelle
    .text = Écartez des cartes de votre main, quatre au plus.
    .short = Écartez jusqu’à quatre cartes de votre main.
    .ruling-1 = Vous pouvez choisir de ne rien écarter.
    .ruling-2 = La Chapelle que vous jouez est en jeu et non dans votre main : elle ne peut pas s’écarter elle-même.
    .ruling-3 = Une seconde Chapelle encore dans votre main peut être écartée.
card-council-room = Chambre du conseil
    .text = +4 Cartes, +1 Achat. Chaque adversaire pioche une carte.
    .short = Chaque adversaire pioche une carte.
    .ruling-1 = Vos adversaires ne peuvent pas refuser cette carte.
    .ruling-2 = Chambre du conseil n’est pas une Attaque : on ne peut pas y répondre par une Réaction.
card-feast = Festin
    .text = Écartez ce Festin. Recevez une carte de votre choix coûtant 5 au plus.
    .short = Écartez cette carte ; recevez-en une coûtant 5 au plus.
    .ruling-1 = La carte vient de la Réserve et va dans votre défausse.
    .ruling-2 = Recevoir la carte ne dépense aucune pièce, et vos pièces ne peuvent pas relever la limite de 5.
    .ruling-3 = Joué deux fois par la Salle du Trône, le Festin n’est écarté qu’une fois, mais vous recevez bien deux cartes : l’un ne dépend pas de l’autre.
    .ruling-4 = C’est le coût actuel qui compte : un Pont joué plus tôt dans le tour élargit donc le choix.
card-festival = Festival
    .text = +2 Actions, +1 Achat, +2 Pièces.
card-gardens = Jardins
    .text = Vaut 1 point de victoire par dizaine entière de cartes que vous possédez.
    .short = 1 point par dizaine de cartes que vous possédez.
    .ruling-1 = En fin de partie, toutes vos cartes comptent, où qu’elles soient, les Jardins eux-mêmes compris.
    .ruling-2 = On arrondit vers le bas : avec 39 cartes, chaque carte Jardins vaut 3 points de victoire.
    .ruling-3 = La pile Jardins compte 8 cartes à deux, et 12 à partir de trois.
card-laboratory = Laboratoire
    .text = +2 Cartes, +1 Action.
card-library = Bibliothèque
    .text = Piochez des cartes une à une jusqu’à en avoir sept en main. Vous pouvez mettre de côté chaque carte Action que vous piochez ainsi, au lieu de la garder. Défaussez ensuite toutes les cartes mises de côté.
    .short = Piochez jusqu’à sept cartes ; vous pouvez mettre de côté les Actions piochées.
    .ruling-1 = Si vous avez déjà sept cartes ou plus en main, vous n’en piochez aucune.
    .ruling-2 = Décidez du sort de chaque carte Action dès que vous la piochez, avant la suivante ; vous ne pourrez plus changer d’avis.
    .ruling-3 = Si votre deck s’épuise, mélangez votre défausse ; les cartes mises de côté ne sont pas mélangées avec elle.
    .ruling-4 = Mettre des cartes Action de côté est facultatif : vous pouvez en garder, et elles comptent parmi les sept.
    .ruling-5 = Si vous n’avez plus aucune carte à piocher, arrêtez-vous là, même avec moins de sept cartes en main.
card-market = Marché
    .text = +1 Carte, +1 Action, +1 Achat, +1 Pièce.
card-militia = Milice
    .text = +2 Pièces. Chaque adversaire doit défausser des cartes jusqu’à n’en avoir plus que trois en main.
    .short = Chaque adversaire ne garde que trois cartes en main.
    .ruling-1 = Avec trois cartes ou moins en main, on ne défausse rien.
    .ruling-2 = Chaque adversaire choisit les cartes à défausser et ne montre que celle qui finit sur le dessus.
card-mine = Mine
    .text = Écartez un Trésor de votre main, puis recevez en main un Trésor coûtant au plus 3 de plus.
    .short = Écartez un Trésor ; recevez-en un en main, coûtant jusqu’à 3 de plus.
    .ruling-1 = Si vous avez un Trésor en main, vous ne pouvez pas refuser d’en écarter un.
    .ruling-2 = Le nouveau Trésor peut être identique à celui que vous écartez, ou moins cher.
    .ruling-3 = Harem est un Trésor : la Mine peut l’écarter comme le faire recevoir.
    .ruling-4 = S’il n’y a dans la Réserve aucun Trésor à recevoir, celui de votre main est tout de même écarté.
    .ruling-5 = Le nouveau Trésor est dans votre main : vous pouvez le jouer dès la phase Achat de ce tour.
    .ruling-6 = Sans Trésor à écarter, vous ne recevez rien.
    .second-edition = Si vous le voulez, écartez un Trésor de votre main et recevez en main un Trésor coûtant au plus 3 de plus.
    .second-edition-short = Vous pouvez écarter un Trésor ; recevez-en un en main, coûtant jusqu’à 3 de plus.
    .second-edition-ruling-1 = Rien ne vous oblige à écarter un Trésor, même si vous en avez en main.
card-moat = Douves
    .text = +2 Cartes. Réaction : quand quelqu’un d’autre joue une Attaque, vous pouvez dévoiler cette carte de votre main ; cette fois-ci, l’Attaque ne vous fait alors rien.
    .short = Si l’on vous attaque : dévoilez-la pour ne rien subir.
    .ruling-1 = On dévoile les Douves au moment où l’Attaque est jouée, avant tout effet, même avant les cartes ou les pièces qu’elle donne.
    .ruling-2 = Les Douves dévoilées restent dans votre main : elles peuvent parer d’autres Attaques, et vous pourrez les jouer à votre tour.
    .ruling-3 = Les Douves ne protègent que vous : les autres subissent l’Attaque, et qui l’a jouée garde tous les avantages de la carte.
    .ruling-4 = Si la Salle du Trône joue deux fois une Attaque, vous pouvez dévoiler les Douves chaque fois ; cela ne vaut que pour cette fois-là.
    .ruling-5 = Une seule carte Douves suffit : en dévoiler une seconde contre la même Attaque ne changerait rien, aussi ne vous est-ce pas proposé.
    .ruling-6 = Les Douves ne répondent qu’aux cartes Attaque ; Mascarade, Hommage et Chambre du conseil n’en sont pas.
    .ruling-7 = Vous pouvez dévoiler les Douves même si l’Attaque ne pouvait pas vous atteindre.
    .ruling-8 = Des Douves que vous venez de piocher grâce à la Chambre secrète peuvent être dévoilées contre la même Attaque.
card-moneylender = Prêteur sur gages
    .text = Écartez un des Cuivres de votre main ; si vous le faites, +3 Pièces.
    .short = Écartez un Cuivre pour +3 Pièces.
    .ruling-1 = Si vous avez un Cuivre en main, vous ne pouvez pas refuser d’en écarter un.
    .ruling-2 = Sans Cuivre à écarter, vous n’obtenez aucune pièce.
    .second-edition = Si vous le voulez, écartez un des Cuivres de votre main pour +3 Pièces.
    .second-edition-short = Vous pouvez écarter un Cuivre pour +3 Pièces.
    .second-edition-ruling-1 = Rien ne vous oblige à écarter un Cuivre, même si vous en avez en main.
card-remodel = Rénovation
    .text = Écartez une des cartes de votre main, puis recevez une carte coûtant au plus 2 de plus que celle-ci.
    .short = Écartez une carte ; recevez-en une coûtant jusqu’à 2 de plus.
    .ruling-1 = Si vous avez au moins une carte en main, vous ne pouvez pas refuser d’en écarter une.
    .ruling-2 = La Rénovation que vous jouez est en jeu et non dans votre main : elle ne peut pas s’écarter elle-même ; une autre Rénovation de votre main peut l’être.
    .ruling-3 = Vous pouvez recevoir un autre exemplaire de la carte écartée, ou une carte moins chère.
    .ruling-4 = Si votre main est vide, vous n’écartez rien et ne recevez rien.
    .ruling-5 = La carte vient de la Réserve et va dans votre défausse.
card-smithy = Forgeron
    .text = +3 Cartes.
card-spy = Espion
    .text = +1 Carte, +1 Action. Tout le monde, vous aussi, dévoile la carte du dessus de son deck. Pour chacune, vous dites si elle est défaussée ou remise sur le deck.
    .short = Tout le monde dévoile sa première carte ; vous la faites défausser ou remettre.
    .ruling-1 = Vous piochez votre carte avant que quiconque n’en dévoile une.
    .ruling-2 = Commencez par votre deck, puis continuez dans le sens horaire.
    .ruling-3 = Décidez du sort d’une carte avant que la personne suivante ne dévoile la sienne.
    .ruling-4 = Sous la protection des Douves, on ne dévoile rien.
    .ruling-5 = Si un deck est vide, on mélange d’abord la défausse ; si elle est vide aussi, on ne dévoile rien.
card-thief = Voleur
    .text = Chaque adversaire dévoile les deux cartes du dessus de son deck. S’il s’y trouve des Trésors, vous en choisissez un, qui est écarté ; le reste est défaussé. Ensuite, vous pouvez recevoir autant que vous voulez des Trésors ainsi écartés.
    .short = Chaque adversaire dévoile deux cartes ; écartez un Trésor, recevez-le si vous voulez.
    .ruling-1 = Personne ne perd plus d’un Trésor, même si les deux cartes dévoilées sont des Trésors.
    .ruling-2 = Vous ne choisissez que parmi les Trésors que ce Voleur vient d’envoyer au Rebut ; les cartes qui s’y trouvaient déjà y restent.
    .ruling-3 = Les Trésors reçus vont dans votre défausse ; ceux que vous laissez restent au Rebut.
    .ruling-4 = Avec une seule carte dans son deck, on la dévoile, on mélange sans elle puis on dévoile la seconde ; s’il n’y a pas assez de cartes, on dévoile ce qu’il y a.
    .ruling-5 = Harem est un Trésor : le Voleur peut le prendre.
card-throne-room = Salle du Trône
    .text = Choisissez une carte Action de votre main et jouez-la deux fois de suite.
    .short = Jouez deux fois une Action de votre main.
    .ruling-1 = Si vous avez une carte Action en main, vous ne pouvez pas refuser d’en jouer une avec la Salle du Trône.
    .ruling-2 = Aucune des deux fois n’utilise d’action.
    .ruling-3 = Jouez la première fois jusqu’au bout avant de commencer la seconde, sans rien intercaler.
    .ruling-4 = Une Salle du Trône jouée par une Salle du Trône joue deux fois une carte Action, puis deux fois une autre ; jamais quatre fois la même carte.
    .ruling-5 = La Salle du Trône compte comme une Action jouée, et chacune des deux fois aussi, ce qui importe pour le Conspirateur.
    .ruling-6 = Si elle joue une Attaque, vos adversaires peuvent répondre par des Réactions à chacune des deux fois.
    .second-edition = Vous pouvez choisir une carte Action de votre main et la jouer deux fois de suite.
    .second-edition-short = Vous pouvez jouer deux fois une Action de votre main.
    .second-edition-ruling-1 = Vous pouvez aussi ne choisir aucune carte Action ; il ne se passe alors rien.
card-village = Village
    .text = +1 Carte, +2 Actions.
card-witch = Sorcière
    .text = +2 Cartes. Chaque adversaire reçoit une Malédiction.
    .short = Chaque adversaire reçoit une Malédiction.
    .ruling-1 = S’il n’y a pas assez de Malédictions pour tout le monde, elles sont distribuées dans l’ordre du tour, à partir de votre gauche.
    .ruling-2 = Quand la pile Malédiction est vide, vous pouvez encore jouer la Sorcière et piocher vos deux cartes.
    .ruling-3 = Les Réactions à la Sorcière viennent avant que vous ne piochiez vos deux cartes.
card-woodcutter = Bûcheron
    .text = +1 Achat, +2 Pièces.
card-workshop = Atelier
    .text = Recevez une carte de votre choix coûtant 4 au plus.
    .short = Recevez une carte coûtant 4 au plus.
    .ruling-1 = Vous ne pouvez pas refuser tant que la Réserve contient une telle carte, et celles qui coûtent 0 comptent aussi.
    .ruling-2 = La carte vient de la Réserve et va dans votre défausse ; aucune pièce n’est dépensée.

## Intrigue

card-courtyard = Cour
    .text = +3 Cartes. Choisissez ensuite une carte de votre main et posez-la sur votre deck.
    .short = Posez une carte de votre main sur votre deck.
    .ruling-1 = Vous pouvez choisir n’importe quelle carte de votre main, que vous veniez de la piocher ou non.
    .ruling-2 = Vous ne pouvez pas refuser de poser une carte sur votre deck.
card-pawn = Pion
    .text = Choisissez deux de ces quatre options, différentes : +1 Carte ; +1 Action ; +1 Achat ; +1 Pièce.
    .short = Deux au choix : +1 Carte ; +1 Action ; +1 Achat ; +1 Pièce.
    .ruling-1 = Annoncez vos deux choix avant d’appliquer le premier : pas question de regarder d’abord la carte piochée.
    .ruling-2 = Vous pouvez choisir une option sans effet, par exemple +1 Carte quand il ne vous reste rien à piocher.
card-secret-chamber = Chambre secrète
    .text = Défaussez le nombre de cartes qui vous plaît et obtenez +1 Pièce par carte. Réaction : quand quelqu’un d’autre joue une Attaque, vous pouvez dévoiler cette carte de votre main ; vous obtenez alors +2 Cartes, puis posez deux cartes de votre main sur votre deck, dans l’ordre de votre choix.
    .short = Défaussez : +1 Pièce par carte. Si l’on vous attaque : +2 Cartes, remettez-en deux.
    .ruling-1 = Quand vous jouez la Chambre secrète, vous pouvez ne rien défausser, pour zéro pièce.
    .ruling-2 = Les deux cartes à poser sur votre deck peuvent être n’importe lesquelles de votre main : celles que vous venez de piocher, d’autres, et même la Chambre secrète.
    .ruling-3 = Si vous avez moins de deux cartes en main après la pioche, posez-les toutes sur votre deck.
    .ruling-4 = La Chambre secrète ne vous protège pas : l’Attaque vous touche quand même, avec la main et le deck que vous avez arrangés.
    .ruling-5 = Vous pouvez dévoiler plusieurs fois la même Chambre secrète contre une Attaque, tant qu’elle est dans votre main.
    .ruling-6 = Si la Chambre secrète vous fait piocher une autre Réaction, comme les Douves, vous pouvez la dévoiler à son tour contre la même Attaque.
    .ruling-7 = On dévoile la Chambre secrète au moment où l’Attaque est jouée, avant tout effet.
card-great-hall = Grand Hall
    .text = +1 Carte, +1 Action. Vaut 1 point de victoire.
    .ruling-1 = Grand Hall est à la fois une Action et une carte Victoire, et compte comme l’une et l’autre partout où il en est question.
    .ruling-2 = La pile Grand Hall compte 8 cartes à deux, et 12 à partir de trois.
card-masquerade = Mascarade
    .text = +2 Cartes. Tout le monde choisit en même temps une carte de sa main et la passe à sa gauche. Ensuite, vous pouvez écarter une carte de votre main.
    .short = Tout le monde passe une carte à gauche. Vous pouvez en écarter une.
    .ruling-1 = Tout le monde choisit sa carte avant de voir celle qui va arriver.
    .ruling-2 = Mascarade n’est pas une Attaque : on ne peut pas y répondre par une Réaction.
    .ruling-3 = Avec une main vide, on n’a rien à passer, mais on prend tout de même la carte qui arrive.
    .ruling-4 = Seule la personne qui joue la Mascarade peut écarter une carte, et rien ne l’y oblige.
    .ruling-5 = La carte à écarter peut être n’importe laquelle de votre main, y compris celle qu’on vient de vous passer.
    .ruling-6 = Une carte passée va de main en main : elle n’est, au sens des règles, ni reçue, ni défaussée, ni écartée, et seules les deux personnes concernées la voient.
    .ruling-7 = Qui a des cartes en main doit en passer une.
    .second-edition = +2 Cartes. Chaque personne qui a des cartes en main en choisit une, toutes en même temps, et la passe à la suivante sur sa gauche qui en a aussi. Ensuite, vous pouvez écarter une carte de votre main.
    .second-edition-short = Qui a des cartes en passe une à gauche. Vous pouvez en écarter une.
    .second-edition-ruling-3 = Avec une main vide, on ne passe ni ne reçoit de carte ; la carte va à la personne suivante qui en a. Si une seule personne a des cartes, rien n’est passé.
card-shanty-town = Taudis
    .text = +2 Actions. Dévoilez votre main ; si elle ne contient aucune Action, +2 Cartes.
    .short = Dévoilez votre main : sans Action, +2 Cartes.
    .ruling-1 = Vous piochez les deux cartes, même si la première se révèle être une Action.
    .ruling-2 = Le Taudis que vous jouez est en jeu et ne fait pas partie des cartes dévoilées.
    .ruling-3 = Une carte qui a un autre type en plus d’Action, comme Grand Hall, est bien une Action dans votre main.
    .ruling-4 = Une main vide ne contient aucune Action : vous piochez donc deux cartes.
card-steward = Intendant
    .text = Choisissez une option sur trois : +2 Cartes ; ou +2 Pièces ; ou écarter deux cartes de votre main.
    .short = Au choix : +2 Cartes ; +2 Pièces ; écarter deux cartes.
    .ruling-1 = Si vous choisissez d’écarter, écartez exactement deux cartes ; si vous en avez moins, écartez ce que vous avez.
    .ruling-2 = Vous pouvez choisir d’écarter même si votre main est vide ; il ne se passe alors rien.
card-swindler = Escroc
    .text = +2 Pièces. Chaque adversaire écarte la carte du dessus de son deck, puis reçoit une carte de même coût, que vous choisissez.
    .short = Chaque adversaire écarte sa première carte ; vous lui en choisissez une de même coût.
    .ruling-1 = On procède dans l’ordre du tour, à partir de votre gauche.
    .ruling-2 = Vous devez choisir une pile non vide, et pouvez choisir la même carte que celle qui est écartée.
    .ruling-3 = Pour une carte écartée qui coûte 0, comme le Cuivre, vous pouvez donner une Malédiction.
    .ruling-4 = Si aucune carte de la Réserve n’a le coût de la carte écartée, rien n’est reçu en échange.
    .ruling-5 = Qui n’a aucune carte à écarter, même après avoir mélangé, ne reçoit rien.
    .ruling-6 = La carte reçue va dans la défausse de la personne qui en a perdu une.
    .ruling-7 = On compare les coûts actuels : un Pont joué plus tôt dans le tour baisse les deux.
card-wishing-well = Puits aux souhaits
    .text = +1 Carte, +1 Action. Devinez la carte du dessus de votre deck : nommez-la, puis dévoilez-la. Si vous avez vu juste, prenez-la en main ; sinon, laissez-la à sa place.
    .short = Nommez une carte ; si c’est la première de votre deck, prenez-la.
    .ruling-1 = Vous piochez votre carte avant de deviner.
    .ruling-2 = Nommez une carte précise, comme Argent, et non un type, comme Trésor.
    .ruling-3 = Vous pouvez nommer n’importe quelle carte, même si vous n’en possédez aucun exemplaire.
card-baron = Baron
    .text = +1 Achat. Si vous le souhaitez, défaussez un Domaine de votre main pour obtenir +4 Pièces ; sinon, recevez un Domaine.
    .short = Défaussez un Domaine pour +4 Pièces, ou recevez un Domaine.
    .ruling-1 = Rien ne vous oblige à défausser un Domaine, même si vous en avez un en main.
    .ruling-2 = Si vous ne défaussez pas de Domaine, vous ne pouvez pas refuser d’en recevoir un, sauf si la pile Domaine est vide.
    .ruling-3 = Vous défaussez au plus un Domaine chaque fois que le Baron est joué.
card-bridge = Pont
    .text = +1 Achat, +1 Pièce. Jusqu’à la fin de votre tour, toutes les cartes coûtent 1 de moins, mais jamais moins de 0.
    .short = Ce tour-ci, toutes les cartes coûtent 1 de moins.
    .ruling-1 = Plusieurs Ponts se cumulent : après trois Ponts, toutes les cartes coûtent 3 de moins.
    .ruling-2 = Un Pont joué deux fois par la Salle du Trône baisse deux fois les coûts.
    .ruling-3 = Les cartes coûtent moins cher où qu’elles soient : dans la Réserve, dans les mains, dans les decks et parmi les cartes dévoilées.
    .ruling-4 = Quand une autre carte parle d’un coût, il s’agit du coût réduit.
    .ruling-5 = Aucun coût ne descend sous 0, quel que soit le nombre de Ponts joués.
card-conspirator = Conspirateur
    .text = +2 Pièces. Si c’est au moins la troisième Action que vous jouez ce tour-ci, obtenez aussi +1 Carte et +1 Action.
    .short = Dès votre troisième Action du tour : +1 Carte, +1 Action.
    .ruling-1 = On compte les Actions au moment où vous jouez le Conspirateur ; celles que vous jouez plus tard ne donnent pas le bonus après coup.
    .ruling-2 = La Salle du Trône compte comme une Action jouée, et chacune des deux fois qu’elle fait jouer aussi.
    .ruling-3 = Si vous commencez votre tour par une Salle du Trône sur un Conspirateur, la première fois est votre deuxième Action, sans bonus ; la seconde fois est la troisième, avec bonus.
    .ruling-4 = Le bonus se compose d’une carte et d’une action ; il ne comprend pas d’achat.
card-coppersmith = Chaudronnier
    .text = Jusqu’à la fin de votre tour, chaque Cuivre que vous jouez rapporte 1 pièce de plus.
    .short = Ce tour-ci, chaque Cuivre rapporte 1 pièce de plus.
    .ruling-1 = Plusieurs Chaudronniers se cumulent : après deux d’entre eux, un Cuivre rapporte 3 pièces.
    .ruling-2 = Un Chaudronnier joué deux fois par la Salle du Trône compte deux fois : un Cuivre rapporte alors 3 pièces.
    .ruling-3 = Le Chaudronnier n’améliore que les Cuivres, pas les autres Trésors.
card-ironworks = Fonderie
    .text = Recevez une carte de votre choix coûtant 4 au plus. Ses types décident de ce que vous obtenez : +1 Action pour une Action, +1 Pièce pour un Trésor, +1 Carte pour une carte Victoire.
    .short = Une carte à 4 au plus. Action : +1 Action ; Trésor : +1 Pièce ; Victoire : +1 Carte.
    .ruling-1 = Une carte à deux types rapporte les deux bonus : pour un Grand Hall, vous obtenez +1 Action et +1 Carte.
    .ruling-2 = Vous ne pouvez pas refuser tant que la Réserve contient une telle carte.
    .ruling-3 = La carte vient de la Réserve et va dans votre défausse.
    .ruling-4 = Une Malédiction ne rapporte aucun bonus.
card-mining-village = Village minier
    .text = +1 Carte, +2 Actions. Si vous le souhaitez, écartez aussitôt ce Village minier pour obtenir +2 Pièces.
    .short = Vous pouvez l’écarter pour +2 Pièces.
    .ruling-1 = Une fois votre carte piochée, décidez d’écarter ou non le Village minier avant de poursuivre votre tour.
    .ruling-2 = Joué deux fois par la Salle du Trône, le Village minier peut être écarté à l’une ou l’autre fois, mais une seule fois et pour +2 Pièces une seule fois.
    .ruling-3 = Écarter le Village minier ne vous retire ni la carte ni les actions obtenues.
card-scout = Éclaireur
    .text = +1 Action. Dévoilez les quatre cartes du dessus de votre deck. Prenez en main toutes les cartes Victoire parmi elles et remettez les autres sur le deck, dans l’ordre de votre choix.
    .short = Dévoilez quatre cartes ; prenez les Victoires, remettez les autres.
    .ruling-1 = Vous devez prendre toutes les cartes Victoire dévoilées ; vous ne pouvez pas en laisser sur le deck.
    .ruling-2 = Une Malédiction n’est pas une carte Victoire : elle retourne sur le deck.
    .ruling-3 = Une carte qui a un autre type en plus de Victoire, comme Grand Hall, Harem ou Nobles, va dans votre main.
    .ruling-4 = Rien ne vous oblige à montrer l’ordre dans lequel vous remettez les cartes.
    .ruling-5 = Si votre deck s’épuise, mélangez votre défausse et continuez ; les cartes déjà dévoilées ne sont pas mélangées avec elle.
card-duke = Duc
    .text = Vaut 1 point de victoire par Duché parmi vos cartes.
    .short = 1 point par Duché que vous possédez.
    .ruling-1 = En fin de partie, tous vos Duchés comptent, où qu’ils soient, et ils comptent pour chacun de vos Ducs.
    .ruling-2 = La pile Duc compte 8 cartes à deux, et 12 à partir de trois.
card-minion = Larbin
    .text = +1 Action. Choisissez une option sur deux : +2 Pièces ; ou défausser votre main et obtenir +4 Cartes, et chaque adversaire ayant au moins cinq cartes en main les défausse toutes et en pioche quatre.
    .short = +2 Pièces ; ou défaussez votre main, +4 Cartes, et de même qui en a cinq ou plus.
    .ruling-1 = Sous la protection des Douves, on garde sa main : on ne défausse ni ne pioche.
    .ruling-2 = Les Réactions viennent avant votre choix : elles sont possibles quelle que soit l’option prise ensuite.
    .ruling-3 = On peut aussi utiliser une Réaction avec moins de cinq cartes en main.
    .ruling-4 = Avec moins de cinq cartes en main, on ne défausse ni ne pioche.
    .ruling-5 = Vous pouvez défausser une main vide, et piocher quand même quatre cartes.
card-saboteur = Saboteur
    .text = Chaque adversaire dévoile les cartes du dessus de son deck jusqu’à en trouver une coûtant au moins 3. Cette carte est écartée ; l’adversaire peut recevoir à la place une carte coûtant au moins 2 de moins, puis défausse les autres cartes dévoilées.
    .short = Chaque adversaire écarte une carte à 3 ou plus et peut en recevoir une à 2 de moins.
    .ruling-1 = Les coûts actuels comptent : après des Ponts joués plus tôt dans le tour, il est plus difficile de trouver une carte coûtant 3.
    .ruling-2 = Qui ne trouve pas de telle carte défausse toutes les cartes dévoilées, et rien de plus ne lui arrive.
    .ruling-3 = C’est la personne attaquée qui choisit la carte à recevoir, et elle peut n’en recevoir aucune.
    .ruling-4 = Si le deck s’épuise, on mélange la défausse ; les cartes déjà dévoilées ne sont pas mélangées avec elle.
    .ruling-5 = La carte reçue vient de la Réserve et va dans la défausse de la personne attaquée.
card-torturer = Bourreau
    .text = +3 Cartes. Chaque adversaire choisit une option sur deux : défausser deux cartes ; ou recevoir une Malédiction en main.
    .short = Chaque adversaire défausse deux cartes ou reçoit une Malédiction en main.
    .ruling-1 = On peut choisir l’une ou l’autre option même si elle ne peut pas s’appliquer ; on fait alors ce qui est possible.
    .ruling-2 = On peut choisir la Malédiction quand la pile Malédiction est vide ; on ne reçoit alors rien.
    .ruling-3 = Qui choisit de défausser avec une seule carte en main défausse celle-ci ; avec une main vide, aucune.
    .ruling-4 = Vos adversaires choisissent dans l’ordre du tour, à partir de votre gauche.
card-trading-post = Comptoir
    .text = Écartez deux cartes de votre main ; si vous le faites, recevez un Argent en main.
    .short = Écartez deux cartes ; recevez un Argent en main.
    .ruling-1 = Vous ne pouvez pas refuser d’écarter les deux cartes.
    .ruling-2 = Si vous n’avez qu’une carte en main, elle est écartée, mais vous ne recevez pas d’Argent.
    .ruling-3 = Si votre main est vide, il ne se passe rien.
    .ruling-4 = Si la pile Argent est vide, vous écartez tout de même les deux cartes.
    .ruling-5 = L’Argent est dans votre main : vous pouvez le jouer dès la phase Achat de ce tour.
card-tribute = Hommage
    .text = La personne à votre gauche dévoile les deux cartes du dessus de son deck et les défausse. Pour chaque carte de nom différent, vous obtenez +2 Actions si c’est une Action, +2 Pièces si c’est un Trésor, +2 Cartes si c’est une carte Victoire.
    .short = Deux cartes défaussées à votre gauche : +2 Actions, +2 Pièces ou +2 Cartes chacune.
    .ruling-1 = Une carte à deux types rapporte les deux bonus : un Cuivre et un Harem vous donnent ensemble +4 Pièces et +2 Cartes.
    .ruling-2 = Si les deux cartes portent le même nom, une seule vous rapporte un bonus.
    .ruling-3 = Une Malédiction ne rapporte aucun bonus.
    .ruling-4 = Hommage n’est pas une Attaque : on ne peut pas y répondre par une Réaction.
    .ruling-5 = S’il ne reste qu’une carte dans le deck de la personne à votre gauche, elle est dévoilée, puis la défausse est mélangée sans elle pour fournir la seconde.
card-upgrade = Mise à niveau
    .text = +1 Carte, +1 Action. Écartez une carte de votre main, puis recevez une carte coûtant exactement 1 de plus.
    .short = Écartez une carte ; recevez-en une coûtant exactement 1 de plus.
    .ruling-1 = Si vous avez au moins une carte en main, vous ne pouvez pas refuser d’en écarter une.
    .ruling-2 = Si aucune carte de la Réserve n’a le coût voulu, vous ne recevez rien, mais votre carte est tout de même écartée.
    .ruling-3 = On compare les coûts actuels : après un Pont, un Cuivre coûte toujours 0 et peut devenir un Domaine ou un Pion, qui coûtent alors 1.
    .ruling-4 = La carte reçue vient de la Réserve et va dans votre défausse.
card-harem = Harem
    .text = Vaut 2 pièces. Vaut 2 points de victoire.
    .ruling-1 = Harem est à la fois un Trésor et une carte Victoire, et compte comme l’un et l’autre partout où il en est question ; ce n’est pas une Action.
    .ruling-2 = Le Harem se joue pendant votre phase Achat, comme tout autre Trésor.
    .ruling-3 = La pile Harem compte 8 cartes à deux, et 12 à partir de trois.
card-nobles = Nobles
    .text = Choisissez une option sur deux : +3 Cartes ; ou +2 Actions. Vaut 2 points de victoire.
    .short = Au choix : +3 Cartes ; ou +2 Actions.
    .ruling-1 = Vous obtenez une option ou l’autre en entier, sans mélange possible.
    .ruling-2 = Vous pouvez choisir l’une ou l’autre option, même si elle ne vous sert à rien.
    .ruling-3 = Nobles est à la fois une Action et une carte Victoire, et compte comme l’une et l’autre partout où il en est question.
    .ruling-4 = La pile Nobles compte 8 cartes à deux, et 12 à partir de trois.
