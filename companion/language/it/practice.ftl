### Lessons, and simulated players.

practice-begin = Premi { $begin } quando hai letto.
practice-refused = Non è valso: { $why }.
practice-notes = I tuoi appunti
