### The table in words, for the line mode of the terminal and for announcements and typed commands in the browser.

## The board. Every line must make sense on its own.

plain-nothing = rien
plain-supply =
    { $empty ->
        [0] Réserve :
        [one] Réserve ({ $empty } pile vide ; la partie s’achève à { $end }) :
       *[other] Réserve ({ $empty } piles vides ; la partie s’achève à { $end }) :
    }
plain-cost = Coût { $cost } : { $piles }
plain-pile =
    { $n ->
        [0] { $card } (vide)
       *[other] { $card } { $n }
    }
plain-cheaper = Toutes les cartes coûtent { $n } de moins ce tour-ci.
plain-trash = Rebut : { $cards }
# $zones est une liste des textes ci-dessous.
plain-player =
    { $who ->
        [you] Vous : { $zones }
       *[other] { $name } : { $zones }
    }
plain-in-hand = { $n } en main
plain-in-deck = deck : { $n }
# Seule la carte du dessus se voit.
plain-discard = défausse : { $card }
plain-no-discard = défausse vide
plain-in-play = en jeu : { $cards }
plain-set-aside = de côté : { $cards }
plain-revealed = cartes dévoilées : { $cards }
plain-owns =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
plain-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
plain-hand = Votre main : { $hand }.
plain-hand-and-turn = Votre main : { $hand }. Vous avez { $actions }, { $buys }, { $coins }.

## Commands, typed as they are here or in English

# Les accents sont facultatifs à la frappe. « aide » et « annuler » commencent par la même lettre : /a, c’est l’aide.
plain-command-help = aide
plain-command-log = journal
plain-command-table = table
plain-command-rule = règle
plain-command-hint = conseil
plain-command-undo = annuler
plain-command-save = sauver
plain-command-lang = langue
plain-command-quit = quitter
# The language's own name.
plain-language = Français
plain-lang-which = Tapez langue et l’une de celles-ci : { $names }
plain-lang-now = La langue est maintenant le français.
plain-log-number = Tapez journal pour tout revoir, ou journal 2 pour les 2 derniers tours.

## More commands in the browser. Several words for one verb are separated by spaces; English words work in every language.

spoken-command-hand = main
spoken-command-supply = réserve
spoken-command-players = joueurs
spoken-command-trash = rebut
spoken-command-last = dernier tour
spoken-command-question = question
spoken-command-say = dire
spoken-verb-buy = acheter achète achat
spoken-verb-play = jouer joue
spoken-verb-discard = défausser défausse
spoken-verb-trash = écarter écarte
spoken-verb-gain = recevoir reçoit
spoken-verb-give = donner donne
spoken-verb-put = poser pose remettre remets
spoken-verb-aside = mettre mets
spoken-verb-pass = passer passe
spoken-verb-name = nommer nomme
spoken-verb-choose = choisir choisis
spoken-verb-reveal = dévoiler dévoile

## The command line in the browser

spoken-line = Ligne de commande
spoken-line-setting = Ligne de commande : taper ce que l’on veut faire
spoken-shortcuts = Raccourcis : une seule lettre ou un chiffre
spoken-open = Taper des commandes
spoken-hide = Cacher la ligne de commande
spoken-field = Commande
spoken-transcript = Transcription
spoken-examples = main, acheter or, aide
spoken-help =
    Pour choisir : un nom (milice), ses premières lettres (mil) ou son numéro (3). Plusieurs à la fois : 2 cuivre, domaine.
    acheter or : acheter une carte. jouer village : jouer une carte. tout : jouer tous les Trésors. fin : ne rien choisir, ou finir le tour.
    main, réserve, joueurs, rebut, table : ce qu’il y a là. question, ou Entrée seule : la question et ses choix.
    dernier tour : ce que les autres ont fait. journal 3 : les 3 derniers tours. aide CARTE : ce que fait une carte. règle : la règle derrière la question.
    annuler : annuler la dernière réponse. conseil : ce que vaut chaque réponse. dire TEXTE : discuter. langue en : changer de langue. quitter : quitter la table.
spoken-supply =
    { $empty ->
        [0] Réserve, avec le nombre de cartes restantes.
        [one] Réserve, avec le nombre de cartes restantes. { $empty } pile vide ; la partie s’achève à { $end }.
       *[other] Réserve, avec le nombre de cartes restantes. { $empty } piles vides ; la partie s’achève à { $end }.
    }
spoken-rulings =
    { $n ->
        [one] { $n } précision : tapez { $command }.
       *[other] { $n } précisions : tapez { $command }.
    }
spoken-buy-how = Pour acheter { $card }, tapez : acheter { $card }
spoken-treasures-first = Jouez d’abord vos Trésors : tapez tout, ou rien pour n’en plus jouer.
spoken-not-now = Pas maintenant. { $question }
spoken-not-asked = Ce n’est pas à vous de jouer.
spoken-unknown = Aucune commande ni carte { $text }. Tapez aide pour voir les commandes.
spoken-did-you-mean = Aucune commande ni carte { $text }. Vouliez-vous dire { $names } ?
spoken-yes-means = Aucune commande ni carte { $text }. Vouliez-vous dire { $command } ? Dans ce cas, tapez oui.
spoken-no-undo = Il n’y a rien à annuler.
spoken-no-turn = Aucun tour n’a encore été joué.
spoken-saved = Le serveur enregistre la partie après chaque réponse.
spoken-advice-soon = Le conseil se prépare. Retapez conseil dans un instant.
spoken-no-advice = Il n’y a pas de conseils à cette table.

## Announcements: what screen readers say while the game goes on

spoken-announcements = Annonces
spoken-turn = { $name } : { $what }
spoken-nothing = { $name } ne fait rien
spoken-undone = Une réponse a été annulée.
spoken-hand = Main : { $cards }
spoken-chosen = Choix : { $cards }
spoken-removed = Retiré : { $cards }
