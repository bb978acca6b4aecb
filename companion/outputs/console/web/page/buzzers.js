// The buttons of one's own seat, and the piles of others under one's hand, large enough for a thumb.
// What they send is stamped where it happens (clock.js); what they show is shown at once, without
// asking the table.

import { $, el, part } from "./elements.js";
import { buzzer } from "./line.js";
import { isolated } from "./names.js";
import { number, say as worded } from "./say.js";

const PADS = new Set(["pile", "shield"]);
// Where more have a pile than this, their names have to do.
const FEW = 3;

export function drawBuzzers(rows, reaches) {
  drawOwn(rows);
  drawReaches(reaches);
  letGoOfWhatIsGone();
  $("doubt").hidden = !rows.length && !reaches.length;
}

function drawOwn(rows) {
  part("buzzers", rows.map(([input, label]) => ({ input, label })), (all) => [
    row("pads", all.filter(({ input }) => PADS.has(input))),
    row("lamps", all.filter(({ input }) => !PADS.has(input))),
  ].filter((node) => node.childElementCount));
  for (const [input, , , wanted] of rows) $(buzzerId(input))?.classList.toggle("wanted", wanted);
}

// The colour of a seat is the picture's; its number and its name tell the same.
function drawReaches(rows) {
  part("reaches", rows.map(([chair, seat, name]) => ({ chair, seat, name })), (all) => all.map(pile));
  $("reaches").classList.toggle("many", rows.length > FEW);
  for (const [chair, , , wanted] of rows) $(pileId(chair))?.classList.toggle("wanted", wanted);
}

const buzzerId = (input) => `buzzer-${input}`;
const pileId = (chair) => `pile-of-${chair}`;

const row = (kind, buttons) => el("div", { class: `buzzer-row ${kind}` }, buttons.map(own));

function own({ input, label }) {
  const node = el("button", {
    type: "button", id: buzzerId(input), class: `buzzer buzz-${input}${label.length > 8 ? " long" : ""}`,
    "aria-label": label === input ? label : `${label} (${input})`,
  }, el("b", {}, label), label === input ? null : el("small", {}, input));
  return pressable(node, (event, on) => buzzer.press(event, input, on));
}

// A name, and that it is that pile: the name stands out, wherever a language puts it.
function pileOf(name) {
  const [before, after] = worded("page-pile-of", { who: "\u0000" }).split("\u0000");
  const small = (text) => (text ? el("span", {}, text) : null);
  return el("b", {}, small(before), name, small(after));
}

function pile({ chair, seat, name }) {
  const node = el("button", {
    type: "button", id: pileId(chair), class: `buzzer reach${name.length > 8 ? " long" : ""}`,
    "aria-label": worded("page-hand-on-pile", { who: isolated(name), seat }),
  }, el("small", {}, String(seat)), pileOf(name));
  node.style.setProperty("--seat", `var(--seat${seat})`);
  return pressable(node, (event, on) => buzzer.press(event, "pile", on, chair));
}

// What is held down, and how it is let go: also if its button is taken away under the finger.
const held = new Map();

function letGoOfWhatIsGone() {
  for (const [node, letGo] of [...held]) if (!node.isConnected) letGo({ timeStamp: performance.now() });
}

function pressable(node, tell) {
  const press = (event, on) => {
    if (on === held.has(node)) return;
    node.classList.toggle("down", on);
    if (on) held.set(node, (gone) => press(gone, false));
    else held.delete(node);
    tell(event, on);
  };
  node.addEventListener("contextmenu", (event) => event.preventDefault());
  node.addEventListener("pointerdown", (event) => {
    node.setPointerCapture?.(event.pointerId);
    press(event, true);
  });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
    node.addEventListener(name, (event) => press(event, false));
  }
  node.addEventListener("keydown", (event) => {
    if ((event.key === " " || event.key === "Enter") && !event.repeat) press(event, true);
  });
  node.addEventListener("keyup", (event) => {
    if (event.key === " " || event.key === "Enter") press(event, false);
  });
  node.addEventListener("blur", (event) => press(event, false));
  // A screen reader taps without a finger: down and up at once.
  node.addEventListener("click", (event) => {
    if (event.detail !== 0 || event.pointerType) return;
    press(event, true);
    press(event, false);
  });
  return node;
}

// How sure this phone's clock is, for who wants to know.
setInterval(() => {
  const doubt = buzzer.doubt();
  const text = doubt === null ? worded("page-clock")
    : worded("page-clock-doubt", { ms: doubt < 10 ? number(doubt, { least: 1, most: 1 }) : Math.round(doubt) });
  if ($("doubt").textContent !== text) $("doubt").textContent = text;
}, 1000);
