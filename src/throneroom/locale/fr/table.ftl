### La table en plein écran : ses parties, touches et écrans. Questions, journal et résultats sont ailleurs.
###
### Les lettres des touches (y, n, u, s, l, q...) sont celles du programme : elles ne se traduisent pas. Les textes -short
### tiennent ensemble sur la ligne du bas, large de 80 signes.

table-title = Throneroom
table-supply =
    { $empty ->
        [0] Réserve
        [one] Réserve, { $empty } pile vide ; à { $end }, la partie s’achève
       *[other] Réserve, { $empty } piles vides ; à { $end }, la partie s’achève
    }
table-hand = Votre main
table-hand-of = Main : { $name }
table-cheaper = Coûts réduits de { $n }
table-phase-action = Phase Action
table-phase-treasure = Trésors
table-phase-buy = Phase Achat
table-nothing-in-play = rien en jeu
table-waiting = On attend { $names }…
table-not-begun = La partie n’a pas commencé.
table-over = La partie est terminée.
table-over-keys = Échap : le résultat    q : quitter
table-log = Journal
table-card = Carte
table-no-card = Allez sur une carte pour lire ce qu’elle fait.

## What can be done beside choosing a card

table-yes = Oui
table-no = Non
table-all = Tout choisir
table-all-play-treasures = Jouer tous les Trésors
table-done =
    { $n ->
        [0] Terminé
        [one] Terminé ({ $n } choisie)
       *[other] Terminé ({ $n } choisies)
    }
table-none = Aucune
table-none-play-action = Aller à la phase Achat
table-none-play-treasures = Ne plus en jouer
table-none-buy = Finir le tour
table-none-react = Ne rien dévoiler
table-none-gain = Ne rien recevoir
table-none-trash = Ne rien écarter
table-none-discard = Ne rien défausser

## Keys: what each does. Shorter where it stands at the lower edge.

table-name-enter = Entrée
table-name-space = Espace
table-name-escape = Échap
table-name-pageup = Pg préc
table-name-pagedown = Pg suiv
table-keys = Touches
table-keys-hint = Tout se clique aussi avec la souris. Échap ferme cette fenêtre.
table-key-arrows = Se déplacer parmi les cartes
table-key-tab = Aller à la partie suivante de la table
table-key-take = Choisir la carte sous le curseur
table-key-all = Jouer tous les Trésors, ou tout choisir
table-key-all-short = tout
table-key-done = Continuer, finir le tour ou valider vos choix
table-key-done-short = ok
table-key-yes-no = Oui, non
table-key-clear = Choisir à nouveau
table-key-type = Taper une réponse : noms, premières lettres, numéros
table-key-type-short = mot
table-key-undo = Annuler la dernière réponse
table-key-undo-short = annuler
table-key-save = Sauvegarder, et continuer
table-key-save-short = sauver
table-key-card = Tout sur la carte sous le curseur
table-key-card-short = carte
table-key-rule = La règle derrière la question
table-key-rule-short = règle
table-key-language = Une autre langue
table-key-log = Le journal complet
table-key-log-short = fil
table-key-scroll = Faire défiler le journal
table-key-help = Toutes les touches
table-key-help-short = aide
table-key-quit = Sauvegarder et partir
table-key-quit-short = fin
table-close = Échap : retour

## Small questions

table-save-where = Sauvegarder dans quel fichier ?
table-save-keys = Entrée : sauvegarder    Échap : retour
table-undo = Annuler : { $answer } ?
table-yes-no = { $yes } : oui    { $no } : non

## Several people at one keyboard

table-cover-ready = Entrée : c’est moi, { $name }
table-cover-undo = u : { $name } annule
table-cover-leave = q : sauvegarder et partir

## The end

table-total = Points
table-turns = Tours
table-plot = Points par tour
table-again = y : rejouer    u : annuler    s : sauver    l : journal    q : quitter
table-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

table-setup = Nouvelle partie
table-seats = Places
table-nobody = libre
table-person = humain
table-bot = bot : { $level }
table-kingdom = Royaume
table-way-random = Au hasard : { $source }
table-way-hand = À la main
table-source-base = Dominion
table-source-intrigue = L’Intrigue
table-source-both = les deux boîtes
table-source-5-5 = cinq de chaque boîte
table-with = avec
table-without = sans
table-some-cards = cartes, avec virgules
table-seed = Graine
table-seed-any = au hasard
table-another = Un autre
table-pick = Choisir
table-begin = Commencer
table-leave = Quitter
table-bad-seed = Une graine est un nombre entier, pas { $text }.
table-setup-keys = Tab : suivant    ← → : changer    F2 : jouer    F3 : langue    F1 : aide
table-setup-help =
    Tab et Maj+Tab vont de champ en champ, les flèches dans une liste.
    Gauche, droite ou Entrée changent qui est assis là.
    Entrée ouvre aussi une liste ou presse un bouton.
    Places : un humain, qui a un nom, ou un niveau de bot pour chacune.
    Royaume : conseillé, dix cartes au hasard, ou dix de votre choix.
    Avec, sans : cartes qu’un Royaume au hasard doit avoir, ou non.
    La carte sous le curseur est expliquée sous la liste.
    Graine : le même nombre donne la même distribution.
    F2 commence la partie. F3 : une autre langue.
    Chaque personne peut avoir la sienne.
table-picked =
    { $n ->
        [one] { $n } carte sur { $most }. Espace : prendre ou laisser. Entrée : terminé. Échap : retour.
       *[other] { $n } cartes sur { $most }. Espace : prendre ou laisser. Entrée : terminé. Échap : retour.
    }

## A table at a server

table-key-chat = Dire quelque chose aux autres
table-key-chat-short = chat
table-key-resign = Abandonner la partie pour de bon
table-key-quit-remote = Partir ; la place reste à vous
table-key-quit-remote-short = fin
table-remote-lost = Connexion perdue ; nouvel essai…
table-remote-bye = Le serveur s’arrête un moment ; nouvel essai…
table-remote-open =
    { $n ->
        [one] La partie commence quand la dernière place est prise. Pour la prendre : { $command }
       *[other] La partie commence quand { $n } autres places sont prises. Pour en prendre une : { $command }
    }
table-remote-held = C’est choisi. Cela compte dès que tout le monde a choisi.
table-remote-refused = Refus : { $text }
table-remote-undo-asked = { $name } veut annuler une réponse. D’accord ?
table-remote-undo-consent = Il faut l’accord des autres : { $names }.
table-remote-undo-wait = C’est demandé. On attend { $names }.
table-remote-undone = { $name } annule sa réponse.
table-remote-undo-refused = { $name } n’est pas d’accord.
table-remote-away = { $name } ne répond plus. Laisser jouer un bot ?
table-remote-chat = { $name } : { $text }
table-remote-say = Dire aux autres
table-remote-resign = Abandonner la partie pour de bon ? Un bot reprend votre place.
table-remote-seconds =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
table-remote-again = y : rejouer    l : journal    q : quitter
table-remote-votes = Pour une autre partie : { $names }
table-remote-left = Pour reprendre votre place : { $command }
table-remote-no-table = Aucune table n’attend à l’adresse { $address }. Ouvrez-en une dans le navigateur, puis rejoignez-la.
table-remote-nothing-to-watch = Aucune partie à regarder à l’adresse { $address }.
table-remote-tables = Tables à l’adresse { $address }
table-remote-tables-keys = Entrée : choisir    r : actualiser    q : quitter
table-remote-table = { $names } · { $kingdom } · { $state }
table-remote-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
table-remote-turn = tour { $n }
table-remote-own-kingdom = Royaume maison
table-remote-bad-address = { $address } n’est pas l’adresse d’un serveur ; il faudrait http://HOST:PORT/ ou l’adresse d’une table.
table-remote-unreachable = { $address } ne répond pas : { $reason }
table-remote-newer = Le serveur parle une autre version du protocole ; mettez throneroom à jour.

## Watching

table-watch-everybody = vue publique
table-watch-seat = vue : { $name }
table-watch-everything = toutes les mains
table-watch-position = Décision { $number } sur { $last }, { $eyes }
table-watch-running = { $position }, { $speed } par seconde
table-watch-answer = { $name } répond : { $answer }
table-watch-live = Vous regardez, { $eyes }
table-watch-key-next = Décision suivante
table-watch-key-next-short = suite
table-watch-key-back = Décision précédente
table-watch-key-back-short = retour
table-watch-key-run = Lancer, ou suspendre
table-watch-key-run-short = pause
table-watch-key-speed = Plus vite, moins vite
table-watch-key-turn = Tour suivant, tour précédent
table-watch-key-ends = Au début, à la fin
table-watch-key-eyes = Par les yeux de qui
table-watch-key-eyes-short = vue
table-watch-key-quit = Quitter
table-watch-key-quit-short = fin
table-watch-end-keys = Échap : retour à la table    q : quitter
