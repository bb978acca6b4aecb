// The line to the table: what it tells, what is said to it. It comes back by itself, within two
// seconds of the table being there again, and says meanwhile how old the picture is.

import { changed } from "./changes.js";
import { Buzzer } from "./clock.js";
import { $, button } from "./elements.js";
import { isolated } from "./names.js";
import { pictureOf } from "./painter.js";
import { current, say as worded } from "./say.js";
import { playSignal } from "./signal.js";

// A table says something every four seconds; a phone that is awake hears of it twice a second.
const STALE_MS = 9000;
const AWAKE_MS = 2500;
const OPEN_MS = 2500;
const RETRY_MS = 1500;

// What the table has told: in words, and as a picture.
export const table = { shown: null, picture: null };

let page = { show() {}, paint() {}, opened() {} };

export function follow(given) {
  page = given;
  connect();
}

// Saying something to the table.

let socket = null;
let count = 0;
const waiting = new Map();

const isOpen = () => socket?.readyState === WebSocket.OPEN;

const send = (message) => { if (isOpen()) socket.send(JSON.stringify(message)); };

export const buzzer = new Buzzer({ send });
const signal = playSignal(buzzer, send);

export function say(message, node) {
  if (!isOpen()) {
    toast(worded("page-not-connected"));
    return;
  }
  count += 1;
  waiting.set(count, node);
  if (node) node.inert = true;
  socket.send(JSON.stringify({ ...message, id: count }));
}

function replied({ id, text }) {
  const node = waiting.get(id);
  waiting.delete(id);
  if (node) node.inert = false;
  if (text) toast(text);
}

let hiding = null;

export function toast(text) {
  const node = $("toast");
  node.textContent = isolated(text);
  node.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { node.hidden = true; }, 3500);
}

// What comes.

let heard = 0;
let tries = 0;
let retry = null;

function connect() {
  clearTimeout(retry);
  const line = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?language=${current()}`);
  socket = line;
  let seq = -1;
  heard = heard || Date.now();
  const opened = Date.now();
  const slow = setTimeout(() => { if (line === socket && !isOpen()) line.close(); }, OPEN_MS);
  line.onopen = () => {
    if (line !== socket) return;
    buzzer.opened();
    page.opened();
  };
  line.onmessage = ({ data }) => {
    if (line !== socket) return;
    heard = Date.now();
    const message = JSON.parse(data);
    if (buzzer.take(message) || signal.take(message)) return;
    tries = 0;
    fresh();
    if (message.type === "change" && message.from !== seq) return void again(line);
    if (message.type === "snapshot" || message.type === "change") seq = message.seq;
    take(message, line);
  };
  line.onclose = ({ code: why }) => {
    clearTimeout(slow);
    if (line !== socket) return;
    socket = null;
    buzzer.closed();
    lost();
    if (why === 4403) sentAway();
    else if (why === 4401 && Date.now() - opened < 5000 && mayReload()) location.reload();
    else later();
  };
}

function take(message, line) {
  if (message.type === "reply") replied(message);
  else if (message.type === "renew") renew();
  else if (message.type === "snapshot") told(message);
  else if (message.type === "change") told(changed(table.shown, message.changes));
  else if (message.type === "scene") drawn(message, line);
}

function told(shown) {
  table.shown = shown;
  buzzer.rest(shown.me?.chair === null);
  page.show(shown);
}

function drawn(message, line) {
  try {
    table.picture = message.n ? pictureOf(message, table.picture) : null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    again(line);
    return;
  }
  page.paint(table.picture);
}

// Something was missed: a new line begins with everything.
function again(line) {
  if (line === socket) socket = null;
  line.close();
  buzzer.closed();
  connect();
}

// What this phone is known by changes now and then; the new secret comes with this answer.
let renewing = false;

async function renew() {
  if (renewing) return;
  renewing = true;
  try {
    await fetch("renew", { method: "POST" });
  } catch {
    // Without a connection the table asks again.
  }
  renewing = false;
}

// The dealer has sent this phone away: it does not come back by itself.
let away = false;

function sentAway() {
  away = true;
  document.body.classList.add("away");
  $("role").textContent = worded("page-sent-away");
  $("stale").replaceChildren(
    `${worded("page-was-sent-away")} `, button(worded("page-come-back"), () => location.reload(), "small"));
}

// A phone that the table no longer knows gets a new session with the page; not in circles.
function mayReload() {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  sessionStorage.setItem("reloaded", String(Date.now()));
  return Date.now() - last > 5000;
}

function later() {
  const wait = Math.min(200 * 1.6 ** tries, RETRY_MS) * (0.75 + Math.random() / 4);
  tries += 1;
  clearTimeout(retry);
  retry = setTimeout(connect, wait);
}

// The phone is awake again, or has its network back: a line that says nothing is not waited for.
function now() {
  if (away || document.hidden) return;
  if (!socket) connect();
  else if (Date.now() - heard > AWAKE_MS) again(socket);
}

function fresh() {
  document.body.classList.remove("lost");
  $("stale").hidden = true;
  for (const node of document.querySelectorAll(".act")) node.inert = false;
}

function lost() {
  for (const node of waiting.values()) if (node) node.inert = false;
  waiting.clear();
  document.body.classList.add("lost");
  for (const node of document.querySelectorAll(".act")) node.inert = true;
  $("stale").hidden = false;
  age();
}

function age() {
  const seconds = Math.max(0, Math.round((Date.now() - heard) / 1000));
  $("stale").textContent = table.shown
    ? worded("page-stale", { seconds }) : worded("page-no-connection");
}

setInterval(() => {
  // Who has a chair hears twice a second; who watches, every four seconds.
  const patience = table.shown?.me?.chair ? AWAKE_MS * 2 : STALE_MS;
  if (isOpen() && !document.hidden && Date.now() - heard > patience) {
    const line = socket;
    socket = null;
    line.close();
    buzzer.closed();
    lost();
    later();
  }
  if (!$("stale").hidden && !away) age();
}, 500);
addEventListener("online", now);
addEventListener("pageshow", now);
addEventListener("focus", now);
document.addEventListener("visibilitychange", now);
