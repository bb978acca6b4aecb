### Lessons, and simulated players.

# $begin is a key of the learner.
practice-begin = Press { $begin } when you have read this.
# $why is half a sentence: why something is refused.
practice-refused = That did not count: { $why }.
# The heading of what a player has written down.
practice-notes = Your notes
