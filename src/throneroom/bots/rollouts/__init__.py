"""Looking ahead: what an answer is worth is found by playing the game on, many times, from what a seat may know."""
