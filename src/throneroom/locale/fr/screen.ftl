### La table en plein écran : ses parties, touches et écrans. Questions, journal et résultats sont ailleurs.
###
### Les lettres des touches (y, n, u, s, l, q...) sont celles du programme : elles ne se traduisent pas. Les textes -short
### tiennent ensemble sur la ligne du bas, large de 80 signes.

screen-title = Throneroom
screen-supply =
    { $empty ->
        [0] Réserve
       *[other] Réserve, piles vides : { $empty } sur { $end }
    }
screen-hand = Votre main
screen-hand-of = Main : { $name }
screen-cheaper = Coûts réduits de { $n }
screen-phase-action = Phase Action
screen-phase-treasure = Trésors
screen-phase-buy = Phase Achat
screen-nothing-in-play = rien en jeu
screen-waiting = On attend { $names }…
screen-not-begun = La partie n’a pas encore commencé.
screen-over = La partie est terminée.
screen-over-keys = Échap : le résultat    q : quitter
screen-log = Journal
screen-card = Carte
screen-no-card = Allez sur une carte pour la lire.

## Buttons beside the cards

screen-yes = Oui
screen-no = Non
screen-all = Tout choisir
screen-all-play-treasures = Jouer tous les Trésors
screen-done =
    { $n ->
        [0] Terminé
        [one] Terminé ({ $n } choisie)
       *[other] Terminé ({ $n } choisies)
    }
screen-none = Aucune
screen-none-play-action = Aller à la phase Achat
screen-none-play-treasures = Ne plus en jouer
screen-none-buy = Finir le tour
screen-none-react = Ne rien dévoiler
screen-none-gain = Ne rien recevoir
screen-none-trash = Ne rien écarter
screen-none-discard = Ne rien défausser

## Keys: what each one does; the -short texts are for the footer.

screen-name-enter = Entrée
screen-name-space = Espace
screen-name-escape = Échap
screen-name-pageup = Pg préc
screen-name-pagedown = Pg suiv
screen-keys = Touches
screen-keys-hint = Tout se clique aussi avec la souris. Échap ferme cette fenêtre.
screen-key-arrows = Passer d’une carte à l’autre
screen-key-tab = Partie suivante de l’écran
screen-key-take = Choisir la carte sous le curseur
screen-key-all = Jouer tous les Trésors, ou tout choisir
screen-key-all-short = tout
screen-key-done = Valider votre choix, continuer ou finir le tour
screen-key-done-short = ok
screen-key-yes-no = Oui, non
screen-key-clear = Effacer la sélection
screen-key-type = Taper une réponse : noms, premières lettres ou numéros
screen-key-type-short = nom
screen-key-undo = Annuler
screen-key-undo-short = retour
screen-key-save = Sauvegarder et continuer à jouer
screen-key-save-short = sauver
screen-key-card = Détails de la carte sous le curseur
screen-key-rule = La règle derrière la question
screen-key-advice = Conseil : ce que vaut chaque réponse
screen-key-advice-off = Désactiver les conseils
screen-key-language = Changer de langue
screen-key-recap = Ce que les autres ont fait depuis votre dernier tour
screen-key-recap-short = tours
screen-key-known = Decks et rebut : ce que vous pouvez savoir
screen-key-known-short = decks
screen-key-speed = Vitesse des bots
screen-key-theme = Changer les couleurs
screen-key-palette = Chercher une commande
screen-key-log = Afficher tout le journal
screen-key-log-short = log
screen-key-scroll = Faire défiler le journal
screen-key-help = Afficher toutes les touches
screen-key-help-short = aide
screen-key-quit = Sauvegarder et quitter
screen-key-quit-short = quit
screen-close = Échap : retour

## Small questions

screen-save-where = Sauvegarder dans quel fichier ?
screen-save-keys = Entrée : sauvegarder    Échap : retour
screen-undo = Annuler : { $answer } ?
screen-yes-no = { $yes } : oui    { $no } : non

## Several people at one keyboard

screen-cover-ready = Entrée : c’est moi, { $name }
screen-cover-undo = u : annuler la réponse ({ $name })
screen-cover-leave = q : sauvegarder et quitter

## The end

screen-total = Points
screen-turns = Tours
screen-plot = Points par tour
screen-again = y : rejouer    c : coach    u : annuler    s : sauver    l : journal    q : quitter
screen-coach-keys = 1 à 3 : rejouer à partir de cette décision    Échap : retour
screen-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

screen-setup = Nouvelle partie
screen-seats = Places
screen-nobody = libre
screen-person = humain
screen-bot = bot : { $level }
screen-kingdom = Royaume
screen-way-random = Au hasard : { $source }
screen-way-hand = À la main
screen-source-base = Dominion
screen-source-intrigue = L’Intrigue
screen-source-both = les deux boîtes
screen-source-5-5 = cinq de chaque boîte
screen-with = avec
screen-without = sans
screen-some-cards = cartes, séparées par des virgules
screen-seed = Graine
screen-seed-any = au hasard
screen-another = Un autre
screen-pick = Choisir
screen-begin = Commencer
screen-leave = Quitter
screen-bad-seed = La graine doit être un nombre entier, pas { $text }.
screen-setup-keys = Tab : suivant    ← → : changer    F2 : jouer    F3 : langue    F1 : aide
screen-setup-help =
    Tab et Maj+Tab vont de champ en champ, les flèches dans une liste.
    Gauche, droite ou Entrée changent qui prend une place.
    Entrée ouvre aussi une liste ou presse un bouton.
    Places : un humain, qui a un nom, ou un niveau de bot pour chacune.
    Royaume : conseillé, dix cartes au hasard, ou dix de votre choix.
    Avec, sans : cartes qu’un Royaume au hasard doit avoir, ou non.
    La carte sous le curseur est expliquée sous la liste.
    Graine : le même nombre donne la même distribution.
    F2 lance la partie. F3 change de langue.
    Chaque personne peut avoir la sienne.
screen-picked =
    { $n ->
        [one] { $n } carte sur { $most }. Espace : ajouter ou retirer. Entrée : terminé. Échap : retour.
       *[other] { $n } cartes sur { $most }. Espace : ajouter ou retirer. Entrée : terminé. Échap : retour.
    }

## A table at a server

screen-key-chat = Discuter avec les autres
screen-key-chat-short = chat
screen-key-resign = Abandonner
screen-key-quit-remote = Quitter ; votre place est gardée
screen-key-quit-remote-short = quit
screen-remote-lost = Connexion perdue. Reconnexion…
screen-remote-bye = Le serveur s’arrête un moment. Reconnexion…
screen-remote-open =
    { $n ->
        [one] La partie commence quand la dernière place est prise. Pour la prendre : { $command }
       *[other] La partie commence quand { $n } autres places sont prises. Pour en prendre une : { $command }
    }
screen-remote-held = C’est choisi. Cela prend effet quand tout le monde a choisi.
screen-remote-refused = Refus : { $text }
screen-remote-undo-asked = { $name } demande à annuler. D’accord ?
screen-remote-undo-consent = Il faut l’accord des autres : { $names }.
screen-remote-undo-wait = C’est demandé. On attend { $names }.
screen-remote-undone = { $name } a annulé une réponse.
screen-remote-undo-refused = { $name } refuse l’annulation.
screen-remote-away = { $name } ne répond plus. Laisser jouer un bot ?
screen-remote-chat = { $name } : { $text }
screen-remote-say = Dire quelque chose
screen-remote-resign = Abandonner ? Un bot reprendra votre place.
screen-remote-seconds =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
screen-remote-again = y : rejouer    l : journal    q : quitter
screen-remote-votes = Pour une autre partie : { $names }
screen-remote-left = Pour reprendre votre place : { $command }
screen-remote-nothing-to-watch = Aucune partie à regarder à l’adresse { $address }.
screen-remote-tables = Tables à l’adresse { $address }
screen-remote-tables-keys = Entrée : choisir    r : actualiser    q : quitter
screen-remote-lobby-keys = Entrée : choisir    n : nouvelle table    r : actualiser    q : quitter
screen-remote-your-seat = Votre place
screen-remote-who = Qui joue avec vous ?
screen-remote-friends =
    { $n ->
        [one] { $n } ami, qui arrive plus tard
       *[other] { $n } amis, qui arrivent plus tard
    }
screen-remote-random = Royaume au hasard
screen-remote-none-open = Aucune table ouverte. Appuyez sur n pour en ouvrir une.
screen-remote-table = { $names } · { $kingdom } · { $state }
screen-remote-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
screen-remote-turn = tour { $n }
screen-remote-own-kingdom = Royaume maison
screen-remote-bad-address = { $address } n’est pas l’adresse d’un serveur ; indiquez http://HOST:PORT/ ou l’adresse d’une table.
screen-remote-unreachable = { $address } ne répond pas : { $reason }
screen-remote-newer = Le serveur utilise une autre version du protocole ; mettez throneroom à jour.

## Watching

screen-watch-everybody = vue publique
screen-watch-seat = vue par { $name }
screen-watch-everything = toutes les mains
screen-watch-position = Décision { $number } sur { $last }, { $eyes }
screen-watch-running = { $position }, { $speed } par seconde
screen-watch-answer = { $name } répond : { $answer }
screen-watch-live = Vous regardez, { $eyes }
screen-watch-key-next = Décision suivante
screen-watch-key-next-short = suite
screen-watch-key-back = Décision précédente
screen-watch-key-back-short = retour
screen-watch-key-run = Lecture ou pause
screen-watch-key-run-short = jouer
screen-watch-key-speed = Plus vite, moins vite
screen-watch-key-turn = Tour suivant, tour précédent
screen-watch-key-ends = Aller au début, à la fin
screen-watch-key-eyes = Changer de vue
screen-watch-key-eyes-short = vue
screen-watch-key-quit = Quitter
screen-watch-key-quit-short = quit
screen-watch-end-keys = Échap : retour à la table    q : quitter

## The others' turns, decks and the trash

screen-speed = Vitesse des bots : { $speed }
screen-speed-off = sans pauses
screen-speed-fast = rapide
screen-speed-normal = normale
screen-speed-slow = lente
recap-turn = { $turn } : { $what }
recap-nothing = rien à voir
recap-none = Personne d’autre n’a joué depuis votre tour.
known-deck =
    { $n ->
        [one] Reste dans votre pioche, { $n } carte, sans ordre :
       *[other] Restent dans votre pioche, { $n } cartes, sans ordre :
    }
known-top = Sur votre pioche, la première d’abord :
known-owned =
    { $who ->
        [you] Toutes vos cartes :
       *[other] { $name } possède :
    }
known-hidden = Cette table ne montre pas les decks.
known-no-cards = aucune carte
# Before the cards of a whole deck, in the result.
screen-deck-of =
    { $who ->
        [you] { $n ->
            [one] Votre deck, { $n } carte :
           *[other] Votre deck, { $n } cartes :
        }
       *[other] { $n ->
            [one] { $name }, { $n } carte :
           *[other] { $name }, { $n } cartes :
        }
    }
