// The page on which a transcript is judged: verdicts with their words, any moment, a link, a file.

import { number, say as worded } from "./say.js";
import { download, fromLink, isShared, linkTo } from "./share.js";

const $ = (id) => document.getElementById(id);
const LONG_LINK = 30000;

let say = () => {};
let stage = null;
let content = null;
let shown = null;
let reel = null;
let pulled = false;

export function openJudge(tell, picture, turnTo) {
  say = tell;
  stage = picture;
  $("file").addEventListener("change", () => takeFile($("file").files[0]));
  $("judge-own").addEventListener("click", () => say({ type: "transcript" }));
  $("examples").addEventListener("change", takeExample);
  openDropping(turnTo);
  openScrubbing();
  openExports();
  addEventListener("hashchange", () => takeLink(turnTo));
}

// A link that carries a transcript opens it; tells whether there was one.
export async function takeLink(turnTo) {
  if (!isShared(location.hash)) return false;
  turnTo("judge");
  try {
    const { name, bytes } = await fromLink(location.hash);
    take(name, bytes);
  } catch (error) {
    trouble(error.message);
  }
  return true;
}

export function offerExamples(names) {
  $("examples").append(...names.map((name) => new Option(name.replace(/\.jsonl$/, ""), name)));
}

function take(name, bytes) {
  trouble("");
  content = { name, bytes };
  say({ type: "judge", name, content: bytes });
}

const takeFile = async (file) => {
  if (!file) return;
  take(file.name, new Uint8Array(await file.arrayBuffer()));
  $("file").value = "";
};

async function takeExample() {
  const name = $("examples").value;
  if (name) take(name, new Uint8Array(await (await fetch(`examples/${name}`)).arrayBuffer()));
}

function openDropping(turnTo) {
  const over = (on) => $("drop").classList.toggle("over", on);
  addEventListener("dragover", (event) => {
    event.preventDefault();
    turnTo("judge");
    over(true);
  });
  addEventListener("dragleave", () => over(false));
  addEventListener("drop", (event) => {
    event.preventDefault();
    over(false);
    takeFile(event.dataTransfer.files[0]);
  });
}

// What the worker says.

export function takeTranscript(text) {
  if (text.split("\n").length > 2) take("this-match.jsonl", new TextEncoder().encode(text));
  else trouble(worded("site-nothing-played"));
}

export const trouble = (words) => {
  $("trouble").textContent = words;
};

export function takeJudged(found) {
  shown = found;
  $("verdict-room").hidden = false;
  $("found-title").textContent = worded("site-found", { count: found.verdicts.length, name: found.name });
  $("state").textContent = found.state;
  $("beside").textContent = found.beside;
  $("shared").textContent = "";
  $("verdicts").replaceChildren(...found.verdicts.map(({ n, t, words }) => {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.append(Object.assign(document.createElement("small"), { textContent: worded("site-verdict-at", { n, s: number(t / 1e6, { least: 3, most: 3 }) }) }), words);
    button.addEventListener("click", () => showEvidence(n));
    const item = document.createElement("li");
    item.append(button);
    return item;
  }));
  stage.measure();
}

export function takeReel(told) {
  reel = told;
  const { start, end, now, paused, count } = told;
  const slider = $("at");
  if (Number(slider.max) !== end || Number(slider.min) !== start) Object.assign(slider, { min: start, max: Math.max(end, start + 1) });
  if (!pulled) slider.value = now;
  const moment = worded("site-moment", { now: seconds(now), end: seconds(end) });
  $("moment").textContent = moment;
  slider.setAttribute("aria-valuetext", moment);
  $("run").textContent = paused ? "\u25B6" : "\u23F8";
  $("run").setAttribute("aria-label", worded(paused ? "site-go-on" : "site-stop-here"));
  mark(count);
}

const seconds = (us) => worded("site-seconds", { s: number(us / 1e6, { least: 1, most: 1 }) });

// Marks the last verdict that has been made by now; those to come are fainter.
function mark(count) {
  [...$("verdicts").querySelectorAll("button")].forEach((button, at) => {
    button.classList.toggle("later", at >= count);
    if (at === count - 1) {
      button.setAttribute("aria-current", "true");
      if (!$("verdicts").contains(document.activeElement)) rollTo(button);
    } else button.removeAttribute("aria-current");
  });
}

// Rolls the list alone, and never the page under somebody's finger.
function rollTo(button) {
  const list = $("verdicts");
  const [above, below] = [button.offsetTop - list.offsetTop, button.offsetHeight];
  if (above < list.scrollTop) list.scrollTop = above;
  else if (above + below > list.scrollTop + list.clientHeight) list.scrollTop = above + below - list.clientHeight;
}

function showEvidence(n) {
  say({ type: "evidence", n });
  const { top } = stage.roll.getBoundingClientRect();
  if (top < 0) stage.roll.scrollIntoView({ block: "start" });
}

function openScrubbing() {
  $("at").addEventListener("input", () => {
    pulled = true;
    say({ type: "seek", to: Number($("at").value) });
  });
  $("at").addEventListener("change", () => { pulled = false; });
  $("run").addEventListener("click", () => say({ type: "hold", paused: !reel?.paused }));
  $("step").addEventListener("click", () => say({ type: "command", name: "step" }));
  $("back").addEventListener("click", () => say({ type: "command", name: "back" }));
}

function openExports() {
  const stem = () => content.name.replace(/\.\w+$/, "");
  $("export-lines").addEventListener("click", () => download(shown.lines, `${stem()}.verdicts.jsonl`, "application/jsonl"));
  $("export-words").addEventListener("click", () => download(shown.words, `${stem()}.verdicts.txt`, "text/plain"));
  $("export-transcript").addEventListener("click", () => download(content.bytes, content.name, "application/jsonl"));
  $("export-picture").addEventListener("click", () => stage.canvas.toBlob((picture) => download(picture, `${stem()}.png`)));
  $("share").addEventListener("click", shareIt);
}

async function shareIt() {
  const link = await linkTo(content.bytes, content.name);
  const long = link.length > LONG_LINK ? ` ${worded("site-long-link", { thousands: Math.round(link.length / 1000) })}` : "";
  history.replaceState(null, "", link);
  try {
    await navigator.clipboard.writeText(link);
    $("shared").textContent = `${worded("site-copied")}${long}`;
  } catch {
    $("shared").textContent = `${worded("site-in-address-bar")}${long}`;
  }
}
