// PLAY on the phone itself: a short tone and a buzz in the hand, where somebody wants them.
// The table tells of a word once it has said it, never before; so a phone is always a little late.
// How late, and how sure that is, is worked out here, shown, and told to the table.

// What may be chosen. "auto": only where the table itself said nothing aloud.
export const WAYS = ["auto", "off", "tone", "touch", "both"];
const TONE_HZ = 1760;
const TONE_S = 0.09;
const BUZZ_MS = 60;
// What a browser takes to begin a tone once it is asked: a block of samples, two at the most.
const BLOCK_US = 6_000;
// A browser that does not say how late its sound is: published figures end below this.
const UNTOLD_US = 120_000;
// A motor that starts to turn: nobody says how long it takes until it is felt.
const MOTOR_US = 30_000;

// What a phone does at PLAY, by what was chosen and whether the table spoke.
export function waysOf(chosen, aloud) {
  const way = chosen === "auto" ? (aloud ? "off" : "both") : chosen;
  return { tone: way === "tone" || way === "both", touch: way === "touch" || way === "both" };
}

// How much later than the table's PLAY something is heard here: [microseconds, give or take].
// `due` is the table's instant on this page's clock with its doubt; `latency` what the output says.
export function toneLate(now, [due, doubt], latency) {
  if (!(latency > 0)) return [Math.round(now - due + UNTOLD_US / 2), Math.round(doubt + UNTOLD_US / 2)];
  return [Math.round(now - due + latency + BLOCK_US / 2), Math.round(doubt + BLOCK_US / 2)];
}

export function touchLate(now, [due, doubt]) {
  return [Math.round(now - due + MOTOR_US), Math.round(doubt + MOTOR_US)];
}

// In whole milliseconds, as it is told.
export const told = ([late, doubt]) => ({ ms: Math.round(late / 1000), doubt: Math.ceil(doubt / 1000) });

const device = {
  // Browsers let a page sound only after somebody has touched it: `wake` is called then.
  context: null,
  wake() {
    this.context ??= new AudioContext({ latencyHint: "interactive" });
    this.context.resume();
  },
  get latency() {
    return Math.round((this.context?.outputLatency || this.context?.baseLatency || 0) * 1e6);
  },
  beep() {
    if (this.context?.state !== "running") return false;
    const [sound, level] = [this.context.createOscillator(), this.context.createGain()];
    const begin = this.context.currentTime;
    sound.frequency.value = TONE_HZ;
    level.gain.setValueAtTime(0.6, begin);
    level.gain.linearRampToValueAtTime(0, begin + TONE_S);
    sound.connect(level).connect(this.context.destination);
    sound.start(begin);
    sound.stop(begin + TONE_S);
    return true;
  },
  buzz: () => navigator.vibrate?.(BUZZ_MS) === true,
};

// Takes the table's words for one page. `buzzer` knows its clock; `say` shows its owner how late it was.
export class PlaySignal {
  #count = 0;

  constructor({ buzzer, send, say = () => {}, chosen = "auto", here = device }) {
    Object.assign(this, { buzzer, send, say, chosen, here });
  }

  // After a touch, so that the page may sound.
  wake() {
    if (this.chosen !== "off" && this.chosen !== "touch") this.here.wake();
  }

  // Takes a message of the table that is a word; false: it is about something else.
  take(message) {
    if (message.type !== "cue") return false;
    const { tone, touch } = waysOf(this.chosen, message.aloud);
    const sounded = tone && this.here.beep();
    const felt = touch && this.here.buzz();
    const due = this.buzzer.at(message.t);
    if (due && (sounded || felt)) this.#state(due, sounded);
    return true;
  }

  // What was first noticed of it: a tone where there was one.
  #state([at, u], sounded) {
    const now = this.buzzer.now();
    const due = [at, u];
    const late = sounded ? toneLate(now, due, this.here.latency) : touchLate(now, due);
    this.#count += 1;
    this.send({ do: "sounded", id: this.#count, late_us: late[0], u: late[1], way: sounded ? "tone" : "touch" });
    this.say(told(late));
  }
}
