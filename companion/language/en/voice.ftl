### The voice: what is wrong with clips and recordings. Most follow on the name of a file and a colon.

voice-not-there = There is no voice { $name } (there are: { $known }); { $instead } speaks.
# READY and PLAY are the words of the caller.
voice-only-cues = Of the voice { $name } only READY and PLAY: { $why }.
voice-no-folder = { $folder }: cannot be opened ({ $why }); expected a folder of WAV files. The shipped clips are used.
# $why is one of the messages below.
voice-clip-unusable = { $file }: { $why }. The shipped clip is used.
voice-too-large = is too large; record a few words only
voice-too-long = is too long; record a few words only
voice-not-a-sound = is not a sound that can be read
voice-several-channels = has more than one channel
voice-not-wav = is not a WAV file
voice-empty-wav = is a WAV file without sound in it
voice-odd-wav = is a WAV file of a kind that cannot be read; save it as 16-bit PCM
voice-silent = is silent
# After "Of the voice ... only READY and PLAY:".
voice-no-unpacking = this browser cannot unpack the others
voice-no-libsndfile = libsndfile is not installed: pip install soundfile, or sudo apt install libsndfile1
voice-failed = The voice could not say something ({ $why }); play goes on.
voice-no-sound = There is no sound: what is said is shown by lamps and display only. Connect a speaker, or see docs/voice.md.
