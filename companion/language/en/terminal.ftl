### The display in letters: 80 columns wide, 24 lines high. Letters in brackets are keys.

## Heads of screens

terminal-menu = MENU
terminal-rules = RULES
terminal-papers = CASE AND NOTES
terminal-keys = KEYS
terminal-join = JOIN WITH A PHONE
terminal-enter-or-rule = ENTER OR RULE
terminal-verdicts = VERDICTS   up, down: choose   enter: evidence   o: take back (marked *)
terminal-photo = PHOTO FINISH: { $title } (verdict { $n })
terminal-photo-legend = | the instant   --- how sure it is   # the overlap   up, down: other verdicts
terminal-photo-deadline = : { $what } ended at { $at }
terminal-page = { $title }   page { $page } of { $pages }   up, down: turn
terminal-step = STEP { $step } of { $steps }  [b] back [k] skip

## The foot: a key, and the screen it leads to in one word. All of them share one line.

terminal-foot-table = table
terminal-foot-photo = photo
terminal-foot-verdicts = verdicts
terminal-foot-scores = score
terminal-foot-rulings = rule
terminal-foot-help = help
terminal-foot-menu = menu
terminal-foot-find = / find
terminal-foot-quit = q quit
terminal-q-ends = Q ends the program
terminal-paused = PAUSED: p goes on
terminal-start-foot = arrows, tab: move the mark >   enter: take it   q: quit
terminal-typing-foot = type a name   arrows: move the mark >   enter: take it
terminal-list-one = type to find  arrows  enter takes  esc back
terminal-list-several = type to find  arrows  enter takes  esc done  backspace takes the last one back

## The table

terminal-pool = in the pool: { $cards }
terminal-holds = { $who } holds { $cards }
terminal-papers-key = [n] case and notes
terminal-thinking = is thinking ...
terminal-dealer-asked = DEALER: { $question }
terminal-taken-back = (taken back) { $what }
terminal-no-rules = Nobody has written the rules down yet.
terminal-help-rules = the rules of { $game }
terminal-dealers-code = The dealer's phone types this code: { $code }
terminal-stay = stay

## The score: heads of narrow columns

terminal-column-calls = calls
terminal-column-median = median reaction

## Entering something

terminal-form-keys = [enter] enter   [t] cancel
terminal-choose = choose ...
terminal-find = find: { $typed }_
terminal-chosen = chosen: { $what }

## Before a match

terminal-which-rules = BY WHICH RULES?
terminal-who-plays = WHO PLAYS? { $players }, { $length }
terminal-who-sits = WHO SITS ON SEAT { $seat }?
terminal-start = [enter] START
terminal-done = [enter] DONE
terminal-name = name: { $name }_
terminal-played-before = played here before:

## Setting a table up

terminal-ok = ok:
terminal-key-enter = enter
terminal-setup-phone = [j] The same page on a phone: { $address }
