// The page: fetches the referee, shows it, and carries messages between it and people.

import { coarseness } from "./clock.js";
import { drawBuzzers, openBuzzers } from "./buzzers.js";
import { offerExamples, openJudge, takeJudged, takeLink, takeReel, takeTranscript, trouble } from "./judge.js";
import { keep, kept } from "./kept.js";
import { openLanguage } from "./language.js";
import { openKeys } from "./keys.js";
import { doubtWords, hush, openSound, play, setVolume, unpack } from "./sound.js";
import { Stage, openPainter, repaintAll } from "./stage.js";
import { current, number, say as worded } from "./say.js";
import { download } from "./share.js";
import { otherColours, whenTurned } from "./theme.js";

const $ = (id) => document.getElementById(id);
const PAGES = ["play", "judge", "about"];
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const SLOWEST_MS = 500;

let worker = null;
let page = "play";
let ready = false;
let timer = null;
const stages = {};

// Every message tells the time: for the table, no more of it has passed than that.
function say(message) {
  if (!worker) return;
  worker.postMessage({ now: performance.now(), ...message });
}

// The table says when it wants to be told the time again; it is asked once, and answers.
function wakeAt(at) {
  clearTimeout(timer);
  const wait = Math.max(0, Math.min(SLOWEST_MS, at - performance.now()));
  timer = setTimeout(() => {
    say({ type: "tick" });
  }, wait);
}

export function turnTo(name) {
  if (name === page) return;
  page = name;
  for (const each of PAGES) {
    const current = each === name;
    $(`page-${each}`).hidden = !current || (!ready && each !== "about");
    if (current) $(`tab-${each}`).setAttribute("aria-current", "page");
    else $(`tab-${each}`).removeAttribute("aria-current");
  }
  $("loading").hidden = ready || name === "about";
  if (ready && name !== "about") say({ type: "look", on: name });
  else if (ready) say({ type: "away", away: true });
  if (name === "about") drawDoubts();
}

const HEARD = {
  progress: ({ share }) => { $("progress").value = Math.round(share * 90); },
  step: ({ key }) => { $("loading-step").textContent = worded(key); },
  ready: begin,
  failed: ({ words }) => fail(words),
  picture: ({ on, json }) => {
    stages[on].take(json);
    if (on === "play") drawBuzzers(stages.play.picture);
  },
  sound: play,
  hush,
  volume: ({ percent }) => setVolume(percent),
  wake: ({ at }) => wakeAt(at),
  memory: ({ text }) => keep("start", text),
  do: ({ name, file }) => DONE_HERE[name]?.(file),
  judged: takeJudged,
  unreadable: ({ words }) => trouble(words),
  reel: takeReel,
  transcript: ({ text }) => takeTranscript(text),
  voice: () => say({ type: "voice" }),
  unpack: async (packed) => {
    const made = await unpack(packed);
    document.documentElement.dataset.clips = made.names.length;
    say({ type: "unpacked", ...made });
  },
  ran: (told) => dispatchEvent(new CustomEvent("ran", { detail: told })),
};

const DONE_HERE = {
  theme: otherColours,
  "whole-screen": () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()),
  save: (file) => stages[page].canvas.toBlob((picture) => download(picture, file)),
};

function fail(words) {
  const last = words.trim().split("\n").at(-1);
  if (ready) trouble(worded("site-stopped", { why: last }));
  $("loading").hidden = false;
  $("loading-step").textContent = worded("site-failed", { why: last });
}

function begin({ python }) {
  ready = true;
  $("progress").value = 100;
  $("version").dataset.python = python;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] % 1000000;
  const motion = !STILL.matches;
  say({ type: "open", seed: Number(new URLSearchParams(location.search).get("seed") ?? seed), coarse: coarse * 1000, memory: kept("start"), motion, language: current() });
  const shown = page;
  page = "";
  turnTo(shown);
  Object.values(stages).forEach((stage) => stage.measure());
  takeLink(turnTo);
  document.documentElement.dataset.ready = "yes";
  performance.mark("companion-ready");
}

const coarse = coarseness();

function drawDoubts() {
  const facts = [
    [worded("site-key"), worded("site-key-doubt", { ms: number(coarse, { least: 2, most: 2 }) })],
    [worded("site-finger"), worded("site-finger-doubt")],
    [worded("site-calls"), doubtWords()],
  ];
  $("doubts").replaceChildren(...facts.flatMap(([what, words]) => [
    Object.assign(document.createElement("dt"), { textContent: what }),
    Object.assign(document.createElement("dd"), { textContent: words }),
  ]));
}

// Offline: what was fetched once is kept by a service worker. Without one, the page works all the same.
async function openOffline() {
  if (!navigator.serviceWorker) return;
  try {
    const kept = await navigator.serviceWorker.register("service-worker.js");
    const offer = () => { $("renew").hidden = !kept.waiting || !navigator.serviceWorker.controller; };
    kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", offer));
    offer();
    $("renew").addEventListener("click", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      kept.waiting?.postMessage("renew");
    });
    await Promise.race([controlled(), new Promise((done) => setTimeout(done, 1500))]);
  } catch {
    // A host or a browser that wants none: then it is fetched again the next time.
  }
}

const controlled = () => (navigator.serviceWorker.controller ? Promise.resolve()
  : new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true })));

async function open() {
  openLanguage($("language"));
  whenTurned(repaintAll);
  for (const name of PAGES) $(`tab-${name}`).addEventListener("click", () => turnTo(name));
  $("colours").addEventListener("click", otherColours);
  await openOffline();
  worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data }) => HEARD[data.type](data);
  worker.onerror = (event) => fail(event.message || worded("site-no-worker"));
  for (const name of ["play", "judge"]) stages[name] = new Stage(name, (message) => ready && say(message));
  openPainter();
  openSound((message) => ready && say(message));
  openBuzzers(say);
  openKeys(say, () => ready && page in stages);
  openJudge(say, stages.judge, turnTo);
  document.addEventListener("visibilitychange", () => ready && page === "play" && say({ type: "away", away: document.hidden }));
  const { examples, version } = await (await fetch("files.json")).json();
  offerExamples(examples);
  $("version").textContent = `Companion ${version}`;
  navigator.serviceWorker?.controller?.postMessage("fill");
}

// For tests and measurements: a program of the worker's Python, and how long frames took.
globalThis.companion = {
  run: (args, files, read) => new Promise((done) => {
    const id = Math.random();
    const listen = ({ detail }) => {
      if (detail.id !== id) return;
      removeEventListener("ran", listen);
      done(detail);
    };
    addEventListener("ran", listen);
    worker.postMessage({ type: "run", id, args, files, read });
  }),
  frames: (name) => stages[name].frames,
  picture: (name) => stages[name].picture,
};

open();
