### What cannot be done, for players at every kind of table. The layers below know the facts; these are the words.
###
### A text without a capital letter stands after a name, or is made a sentence where it stands alone.

## Names

problem-no-card = il n’y a pas de carte { $name }
problem-no-set = il n’y a pas de Royaume conseillé { $name }, et une liste de cartes a des virgules
problem-did-you-mean = { $problem } ; vouliez-vous dire { $names } ?
problem-ambiguous = { $name } peut désigner { $names } ; précisez le nom
problem-card-taken = il y a déjà une carte nommée { $name } ; donnez un autre nom à la vôtre
problem-copies = aucune table n’a { $n } exemplaires d’une carte : { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are as they are typed: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } est nommée plus d’une fois ; un Royaume compte { $n } cartes différentes
# $wrong is how many are missing.
problem-kingdom-few = un Royaume compte { $n } cartes différentes, pas { $given } ; nommez-en { $wrong } de plus
problem-kingdom-many = un Royaume compte { $n } cartes différentes, pas { $given } ; retirez-en { $wrong }
problem-kingdom-basic = { $card } est une carte de base, présente à chaque partie ; ne nommez que des cartes Royaume
problem-kingdom-source = un Royaume vient de { $known }, pas de { $source }
problem-kingdom-needs = un Royaume compte { $n } cartes, et { $needed } sont exigées : { $cards }
problem-kingdom-both = { $card } est à la fois exigée et exclue ; choisissez
problem-kingdom-share = { $source } compte { $n } cartes de { $box }, et { $needed } sont exigées : { $cards }
problem-kingdom-bans = il manque { $n } cartes de { $source }, mais les exclusions en laissent { $left } ; excluez-en moins
problem-kingdom-box = { $card } vient de la boîte { $box }, mais le Royaume doit venir de { $source } ; essayez { $both }
problem-kingdom-strategies = les stratégies nomment { $needed } cartes, et un Royaume en compte { $n } ; choisissez avec --kingdom : { $cards }
problem-swap-many = chaque personne échange une carte au plus : à { $seats }, mais { $n } échanges
problem-swap-absent = { $card } n’était pas de la dernière partie ; échangez l’une de celles-ci : { $cards }
problem-swap-twice = { $card } est échangée deux fois ; échangez une autre carte de la dernière partie
problem-swap-known = { $card } était déjà de la dernière partie ; prenez une carte qui n’y était pas
problem-swap-taken = { $card } est prise deux fois ; un Royaume compte { $n } cartes différentes
problem-swap-none = il ne reste aucune carte de { $source } contre laquelle échanger { $card } ; excluez moins de cartes

## Answers. $asked is a seat and a verb as they stand in a record.

problem-illegal = réponse non permise : { $given } ; demandé : { $asked } : { $amount } parmi { $options }
problem-between = { $least } à { $most }
problem-not-asked = rien n’est demandé : la partie est finie, ou une réponse est en cours ; donné : { $given }

## Bots

problem-no-bot = il n’y a ni stratégie, ni niveau, ni fichier { $name }
problem-bots-known = { $problem } ; niveaux : { $levels } ; stratégies : { $strategies }
problem-bot-file = le fichier { $file } ne peut être lu : { $error } ; indiquez un fichier de stratégie, ou une stratégie fournie

## Strategies as text. Words of their language stay as they are: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place } : { $problem }
strategy-wrong-hint = { $place } : { $problem } ; { $hint }
strategy-mark = ce guillemet n’est jamais fermé
strategy-close-mark = écrivez un autre " après le nom
strategy-open = cette parenthèse n’est jamais fermée
strategy-close = écrivez ) là où elle finit
strategy-closed = cette parenthèse n’a jamais été ouverte
strategy-open-it = retirez-la, ou écrivez ( là où elle commence
strategy-no-card-before = il manque la carte devant « if »
strategy-begins = une ligne commence par une carte ou une section, pas par { $text }
strategy-no-card-inside = il manque la carte entre les parenthèses
strategy-colon = le nom de la stratégie suit sans deux-points
strategy-alone = le nom d’une section est seul sur sa ligne
strategy-next-line = écrivez { $text } à la ligne suivante
strategy-no-if = il manque « if » après { $card }
strategy-one-card = une ligne prend une seule carte
strategy-next-card = écrivez la carte suivante à la ligne suivante
strategy-after-card = après la carte vient « if » ou la fin de la ligne, pas { $text }
strategy-no-condition = il manque la condition après { $word }
strategy-no-amount = il manque une quantité après { $sign }
strategy-not-amount = { $text } n’est pas une quantité
strategy-amounts = par exemple 18, money ou own(Gold)
strategy-parentheses = { $word } demande sa carte entre parenthèses
strategy-sides = une comparaison a deux côtés
strategy-join = joignez deux comparaisons par and : turn > 2 and turn < 9
strategy-no-comparison = il manque une comparaison devant { $text }
strategy-follow = { $text } ne peut pas suivre ici
strategy-signs = joignez les conditions par and, or ; les quantités par + - * /
strategy-end = la fin de la ligne
strategy-no-section = il n’y a pas de section { $title }
strategy-no-word = il n’y a pas de mot { $word }
strategy-no-sign = il n’y a pas de signe { $sign }
strategy-no-card = il n’y a pas de carte { $name } (les stratégies nomment les cartes en anglais)
strategy-no-card-or-type = il n’y a ni carte ni type { $name } (les stratégies les nomment en anglais)
strategy-name = le nom de la stratégie manque, ou n’est pas en première ligne
strategy-name-first = le nom de la stratégie vient en premier
strategy-move-top = mettez cette ligne tout en haut
strategy-endgame = endgame concerne les achats
strategy-move-up = remontez cette ligne parmi les achats
strategy-nothing = rien n’est acheté
strategy-lines = écrivez une carte par ligne, par exemple : Province if money > 18
strategy-not-text = ce n’est pas du texte
strategy-utf-8 = enregistrez le fichier en UTF-8
strategy-one-at-a-time = une ligne prend une carte à la fois
strategy-no-number = écrivez { $name } sans le nombre
strategy-parts = une condition peut avoir { $most } parties, et celle-ci en a { $n }
strategy-digits = { $number } a trop de chiffres
strategy-digits-most = un nombre peut avoir { $before } chiffres avant le point et { $behind } après
strategy-needs-card = { $word } demande une carte
strategy-nothing-inside = { $word } ne prend rien entre parenthèses
strategy-write-alone = écrivez { $word } tout seul
strategy-not-card = { $word } demande une carte, et { $name } n’en est pas une
strategy-example = par exemple : { $example }
strategy-such-as = par exemple { $example }
strategy-write = écrivez { $text }
strategy-did-you-mean = vouliez-vous dire { $names } ?
strategy-there-are = il y a { $names }

## What a server refuses: refused-<reason>, or refused-<reason>-<why> where more can be said

refused-not-yours-watching = Qui regarde ne peut pas faire cela.
refused-not-yours-owner = Seule la personne qui a ouvert la table peut commencer.
refused-not-now-not-running = La partie n’a pas commencé, ou elle est finie.
refused-not-now-resigned = Cette place a abandonné.
refused-not-now-begun = La partie a commencé.
refused-not-now-bot = Un bot joue à cette place ; reprenez-la d’abord.
refused-not-now-news = On a vu du nouveau depuis, et à cette table on n’annule plus dans ce cas.
refused-not-now-undo-asked = Quelqu’un demande déjà à annuler.
refused-not-now-agree = Les autres doivent être d’accord.
refused-not-now-not-away = Cette place n’est pas absente, ou pas depuis assez longtemps.
refused-not-now-no-rematch = La partie n’est pas finie, ou la suivante est déjà là.
refused-not-now-not-open = À cette table la partie a commencé, ou elle est finie.
refused-not-now-two = Il faut être au moins deux ; confiez les places libres à des bots.
refused-not-now-not-over = Cette partie n’est pas finie.
refused-late-answered = Cette question a déjà reçu sa réponse.
refused-late-undo = Cela ne peut plus être annulé.
refused-late-nothing = Il n’y a rien à annuler.
refused-late-no-undo = Personne ne demande à annuler.
refused-no-seat-taken = Cette place est prise.
refused-no-seat-full = Toutes les places sont prises.
refused-bad-wish-name = Un nom a au moins une lettre visible.
refused-bad-wish-same-name = Quelqu’un du nom de { $name } est déjà à cette table ; prenez un autre nom.
refused-bad-wish-level = Il n’y a pas de niveau { $name } ; il y a { $known }.
refused-busy-lab = Le labo a trop à faire ; revenez plus tard.
refused-busy-watched = Trop de monde regarde cette table.
refused-not-found-job = Ce travail n’est plus au labo.
refused-failed-table = Cette table ne peut plus être lue.
refused-lab-too-long = Cela a pris trop de temps.
refused-lab-broke-down = Le travail a échoué.

refused-bad-message = Le serveur n’a pas compris. Rechargez la page.
refused-too-large = C’est trop long. Raccourcissez.
refused-too-fast = C’est trop rapide. Attendez un instant.
refused-hello-first = Le serveur n’a pas compris. Rechargez la page.
refused-protocol = Le serveur a été mis à jour. Rechargez la page.
refused-no-table = Cette table n’existe pas. Elle a peut-être été fermée ; revenez en arrière et ouvrez-en une autre.
refused-no-seat = Cette place n’est plus à vous. Vous pouvez regarder, ou ouvrir une autre table.
refused-no-watching = Cette table ne se regarde pas.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-yours = Ce n’est pas à vous d’en décider.
refused-not-asked = On ne vous a rien demandé. La table montre la question en cours.
refused-late = Trop tard. La table montre la question en cours.
refused-illegal = Cette réponse n’est pas permise. Choisissez à nouveau.
refused-bad-wish = C’est impossible à obtenir. Changez vos souhaits.
refused-busy = Le serveur est occupé. Votre réponse est renvoyée.
refused-store = Le serveur ne peut rien enregistrer pour le moment. Votre réponse est renvoyée.
refused-not-found = Il n’y a rien ici. C’est peut-être fermé.
refused-failed = Le serveur a échoué. Réessayez.
refused-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
refused-undo-refused = Les autres veulent continuer la partie.
refused-gone = Cette table a été ouverte ailleurs ou fermée. Rechargez la page pour continuer ici.
