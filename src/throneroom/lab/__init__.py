"""The lab: many games between bots, counted, compared, rated and drawn, on one machine or many."""
