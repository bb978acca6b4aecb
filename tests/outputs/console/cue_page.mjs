// page/cue.js, run by node: test_page_clock.py. Prints one line for each failure, and the count.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const source = readFileSync(process.argv[2]).toString("base64");
const { PlaySignal, WAYS, told, toneLate, touchLate, waysOf } = await import(
  `data:text/javascript;base64,${source}`
);

// A phone that notes what it does; its page knows the table's PLAY to be 5 s earlier than its own.
function phone(chosen, more = {}) {
  const did = [];
  const here = {
    latency: 20_000,
    wake: () => did.push("wake"),
    beep: () => did.push("beep") > 0,
    buzz: () => did.push("buzz") > 0,
    ...more,
  };
  const buzzer = { now: () => 1_030_000, at: (t) => [t - 5_000_000, 1_500] };
  const sent = [];
  const said = [];
  const signal = new PlaySignal({
    buzzer, chosen, here, send: (message) => sent.push(message), say: (line) => said.push(line),
  });
  return { signal, did, sent, said };
}

const play = (aloud) => ({ type: "cue", word: "play", t: 6_000_000, u: 3_000, aloud });

const tests = {
  "where the table speaks, phones are silent unless somebody wants them": () => {
    assert.deepEqual(waysOf("auto", true), { tone: false, touch: false });
    assert.deepEqual(waysOf("auto", false), { tone: true, touch: true });
    assert.deepEqual(waysOf("tone", true), { tone: true, touch: false });
    assert.deepEqual(waysOf("off", false), { tone: false, touch: false });
    assert.equal(WAYS[0], "auto");
  },
  "a tone is late by the line, the page and its output": () => {
    const [late, doubt] = toneLate(1_030_000, [1_000_000, 1_500], 20_000);
    assert.deepEqual([late, doubt], [53_000, 4_500]);
  },
  "an output that does not say how late it is, is in more doubt": () => {
    const [late, doubt] = toneLate(1_030_000, [1_000_000, 1_500], 0);
    assert.deepEqual([late, doubt], [90_000, 61_500]);
    assert.ok(late - doubt <= 30_000, "it may be as quick as can be");
  },
  "a motor needs a while": () => {
    assert.deepEqual(touchLate(1_030_000, [1_000_000, 1_500]), [60_000, 31_500]);
  },
  "a phone states when PLAY was there, and says so": () => {
    const { signal, did, sent, said } = phone("both");
    assert.ok(signal.take(play(true)));
    assert.deepEqual(did, ["beep", "buzz"]);
    assert.deepEqual(sent, [{ do: "sounded", id: 1, late_us: 53_000, u: 4_500, way: "tone" }]);
    assert.deepEqual(said[0], told([53_000, 4_500]));
    assert.deepEqual(said[0], { ms: 53, doubt: 5 });
  },
  "what was not noticed is not stated": () => {
    const { signal, sent } = phone("both", { beep: () => false, buzz: () => false });
    signal.take(play(false));
    assert.deepEqual(sent, []);
  },
  "a phone that only buzzes says how late that was": () => {
    const { signal, sent } = phone("both", { beep: () => false });
    signal.take(play(false));
    assert.equal(sent[0].way, "touch");
  },
  "at a table that speaks, nothing happens by itself": () => {
    const { signal, did, sent } = phone("auto");
    assert.ok(signal.take(play(true)));
    assert.deepEqual([did, sent], [[], []]);
  },
  "other messages are left alone": () => {
    assert.equal(phone("auto").signal.take({ type: "tick" }), false);
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
