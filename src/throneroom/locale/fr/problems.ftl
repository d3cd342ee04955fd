### Error messages shared by the browser, the terminal and the command line. The code reports a key and facts; the texts are here.
###
### A text without a capital letter may follow a place ("plan.txt:3:8: ..."); shown alone, it is made a sentence.

## Names

problem-no-card = aucune carte nommée { $name }
problem-no-set = aucun Royaume conseillé nommé { $name } (pour une liste de cartes, séparez-les par des virgules)
problem-did-you-mean = { $problem }. Vouliez-vous dire { $names } ?
problem-ambiguous = { $name } peut désigner { $names } ; précisez le nom
problem-card-taken = il y a déjà une carte nommée { $name } ; donnez un autre nom à la vôtre
problem-copies = aucune partie n’a { $n } exemplaires d’une carte : { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are what the player types: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } figure plus d’une fois ; un Royaume compte { $n } cartes différentes
# $wrong is how many to add or remove.
problem-kingdom-few = un Royaume compte { $n } cartes différentes, pas { $given } ; ajoutez-en { $wrong }
problem-kingdom-many = un Royaume compte { $n } cartes différentes, pas { $given } ; retirez-en { $wrong }
problem-kingdom-basic = { $card } est une carte de base, présente dans chaque partie ; n’indiquez que des cartes Royaume
problem-kingdom-source = un Royaume se tire de { $known }, pas de { $source }
problem-kingdom-edition = l’édition est { $known }, pas { $edition }
problem-kingdom-other-edition = { $card } n’est pas dans l’édition { $edition }, d’où le Royaume est tiré ; essayez { $mixed }
problem-kingdom-needs = un Royaume compte { $n } cartes, mais { $needed } sont exigées : { $cards }
problem-kingdom-both = { $card } est à la fois exigée et exclue ; choisissez l’un ou l’autre
problem-kingdom-share = { $source } prend { $n } cartes de { $box }, mais { $needed } sont exigées : { $cards }
problem-kingdom-bans = il faut encore { $n } cartes de { $source }, mais les exclusions en laissent { $left } ; excluez-en moins
problem-kingdom-box = { $card } vient de { $box }, mais le Royaume est tiré de { $source } ; essayez { $both }
problem-kingdom-strategies = les stratégies emploient { $needed } cartes, mais un Royaume en compte { $n } ; choisissez avec --kingdom : { $cards }
problem-swap-many = chaque personne échange une carte au plus, mais il y a { $n } échanges pour { $seats } personnes
problem-swap-absent = { $card } n’était pas dans la dernière partie ; échangez l’une de celles-ci : { $cards }
problem-swap-twice = { $card } est retirée deux fois ; retirez une autre carte
problem-swap-known = { $card } était déjà dans la dernière partie ; ajoutez une carte qui n’y était pas
problem-swap-taken = { $card } est ajoutée deux fois ; un Royaume compte { $n } cartes différentes
problem-swap-none = il ne reste aucune carte de { $source } pour remplacer { $card } ; excluez moins de cartes

## Answers. $asked is a seat and a verb as in a record.

problem-illegal = réponse non permise : { $given } ; attendu : { $asked } : { $amount } parmi { $options }
problem-between = { $least } à { $most }
problem-not-asked = aucune réponse n’est attendue : la partie est finie, ou une réponse est en cours ; donné : { $given }

## Bots

problem-no-bot = aucune stratégie, aucun niveau ni fichier nommé { $name }
problem-bots-known = { $problem } ; niveaux : { $levels } ; stratégies : { $strategies }
problem-bot-file = impossible de lire { $file } : { $error } ; indiquez un fichier de stratégie ou une stratégie fournie
problem-python-file = impossible de lire { $file } : { $error }
problem-python-failed = impossible de charger { $file } : { $error }
problem-python-empty = aucun bot dans { $file } ; définissez une classe qui hérite de throneroom.Bot
problem-python-several = plusieurs bots dans { $file } ; choisissez-en un : { $names }
problem-python-no-class = pas de classe { $name } dans { $file } ; ses bots : { $names }
problem-python-no-bot = pas un bot : { $name } dans { $file } ; ce doit être une classe qui hérite de throneroom.Bot
problem-python-not-made = impossible de créer { $name } de { $file } : { $error } ; un bot se crée sans argument
problem-network-file = impossible de lire { $file } : { $error }
problem-network-damaged = aucun réseau entraîné dans { $file }, ou il est endommagé : { $error } ; créez-en un avec train_ppo.py
problem-network-format = { $file } est au format { $found }, et ce programme lit le format { $known } ; entraînez le réseau à nouveau
problem-network-layout = { $file } a la disposition { $found }, et ce programme a la { $known } ; entraînez le réseau à nouveau
problem-network-card = le réseau de { $file } a été entraîné avec des cartes absentes d’ici : { $error } ; ajoutez-les avec --custom

## Strategies as text. The words of the strategy language are never translated: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place } : { $problem }
strategy-wrong-hint = { $place } : { $problem } ; { $hint }
strategy-mark = ce guillemet n’est jamais fermé
strategy-close-mark = ajoutez un " après le nom
strategy-open = cette parenthèse n’est jamais fermée
strategy-close = ajoutez ) là où elle finit
strategy-closed = cette parenthèse n’a jamais été ouverte
strategy-open-it = retirez-la, ou ajoutez ( là où elle commence
strategy-no-card-before = il manque la carte devant « if »
strategy-begins = une ligne commence par une carte ou une section, pas par { $text }
strategy-no-card-inside = les parenthèses demandent une carte
strategy-colon = « strategy » ne prend pas de deux-points
strategy-alone = un titre de section occupe une ligne à lui seul
strategy-next-line = mettez { $text } à la ligne suivante
strategy-no-if = il manque « if » après { $card }
strategy-one-card = une ligne ne prend qu’une carte
strategy-next-card = mettez la carte suivante à la ligne suivante
strategy-after-card = après la carte, on attend « if » ou la fin de la ligne, pas { $text }
strategy-no-condition = il manque une condition après { $word }
strategy-no-amount = il manque une quantité après { $sign }
strategy-not-amount = { $text } n’est pas une quantité
strategy-amounts = par exemple 18, money ou own(Gold)
strategy-parentheses = { $word } demande sa carte entre parenthèses
strategy-sides = une comparaison n’a que deux côtés
strategy-join = joignez deux comparaisons avec and : turn > 2 and turn < 9
strategy-no-comparison = il manque une comparaison devant { $text }
strategy-follow = { $text } n’est pas permis ici
strategy-signs = joignez les conditions avec and, or ; les quantités avec + - * /
strategy-end = la fin de la ligne
strategy-no-section = aucune section nommée { $title }
strategy-no-word = mot inconnu : { $word }
strategy-no-sign = opérateur inconnu : { $sign }
strategy-no-card = aucune carte nommée { $name }
strategy-no-card-or-type = aucune carte, aucun type nommé { $name }
strategy-name = le nom de la stratégie manque, ou n’est pas en première ligne
strategy-name-first = le nom de la stratégie vient en premier
strategy-move-top = mettez cette ligne tout en haut
strategy-endgame = « endgame » va avec les achats
strategy-move-up = remontez cette ligne parmi les achats
strategy-nothing = la stratégie n’achète rien
strategy-lines = écrivez une carte par ligne, par exemple : Province if money > 18
strategy-not-text = ce n’est pas un fichier texte
strategy-utf-8 = enregistrez le fichier en UTF-8
strategy-one-at-a-time = une ligne nomme une seule carte à la fois
strategy-no-number = écrivez { $name } sans le nombre
strategy-parts = une condition peut avoir au plus { $most } parties, et celle-ci en a { $n }
strategy-digits = { $number } a trop de chiffres
strategy-digits-most = un nombre peut avoir jusqu’à { $before } chiffres avant le point et { $behind } après
strategy-needs-card = { $word } demande une carte
strategy-nothing-inside = { $word } ne prend pas de parenthèses
strategy-write-alone = écrivez { $word } tout seul
strategy-not-card = { $word } demande une carte, et { $name } n’en est pas une
strategy-example = par exemple : { $example }
strategy-such-as = par exemple { $example }
strategy-write = écrivez { $text }
strategy-did-you-mean = vouliez-vous dire { $names } ?
strategy-there-are = choisissez parmi { $names }

## Requests that a server refuses: refused-<reason>, or refused-<reason>-<why> for a more specific text

refused-not-yours-watching = Les spectateurs ne peuvent pas faire cela.
refused-not-yours-owner = Seul l’hôte de la table peut faire cela.
refused-not-now-not-running = La partie n’a pas commencé, ou elle est déjà finie.
refused-not-now-resigned = Cette place a déjà abandonné.
refused-not-now-outdated = Cette partie a été commencée avec une version plus ancienne du programme et ne peut être ni continuée ni rejouée. Ses joueurs peuvent abandonner pour la terminer par un match nul.
refused-not-now-custom-missing = { $n ->
    [one] Le serveur n’a plus la carte maison { $cards }, cette partie ne peut donc pas être continuée ; ce qui s’est passé est conservé, et elle reprendra quand la carte sera de retour.
   *[other] Le serveur n’a plus les cartes maison { $cards }, cette partie ne peut donc pas être continuée ; ce qui s’est passé est conservé, et elle reprendra quand les cartes seront de retour.
}
refused-not-now-custom-changed = { $n ->
    [one] La carte maison { $cards } a changé depuis le début de cette partie, qui ne peut donc pas être continuée ; ce qui s’est passé est conservé, et elle reprendra quand la carte sera redevenue comme avant.
   *[other] Les cartes maison { $cards } ont changé depuis le début de cette partie, qui ne peut donc pas être continuée ; ce qui s’est passé est conservé, et elle reprendra quand les cartes seront redevenues comme avant.
}
refused-failed-card = Une carte maison a échoué, et votre réponse n’a pas été prise en compte : { $error }
refused-not-now-begun = La partie a déjà commencé.
refused-not-now-bot = Un bot joue à votre place ; reprenez-la d’abord.
refused-not-now-news = De nouvelles informations sont apparues, et cette table ne permet plus d’annuler après cela.
refused-not-now-undo-asked = Quelqu’un a déjà demandé à annuler.
refused-not-now-agree = Il faut d’abord l’accord des autres.
refused-not-now-not-away = Cette personne n’est pas absente, ou pas depuis assez longtemps.
refused-not-now-no-rematch = La partie n’est pas finie, ou la suivante a déjà commencé.
refused-not-now-not-open = À cette table, la partie a déjà commencé, ou elle est finie.
refused-not-now-two = Il faut être au moins deux ; confiez les places libres à des bots.
refused-not-now-not-over = Cette partie n’est pas encore finie.
refused-not-now-deal = Seules les personnes qui ont terminé cette donne peuvent voir cette partie.
refused-not-now-deal-key = Cela montrerait tous les mélanges. Pour une donne du jour, il faut attendre un jour de plus.
refused-not-now-deal-played = C’est votre propre donne. Envoyez le lien à quelqu’un.
refused-not-now-deal-over = Cette donne était celle d’un autre jour. Jouez celle d’aujourd’hui.
refused-no-seat-offer = Seule une personne qui a joué cette partie peut proposer sa donne.
refused-not-found-deal = Cette donne n’existe pas. Elle est peut-être trop ancienne.
refused-failed-deal = Cette donne ne peut plus être lue.
refused-busy-deal = Trop de personnes jouent cette donne.
refused-too-fast-dailies = Beaucoup de joueurs ont commencé une donne du jour depuis votre adresse. Réessayez plus tard.
refused-not-found-name = Ce serveur ne vous garde pas le nom { $name } : il a été oublié ou n’a pas servi depuis longtemps. Gardez-le de nouveau, ou retirez la clé de ce navigateur.
refused-not-found-kept-name = Personne ne garde le nom { $name } sur ce serveur.
refused-not-yours-name-taken = Quelqu’un d’autre garde ici le nom { $name }. Choisissez un autre nom, ou saisissez sa clé s’il est à vous.
refused-not-yours-name-key = Le nom { $name } est gardé par une autre clé. Saisissez cette clé, ou jouez sous un autre nom.
refused-bad-wish-name-key = Une clé compte de { $least } à { $most } lettres et chiffres. Copiez-la en entier.
refused-bad-wish-no-key = Il manque la clé qui garde le nom.
refused-failed-name = Ce qui est enregistré sur ce nom n’est plus lisible. Choisissez un autre nom.
refused-too-fast-names = Beaucoup de noms ont été pris aujourd’hui depuis votre adresse. Réessayez demain.
refused-late-answered = Cette question a déjà reçu sa réponse.
refused-late-undone = La partie est revenue avant la réponse à cette question.
refused-late-undo = Cela ne peut plus être annulé.
refused-late-nothing = Il n’y a rien à annuler.
refused-late-no-undo = Personne n’a demandé à annuler.
refused-no-seat-taken = Cette place est prise.
refused-no-seat-full = Toutes les places sont prises.
refused-no-seat-used = Ce lien a déjà servi ou n’est plus valable. Relancez la partie.
refused-bad-wish-from-position = Une partie qui commence par une position ne se reprend qu’avec --terminal ou --plain.
refused-bad-wish-over = Cette partie est terminée.
refused-bad-wish-name = Un nom doit avoir au moins un caractère visible.
refused-bad-wish-same-name = Quelqu’un du nom de { $name } est déjà à cette table ; choisissez un autre nom.
refused-bad-wish-level = Aucun niveau nommé { $name } ; choisissez parmi { $known }.
refused-busy-lab = Le labo est occupé ; réessayez plus tard.
refused-busy-watched = Cette table a trop de spectateurs.
refused-busy-tables = Trop de tables s’ouvrent en ce moment. Réessayez dans une minute.
refused-busy-connections = Trop de connexions depuis votre adresse. Fermez des onglets et rechargez la page.
refused-busy-full = Le serveur est plein. Réessayez plus tard.
refused-busy-replays = Trop de rediffusions en ce moment. Réessayez plus tard.
refused-busy-texts = Ce serveur a lu trop de cartes différentes ; il faut le redémarrer.
refused-too-fast-tables = Vous avez ouvert beaucoup de tables. Attendez un instant.
refused-too-fast-texts = Cela fait beaucoup de cartes. Attendez un instant.
refused-too-fast-chat = Cela fait beaucoup de messages. Attendez un instant.
refused-too-fast-replays = Vous avez consulté beaucoup de parties terminées. Attendez un instant.
refused-too-fast-jobs = Vous avez déjà assez de calculs au labo. Attendez que l’un d’eux se termine.
refused-not-now-long = Cette table sert depuis trop longtemps. Ouvrez-en une autre.
refused-not-now-advice-never = Les conseils sont désactivés à cette table.
refused-not-now-advice-agreed = Les conseils ne sont donnés que si toutes les personnes à la table les ont acceptés. Pas encore : { $names }.
refused-not-now-advice-unknown = Il n’y a pas de conseil pour cette question.
refused-too-fast-advice = Vous recevez déjà des conseils à une autre table. Fermez-la d’abord.
refused-busy-advice = Trop de joueurs demandent conseil en ce moment. Réessayez plus tard.
refused-failed-advice = Le conseiller a échoué. Demandez à nouveau.
refused-not-found-admin = Ce serveur n’a pas de jeton d’administration. Démarrez-le avec THRONEROOM_ADMIN_TOKEN.
refused-not-yours-admin = Le jeton d’administration est faux.
refused-not-found-job = Ce calcul n’existe plus au labo.
refused-failed-table = Cette table ne peut plus être lue.
refused-lab-too-long = Le calcul a pris trop de temps.
refused-lab-broke-down = Le calcul a échoué.

refused-bad-message = Le serveur n’a pas compris la demande. Rechargez la page.
refused-too-large = C’est trop long. Raccourcissez.
refused-too-fast = Trop de demandes. Attendez un instant.
refused-hello-first = Le serveur n’a pas compris la demande. Rechargez la page.
refused-protocol = Le serveur a été mis à jour. Rechargez la page.
refused-no-table = Cette table n’existe pas. Elle a peut-être été fermée ; revenez en arrière et ouvrez-en une autre.
refused-no-seat = Cette place n’est plus à vous. Vous pouvez regarder, ou ouvrir une autre table.
refused-no-watching = Cette table n’accepte pas de spectateurs.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-yours = Ce n’est pas à vous d’en décider.
refused-not-asked = On ne vous a rien demandé. La table montre la question en cours.
refused-late = Trop tard. La table montre la question en cours.
refused-illegal = Cette réponse n’est pas permise. Choisissez à nouveau.
refused-bad-wish = Ce n’est pas possible. Modifiez votre demande.
refused-busy = Le serveur est occupé. Votre réponse sera renvoyée.
refused-store = Le serveur ne peut rien enregistrer pour le moment. Votre réponse sera renvoyée.
refused-not-found = Il n’y a rien ici. C’est peut-être fermé.
refused-failed = Erreur du serveur. Réessayez.
refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
refused-undo-refused = Les autres refusent l’annulation.
refused-gone = Cette table a été ouverte ailleurs ou fermée. Rechargez la page pour continuer ici.
