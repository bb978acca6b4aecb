// What this phone does at PLAY, chosen by whoever holds it and kept on the phone alone.

import { PlaySignal, WAYS } from "./cue.js";
import { $, el } from "./elements.js";
import { say as worded } from "./say.js";

const KEY = "play-signal";
const WORDS = {
  auto: "page-signal-auto", off: "page-signal-off", tone: "page-signal-tone", touch: "page-signal-touch", both: "page-signal-both",
};

function kept() {
  try {
    const way = localStorage.getItem(KEY);
    return WAYS.includes(way) ? way : "auto";
  } catch {
    return "auto";
  }
}

let signal = null;
let late = "";

export function playSignal(buzzer, send) {
  const say = (found) => {
    const text = worded("page-play-late", found);
    late = text;
    if ($("late")) $("late").textContent = text;
  };
  signal = new PlaySignal({ buzzer, send, say, chosen: kept() });
  addEventListener("pointerdown", () => signal.wake(), { once: true });
  return signal;
}

function use(way) {
  signal.chosen = way;
  signal.wake();
  try {
    localStorage.setItem(KEY, way);
  } catch {
    // A phone that keeps nothing does so until the page is closed.
  }
}

export function drawSignal() {
  const choose = el("select", { id: "play-signal", onchange: () => use(choose.value) },
    WAYS.map((way) => el("option", { value: way, selected: way === kept() }, worded(WORDS[way]))));
  return [
    el("label", { class: "looks" }, el("span", {}, worded("page-signal")), choose),
    el("p", { id: "late", class: "quietly" }, late),
  ];
}
