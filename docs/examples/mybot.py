"""A bot in Python: big money with a few Smithies."""

import throneroom as tr

SMITHY = tr.Catalog().find("Smithy")


class MyBot(tr.Bot):
    """Buys Provinces, Gold and Silver, and a Smithy for every eight cards."""

    def answer(self, view: tr.View, decision: tr.Decision) -> tuple[tr.Option, ...]:
        """Answer with `decision.least` to `decision.most` of `decision.options`."""
        if decision.verb is tr.PLAY_ACTION:
            return decision.options[:1]
        if decision.verb is tr.PLAY_TREASURES:
            return decision.options
        if decision.verb is tr.BUY:
            return self.buy(view)
        if decision.verb in (tr.DISCARD, tr.TRASH):
            return self.worst(decision)
        return decision.default()  # declines whatever it can

    def buy(self, view: tr.View) -> tuple[tr.Option, ...]:
        """Buy the first wish that can be afforded, or nothing."""
        wishes = [tr.PROVINCE] if view.money() > 18 else []
        wishes += [tr.DUCHY] if view.left(tr.PROVINCE) <= 4 else []
        wishes += [tr.GOLD]
        wishes += [SMITHY] if 8 * view.owns(SMITHY) < view.owned_cards - 8 else []
        wishes += [tr.SILVER]
        return next(((card,) for card in wishes if card in view.affordable), ())

    def worst(self, decision: tr.Decision) -> tuple[tr.Option, ...]:
        """Give up what must be given up: Victory cards first, then the cheapest."""
        cards = [card for card in decision.options if isinstance(card, tr.Card)]
        cards.sort(key=lambda card: (not card.is_victory, card.cost))
        return tuple(cards[: decision.least])
