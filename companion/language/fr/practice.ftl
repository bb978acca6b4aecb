### Lessons, and simulated players.

practice-begin = Appuie sur { $begin } quand tu as lu.
practice-refused = Cela n'a pas compté : { $why }.
practice-notes = Tes notes
