### Les mots du navigateur. Questions, cartes et journal sont dans les autres catalogues.
###
### Les boutons sont à l’infinitif et courts : ils doivent tenir sur un téléphone (360 px). Les noms de personnes se
### mettent sans « de » ni « que » devant, pour éviter l’élision.

web-title = Throneroom
web-skip = Aller au contenu
web-navigation = Menu principal
web-close = Fermer
web-settings = Options
web-no-server = Le serveur ne répond pas. Vérifiez qu’il est lancé, puis réessayez.
web-not-loaded = Cette partie du programme n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.
web-try-again = Réessayer
web-place-kingdom = Royaumes
web-place-cards = Cartes
web-place-lab = Labo
web-place-workshop = Atelier
web-place-shelf = Étagère
web-place-daily = Donne du jour
web-tour = Apprendre à jouer
web-credits = Crédits

## Cards

web-cost = Coût
web-tile-cost = coût { $cost }
web-tile-count =
    { $n ->
        [0] épuisée
       *[other] reste { $n }
    }
web-tile-copies =
    { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
web-tile-chosen =
    { $n ->
        [one] { $n } choisie
       *[other] { $n } choisies
    }
web-tile-option = peut être choisie
web-rulings = Précisions
web-more-rulings = Plus : précisions
web-word-breaks = Chaudron-nier Rempla-cement Conspi-rateur Biblio-thèque Bureau-crate
web-rulings-hint = Précisions : clic droit ou touche I.
web-section = section { $section } des règles
web-related = Voir aussi :
web-card-page = Fiche
web-all-cards = Toutes les cartes
web-search-cards = Chercher une carte

## Settings

web-language = Langue
web-theme = Thème
web-theme-system = Celui du système
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Animation des cartes
web-speed-off = Non
web-speed-fast = Rapide
web-speed-normal = Normale
web-speed-slow = Lente
web-sound = Sons
web-sound-off = Aucun
web-sound-turn = À vous
web-sound-all = Tous
web-warnings = Demander avant un choix imprudent : une Malédiction, des Actions ou Trésors non joués, des pièces non dépensées
web-notify = M’envoyer une notification quand c’est à moi de jouer

## Buttons that confirm a choice: web-do-<verb>, or web-do-<card>-<verb> where the card needs its own text

web-do-play-action = Jouer { $cards }
web-do-play-treasures = Jouer { $cards }
web-do-buy = Acheter { $cards }
web-do-react = Dévoiler { $cards }
web-do-play = Jouer { $cards }
web-do-throne-room-play = Jouer { $cards } deux fois
web-do-discard = Défausser { $cards }
web-do-discard-deck = Mettre le deck à la défausse
web-do-trash = Écarter { $cards }
web-do-gain = Recevoir { $cards }
web-do-give = Donner { $cards }
web-do-put-on-deck = Poser sur le deck : { $cards }
web-do-put-back = Remettre { $cards }
web-do-set-aside = Mettre { $cards } de côté
web-do-pass = Passer { $cards }
web-do-name = Nommer { $cards }
web-do-choose = { $cards }
web-do-put-into-deck = Glisser { $cards } dans votre deck
web-do-reveal = Dévoiler { $cards }
web-do-choose-number = Choisir { $cards }
web-do-mining-village-trash = Écarter pour +2 Pièces

## Buttons that choose nothing

web-decline-play-action = Finir les actions
web-decline-play-treasures = Passer aux achats
web-decline-buy = Finir le tour
web-decline-react = Ne rien dévoiler
web-decline-play = Ne rien jouer
web-decline-discard = Ne rien défausser
web-decline-spy-discard = Remettre sur le deck
web-decline-baron-discard = Recevoir un Domaine
web-decline-discard-deck = Garder le deck
web-decline-trash = Ne rien écarter
web-decline-mining-village-trash = Garder
web-decline-gain = Ne rien recevoir
web-decline-give = Ne rien donner
web-decline-put-on-deck = Ne rien poser sur le deck
web-decline-put-back = Ne rien remettre
web-decline-set-aside = Garder en main
web-decline-pass = Ne rien passer
web-decline-name = Ne rien nommer
web-decline-choose = Ne rien choisir
web-decline-put-into-deck = Ne rien glisser dans votre deck
web-decline-reveal = Ne rien dévoiler
web-decline-choose-number = Ne rien choisir

web-undo = Annuler : { $what }

## The table

web-table = La table
web-supply = Réserve
web-hand = Votre main
web-hand-empty = Votre main est vide.
web-in-play = En jeu
web-side = Places et journal
web-players = Autour de la table
web-log = Journal
web-log-of = Afficher le journal de
web-log-all = Tout le monde
web-chat = Discuter
web-say = Dire quelque chose
web-prompt = Décision en cours
web-ask-play-action = Jouez une carte Action, ou finissez vos actions.
web-ask-play-treasures = Jouez vos Trésors.
web-ask-buy = Achetez une carte, ou finissez votre tour.
web-ask-react = { $name } joue { $asker } : dévoiler { $cards } ?
# What an Attack does to the reader, below the question for a Reaction; $name played it. A Reaction need not stop it, so no "otherwise".
web-attacked-bandit = Vous dévoilez les deux premières cartes de votre deck, en écartez une qui soit un Trésor autre qu’un Cuivre, et défaussez le reste.
web-attacked-bureaucrat = Vous posez sur votre deck une carte Victoire de votre main, ou dévoilez une main qui n’en contient pas.
web-attacked-militia = Vous défaussez des cartes jusqu’à n’en avoir plus que trois en main.
web-attacked-minion = Si vous avez au moins cinq cartes en main, { $name } peut vous les faire défausser toutes et en piocher quatre.
web-attacked-replace = Si { $name } reçoit ainsi une carte Victoire, vous recevez une Malédiction.
web-attacked-saboteur = Vous écartez la prochaine carte de votre deck coûtant au moins 3. Vous pouvez en recevoir une coûtant au moins 2 de moins.
web-attacked-spy = Vous dévoilez la première carte de votre deck ; { $name } choisit si vous la défaussez ou la remettez.
web-attacked-swindler = Vous écartez la première carte de votre deck ; { $name } choisit la carte de même coût que vous recevez.
web-attacked-thief = Vous dévoilez les deux premières cartes de votre deck et écartez un Trésor choisi par { $name }, qui peut le recevoir.
web-attacked-torturer = À vous de choisir : défausser deux cartes, ou recevoir une Malédiction en main.
web-attacked-witch = Vous recevez une Malédiction.
# Any other Attack, such as a custom card.
web-attacked-other = Vous subissez ce que { $card } fait aux adversaires.
web-trash = Rebut
web-trash-count =
    { $n ->
        [0] Rebut, vide
        [one] Rebut, { $n } carte
       *[other] Rebut, { $n } cartes
    }
web-trash-empty = Aucune carte écartée.
web-empty-piles =
    { $n ->
        [one] { $n } pile vide sur { $end }
       *[other] { $n } piles vides sur { $end }
    }
web-effect-cheaper = coûts réduits de { $n }
web-effect-worth =
    { $n ->
        [one] { $card } donne { $n } pièce de plus
       *[other] { $card } donne { $n } pièces de plus
    }
web-effect-first =
    { $n ->
        [one] première carte { $card } : { $n } pièce de plus
       *[other] première carte { $card } : { $n } pièces de plus
    }
web-effect-played =
    { $n ->
        [one] { $n } Action jouée
       *[other] { $n } Actions jouées
    }
web-your-turn = Votre tour { $n }
web-their-turn = { $name }, tour { $n }
web-revealed = { $name } : cartes dévoilées
web-set-aside = { $name } : de côté
web-plays = { $name } : en jeu
web-passing = { $name } : une carte à passer
web-offered = À choisir
web-turn = tour
web-turn-mine = votre tour
web-thinks = choisit
web-resigned = abandon
web-stand-in = un bot joue
web-away = hors ligne
web-in-hand = { $n } en main
web-in-deck = { $n } dans le deck
web-hand-word = en main
web-own-piles = Mon deck et ma défausse
web-deck = Deck
web-discard = Défausse
web-left-in-deck =
    { $n ->
        [one] Dans mon deck : { $n } carte
       *[other] Dans mon deck : { $n } cartes
    }
web-deck-empty = Votre deck est vide. Quand vous devrez piocher, votre défausse sera mélangée.
web-deck-word = deck
web-discard-word = défausse :
web-owned =
    { $n ->
        [one] { $n } carte en tout
       *[other] { $n } cartes en tout
    }
web-owned-by = Cartes connues : { $name }
web-seconds-left =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
web-last-gains = dernier gain : { $cards }
web-recap = Depuis votre dernier tour
web-recap-buy = achète
web-recap-gain = reçoit
web-recap-trash = écarte
web-recap-nothing = ne fait rien
web-recap-no-buy = n’achète rien
web-recap-none = Les tours des autres s’affichent ici.
web-watching = Vous regardez.
web-held = C’est choisi. On attend { $names }.
web-sending = Envoi de votre réponse…
web-waiting = On attend { $names }.
web-waiting-turn = Tour en cours : { $names }.
web-waiting-card = { $names } applique { $card }.
web-waiting-response = On attend une réponse à { $card } : { $names }.
web-watching-turn = { $name } joue.
web-my-turn-begins = Votre tour commence.
web-my-turn-ends = Votre tour se termine.
web-my-turn-on = C’est votre tour.
web-play-all = Jouer tous les Trésors
web-choose-all = Tout choisir
web-choose-more =
    { $n ->
        [one] Encore { $n } à choisir
       *[other] Encore { $n } à choisir
    }
web-choose-pile = Choisissez une pile, puis validez.
web-number = Un nombre de { $least } à { $most }
web-put-back = Retirer { $card }
web-warn-actions = Vous pouvez encore jouer une carte Action.
web-warn-treasures = Vous pouvez encore jouer des Trésors.
web-warn-coins = Vous pouvez encore acheter une carte.
web-warn-curse = Une Malédiction vaut −1 point.
web-warn-copper = Vos pièces peuvent acheter mieux.
web-anyway = { $what } quand même
web-skip-show = Passer
web-watch-again = Revoir
web-undo-ask = (avec l’accord des autres)
web-rule = Règle
web-name-card = Nom d’une carte
web-title-asked = À vous · Throneroom

## Keys

web-keys = Raccourcis clavier
web-key-name-enter = Entrée
web-key-name-space = Espace
web-key-name-escape = Échap
web-key-digits = choisir l’une des neuf premières options
web-key-enter = valider votre choix
web-key-treasures = jouer tous les Trésors, ou tout choisir
web-key-end = finir les actions, finir le tour ou ne rien choisir
web-key-undo = annuler
web-key-clear = effacer la sélection
web-key-info = lire la carte sélectionnée
web-key-hand = aller à votre main
web-key-supply = aller à la Réserve
web-key-prompt = aller aux boutons
web-key-centre = aller aux cartes en jeu
web-key-guide = aller au guide de la première partie
web-key-arrows = aller de carte en carte
web-key-log = montrer ou cacher le journal (petits écrans)
web-key-trash = parcourir le Rebut
web-key-skip = passer l’animation
web-key-command = taper une commande
web-key-help = afficher cette aide

## Menu and notices

web-menu = Menu
web-this-game = Cette partie
web-result = Résultat
web-leave = Quitter la table
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-you-resigned-early = Vous avez abandonné. Un bot joue vos cartes jusqu’à la fin de la partie.
web-new-game = Nouvelle partie
web-marked = Une réponse a été annulée après l’apparition de nouvelles informations.
web-seeded = Cette partie a été distribuée avec une graine choisie.
web-connection-connecting = Connexion…
web-connection-lost = Connexion perdue. Reconnexion…
web-connection-closed = Hors connexion
web-undo-wanted =
    { $n ->
        [one] { $name } demande à annuler { $n } réponse.
       *[other] { $name } demande à annuler { $n } réponses.
    }
web-undo-waiting = Vous demandez à annuler. On attend { $names }.
web-undo-withdraw = Retirer la demande
web-agree = D’accord
web-refuse = Refuser
web-absent = { $name } ne répond plus depuis un moment. Que faire ?
web-absent-wait = Attendre
web-absent-bot = Laisser un bot jouer
web-absent-end = Finir la partie
web-stood-in = Un bot joue à votre place.
web-come-back = Reprendre la main

## Advice

web-advice-turn-on = Activer les conseils
web-advice-turn-off = Désactiver les conseils
web-advice-mark = { $chance } % de chances de gagner
web-advice-best = meilleure réponse

## Home

web-home = Accueil
web-welcome = Jouez à Dominion
web-lead = Toutes les cartes de Dominion et de L’Intrigue, contre des bots ou avec vos amis grâce à un lien. Sans compte.
web-doors = Autres entrées
web-door-guide = Vous découvrez Dominion ? Une première partie à une vraie table, qui s’explique au fil du jeu.
web-door-daily = Aujourd’hui, les mêmes cartes pour tous sur ce serveur. Jouez-les, puis comparez coup par coup.
web-door-shelf = Vos parties à revoir, vos royaumes préférés, vos ouvertures et votre classement, conservés dans ce navigateur.
web-door-workshop = Écrivez votre propre carte avec des mots simples et jouez-la tout de suite, seul ou avec des amis.
web-go-on = Continuer
web-kingdom = Royaume
web-sets = Royaumes conseillés
web-by-chance = Au hasard
web-edition = Édition
web-source-both = Les deux boîtes
web-source-base = Dominion
web-source-intrigue = L’Intrigue
web-source-5-5 = 5 de chaque
web-choose-kingdom = Composer
web-open-tables = Tables ouvertes
web-running-tables = Parties en cours
web-join = Rejoindre
web-watch = Regarder
web-own-kingdom = Royaume maison
web-turn-n = tour { $n }
web-free-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
web-your-move = à vous de choisir
web-your-name = Votre nom
web-guest = Invité
web-level = Niveau des bots
web-opponents = Adversaires
web-table-options = Options de la table
web-option-points = Montrer les points de chacun
web-option-decks = Montrer ce que chacun possède
web-option-pauses = Entre joueurs, marquer une courte pause pour que personne ne devine qui a une Réaction
web-option-undo = Annulation
web-undo-free = sans info nouvelle
web-undo-consent = sinon avec accord
web-undo-never = jamais
web-option-watch = Spectateurs
web-watch-nobody = aucun
web-watch-open = vue publique
web-watch-everything = toutes les mains
web-option-advice = Conseils
web-advice-never = jamais
web-advice-agreed = si tout le monde accepte
web-option-clock = Temps de réponse
web-clock =
    { $n ->
        [0] illimité
        [one] { $n } seconde
       *[other] { $n } secondes
    }
web-play-now = Jouer maintenant
web-invite =
    { $n ->
        [one] Inviter quelqu’un
       *[other] Inviter { $n } personnes
    }

## Before the game

web-sit = S’asseoir
web-open-seat = Place libre
web-that-is-you = vous
web-a-bot = bot
web-waiting-for-friends = En attente de joueurs
web-table-closed = Cette table est fermée.
web-begin-now = Commencer sans les places libres
web-begin-with-bots = Compléter par des bots et commencer
web-close-table = Fermer la table
web-invite-how = Envoyez ce lien à vos amis, ou faites-leur scanner le code. La partie commence quand toutes les places sont prises.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien

## The end

web-you-win = Vous gagnez !
web-you-resigned = Vous avez abandonné. { $result }
web-they-win = { $name } gagne.
web-share-victory = { $names } se partagent la victoire.
web-winner = victoire
web-game-length =
    { $n ->
        [one] La partie a duré { $n } tour.
       *[other] La partie a duré { $n } tours.
    }
web-how-resigned = Elle a pris fin par abandon.
web-how-ended = Elle a été arrêtée avant la fin.
web-how-draw = Elle a été commencée avec une version plus ancienne du programme et s’est terminée par un match nul.
web-outdated = Cette partie a été commencée avec une version plus ancienne du programme et ne peut pas être continuée.
web-outdated-draw = La terminer par un match nul
web-points-in =
    { $turns ->
        [one] { $n ->
            [one] point en { $turns } tour
           *[other] points en { $turns } tour
        }
       *[other] { $n ->
            [one] point en { $turns } tours
           *[other] points en { $turns } tours
        }
    }
web-card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-whole-deck =
    { $n ->
        [one] Le deck complet, { $n } carte
       *[other] Le deck complet, { $n } cartes
    }
web-rematch = Rejouer
web-rematch-swap = Changer une carte et rejouer
web-rematch-waiting = On attend { $names }.
web-swap-out = Retirer
web-swap-into = Ajouter
web-new-kingdom = Autre Royaume
web-replay = Revoir
web-download = Télécharger la partie
web-look-at-table = Voir la table
web-curve-points = Points par tour
web-curve-money = Pièces par tour
web-curve-turn = Tour
web-moments = Moments forts
web-moment-turn = Tour { $n }
web-share = Partager cette partie

## The coach

web-coach = Coach
web-coach-seat = Joueur
web-coach-start = Examiner cette partie
web-coach-about = Le coach joue la suite de la partie un grand nombre de fois à partir de chaque décision, et montre lesquelles ont coûté et ce qui tient à la chance. Un premier verdict prend une dizaine de secondes.
web-coach-waiting = En attente du laboratoire.
web-coach-preparing = Le coach cherche d’abord de bons plans dans ce royaume.
web-coach-working = Examen de chaque décision.
web-coach-first = Ceci est un premier verdict. Un plus précis va suivre.
web-coach-cancelled = Arrêté.

## Replay

web-replay-step = Décision { $n } sur { $of }. { $name } : { $what }
web-replay-hidden = Décision { $n } sur { $of }. { $name } décide.
web-replay-slider = Décision
web-previous-turn = Tour précédent
web-previous-step = Décision précédente
web-next-step = Décision suivante
web-next-turn = Tour suivant
web-see = Vue
web-see-all = Toutes les mains
web-see-public = Vue publique
web-see-seat = Vue par { $name }
web-link-here = Lien vers cette décision
web-play-on = Jouer à partir d’ici
web-hand-of = Main : { $name }

## Kingdoms

web-kingdom-title =
    { $n ->
        [one] Royaume : { $n } carte sur { $size }
       *[other] Royaume : { $n } cartes sur { $size }
    }
web-kingdom-missing =
    { $n ->
        [one] Choisissez encore { $n } carte pour jouer.
       *[other] Choisissez encore { $n } cartes pour jouer.
    }
web-kingdom-full = Le Royaume a déjà dix cartes. Retirez-en une d’abord.
web-keep-card = Garder
web-swap-card = Changer
web-draw-kingdom = Tirer au sort
web-choose-set = Choisir
web-paste = Coller une liste
web-paste-example = Village, Forgeron, Douves…
web-take = Utiliser
web-seed = Graine
web-seed-random = au hasard
web-all-kingdom-cards = Toutes les cartes Royaume
web-printed-cards = Cartes imprimées
web-filter-village = Actions en plus
web-filter-draw = Pioche
web-filter-trash = Écarter
web-filter-gain = Recevoir
web-filter-attack = Attaques
web-filter-reaction = Réactions
web-type = Type
web-box = Boîte
web-any-cost = Tous les coûts
web-any-type = Tous les types
web-any-box = Les deux boîtes
web-a-click = Un clic sur une carte
web-click-take = l’ajoute
web-click-keep = l’impose
web-click-ban = l’exclut
web-note-banned = exclue
web-note-kept = imposée
web-note-taken = choisie
web-no-such-card = Aucune carte trouvée.

## Lab

web-lab-lead = Faites jouer des stratégies l’une contre l’autre sur ce serveur et voyez combien de fois chacune gagne. Les intervalles de confiance sont à 95 %.
web-lab-match = Match
web-lab-games = Parties
web-lab-run = Lancer
web-lab-search = Chercher une stratégie
web-lab-seconds = Secondes
web-lab-look = Chercher
web-own-strategy = Stratégie personnelle
web-strategy-n = Stratégie { $n }
web-add-strategy = Ajouter une stratégie
web-remove = Retirer
web-cancel = Arrêter
web-progress = Progression
web-job-waiting = En file d’attente
web-job-running = { $done } sur { $total }
web-job-done = Terminé : { $total }
web-job-cancelled = Arrêt après { $done }
web-job-failed = Échec
web-interval = { $low } à { $high }
web-mean-turns = Les parties ont duré { $n } tours en moyenne.
web-curve-mean = Points moyens par tour
web-play-against = Jouer contre elle


## Credits

web-credits-game = Dominion et Dominion : L’Intrigue sont des jeux de Donald X. Vaccarino, publiés par Rio Grande Games. Ce programme n’a aucun lien avec eux et n’utilise ni leurs illustrations ni les textes de leurs cartes.
web-credits-icons = Icônes de { $authors }, tirées de
web-credits-fonts = Polices : Alegreya et Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica, sous licence SIL Open Font License.
web-credits-licences = Licences de ce que contient ce client
