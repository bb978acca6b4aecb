"""What docs/fairness.md, and the page of a run in own time, say around their numbers."""

from typing import Final

INTRO: Final = """\
# Who was first, and who was early? Measured

Two players press. Who was first? A hand comes down just before PLAY. Does it cost a card? Here
Companion's judges stand beside what most home-made buzzers do, on the same presses:

- **ours**: the kernel's stamp of each press with its doubt, through gpiod or gpiozero on lgpio;
- **gpiozero `when_pressed`**: whoever's callback runs first was first;
- **polling**: look at every button once a millisecond.

It ran in the [virtual Pi](virtual-pi.md), a real Linux kernel under emulation. *Busy* is with a
process that burns its processor and a display that draws without a pause. Made by
`python -m benchmarks.fairness`; no number on this page was typed by hand.
"""

OWN_INTRO: Final = """\
# The same, by a clock that nobody can slow down

The judges of [who was first, and who was early](fairness.md) once more, in a [virtual
Pi](virtual-pi.md) whose clock counts its own instructions: what else the machine under it does
changes nothing. So hands on pads can be dated in it, which a busy machine could not do otherwise,
and every stated doubt is held against an instant that is known exactly. Made by
`python -m benchmarks.fairness --own-time`; no number on this page was typed by hand.
"""

STARTS: Final = """\
PLAY is spoken, and all eight seats press around it. Ours puts the word on its instant, and takes
from the card when it was out and how sure that is; a press is early only if that is beyond doubt,
and the referee of Sherlock Holmes says so. The others take for PLAY the moment at which the program
asked pygame for the sound, as programs do. Each is judged by his own word, as it was recorded.

- *Accused though not early* is the worst that can happen: a player pays for nothing. Every
  word is the first of its match here, so the referee knows no more of its doubt than the table
  announced.
- *Let go though early*: a press before the word that was judged not to be. For ours: although its
  stamps claimed to be certain.
- *Too close*: early in truth, but within the stated doubt. Doubt favours the player, so he is let
  go; only ours knows it. After the word, being let go is simply right, in doubt or not.
"""

HOW: Final = """\
## How it was measured

- **The truth of a press** is the write that closes its contact, between two readings of the clock
  ([decision 0014](decisions/0014-the-truth-of-a-press-is-a-write.md)). The second press of a pair
  begins after the first has ended: its order is beyond doubt. Rows go by the gap that is certain,
  from the end of the one write to the beginning of the other; emulation makes some gaps wider than
  planned, so rows differ in size.
- **Every judge gets the same presses** on eight lines of his own, in turn, another one first every
  time, while all of them listen. Pads hear of the same hands.
- **The truth of a hand** is when it passes the threshold of its pad. Hands are weak and strong, and
  take up to 3 ms to come; a model of the chip samples, averages and compares as the data sheet has
  it, and its registers are written at the end of every window, 4 ms apart. Where they were written
  more than 0.4 ms late, the pair is left out.
- **The truth of a word** is its place in a recording of the loopback card's other side, sample for
  sample, and the kernel's own count of samples between two readings of the clock
  ([decision 0021](decisions/0021-the-truth-of-a-word-is-a-count.md)). It is known to a fraction of
  a millisecond; presses within that are left out and counted, as are those around a word that the
  card did not play whole, because emulation was too slow to feed it.
- **Ours is asked how far it is** all the while, as the judging loop asks
  ([decision 0062](decisions/0062-marks-instead-of-a-constant.md)), and what comes after a mark has
  passed it is refused. lgpio states no marks and is waited for.
- **Ours goes the whole way** for early plays: the stated onset becomes a cue, with no less doubt
  than a table's own (3 ms: ears are at different places), stamps become touches, and a session of
  the shipped table for eight judges.
- To repeat it: `.venv/bin/python -m benchmarks.fairness --keep FOLDER --chunks 5`. What is in the
  folder adds up over runs, with every raw stamp; whatever of ours is wrong, missed or outside its
  doubt is printed with them.
"""

EMULATED: Final = """\
## What it does not say

- Milliseconds here are not a Pi's. Emulation on a shared machine holds everything up, for
  milliseconds at a time: it makes stamps, callbacks and sound worse than they are on a Pi. Orders,
  and whether stated doubts hold, are real.
- *Idle* and *busy* are of the virtual Pi. The more other work the machine under it has, the more
  callbacks and polling mix up; what may never change is that of ours none is wrong.
- Contacts here do not bounce, and touch chips are a model of what their data sheet says.
- The loopback card has no amplifier and no air behind it; `companion calibrate` measures those.
"""

OWN_EMULATED: Final = """\
## What it does not say

- A program that is alone on one processor and never kept waiting is quicker than on a Pi: callbacks
  run in the order of their presses here, and nobody mixes them up. What load does to them is on
  [the other page](fairness.md).
- *Busy* shares the one processor by its own clock: what burns it holds the judges up, and no more.
- Contacts here do not bounce, and touch chips are a model of what their data sheet says.
- The loopback card has no amplifier and no air behind it; `companion calibrate` measures those.
"""
