"""Is a card fair at its price? Measured on a fixed sample of boards, beside the printed cards of the same price."""
