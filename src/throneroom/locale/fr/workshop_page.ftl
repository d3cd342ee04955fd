### The workshop in the browser: writing cards, previewing them, and the shelf of one's cards.

workshop-page-title = Atelier
workshop-page-lead = Écrivez une carte avec des mots simples : son texte est son programme. Chacun la lit dans sa langue, et vous pouvez la jouer tout de suite.
workshop-page-text = La carte, en anglais
workshop-page-help = Le nom, le coût et les types, les signes plus, puis des phrases. Tab complète un mot, Alt et les flèches en choisissent un autre, Échap les cache.
workshop-page-empty = Écrivez une carte, ou partez d’un exemple.
workshop-page-checking = Lecture de la carte…
workshop-page-fine = Cette carte est jouable.
workshop-page-understood = Compris jusqu’ici
workshop-page-examples = Partir d’un exemple
workshop-page-choose-example = Choisissez un exemple
workshop-page-icon = Image
workshop-page-choose-icon = Choisir une image
workshop-page-find-icon = Chercher une image par son nom anglais
workshop-page-no-icon = Sans image
workshop-page-no-such-icon = Aucune image ne porte ce nom.
workshop-page-preview = Aperçu
workshop-page-preview-language = Langue de l’aperçu
workshop-page-no-preview = La carte apparaît ici dès qu’elle est lisible.
workshop-page-old-preview = La carte avant l’erreur
workshop-page-roles = Utile pour
workshop-page-save = Ranger sur mon étagère
workshop-page-saved = Carte rangée : { $name }.
workshop-page-play = Jouer avec
workshop-page-share = Partager
workshop-page-link = Lien vers cette carte
workshop-page-link-about = La carte entière est dans le lien. Qui l’ouvre voit la carte et peut la ranger.
workshop-page-export = Exporter
workshop-page-import = Importer un fichier
workshop-page-new = Nouvelle carte
workshop-page-my-cards = Mes cartes
workshop-page-none = Votre étagère n’a pas encore de cartes. Elles restent dans ce navigateur ; exportez-les pour les garder ailleurs.
workshop-page-edit = Modifier
workshop-page-rename = Renommer
workshop-page-new-name = Nouveau nom
workshop-page-duplicate = Dupliquer
workshop-page-delete = Supprimer
workshop-page-deleted = Carte supprimée : { $name }.
workshop-page-more = Plus pour { $name }
workshop-page-shared = Quelqu’un a partagé cette carte avec vous. La ranger ?
workshop-page-look = L’ouvrir dans l’éditeur
workshop-page-dismiss = Pas maintenant
workshop-page-bad-link = Ce lien ne contient pas de carte.
workshop-page-taken = Votre étagère a déjà une autre carte nommée { $name }.
workshop-page-replace = La remplacer
workshop-page-keep-both = Garder les deux
workshop-page-full = Votre étagère est pleine : elle contient { $most } cartes. Supprimez-en d’abord.
workshop-page-unreadable = Les cartes enregistrées sont illisibles et rien de nouveau n’est enregistré. Exportez-les pour garder ce qu’il y a.
workshop-page-too-large = Ce fichier est trop grand pour des cartes.
workshop-page-not-imported = { $name } : { $problem }
workshop-page-imported =
    { $n ->
        [one] { $n } carte importée.
       *[other] { $n } cartes importées.
    }

## What a card is good for, in a list after "Good for"

workshop-role-village = des Actions en plus
workshop-role-draw = piocher
workshop-role-coins = des pièces
workshop-role-buy = des Achats en plus
workshop-role-trash = écarter
workshop-role-gain = recevoir des cartes
workshop-role-attack = attaquer
workshop-role-reaction = réagir

## What the examples show, in the order of examples.card

workshop-example-1 = Des signes plus seulement
workshop-example-2 = Un prix à payer
workshop-example-3 = Si vous le faites
workshop-example-4 = « It »
workshop-example-5 = Pour chaque
workshop-example-6 = Un choix
workshop-example-7 = Le dessus du deck
workshop-example-8 = Une Attaque
workshop-example-9 = Une Réaction
workshop-example-10 = Des points
