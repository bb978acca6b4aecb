// READY and PLAY through Web Audio, and when they are heard: by the audio clock, on the page's.
//
// A browser says twice where the two clocks meet: `getOutputTimestamp` says which sample is leaving
// the device at which moment; `currentTime` and `outputLatency` say it again. What they disagree about
// is doubt, and so is the block in which sound is made. Where a browser says it once only, all of the
// latency that it knows of is doubt.

import { number, say as worded } from "./say.js";

const RATE = 48000;
const BLOCK_MS = (128 / RATE) * 1000;
const UNTOLD_MS = 40;
const SOON_MS = 5;

let context = null;
let loudness = null;
let playing = null;
let told = () => {};

// Has somebody told what becomes of sounds, and whether there is any.
export function openSound(tell) {
  told = tell;
  const wake = () => {
    context ??= makeContext();
    if (context?.state === "suspended") context.resume().then(tellState, () => {});
    else tellState();
  };
  for (const kind of ["pointerup", "keydown", "click"]) addEventListener(kind, wake, { capture: true, passive: true });
}

let said = null;

function tellState() {
  const audible = context?.state === "running";
  if (audible !== said) told({ type: "sounding", audible });
  said = audible;
}

function makeContext() {
  const Kind = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Kind) return null;
  const made = new Kind({ latencyHint: "interactive", sampleRate: RATE });
  loudness = made.createGain();
  loudness.connect(made.destination);
  made.addEventListener("statechange", tellState);
  return made;
}

// Where the audio clock lies on the page's: the page's time of its zero as it is heard, and the doubt.
export function meeting(context, now = performance.now()) {
  const stamp = context.getOutputTimestamp?.();
  const latency = (context.outputLatency ?? 0) * 1000 || (context.baseLatency ?? 0) * 1000;
  const counted = now - context.currentTime * 1000 + latency;
  if (!stamp?.performanceTime || !stamp.contextTime) {
    return { zero: counted, doubt: Math.max(UNTOLD_MS, latency) };
  }
  const stamped = stamp.performanceTime - stamp.contextTime * 1000;
  return { zero: (stamped + counted) / 2, doubt: Math.abs(stamped - counted) / 2 + BLOCK_MS };
}

export function doubtWords() {
  if (!context || context.state !== "running") return worded("site-not-heard");
  const { doubt } = meeting(context);
  return worded("site-audio-doubt", { ms: number(doubt, { least: 1, most: 1 }) });
}

export function play({ id, samples, onset, at }) {
  hush();
  const count = samples.byteLength / 2;
  const buffer = context.createBuffer(1, Math.max(1, count), RATE);
  const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
  const channel = buffer.getChannelData(0);
  for (let n = 0; n < count; n += 1) channel[n] = view.getInt16(2 * n, true) / 32768;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(loudness);
  const { zero, doubt } = meeting(context);
  const lead = (onset / RATE) * 1000;
  const soonest = context.currentTime * 1000 + SOON_MS;
  const when = Math.max(soonest, at === undefined || at === null ? 0 : at / 1000 - lead - zero);
  source.start(when / 1000);
  source.onended = () => {
    if (playing === source) playing = null;
    told({ type: "done", id });
  };
  playing = source;
  told({ type: "heard", id, t: zero + when + lead, u: doubt });
}

export function hush() {
  if (!playing) return;
  playing.onended = null;
  playing.stop();
  playing = null;
}

export const setVolume = (percent) => {
  if (loudness) loudness.gain.value = (percent / 100) ** 2;
};

// The clips are Opus, which a browser can unpack and Python in it cannot: a byte of mu-law a sample.
// What a browser does not know either is left out, and its words are shown.
export async function unpack({ names, sizes, clips }) {
  const Kind = globalThis.OfflineAudioContext ?? globalThis.webkitOfflineAudioContext;
  const reader = Kind ? new Kind(1, 1, RATE) : null;
  const made = { names: [], sizes: [], content: new Uint8Array(0) };
  const parts = [];
  let at = 0;
  for (const [n, size] of sizes.entries()) {
    const packed = clips.slice(at, at + size).buffer;
    at += size;
    const sound = await reader?.decodeAudioData(packed).catch(() => null);
    if (!sound) continue;
    parts.push(muLaw(sound.getChannelData(0)));
    made.names.push(names[n]);
    made.sizes.push(parts.at(-1).length);
  }
  made.content = new Uint8Array(await new Blob(parts).arrayBuffer());
  return made;
}

// ITU-T G.711.
function muLaw(samples) {
  const bytes = new Uint8Array(samples.length);
  for (let n = 0; n < bytes.length; n++) {
    const size = Math.min(32635, Math.round(Math.abs(samples[n]) * 32767)) + 0x84;
    const exponent = 24 - Math.clz32(size);
    bytes[n] = ~((samples[n] < 0 ? 0x80 : 0) | (exponent << 4) | ((size >> (exponent + 3)) & 0x0f));
  }
  return bytes;
}
