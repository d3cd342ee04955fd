### La partie ligne par ligne : la table en mots, les commandes, les sauvegardes, la fin de partie, et ce qui échoue.

plain-input = >
plain-person = J{ $n }
plain-none = aucune carte

## Several people at one keyboard

plain-hand-over = { $name }, à vous de jouer.
plain-hand-over-wait = { $name }, à vous de jouer. Les autres, détournez les yeux.
plain-enter = Appuyez sur Entrée.
# $name est la personne qui vient de choisir.
plain-enter-or-undo = Appuyez sur Entrée. ({ $name } peut encore taper annuler.)

## Help and messages about commands

plain-help =
    Pour choisir : un nom (milice), ses premières lettres (mil) ou son numéro (3).
    Plusieurs à la fois : 1 3, ou cuivre domaine, ou 2 cuivre, domaine.
    Aussi : tout (ou t), tout cuivre, rien. Entrée seule : rien, si c’est permis.
    S’il n’y a qu’une option : oui ou non.
    aide CARTE : ce que fait une carte.   règle : la règle derrière la question.
    table : revoir la table.              journal : ce qui s’est passé.
    journal 2 : les 2 derniers tours.     annuler : annuler la dernière réponse.
    sauver FICHIER : sauvegarder.         langue en : changer de langue.
    quitter : sauvegarder et quitter.
    Les premières lettres désignent une carte ; une commande se tape en entier,
    conseil : ce que vaut chaque réponse, et pourquoi.
    ou en abrégé après une barre : /j.
plain-save-where = Où sauvegarder la partie ? Tapez : sauver FICHIER
plain-saved = Partie sauvegardée : { $file }.
plain-not-saved = Sauvegarde impossible : { $reason }
plain-nothing-to-undo = Rien à annuler : vous n’avez encore donné aucune réponse.
plain-undo-news = Depuis votre dernière réponse : { $news }.
plain-news-draw = des cartes ont été piochées
plain-news-shuffle = un deck a été mélangé
plain-news-reveal = des cartes ont été dévoilées
plain-news-other-seat = d’autres ont répondu
plain-news-look = des cartes ont été regardées
plain-undo-sure = Annuler quand même ? (oui ou non)
plain-not-undone = Rien n’a été annulé.
# $others : combien de réponses des autres sont annulées avec.
plain-undone =
    { $others ->
        [0] Réponse annulée : { $answer }.
        [one] Réponse annulée : { $answer }, avec { $others } réponse suivante des autres.
       *[other] Réponse annulée : { $answer }, avec { $others } réponses suivantes des autres.
    }

## The start

plain-welcome = Throneroom : { $names }. Royaume : { $kingdom }. Graine { $seed }. Tapez aide pour savoir comment jouer.
plain-go-on = Throneroom : { $names }. Suite de la partie { $file }. Tapez aide pour savoir comment jouer.
plain-preparing =
    { $n ->
        [one] { $names } étudie le Royaume ; cela peut prendre quelques secondes.
       *[other] { $names } étudient le Royaume ; cela peut prendre quelques secondes.
    }
plain-next-game = Nouvelle partie, graine { $seed }. { $name } commence.

## The end

plain-score =
    { $n ->
        [one] { $name }, { $n } point en { $turns } : { $cards }
       *[other] { $name }, { $n } points en { $turns } : { $cards }
    }
plain-worth = { $cards } ({ $n })
plain-wins =
    { $who ->
        [you] Vous gagnez !
       *[other] { $names } gagne.
    }
plain-share = { $names } se partagent la victoire.
plain-again = Une autre partie ? oui ou non. (Aussi : coach, journal, annuler, sauver FICHIER)
plain-coach = coach
plain-coach-working = Le coach examine vos décisions. Ctrl-C affiche ce qu'il a déjà trouvé.
plain-coach-play-on =
    { $n ->
        [one] Pour rejouer à partir de cette décision, tapez 1.
       *[other] Pour rejouer à partir de l'une d'elles, tapez son numéro, de 1 à { $n }.
    }
# $reason commence par le fichier qui était voulu.
plain-elsewhere = La partie n’a pas pu être sauvegardée à l’endroit voulu. { $reason }
plain-left = La partie est sauvegardée dans { $file }.
plain-continue = Pour la reprendre : { $command }
plain-lost = La partie n’a pu être sauvegardée nulle part : { $reason }. Voici son enregistrement :
plain-bye = À bientôt !

## Problems

plain-bad-seats = On joue de { $fewest } à { $most }, bots compris, pas à { $n }.
plain-bad-people = Une partie se joue de 1 à { $most } personnes, pas { $given }.
plain-bad-bots = Il peut y avoir jusqu’à { $most } bots, pas { $given }.
plain-same-name = Deux personnes s’appellent { $name } ; donnez un nom différent à chacune.
plain-bad-name = Un nom compte de 1 à { $most } caractères ; { $name } ne convient pas.
plain-bot-name = { $name } est un nom de bot ; choisissez-en un autre.
plain-no-bot = Aucun bot nommé { $name } ; choisissez parmi { $known }, une stratégie fournie ou un fichier de stratégie.
plain-card-failed = Une carte a échoué : { $error }. La partie est revenue au point d’avant la dernière réponse.
plain-failed = Throneroom a échoué, c’est un bug : { $error }. La partie est revenue au point d’avant la dernière réponse.
plain-with-saved = Une partie sauvegardée a déjà ses places, son Royaume et sa graine ; retirez { $option }.
plain-or-screen = Choisissez --plain ou --terminal, pas les deux.
plain-no-terminal = Le plein écran demande un terminal ; dans un tube (pipe), utilisez --plain.
plain-only-terminal = Le plein écran demande un terminal capable de déplacer le curseur.
plain-one-file = N’indiquez qu’une fois la partie sauvegardée.

## Replaying a record

plain-asked = Décision { $number }, { $name } : { $question }
plain-waiting = Décision { $number } : on attend { $name }.
plain-bad-decision = L’enregistrement compte les décisions 0 à { $most }, pas { $n }.
plain-bad-seat = L’enregistrement compte les places 0 à { $most } : { $names }.
plain-seat-or-all = Choisissez --seat ou --all, pas les deux.
