### L’aide de la ligne de commande, et ce qui n’y va pas.
###
### help-<commande> est le premier paragraphe, .more les suivants, .short la ligne dans la liste des commandes, .data et
### .data-2 les titres au-dessus du JSON, les autres attributs les options. Chaque texte tient sur une ligne.

## Ce que toutes ont en commun

help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
help-examples = Exemples :
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-option =
    .help = Afficher cette aide et finir.
    .version = Afficher la version et finir.
    .lang = La langue : en, es, fr ou pl. [par défaut : celle du système]
    .json = Des données pour les programmes.
    .own = Un fichier Python avec des cartes maison ; peut être donné plusieurs fois.
    .seed = La même graine joue les mêmes parties. [par défaut : 1]
    .jobs = Nombre de processus qui jouent. [par défaut : un par cœur]
    .cluster = Jouer sur la grappe Dask de cet ordonnanceur, par exemple tcp://host:8786.
    .kingdom = Un Royaume conseillé, dix cartes, ou random (au hasard).

## Les mots en capitales, à remplacer par ce qui convient

metavar-options = OPTIONS
metavar-command = COMMANDE
metavar-args = ARGS
metavar-name = NOM
metavar-names = NOMS
metavar-kinds = GENRES
metavar-file = FICHIER
metavar-set = ROYAUME
metavar-list = LISTE
metavar-card = CARTE
metavar-cards = CARTES
metavar-old = ANCIENNE
metavar-new = NOUVELLE
metavar-points = POINTS
metavar-address = ADRESSE

## Les commandes

help-throneroom = Dominion et L’Intrigue : jouer, consulter les cartes, choisir un Royaume, revoir une partie, comparer des stratégies.

help-cards = Montrer toutes les cartes, ou une carte et ses précisions.
    .more = NOM est le nom d’une carte dans n’importe quelle langue, ou une partie qui ne convient à aucune autre ; majuscules et accents ne comptent pas.
    .data = Le JSON est une liste de cartes :
    .set = Seulement les cartes de cette boîte.

help-kingdom = Choisir les dix cartes Royaume d’une partie : au hasard, par le nom d’un Royaume conseillé, ou à la main.
    .short = Choisir les dix cartes Royaume d’une partie.
    .more = Cartes et Royaumes peuvent être nommés dans n’importe quelle langue. À plus de six, on se répartit en plusieurs tables, chacune avec son Royaume.
    .data = Le JSON a la graine (null si rien n’a été laissé au hasard) et les tables :
    .data-2 = et avec --list les Royaumes conseillés :
    .list = Énumérer les Royaumes conseillés.
    .from = Tirer d’une boîte, des deux, ou cinq cartes de chacune.
    .with = Tirer un Royaume avec cette carte, ou celles-ci.
    .without = Tirer un Royaume sans cette carte, ou celles-ci.
    .seed = La même graine et les mêmes souhaits donnent le même Royaume.
    .people = Combien de personnes jouent.
    .split = Des tables de quatre au plus, même à 5 ou 6.
    .swap = Partie suivante d’une série : chaque personne peut échanger une carte. « random » en échange une par personne.

help-play = Jouer dans le navigateur ; dans le terminal, avec --terminal en plein écran, ou avec --plain ligne par ligne.
    .short = Jouer dans le navigateur, ou dans le terminal.
    .more = Dans le terminal, 1 à 6 personnes jouent au même clavier, avec des bots, de 2 à 6 en tout. FICHIER est une partie sauvegardée à reprendre. La quitter, Ctrl-C ou la fin de l’entrée la sauvegarde. Appuyez sur ? en plein écran, ou tapez aide ligne par ligne.
    .plain = Dans le terminal, ligne par ligne : aussi pour lecteurs d’écran et tubes (pipes).
    .terminal = Dans le terminal, en plein écran.
    .port = Pour le navigateur. [par défaut : 8470]
    .no-browser = Ne pas ouvrir le navigateur, dire seulement où aller.
    .people = Combien de personnes jouent, ou leurs noms. [par défaut : 1]
    .bots = Combien de bots jouent, ou lesquels : random, beginner, fair, good, strong, une stratégie fournie, un fichier de stratégie.
    .kingdom = Un Royaume conseillé, dix cartes, ou random. [par défaut : Les premières parties]
    .seed = La même graine distribue les mêmes cartes.
    .load = Reprendre une partie sauvegardée.
    .save = Sauvegarder dans ce fichier (.json : en JSON).
    .lang = La langue : en, es, fr ou pl ; plusieurs, avec des virgules, pour plusieurs personnes. [par défaut : celle du système]

help-replay = Afficher le journal d’une partie sauvegardée, comme l’a vu qui regardait.
    .to = S’arrêter quand la décision N (à partir de 0) est demandée.
    .seat = Comme cette place (à partir de 0) l’a vue.
    .all = Avec les cartes cachées de tout le monde.

help-serve = Ouvrir des tables pour des amis : ils ouvrent l’adresse dans un navigateur, ou les rejoignent par `throneroom join`.
    .short = Ouvrir des tables pour des amis.
    .more = Le journal va à la sortie d’erreur, une ligne de JSON par message. Ctrl-C arrête le serveur ; aucune partie n’est perdue.
    .host = L’adresse où écouter ; 0.0.0.0 pour toutes.
    .port = 0 prend n’importe quel port libre.
    .database = Un fichier SQLite, ou postgresql://... pour plusieurs processus. [par défaut : un fichier personnel]
    .workers = Processus du serveur ; plus d’un demande PostgreSQL.
    .bots = Processus pour les bots. [par défaut : la moitié des cœurs]
    .origin = Une autre adresse web d’où peuvent venir les clients.
    .quiet = Pas de lignes de journal.

help-join = Rejoindre dans le terminal la table d’un serveur, ou y reprendre votre place.
    .short = Rejoindre la table d’un serveur dans le terminal.
    .more = URL est l’adresse d’une table, telle que le navigateur la montre, ou celle du serveur pour y choisir une table.
    .name = Votre nom à la table. [par défaut : votre nom d’utilisateur]

help-watch = Regarder une partie en cours sur un serveur, ou une partie sauvegardée pas à pas ou en continu.
    .short = Regarder dans le terminal une partie en cours ou un enregistrement.

help-simulate = Jouer beaucoup de parties entre stratégies et compter les victoires.
    .more = A, B, ... sont des stratégies fournies, des niveaux de jeu ou des fichiers de stratégie, de 2 à 6. Les places tournent, et autant de parties qu’il y a de stratégies ont la même donne. Sans --kingdom, ce sont les cartes que les stratégies achètent, complétées au hasard. La même graine donne le même résultat, quel que soit le nombre de processus. Ctrl-C montre ce qu’il y a déjà.
    .data = Le JSON, avec des pourcentages de toutes les parties et des intervalles à 95 pour cent :
    .games = Combien de parties jouer. [par défaut : 10000]
    .precision = S’arrêter quand chaque taux de victoire est connu à tant de points près.
    .csv = Écrire chaque partie dans ce fichier, une par ligne.
    .plot = Le dessiner : un fichier .png ou .svg.
    .plot-kind = Que dessiner.
    .record = Sauvegarder une partie, à lire avec replay.
    .record-game = Quelle partie sauvegarder, selon les numéros du fichier CSV.

help-tournament = Jouer chaque stratégie contre chaque autre, et les classer.
    .more = Les noms sont comme pour simulate ; sans aucun, ce sont les stratégies fournies, celles qui conviennent au Royaume s’il y en a un. Sans Royaume, chaque paire joue avec les cartes qu’elle achète, complétées au hasard. Les cotes sont à l’échelle Elo : 100 points de plus font 64 pour cent des victoires, 400 points 91 pour cent. Une égalité est une demi-victoire.
    .data = Le JSON a le classement, le meilleur d’abord, et les rencontres de chaque paire :
    .kingdom = Jouer dans ce Royaume ; peut être donné plusieurs fois.
    .kingdoms = Jouer dans tant de Royaumes au hasard.
    .gauntlet = Seule celle-ci joue contre les autres ; elles ne jouent pas entre elles.
    .games = Parties de chaque paire dans chaque Royaume.
    .plot = Dessiner les cotes et une carte de chaleur : .png ou .svg.

help-search = Trouver une stratégie forte pour un Royaume, et dire sa force.
    .short = Trouver une stratégie forte pour un Royaume.
    .more = La stratégie s’affiche dans le langage des stratégies. Enregistrée dans un fichier, elle peut être modifiée, simulée et affrontée. --seconds mesure d’abord la vitesse du jeu, puis cherche avec autant de parties qu’il en tient ; leur nombre s’affiche, et --games avec ce nombre et la même graine trouve la même stratégie sur toute machine. Ctrl-C affiche la meilleure trouvée.
    .data = Le JSON, avec des pourcentages de parties qui n’ont pas servi à choisir :
    .seconds = Combien de temps chercher, à peu près. [par défaut : 10]
    .games = Avec combien de parties chercher ; le même nombre trouve la même stratégie.
    .seats = Pour tant de personnes.
    .save = Enregistrer la stratégie, pour la modifier ou la jouer.

help-lab = Examiner le labo lui-même : le moteur est-il juste, et quelle est la force des bots ?
    .short = Le moteur est-il juste ? Quelle est la force des bots ?

help-lab-validate = Mesurer des nombres sur lesquels trois simulateurs indépendants s’accordent, et comparer.
    .short = Vérifier le moteur d’après les nombres d’autres simulateurs.
    .more = Chaque ligne est un match de stratégies fournies : combien de victoires à chacune, combien d’égalités, et la durée des parties. Avec 100 000 parties, chaque nombre doit être à 0,7 point et 0,1 tour près ; avec moins, dans ce que permet le hasard. La dernière ligne est une personne seule avec des piles sans fin : le tour de la quatrième Province, et les points après le tour 17. Le code de sortie est 1 si un nombre est faux.
    .games = Combien de parties jouer pour chaque ligne.

help-lab-levels = Mesurer la force des niveaux, dans des Royaumes au hasard des deux boîtes.
    .short = Mesurer la force des niveaux.
    .more = Chaque niveau joue contre big-money, et le plus fort aussi contre le meilleur big-money à une Action de chaque plateau : de l’argent et un ou deux exemplaires de la meilleure carte Action. Les plans sont refaits, et mesurés par des parties qui n’ont pas servi à les faire. Les places alternent. Une égalité n’est pas une victoire.
    .kingdoms = Royaumes au hasard des deux boîtes.
    .games = Parties de chaque match.
    .list = Dire seulement quels niveaux il y a, et comment chacun joue.

## Ce qui ne va pas dans une ligne de commande

usage-no-command = il n’y a pas de commande { $name }
usage-no-option = il n’y a pas d’option { $name }
usage-no-argument = il manque { $name }
usage-no-required = il manque l’option { $name }
usage-needs-value = l’option { $name } demande une valeur
usage-takes-no-value = l’option { $name } ne prend pas de valeur
usage-extra = rien de plus n’est attendu après cela, mais il y a { $words }
usage-bad-value = valeur incorrecte pour { $name } : { $reason }
usage-not-whole = { $value } n’est pas un nombre entier
usage-not-number = { $value } n’est pas un nombre
usage-between = { $value } n’est pas entre { $least } et { $most }
usage-at-least = { $value } n’est pas au moins { $least }
usage-one-of = il faut { $names }, pas { $value }
usage-closed = la sortie standard est fermée
usage-interrupted = interrompu
