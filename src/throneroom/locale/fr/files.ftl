### Problems with files: records, positions, custom cards, and errors of the operating system.
###
### Words in quotation marks and field names are part of the file formats and the same in every language.

## Where

problem-at = { $where } : { $reason }
problem-at-line = ligne { $line }
problem-at-answer = réponse { $number }
problem-at-position = position, ligne { $line }
problem-in-file = { $file } : { $reason }
problem-in-line = { $file }, ligne { $line } : { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = trop gros pour une partie sauvegardée
problem-file-text = ce n’est pas une partie sauvegardée : le fichier n’est pas du texte en UTF-8
problem-file-folder = c’est un dossier ; indiquez un nom de fichier
problem-file-no-folder = dossier introuvable : { $folder }
problem-file-kept = ce fichier n’est pas une partie sauvegardée et ne sera pas écrasé ; choisissez un autre nom
problem-file-no-home = dossier personnel introuvable

## Records

problem-record-empty = l’enregistrement est vide
problem-record-title = un enregistrement commence par { $title }
problem-record-rules = cet enregistrement suit les règles { $rules }, mais ce programme ne connaît que les règles { $known }
problem-record-field = on attend l’un de { $known } et deux-points, ou « NAME, turn 1 », pas { $line }
problem-record-twice = { $name } figure deux fois
problem-record-needs = il manque la ligne { $line } avant le premier tour
problem-record-number = on attend un nombre entier, pas { $value }
problem-record-digits = une graine a au plus { $most } chiffres
problem-record-no-first = une partie qui part d’une position n’a pas de « first »
problem-record-no-seed = une partie distribuée par clé n’a pas de graine
problem-record-key = une clé a { $digits } chiffres hexadécimaux (0 à 9, a à f)
problem-record-forced = { $known } attendu, et non { $value }
problem-record-seat = une place sans nom se désigne par son numéro : on attend { $seat }, pas { $name }
problem-record-heading = on attend « NAME, turn 1 » ou une réponse en retrait, pas { $line }
problem-record-over = la partie est déjà finie ; rien ne peut suivre
problem-record-turn = la partie en est ici à { $now }, pas à { $heading }
problem-record-answer = on attend une réponse comme « buy: Gold », pas { $line }
problem-record-asked = on attend ici { $asked }, pas { $line }
problem-record-custom = { $problem } (pour une carte maison, ajoutez --custom FICHIER)
problem-record-notes = les indications sur les cartes maison sont attendues, comme { $example }
problem-record-pile = { $card } a déjà une pile et ne peut pas figurer deux fois
problem-record-no-card = un Royaume doit compter au moins une carte
problem-record-seats = une partie se joue de { $fewest } à { $most }, pas à { $n }
problem-record-first = la première place doit être un numéro de 0 à { $last }, pas { $first }
problem-record-object = un enregistrement doit être un objet avec { $field }
problem-record-unknown = champ inconnu
problem-record-answers = on attend une liste de réponses
problem-record-many = un enregistrement a au plus { $most } réponses
problem-record-long = cette ligne est trop longue pour une réponse
problem-record-names = une réponse doit être une liste de noms de cartes ou de modes
problem-record-missing = ce champ manque
problem-record-texts = on attend une liste de chaînes, pas { $value }
problem-json = ce n’est pas du JSON valide : { $error }, colonne { $column }
problem-json-ours = ce JSON ne peut pas être lu : { $error }

## Positions

problem-position-seats = l’enregistrement a { $seats } places, mais la position en a { $n }
problem-position-field = on attend kingdom, edition, supply, trash, turn ou seat 0 à 5 et deux-points, pas { $name }
problem-position-kingdom = une position demande une ligne « kingdom: ... »
problem-position-pile = on attend un nombre et une carte, comme « 7 Province », pas { $part }
problem-position-no-pile = { $name } n’a pas de pile dans ce Royaume
problem-position-gap = les places se numérotent à partir de 0 sans trou ; il manque la place { $seat }
problem-position-zone = on attend une zone ({ $zones }), random ou « 3 turns », pas { $part }
problem-position-no-seat = il n’y a pas de place { $seat }
problem-position-turn = on attend « seat 0 », { $phase }, « game over », un nombre de { $amounts }, ou « Copper worth more », pas { $entry }

## Custom cards

problem-custom-none = ce fichier ne définit aucune carte ; ajoutez-en une, par exemple { $example }
problem-custom-python = ce n’est pas du Python valide : { $error }
problem-custom-name = { $name } n’est pas un nom de carte valide : il doit commencer par une lettre et ne contenir ni virgule, ni point-virgule, ni deux-points, ni barre, ni signe égal, ni croisillon, ni saut de ligne
problem-custom-edition = aucune carte ne peut s’appeler { $name } : dans une liste de cartes, c’est leur édition
problem-custom-box = { $name } a pour boîte { $box } ; retirez `box`
problem-custom-cost = { $name } coûte { $cost } ; un coût est un nombre de 0 à { $most }
problem-custom-number = { $name } a { $what }={ $number } ; donnez un nombre de { $least } à { $most }
problem-custom-type = { $name } n’a pas de type ; combinez { $known } avec |
problem-custom-dealt = { $name } est une carte Royaume ; retirez `dealt` et `ends_game`
problem-custom-piles = { $name } a des piles de { $piles } ; donnez cinq tailles de 1 à { $most }, de 2 à 6 personnes
problem-custom-attack = { $name } est une Attaque qui ne peut pas être jouée ; donnez-lui les types ACTION | ATTACK
problem-custom-reaction = { $name } : une carte doit avoir une `reaction` si, et seulement si, elle a le type REACTION
problem-custom-treasure = { $name } : un Trésor n’a que ses bonus ; un effet demande le type ACTION
problem-custom-translations = { $name } : `{ $what }` est un texte par langue, comme { $example }
problem-custom-empty = ce dossier n’a aucun fichier avec des cartes, comme { $example }
problem-custom-twice = { $name } est déjà définie dans { $file } ; renommez l’une des deux
problem-custom-entry = { $value } doit être un module ou une liste de cartes
problem-custom-import = il importe { $module } de son propre dossier, mais un fichier de cartes doit se suffire : copiez-y ce dont il a besoin, ou faites-en un paquet
problem-custom-missing = { $name } est une carte maison qui n’est pas là
problem-custom-gone = { $n ->
    [one] { $cards } : cette carte maison n’est pas là, la partie ne peut donc être montrée que jusqu’à sa première utilisation (ajoutez --custom FICHIER)
   *[other] { $cards } : ces cartes maison ne sont pas là, la partie ne peut donc être montrée que jusqu’à leur première utilisation (ajoutez --custom FICHIER)
}
problem-custom-changed = { $n ->
    [one] { $cards } : cette carte maison a changé depuis, la partie ne peut donc être montrée que tant qu’elle convient encore
   *[other] { $cards } : ces cartes maison ont changé depuis, la partie ne peut donc être montrée que tant qu’elles conviennent encore
}

## Errors of the operating system

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
system-no-host = Machine inconnue
