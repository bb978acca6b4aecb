// The buzzers of a phone: presses stamped where they happen, and a clock that the table can prove.
// The law is that of hw/phones/link.py and hw/boards/clocksync.py; tests/hw/phones/clock_cases.json
// holds both to it. All times are whole microseconds of performance.now(): this page's own clock.

// How far two clocks may part: microseconds in each.
export const MOST_SKEW = 500e-6;
// A page at the table speaks every second time that this has passed, and every time while its clock
// is not known well: on a line that is slow and uneven, more trips find more quick ones.
const EVERY_MS = 125;
const WELL_MS = 3;
const BURST = 10;
const BURST_MS = 40;
// The wall clock goes on while a phone sleeps and this page's clock may not: so far may they part.
const STEP_US = 5_000;
// Touches that are older than this are not on this page's clock at all.
const OLDEST_US = 60_000_000;
const COARSEST_US = 100_000;
const KEPT = 64;

export const microseconds = (ms) => Math.round(ms * 1000);

// How coarsely a clock is rounded: the smallest step that it was seen to make. One that was not
// seen to go at all is the coarsest that browsers have.
export function coarseness(read, looks = 12, most = 200_000) {
  let [last, least] = [read(), Infinity];
  for (let n = 0; n < most && looks > 0; n++) {
    const now = read();
    if (now === last) continue;
    least = Math.min(least, now - last);
    last = now;
    looks -= 1;
  }
  return least === Infinity ? COARSEST_US : Math.max(1, least);
}

// Bounds of what the table clock is ahead of the page's: proven by round trips, wider with time.
export class Bounds {
  constructor(coarse = 100) {
    this.coarse = coarse;
    this.resets = 0;
    this.reset();
  }

  reset() {
    this.known = false;
    this.at = this.low = this.high = 0;
  }

  // One round trip: from the table, here, sent on, back at the table. False if it cannot be.
  sample(sent, here, away, came) {
    const [low, high] = [sent - here - this.coarse, came - away + this.coarse];
    if (low > high + 2) return false;
    const agrees = !this.known || this.#agrees(here, low, away, high);
    if (!agrees) {
      this.resets += 1;
      this.reset();
    }
    this.#learn(here, low, away, high);
    return agrees;
  }

  // When something was on the table clock: [instant, give or take]. It was before it came.
  instant(page, came = Infinity) {
    const [low, high] = this.#bounds(page);
    const earliest = page + low - this.coarse - 1;
    const latest = Math.max(earliest, Math.min(page + high + this.coarse + 1, came));
    const u = Math.max(1, Math.round((latest - earliest) / 2) + 1);
    return [Math.round((earliest + latest) / 2), u];
  }

  #bounds(page) {
    const wider = MOST_SKEW * Math.abs(page - this.at);
    return [this.low - wider, this.high + wider];
  }

  #agrees(here, low, away, high) {
    return low <= this.#bounds(here)[1] + 1 && high >= this.#bounds(away)[0] - 1;
  }

  #learn(here, low, away, high) {
    const stay = MOST_SKEW * (away - here);
    [this.low, this.high] = this.known ? this.#bounds(away) : [low - stay, high];
    this.at = away;
    this.low = Math.min(Math.max(this.low, low - stay), high);
    this.high = Math.max(Math.min(this.high, high), this.low);
    this.known = true;
  }
}

// Since when a page's clock has gone on undisturbed: it may stop while the phone sleeps.
export class Stretch {
  constructor(now, wall, coarse = 0) {
    this.since = 0;
    this.apart = wall - now;
    this.most = STEP_US + 3 * coarse;
  }

  // Compare both clocks; true if this is another stretch.
  look(now, wall) {
    const apart = wall - now;
    const stepped = Math.abs(apart - this.apart) > this.most;
    this.apart = apart;
    if (stepped) this.begin(now);
    return stepped;
  }

  begin(now) {
    this.since = now;
  }
}

// Presses in the order in which they happened, kept until the table has them.
export class Outbox {
  constructor() {
    this.last = 0;
    this.waiting = [];
  }

  add(press) {
    this.last += 1;
    const numbered = { id: this.last, ...press };
    this.waiting = [...this.waiting, numbered].slice(-KEPT);
    return numbered;
  }

  took(n) {
    this.waiting = this.waiting.filter((press) => press.id > n);
  }
}

// When a touch was, in microseconds; null if the browser tells it by another clock.
export function stampOf(event, now) {
  const t = microseconds(event.timeStamp);
  return Number.isFinite(t) && Math.abs(now - t) < OLDEST_US ? t : null;
}

const browser = {
  now: () => performance.now(),
  wall: () => Date.now(),
  every: (ms, act) => setInterval(act, ms),
  after: (ms, act) => setTimeout(act, ms),
  // After what has already happened has been handed over: touches go before messages.
  later: (act) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      act();
    };
    port2.postMessage(0);
  },
  random: () => Math.floor(Math.random() * 2 ** 48),
  // What this browser is known by, so that what was measured of its screen is found again; it is no
  // secret, and 0 where the browser keeps nothing.
  key: (fresh) => {
    try {
      const kept = Number(localStorage.getItem("companion-screen")) || fresh;
      localStorage.setItem("companion-screen", String(kept));
      return kept;
    } catch {
      return 0;
    }
  },
  seen: () => document.visibilityState === "visible",
  watch: (turned) => {
    document.addEventListener("visibilitychange", turned);
    window.addEventListener("pageshow", turned);
    document.addEventListener("resume", turned);
  },
};

// Everything a page needs for its buzzers; `send` puts a message on the line.
export class Buzzer {
  #line = false;
  #resting = false;
  #number = 0;
  #got = null;
  #open = new Map();
  #burst = 0;
  #beats = 0;

  constructor({ send, unable = () => {}, here = browser }) {
    this.here = here;
    this.send = send;
    this.unable = unable;
    this.page = here.random();
    this.key = here.key(here.random());
    this.coarse = coarseness(() => this.now());
    this.bounds = new Bounds(this.coarse);
    this.stretch = new Stretch(...this.#clocks(), this.coarse);
    this.outbox = new Outbox();
    here.every(EVERY_MS, () => this.#beat());
    here.watch(() => this.#turned());
  }

  now() {
    return microseconds(this.here.now());
  }

  // A new line: the table learns this clock anew, and is sent what it did not take.
  opened() {
    this.#line = true;
    this.#forget();
    this.#learn();
    for (const press of this.outbox.waiting) this.#send(press);
  }

  closed() {
    this.#line = false;
  }

  // Without a chair nothing needs to be known.
  rest(on) {
    if (this.#resting === on) return;
    this.#resting = on;
    if (!on) this.#learn();
  }

  // Takes a message of the table that is about clocks and presses; false: it is about something else.
  take(message) {
    const here = this.now();
    if (message.type === "sync") this.#answered(message, here);
    else if (message.type === "took") this.outbox.took(message.n);
    else if (message.type === "ask") this.sync();
    else return false;
    return true;
  }

  // A buzzer went down or up: stamped by the event, not by when we came round to it. `of` is the chair
  // of somebody else, whose place it is at; null: one's own.
  press(event, input, on, of = null) {
    this.#look();
    const t = stampOf(event, this.now());
    if (t === null) {
      this.unable();
      return false;
    }
    const press = this.outbox.add({ input, of, on, t });
    if (this.#line) this.#send(press);
    return true;
  }

  // Say what this clock is, and that everything stamped before now was sent.
  sync() {
    if (!this.#line) return;
    this.#look();
    const w = this.now();
    this.here.later(() => this.#say(w));
  }

  // To how many milliseconds this clock is known; null: not yet.
  doubt() {
    return this.bounds.known ? this.bounds.instant(this.now())[1] / 1000 : null;
  }

  // When an instant of the table was here: [microseconds, give or take]; null: not known.
  at(table) {
    if (!this.bounds.known) return null;
    const [t, u] = this.bounds.instant(this.bounds.at);
    return [this.bounds.at + table - t, u + MOST_SKEW * Math.abs(table - t)];
  }

  #say(w) {
    if (!this.#line) return;
    const id = (this.#number += 1);
    const [t, got] = [this.now(), this.#got];
    const { page, key, coarse } = this;
    const seen = this.here.seen();
    const e = this.stretch.since;
    this.#open.set(id, { t, got });
    if (this.#open.size > KEPT) this.#open.delete(this.#open.keys().next().value);
    this.send({ do: "sync", id, page, key, coarse, e, t, w, got: got && [got.id, got.at], seen });
  }

  #send(press) {
    const got = this.#got && [this.#got.id, this.#got.at];
    this.send({ do: "press", ...press, s: this.now(), e: this.stretch.since, got });
  }

  #answered({ id, rx, tx }, here) {
    const sent = this.#open.get(id);
    if (!sent) return;
    this.#open.delete(id);
    if (sent.got) this.bounds.sample(sent.got.tx, sent.got.at, sent.t, rx);
    this.#got = { id, at: here, tx };
  }

  #beat() {
    this.#look();
    this.#beats += 1;
    const doubt = this.doubt();
    const well = doubt !== null && doubt < WELL_MS;
    if (!this.#resting && (!well || this.#beats % 2 === 0)) this.sync();
  }

  // Several trips one after the other: the quickest of them counts.
  #learn() {
    const burst = (this.#burst += 1);
    for (let n = 0; n < BURST; n++)
      this.here.after(n * BURST_MS, () => {
        if (burst === this.#burst && !this.#resting) this.sync();
      });
  }

  #forget() {
    this.bounds.reset();
    this.#got = null;
    this.#open.clear();
  }

  #turned() {
    this.stretch.begin(this.now());
    this.#forget();
    this.#learn();
  }

  #look() {
    if (!this.stretch.look(...this.#clocks())) return;
    this.#forget();
    this.#learn();
  }

  // Both clocks at one moment: read again where something came between.
  #clocks() {
    for (let tries = 0; ; tries++) {
      const before = this.now();
      const wall = microseconds(this.here.wall());
      if (this.now() - before <= 2_000 || tries >= 5) return [before, wall];
    }
  }
}
