### L’aide de la ligne de commande, et ce qui n’y va pas.
###
### help-<commande> est le premier paragraphe, .more les suivants, .short la ligne dans la liste des commandes, .data et
### .data-2 les titres au-dessus du JSON, les autres attributs les options. Chaque texte tient sur une ligne.

## Ce que toutes ont en commun

help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
help-section-play = Jouer :
help-section-look-up = Consulter :
help-section-lab = Laboratoire :
help-section-serve = Héberger :
help-section-help = Aide :
help-examples = Exemples :
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-option =
    .help = Afficher cette aide et quitter.
    .version = Afficher la version et quitter.
    .lang = Langue : en, es, fr ou pl. [par défaut : celle du système]
    .json = Afficher du JSON.
    .custom = Un fichier de cartes maison (.py ou .card), ou un dossier de tels fichiers ; peut être répété.
    .seed = La même graine joue les mêmes parties. [par défaut : 1]
    .jobs = Nombre de processus de calcul. [par défaut : un par cœur]
    .cluster = Jouer sur le cluster Dask de ce scheduler, par exemple tcp://host:8786.
    .mistakes = Ce que coûte une erreur ou une réponse illégale d’un bot : sa réponse (default) ou la partie (lose).
    .kingdom = Un Royaume conseillé, dix cartes, ou random (au hasard).
    .edition = Tirer de la première édition (first), de la seconde (second) ou des deux mélangées (mixed).

## Les mots en capitales, à remplacer par ce qui convient

metavar-options = OPTIONS
metavar-command = COMMANDE
metavar-shell = SHELL
metavar-args = ARGS
metavar-name = NOM
metavar-names = NOMS
metavar-kinds = GENRES
metavar-database = BASE
metavar-dir = DOSSIER
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
    .more = NOM est le nom d’une carte dans n’importe quelle langue, ou une partie de ce nom qui ne désigne qu’une seule carte ; majuscules et accents ne comptent pas.
    .data = Le JSON est une liste de cartes :
    .set = Seulement les cartes de cette boîte.
    .edition = Seulement les cartes de cette édition, avec ses textes.

help-kingdom = Choisir les dix cartes Royaume d’une partie : au hasard, par le nom d’un Royaume conseillé, ou à la main.
    .short = Choisir les dix cartes Royaume d’une partie.
    .more = Cartes et Royaumes peuvent être nommés dans n’importe quelle langue. À plus de six, on se répartit en plusieurs tables, chacune avec son Royaume.
    .data = Le JSON a la graine (null si rien n’est au hasard) et les tables :
    .data-2 = et avec --list les Royaumes conseillés :
    .list = Lister les Royaumes conseillés.
    .from = Tirer d’une boîte, des deux, ou cinq cartes de chacune.
    .with = Tirer un Royaume avec cette carte, ou celles-ci.
    .without = Tirer un Royaume sans cette carte, ou celles-ci.
    .seed = La même graine et les mêmes options donnent le même Royaume.
    .people = Nombre de personnes.
    .split = Des tables de quatre au plus, même à 5 ou 6.
    .swap = Partie suivante d’une série : chaque personne peut échanger une carte. « random » en échange une par personne.

help-workshop = Vérifier, montrer et mesurer des cartes écrites en texte.
    .more = FICHIER contient des cartes dans le langage des cartes ; son nom se termine par .card.

help-workshop-check = Lire les cartes d’un fichier et signaler la première erreur.
    .short = Vérifier un fichier de cartes.
    .more = Le code de sortie est 1 s’il y a une erreur.
    .data = Le JSON contient les cartes, et l’erreur ou null :

help-workshop-show = Montrer les cartes d’un fichier telles que les joueurs les voient, dans n’importe quelle langue.
    .short = Montrer les cartes d’un fichier.
    .data = Le JSON est une liste de cartes, comme celle de `throneroom cards --json`.

help-workshop-balance = Mesurer si une carte est juste à son prix, à côté des cartes imprimées de ce prix.
    .short = Mesurer si une carte est juste à son prix.
    .more = Dans des Royaumes au hasard, le meilleur plan trouvé avec la carte joue contre le meilleur plan trouvé sans elle, au prix de la carte, à un de moins et à un de plus. Les deux sont cherchés avec le même nombre de parties et jouent les mêmes donnes. Les intervalles viennent d’une valeur par Royaume. La même graine donne le même résultat, quel que soit le nombre de processus. Ctrl-C affiche ce qui est connu. Plus de --kingdoms rendent les chiffres plus précis.
    .card = Mesurer cette carte du fichier, s’il en a plusieurs.
    .kingdoms = Nombre de Royaumes au hasard des deux boîtes. [par défaut : 32]
    .games = Parties par match. [par défaut : 400]
    .search-games = Parties pour améliorer chaque plan. [par défaut : 8000]
    .plot = Dessiner le rapport, en .png ou .svg.
    .reference = Mesurer plutôt toutes les cartes imprimées, et écrire le fichier auquel les rapports se comparent.
    .data = JSON :

help-play = Jouer dans le navigateur, en plein écran dans le terminal (--terminal) ou ligne par ligne (--plain).
    .short = Jouer dans le navigateur ou dans le terminal.
    .more = De 1 à 6 personnes jouent avec des bots, de 2 à 6 en tout. Dans le terminal, elles partagent un clavier. Dans le navigateur, chacune a sa fenêtre, et une adresse est affichée pour chacune. FICHIER est une partie sauvegardée à reprendre. Quitter, Ctrl-C ou la fin de l’entrée sauvegarde la partie. Pour l’aide, appuyez sur « ? » en plein écran, ou tapez aide ligne par ligne.
    .plain = Jouer ligne par ligne ; convient aux lecteurs d’écran et aux tubes (pipes).
    .terminal = Jouer en plein écran dans le terminal.
    .port = Port pour le navigateur. [par défaut : 8470]
    .no-browser = Ne pas ouvrir le navigateur, afficher seulement l’adresse.
    .people = Nombre de personnes, ou leurs noms. [par défaut : 1]
    .bots = Nombre de bots, ou lesquels : random, beginner, fair, good, strong, expert, une stratégie fournie, un fichier de stratégie, une classe Python (fichier.py:Classe) ou un réseau entraîné (network:FICHIER).
    .kingdom = Un Royaume conseillé, dix cartes, ou random. [par défaut : Les premières parties]
    .seed = La même graine distribue les mêmes cartes.
    .load = Reprendre une partie sauvegardée.
    .save = Sauvegarder dans ce fichier (.json pour du JSON).
    .advice = Plusieurs personnes au même clavier acceptent les conseils ; contre des bots seuls, ils sont toujours disponibles.
    .lang = Langue : en, es, fr ou pl ; séparez-en plusieurs par des virgules, une par personne. [par défaut : celle du système]

help-replay = Afficher le journal d’une partie sauvegardée, tel que vu par un spectateur.
    .to = S’arrêter à la décision N (à partir de 0).
    .seat = Montrer ce qu’a vu cette place (à partir de 0).
    .all = Inclure les cartes cachées de tout le monde.

help-coach = Montrer ce que valait chaque décision d'une partie enregistrée, et la part de la chance dans le résultat.
    .short = Montrer ce que valaient vos décisions.
    .more = Chaque décision de chaque place est jugée d'après ce que cette place pouvait savoir, en jouant la suite de la partie un grand nombre de fois. La perte d'une décision est ce qu'elle ôte aux chances de gagner par rapport à la meilleure réponse ; ce que n'expliquent les erreurs d'aucun camp est de la chance. La même graine donne le même verdict, quel que soit le nombre de processus. Ctrl-C affiche ce qui a été trouvé jusque-là.
    .data = JSON, avec des chances de 0 à 1 :
    .seat = La place à examiner, par numéro (à partir de 0) ou par nom.
    .quality = Nombre de donnes consacrées à chaque décision.
    .plot = Dessiner les chances de gagner et la chance, en .png ou .svg.

help-serve = Héberger des tables pour des amis, qui ouvrent l’adresse dans un navigateur ou rejoignent avec `throneroom join`.
    .short = Héberger des tables pour des amis.
    .more = Le journal va à la sortie d’erreur, une ligne de JSON par entrée. Ctrl-C arrête le serveur ; aucune partie n’est perdue. Chaque option peut aussi venir de l’environnement, par exemple THRONEROOM_PORT=80 pour --port 80 ; la ligne de commande l’emporte.
    .host = Adresse où écouter ; 0.0.0.0 pour toutes.
    .port = Port ; 0 en prend un libre.
    .database = Un fichier SQLite, ou postgresql://... pour plusieurs processus. [par défaut : un fichier dans le dossier de données personnel]
    .workers = Processus du serveur ; plus d’un demande PostgreSQL.
    .bots = Processus pour les bots. [par défaut : la moitié des cœurs]
    .origin = Une adresse web supplémentaire d’où peuvent venir les clients.
    .limit = Changer une limite, par exemple connections=50 ; peut être répété. Le guide d’hébergement les donne toutes.
    .daily-level = Niveau du bot dans la donne du jour.
    .keep-days = Supprimer les tables terminées ou fermées après ce nombre de jours sans changement ; les parties en cours ne le sont jamais.
    .quiet = Ne pas écrire de journal.

help-admin = Lister, fermer et exporter les tables d’un serveur en marche, et supprimer des noms gardés par des joueurs.
    .short = Lister, fermer et exporter les tables d’un serveur ; supprimer des noms.
    .more = Cela marche sur la machine du serveur. Les deux demandent le même secret dans THRONEROOM_ADMIN_TOKEN.

help-admin-list = Lister les tables d’un serveur en marche, la dernière modifiée d’abord.
    .short = Lister les tables.
    .state = Seulement les tables dans cet état.
    .url = Adresse du serveur.

help-admin-close = Fermer une table. Une partie en cours se termine, et ses joueurs voient le résultat.
    .short = Fermer une table.
    .url = Adresse du serveur.

help-admin-export = Afficher tout ce que le serveur garde sur une table, en JSON.
    .short = Afficher tout ce qui est gardé sur une table.
    .more = On y trouve les cartes d’une partie en cours. Ne la montrez pas à ses joueurs.
    .url = Adresse du serveur.

help-admin-forget = Supprimer un nom qu’un joueur garde par une clé, avec sa cote et la liste de ses parties.
    .short = Supprimer un nom gardé.
    .more = Les tables gardent le nom tel qu’il y a été saisi. Ensuite, n’importe qui peut reprendre ce nom. La commande demande de retaper le nom, sauf avec --yes.
    .yes = Ne rien demander.
    .url = Adresse du serveur.

help-backup = Copier le fichier SQLite d’un serveur, même pendant qu’il tourne.
    .more = La copie est un seul fichier complet. Pour la restaurer, arrêtez le serveur et mettez la copie à la place de son fichier. Sauvegardez PostgreSQL avec pg_dump.

help-check = Lire toutes les tables de la base de données d’un serveur, même pendant qu’il tourne, et signaler ce qui ne va pas.
    .short = Vérifier la base de données d’un serveur.
    .more = Le code de sortie est 1 si quelque chose ne va pas. Une table abîmée n’affecte pas les autres.
    .data = Le JSON contient le nombre de tables et les problèmes :

help-join = Rejoindre une table d’un serveur dans le terminal, ou y reprendre votre place.
    .short = Rejoindre une table d’un serveur dans le terminal.
    .more = URL est l’adresse d’une table, telle que le navigateur la montre, ou celle du serveur pour y choisir une table.
    .name = Votre nom à la table. [par défaut : votre nom d’utilisateur]

help-watch = Regarder une partie en cours sur un serveur, ou revoir une partie sauvegardée pas à pas ou automatiquement.
    .short = Regarder une partie en cours ou sauvegardée dans le terminal.

help-simulate = Jouer beaucoup de parties entre stratégies et compter les victoires.
    .more = A, B, ... sont des stratégies fournies, des niveaux de bot, des fichiers de stratégie, des classes Python (fichier.py:Classe) ou des réseaux entraînés (network:FICHIER), de 2 à 6. Les places tournent : chaque donne est jouée une fois par rotation. Sans --kingdom, le Royaume réunit les cartes que les stratégies achètent, complétées au hasard. La même graine donne le même résultat, quel que soit le nombre de processus. Ctrl-C affiche les résultats obtenus.
    .data = Le JSON, avec des pourcentages de toutes les parties et des intervalles à 95 pour cent :
    .games = Nombre de parties. [par défaut : 10000]
    .precision = S’arrêter quand chaque taux de victoire est connu à ce nombre de points de pourcentage près.
    .csv = Écrire une ligne par partie dans ce fichier.
    .plot = Tracer les résultats dans un fichier .png ou .svg.
    .plot-kind = Que tracer.
    .record = Sauvegarder une partie dans ce fichier, à revoir avec replay.
    .record-game = Quelle partie sauvegarder, selon les numéros du fichier CSV.

help-tournament = Faire jouer chaque stratégie contre chaque autre, et les classer.
    .more = Les noms sont comme pour simulate ; sans aucun, toutes les stratégies fournies jouent, ou celles qui conviennent au Royaume s’il est donné. Sans Royaume, chaque paire joue avec les cartes qu’elle achète, complétées au hasard. Les cotes sont à l’échelle Elo : 100 points de plus font 64 % des victoires, 400 points 91 %. Une égalité compte pour une demi-victoire.
    .data = Le JSON a le classement, la meilleure d’abord, et les résultats de chaque paire :
    .kingdom = Jouer dans ce Royaume ; peut être répété.
    .kingdoms = Jouer dans ce nombre de Royaumes au hasard.
    .gauntlet = Seule cette stratégie affronte toutes les autres ; elles ne jouent pas entre elles.
    .games = Parties par paire et par Royaume.
    .plot = Tracer les cotes et une carte de chaleur dans un fichier .png ou .svg.

help-search = Trouver une stratégie forte pour un Royaume, et mesurer sa force.
    .short = Trouver une stratégie forte pour un Royaume.
    .more = La stratégie s’affiche dans le langage des stratégies ; enregistrée dans un fichier, elle peut être modifiée, simulée et affrontée. --seconds mesure d’abord la vitesse du jeu, puis cherche avec autant de parties que le temps le permet. Leur nombre s’affiche : --games avec ce nombre et la même graine trouve la même stratégie sur toute machine. Ctrl-C affiche la meilleure trouvée.
    .data = Le JSON, avec des pourcentages de parties qui n’ont pas servi à la recherche :
    .seconds = Durée approximative de la recherche. [par défaut : 10]
    .games = Nombre de parties de la recherche ; le même nombre trouve la même stratégie.
    .seats = Nombre de places.
    .save = Enregistrer la stratégie dans ce fichier, pour la modifier ou la jouer.

help-help = Afficher l’aide d’une commande.

help-version = Afficher la version.

help-completion = Écrire un script grâce auquel bash, zsh ou fish complète les commandes, les options et les noms.
    .short = Compléter les commandes et les noms dans le shell.
    .more = Les noms des cartes, des ensembles recommandés, des niveaux et des stratégies sont complétés aussi. Ajoutez la ligne de votre shell à son fichier de démarrage : .bashrc, .zshrc ou config.fish.

help-lab = Vérifier le labo lui-même : le moteur est-il juste, et quelle est la force des bots ?
    .short = Vérifier le moteur et la force des bots.

help-lab-validate = Comparer le moteur à des valeurs sur lesquelles trois simulateurs indépendants s’accordent.
    .short = Vérifier le moteur d’après d’autres simulateurs.
    .more = Chaque ligne est un match entre stratégies fournies : combien de victoires à chacune, combien d’égalités, et la durée des parties. Avec 100 000 parties, chaque valeur doit être à 0,7 point de pourcentage et 0,1 tour près ; avec moins, dans la marge d’erreur. La dernière ligne est une partie en solo avec des piles sans fin : le tour de la quatrième Province, et les points après le tour 17. Le code de sortie est 1 si une valeur s’écarte.
    .games = Parties par ligne.

help-lab-calibration = Comparer les chances de gagner qu'affichent le conseiller et le coach à l'issue des parties.
    .short = Vérifier les chances de gagner du conseiller et du coach.
    .more = Les bots des niveaux fair, good et strong jouent dans des royaumes tirés au hasard des deux boîtes. À une décision de chaque partie, les chances de gagner sont prédites du point de vue de la place qui décide. Chaque ligne est un dixième de l'échelle : la prédiction moyenne, et la part des parties gagnées avec son intervalle ; une égalité compte pour moitié. Le score de Brier est l'erreur quadratique moyenne, plus il est bas, mieux c'est ; le second est celui d'un modèle qui ne connaît que le score et le tour, ajusté à l'autre moitié des positions.
    .positions = Nombre de positions, une par partie.
    .kingdoms = { help-lab-levels.kingdoms }
    .deals = Donnes jouées à chaque position.
    .custom = { help-lab-levels.custom }
    .plot = Dessiner les prédictions et les résultats, en .png ou .svg.

help-lab-levels = Mesurer la force des niveaux de bot, dans des Royaumes au hasard des deux boîtes.
    .short = Mesurer la force des niveaux de bot.
    .more = Chaque niveau joue contre big-money. Les plus forts jouent aussi contre le meilleur big-money avec un ou deux exemplaires d’une seule carte Action, choisie pour chaque Royaume, et chaque niveau qui a un plan joue contre ceux d’en dessous. Les plans sont refaits, et mesurés sur des parties qui n’ont pas servi à les faire. Les places alternent. Une égalité n’est pas une victoire. La même graine donne le même résultat, quel que soit le nombre de processus. Ctrl-C affiche les Royaumes terminés.
    .kingdoms = Nombre de Royaumes au hasard des deux boîtes.
    .games = Parties par match.
    .expert-games = Parties par match d’un niveau qui réfléchit à chaque décision. 0 : aucun de ces matchs.
    .bot = Mesurer ce bot au lieu des niveaux : contre big-money, le meilleur terminal seul et tous les niveaux sauf expert.
    .custom = Un fichier de cartes maison (.py ou .card), ou un dossier ; toutes sont dans chaque royaume. Peut être répété.
    .list = Seulement lister les niveaux, et comment chacun joue.

help-lab-games = Écrire les décisions de nombreuses parties dans un fichier Parquet, à imiter ou à analyser.
    .short = Écrire les décisions de nombreuses parties dans un fichier.
    .more = A, B, ... se nomment comme pour simulate. Chaque ligne est une action : ce que la place observait, ce qu’elle pouvait faire, ce qu’elle a fait, et comment la partie a fini ; docs/data.md décrit les colonnes. Les places tournent comme pour simulate, et la partie N est la même. Sans Royaume, il se compose des cartes que les stratégies achètent, complétées au hasard. La même graine donne le même fichier, quel que soit le nombre de processus. Après Ctrl-C, le fichier contient les parties terminées.
    .out = Le fichier à écrire, comme games.parquet.
    .kingdom = Jouer dans ce Royaume ; peut être répété.
    .kingdoms = Jouer dans ce nombre de Royaumes au hasard.
    .games = Parties par Royaume.
    .layout = Des observations avec une place pour toutes les cartes imprimées (standard), ou seulement pour celles des Royaumes (kingdom).

help-lab-leaderboard = Classer les niveaux, les stratégies fournies et d’autres bots, et écrire une page avec les résultats.
    .short = Classer les niveaux, les stratégies et d’autres bots.
    .more = Tous jouent contre big-money, fair et good dans les mêmes Royaumes au hasard que lab levels. Une stratégie fournie ne joue que là où sont toutes ses cartes. La page est en Markdown ; sans --out, elle s’affiche. La même graine donne les mêmes résultats, quel que soit le nombre de processus, sauf la vitesse. Après Ctrl-C, les Royaumes terminés s’affichent, et aucun fichier n’est écrit.
    .out = Écrire la page dans ce fichier.
    .bot = Un autre concurrent, comme fichier.py:Classe ou network:FICHIER ; peut être répété.
    .kingdom = Jouer seulement dans ce Royaume, au lieu de Royaumes au hasard.
    .kingdoms = Nombre de Royaumes au hasard des deux boîtes.
    .games = Parties par match.
    .expert-games = Parties par match d’un niveau qui réfléchit à chaque décision. 0 : sans lui.

help-lab-exploit = Chercher le plan qui gagne le plus contre un niveau, dans des Royaumes au hasard des deux boîtes.
    .short = Chercher des plans qui battent un niveau.
    .more = La réponse est cherchée contre le plan que suit le niveau, et mesurée sur des parties que la recherche n’a pas jouées. Si le niveau réfléchit aussi pendant la partie, les trois meilleures réponses jouent d’abord contre lui, et celle qui gagne le plus est mesurée sur de nouvelles parties. Les places alternent. Une égalité n’est pas une victoire. La même graine donne le même résultat, quel que soit le nombre de processus. Ctrl-C affiche les Royaumes terminés.
    .level = Le niveau à battre.
    .kingdoms = Nombre de Royaumes au hasard des deux boîtes.
    .games = Parties pour mesurer chaque réponse.
    .expert-games = Parties par match d’un niveau qui réfléchit à chaque décision.
    .search-games = Parties pour chercher chaque réponse. [par défaut : autant que le niveau strong]
    .custom = { help-lab-levels.custom }

## Ce qui ne va pas dans une ligne de commande

usage-no-command = aucune commande nommée { $name }
usage-no-option = aucune option nommée { $name }
usage-no-argument = il manque { $name }
usage-no-required = il manque l’option { $name }
usage-needs-value = l’option { $name } demande une valeur
usage-takes-no-value = l’option { $name } ne prend pas de valeur
usage-extra = en trop : { $words }
usage-bad-value = valeur incorrecte pour { $name } : { $reason }
usage-not-whole = { $value } n’est pas un nombre entier
usage-not-number = { $value } n’est pas un nombre
usage-between = { $value } n’est pas entre { $least } et { $most }
usage-at-least = { $value } n’est pas au moins { $least }
usage-one-of = il faut { $names }, pas { $value }
usage-closed = la sortie standard est fermée
usage-interrupted = interrompu
# After every error: where to read on.
usage-read-on = { $problem } Pour en savoir plus : { $command }
