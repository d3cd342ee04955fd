### What is wrong with files: records, positions, own cards, and what the system says of them.
###
### Words between quotation marks, and the names of fields, stand in the files and are the same in every language.

## Where

problem-at = { $where } : { $reason }
problem-at-line = ligne { $line }
problem-at-answer = réponse { $number }
problem-at-position = position, ligne { $line }
problem-in-file = { $file } : { $reason }
problem-in-line = { $file }, ligne { $line } : { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = c’est trop gros pour une partie sauvegardée
problem-file-text = une partie sauvegardée est du texte en UTF-8, et ceci n’en est pas
problem-file-folder = c’est un dossier ; indiquez un fichier
problem-file-no-folder = il n’y a pas de dossier { $folder }
problem-file-kept = ce fichier n’est pas une partie sauvegardée, il n’est donc pas écrasé ; indiquez-en un autre
problem-file-no-home = il n’y a pas de tel dossier personnel

## Records

problem-record-empty = le texte est vide
problem-record-title = un enregistrement commence par { $title }
problem-record-rules = cet enregistrement suit les règles { $rules } ; ce programme connaît les règles { $known }
problem-record-field = on attend l’un de { $known }, puis deux-points ; ou « NAME, turn 1 » ; pas { $line }
problem-record-twice = { $name } figure ici une seconde fois
problem-record-needs = un enregistrement demande une ligne { $line } avant le premier tour
problem-record-number = on attend un nombre entier, pas { $value }
problem-record-no-first = une partie commencée d’une position n’a pas de « first »
problem-record-seat = une place sans nom s’appelle par son numéro ; c’est ici { $seat }, pas { $name }
problem-record-heading = on attend « NAME, turn 1 », ou une réponse précédée d’espaces ; pas { $line }
problem-record-over = la partie est finie ; rien ne peut suivre
problem-record-turn = la partie en est ici à { $now }, pas à { $heading }
problem-record-answer = on attend une réponse comme « buy: Gold », pas { $line }
problem-record-asked = ici est demandé { $asked }, pas { $line }
problem-record-own = { $problem } ; si c’est une carte maison, donnez son fichier avec --own FICHIER
problem-record-pile = { $card } a déjà sa pile et ne peut être choisie de nouveau
problem-record-no-card = un Royaume compte au moins une carte
problem-record-seats = on joue de { $fewest } à { $most } à une table, pas à { $n }
problem-record-first = la première place est un numéro de 0 à { $last }, pas { $first }
problem-record-object = un enregistrement est un objet avec { $field }
problem-record-unknown = un enregistrement n’a pas un tel champ
problem-record-answers = on attend une liste de réponses
problem-record-names = une réponse est une liste de noms de cartes ou de modes
problem-record-missing = ce champ manque
problem-record-texts = on attend une liste de textes, pas { $value }
problem-json = ce n’est pas du JSON : { $error }, colonne { $column }
problem-json-ours = ce JSON n’est pas des nôtres : { $error }

## Positions

problem-position-seats = l’enregistrement nomme { $seats } places, mais la position en a { $n }
problem-position-field = on attend kingdom, supply, trash, turn ou seat 0 à 5, puis deux-points ; pas { $name }
problem-position-kingdom = une position demande une ligne « kingdom: ... »
problem-position-pile = on attend un nombre et une carte, comme « 7 Province », pas { $part }
problem-position-no-pile = { $name } n’a pas de pile dans ce Royaume
problem-position-gap = les places se comptent à partir de 0 sans trou ; il manque la place { $seat }
problem-position-zone = on attend une zone ({ $zones }), random ou « 3 turns », pas { $part }
problem-position-no-seat = il n’y a pas de place { $seat }
problem-position-turn = on attend « seat 0 », { $phase }, « game over », un nombre de { $amounts }, ou « Copper worth more » ; pas { $entry }

## Own cards

problem-own-none = il n’y a pas de carte dedans ; écrivez-en une, par exemple { $example }
problem-own-python = ce n’est pas du Python : { $error }
problem-own-name = { $name } ne peut être le nom d’une carte : il commence par une lettre et n’a ni virgule, ni point-virgule, ni deux-points, ni barre, ni signe égal, ni saut de ligne
problem-own-box = { $name } se dit de la boîte { $box } ; retirez `box`
problem-own-cost = { $name } coûte { $cost } ; un coût est 0 ou plus
problem-own-type = { $name } n’a pas de type ; les types sont { $known }, joints par |
problem-own-dealt = { $name } est une carte Royaume : retirez `dealt` et `ends_game`
problem-own-piles = { $name } a des piles de { $piles } ; donnez cinq tailles de 1 ou plus, de 2 à 6 personnes
problem-own-attack = { $name } est une Attaque qui ne peut être jouée ; ses types sont ACTION | ATTACK
problem-own-reaction = { $name } : une carte de type REACTION a une `reaction`, et aucune autre
problem-own-treasure = { $name } : un Trésor donne ses bonus ; un effet demande le type ACTION

## What the system says

problem-system = { $error }
system-enoent = Fichier ou dossier introuvable
system-eacces = Accès refusé
system-eperm = Opération non permise
system-eisdir = C’est un dossier
system-enotdir = Ce n’est pas un dossier
system-eexist = Le fichier existe
system-enospc = Il n’y a plus de place sur le disque
system-erofs = Système de fichiers en lecture seule
system-enametoolong = Nom de fichier trop long
system-eaddrinuse = Adresse déjà utilisée
system-eaddrnotavail = Cette adresse n’est pas disponible
system-econnrefused = Connexion refusée
system-econnreset = Connexion interrompue par l’autre côté
system-ehostunreach = Machine injoignable
system-enetunreach = Réseau injoignable
system-etimedout = Délai de connexion dépassé
system-no-host = Aucune machine ne porte ce nom
