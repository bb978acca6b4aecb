# Why a measurement of speaker or phone was not taken, and what to do.

## analysis

calibrate-not-heard = not heard
calibrate-only-clicks-were-heard-turn = only { $found } of { $delays } clicks were heard; turn the volume up, hold the microphone at the speaker, or choose another --input
calibrate-delays-differ-up-ms-no = the delays differ by up to { $spread } ms, which no constant can mend; keep the room quiet, avoid wireless speakers and sound servers, then try again
calibrate-clicks-were-recorded-ms-before = the clicks were recorded { $delay } ms before they were played: the input does not know its own delay; choose another --input

## touch

calibrate-knocks-were-heard-lay-phone = { $found } of { $leads } knocks were heard; lay the phone beside the microphone and knock with a fingernail
calibrate-knocks-do-not-agree-find = the knocks do not agree; find a quieter place and try again
calibrate-knocks-were-heard-after-they = the knocks were heard after they were felt; choose another --input
calibrate-ms-doubt-left-no-better = { $u_us } ms of doubt are left, no better than what is assumed anyway; try again
