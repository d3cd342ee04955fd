### Noms que les joueurs gardent sur un serveur par une clé, et leur classement. docs/rating.md les décrit.

web-place-rating = Classement
rating-title = Classement de ce serveur
rating-lead = Qui garde un nom par une clé a une cote ici. Ni compte ni adresse e-mail : il n’y a que la clé.
rating-ladder = Classement
rating-nobody = Personne n’a encore de cote ici. Gardez votre nom et jouez une partie.
rating-uncertain-about = Un point d’interrogation signale une cote qui repose sur trop peu de parties pour être sûre.
rating-mark = cote { $rating }
rating-mark-uncertain = cote { $rating }, incertaine
rating-change = Cote : { $before } → { $after } ({ $change })

## My name

rating-my-name = Mon nom ici
rating-offer = Gardez votre nom sur ce serveur, et vos parties contre les bots et les joueurs classés comptent. Tout le monde voit le nom et sa cote dans le classement.
rating-stored = Ce navigateur crée une clé et la conserve. Le serveur conserve une empreinte de la clé, le nom, la cote et les parties qui ont compté.
rating-keep = Garder ce nom
rating-have-key = J’ai déjà une clé
rating-key = Nom et clé
rating-use-key = Utiliser cette clé
rating-bad-key = Ce n’est pas un nom avec sa clé. Copiez le texte entier depuis l’autre navigateur : Ann#0123456789abcdef…
rating-kept = Vous gardez le nom { $name }.
rating-other-name = Vous jouez en ce moment sous le nom { $name }. Ces parties ne comptent pas.
rating-switch = Jouer sous le nom { $name }
rating-show-key = Afficher ma clé
rating-hide-key = Masquer ma clé
rating-key-about = Copiez ce texte pour utiliser le nom dans un autre navigateur. Gardez-le en lieu sûr : qui l’a possède le nom, et personne ne peut le rétablir.
rating-remove = Retirer la clé de ce navigateur
rating-remove-about = Le serveur garde le nom. Il vous faudra la clé pour le reprendre.
rating-removed = La clé n’est plus dans ce navigateur.
rating-again = Le garder de nouveau
rating-forget = M’oublier sur ce serveur
rating-forget-about = Cela supprime le nom { $name }, sa cote et la liste des parties qui ont compté, sans retour possible. Les tables gardent les noms de leurs joueurs jusqu’à leur suppression.
rating-forgotten = Ce serveur ne garde plus de nom pour vous.

## Which games count

rating-counts = Cette partie compte pour le classement de ce serveur.
rating-advice = Cette partie compte pour la cote. Avec des conseils, elle ne compterait pas.
rating-unrated-opponents = Sans effet sur la cote : personne d’autre à la table n’en a une.
rating-unrated-deal = Sans effet sur la cote : d’autres jouent la même donne.
