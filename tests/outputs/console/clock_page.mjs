// page/clock.js, run by node: test_page_clock.py. Prints one line for each failure, and the count.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [page, table] = process.argv.slice(2);
// Given as text: node takes a file that ends in .js for something else, unless it is new.
const source = readFileSync(page).toString("base64");
const { Bounds, Buzzer, Outbox, Stretch, coarseness, stampOf } = await import(
  `data:text/javascript;base64,${source}`
);

const near = (one, other) => assert.ok(Math.abs(one - other) <= 1, `${one} is not ${other}`);

// A browser whose time only we move.
function browser() {
  const here = {
    us: 7_000_000, asleep: 0, shown: true, timers: [], sent: [], handlers: [],
    now: () => Math.floor(here.us / 100) / 10,
    wall: () => Math.floor((here.us + here.asleep) / 1000) + 1_700_000_000_000,
    every: (ms, act) => { here.beat = act; },
    after: (ms, act) => here.timers.push([here.us + ms * 1000, act]),
    later: (act) => act(),
    random: () => 41,
    key: (fresh) => fresh + 1,
    seen: () => here.shown,
    watch: (turned) => here.handlers.push(turned),
    run: (us) => {
      here.us += us;
      const due = here.timers.filter(([at]) => at <= here.us);
      here.timers = here.timers.filter(([at]) => at > here.us);
      for (const [, act] of due) act();
    },
  };
  const real = here.now;
  // While it measures how coarse its clock is, time goes on.
  here.now = () => { here.us += 10; return real(); };
  const buzzer = new Buzzer({ send: (message) => here.sent.push(message), here });
  here.now = real;
  return { here, buzzer };
}

// A table whose clock is ahead by five seconds, a millisecond away either way.
function answer({ here, buzzer }, message, ahead = 5_000_000) {
  const [rx, tx] = [message.t + ahead + 1_000, message.t + ahead + 1_200];
  here.us = Math.max(here.us, message.t + 2_200);
  assert.ok(buzzer.take({ type: "sync", id: message.id, t: message.t, rx, tx }));
}

function learn(one) {
  one.buzzer.opened();
  for (let n = 0; n < 6; n++) {
    one.here.run(40_000);
    for (const message of one.here.sent.splice(0)) if (message.do === "sync") answer(one, message);
  }
}

const tests = {
  "the law, case by case": () => {
    for (const { title, coarse, trips, stamps } of JSON.parse(readFileSync(table))) {
      const bounds = new Bounds(coarse);
      for (const { sent, here, away, came, agrees } of trips)
        assert.equal(bounds.sample(sent, here, away, came), agrees, title);
      assert.equal(bounds.known, stamps.length > 0, title);
      for (const { page: at, came, t, u } of stamps) {
        const [instant, doubt] = bounds.instant(at, came);
        near(instant, t);
        near(doubt, u);
      }
    }
  },
  "how coarse a clock is, is its smallest step": () => {
    let us = 0;
    assert.equal(coarseness(() => Math.floor((us += 7) / 100) * 100), 100);
    assert.equal(coarseness(() => 5), 100_000);
  },
  "a page that slept begins another stretch, one that was slow does not": () => {
    const stretch = new Stretch(1_000_000, 50_000_000, 100);
    assert.equal(stretch.look(1_500_000, 50_501_000), false);
    assert.equal(stretch.look(9_500_000, 58_500_900), false);
    assert.equal(stretch.look(9_600_000, 66_600_000), true);
    assert.equal(stretch.since, 9_600_000);
    assert.equal(stretch.look(9_700_000, 66_700_000), false);
  },
  "presses are kept until they are taken": () => {
    const outbox = new Outbox();
    for (const on of [true, false, true]) outbox.add({ input: "white", on, t: 1 });
    outbox.took(2);
    assert.deepEqual(outbox.waiting.map((press) => press.id), [3]);
    assert.equal(outbox.add({ input: "red", on: true, t: 2 }).id, 4);
  },
  "a touch is stamped by its event": () => {
    assert.equal(stampOf({ timeStamp: 1234.5678 }, 1_250_000), 1_234_568);
    assert.equal(stampOf({ timeStamp: 1_700_000_000_000 }, 1_250_000), null);
    assert.equal(stampOf({ timeStamp: Number.NaN }, 1_250_000), null);
  },
  "a page learns what the table learns": () => {
    const one = browser();
    assert.equal(one.buzzer.doubt(), null);
    learn(one);
    assert.ok(one.buzzer.doubt() < 2, `${one.buzzer.doubt()} ms`);
    const [t, u] = one.buzzer.at(one.here.us + 5_000_000);
    assert.ok(Math.abs(t - one.here.us) <= u);
  },
  "a press carries its stamp, when it was sent, and the last answer": () => {
    const one = browser();
    learn(one);
    one.here.sent.length = 0;
    const at = one.here.us;
    one.here.us += 3_000;
    assert.ok(one.buzzer.press({ timeStamp: at / 1000 }, "white", true));
    const [press] = one.here.sent;
    assert.equal(press.do, "press");
    assert.deepEqual([press.id, press.input, press.on, press.t], [1, "white", true, at]);
    assert.ok(press.s >= at + 2_900 && press.e === 0 && press.got.length === 2);
  },
  "what was not taken is sent again on the next line": () => {
    const one = browser();
    learn(one);
    for (const on of [true, false]) one.buzzer.press({ timeStamp: one.here.us / 1000 }, "red", on);
    assert.ok(one.buzzer.take({ type: "took", n: 1 }));
    one.buzzer.closed();
    one.here.sent.length = 0;
    one.buzzer.press({ timeStamp: one.here.us / 1000 }, "red", true);
    assert.deepEqual(one.here.sent, []);
    one.buzzer.opened();
    assert.deepEqual(one.here.sent.map((message) => message.id), [2, 3]);
    assert.deepEqual(one.here.sent.map((message) => message.got), [null, null]);
  },
  "a phone that slept says so before it says anything else": () => {
    const one = browser();
    learn(one);
    one.here.sent.length = 0;
    one.here.asleep += 30_000_000;
    one.here.us += 1_000_000;
    const woken = one.here.us;
    one.buzzer.press({ timeStamp: woken / 1000 }, "white", true);
    assert.ok(Math.abs(one.here.sent[0].e - woken) <= 100);
    assert.equal(one.here.sent[0].got, null);
    assert.equal(one.buzzer.doubt(), null);
  },
  "a page that is hidden says so": () => {
    const one = browser();
    learn(one);
    one.here.sent.length = 0;
    one.here.shown = false;
    for (const turned of one.here.handlers) turned();
    one.here.run(1_000);
    assert.equal(one.here.sent[0].seen, false);
  },
  "a page that is asked answers at once": () => {
    const one = browser();
    learn(one);
    one.here.sent.length = 0;
    assert.ok(one.buzzer.take({ type: "ask" }));
    assert.equal(one.here.sent[0].do, "sync");
    assert.deepEqual([one.here.sent[0].page, one.here.sent[0].key], [41, 42]);
    assert.ok(one.here.sent[0].w <= one.here.sent[0].t);
  },
  "a page speaks twice as often while its clock is not known well": () => {
    const one = browser();
    one.buzzer.opened();
    one.here.timers.length = 0;
    for (let n = 0; n < 8; n++) one.here.beat();
    assert.equal(one.here.sent.length, 8);
    learn(one);
    one.here.timers.length = one.here.sent.length = 0;
    for (let n = 0; n < 8; n++) one.here.beat();
    assert.equal(one.here.sent.length, 4);
  },
  "a page without a chair says nothing by itself": () => {
    const one = browser();
    learn(one);
    one.buzzer.rest(true);
    one.here.timers.length = one.here.sent.length = 0;
    for (let n = 0; n < 8; n++) one.here.beat();
    assert.deepEqual(one.here.sent, []);
  },
  "what is about something else is left alone": () => {
    assert.equal(browser().buzzer.take({ type: "tick" }), false);
  },
};

let failed = 0;
for (const [title, test] of Object.entries(tests)) {
  try {
    test();
  } catch (error) {
    failed += 1;
    console.log(`${title}: ${error.message}`);
  }
}
console.log(`${Object.keys(tests).length} tests, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
