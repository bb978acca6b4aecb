// The table as the display shows it, painted for this phone: what its seat may see. Every place
// that does something is a button of its own, so that a keyboard and a screen reader find it, too.

import { $, el } from "./elements.js";
import { say, table } from "./line.js";
import { isolated } from "./names.js";
import { Painter, loadFaces } from "./painter.js";
import { theme, whenTurned } from "./theme.js";

// A finger that misses by less than this means the nearest place.
const MISS_PX = 22;
const LEAST_PX = 280;
const WIDEST_PX = 760;
const CALM_MS = 100;

let painter = null;
let spots = [];

// Fetches what it paints with; until the faces are there, the phone's own fonts do.
export async function openTable() {
  whenTurned(repaint);
  addEventListener("resize", measure);
  $("stage").addEventListener("click", tapNear);
  const palette = await (await fetch("palette.json")).json();
  painter = new Painter($("canvas"), palette, isolated);
  repaint();
  await loadFaces();
  repaint();
}

export function paint(picture) {
  $("stage").hidden = !picture;
  if (picture) {
    repaint();
    drawSpots(picture);
  }
  drawWords(picture?.words ?? []);
  measure();
}

// The colours of the seats are the same all over the page.
function tint() {
  const { style } = document.documentElement;
  for (const [name, ink] of Object.entries(painter.palette[theme()])) {
    if (/^seat\d$/.test(name)) style.setProperty(`--${name}`, ink);
  }
}

function repaint() {
  if (!painter) return;
  tint();
  if (!table.picture) return;
  const { w, h } = table.picture;
  painter.paint(table.picture, theme());
  $("stage").style.aspectRatio = `${w} / ${h}`;
  $("stage").style.maxWidth = `${w}px`;
}

// Places to touch.

let pressed = null;

function drawSpots({ touches, w, h }) {
  const holder = $("spots");
  while (spots.length > touches.length) spots.pop().remove();
  while (spots.length < touches.length) {
    spots.push(spot(spots.length));
    holder.append(spots.at(-1));
  }
  touches.forEach(([x, y, wide, high, name], at) => {
    const { style } = spots[at];
    style.left = `${(x / w) * 100}%`;
    style.top = `${(y / h) * 100}%`;
    style.width = `${(wide / w) * 100}%`;
    style.height = `${(high / h) * 100}%`;
    const label = isolated(name);
    if (spots[at].getAttribute("aria-label") !== label) spots[at].setAttribute("aria-label", label);
  });
}

// What a finger came down on is meant, also if the picture changes before it is lifted.
function spot(at) {
  const node = el("button", {
    type: "button", class: "spot",
    onpointerdown: () => { pressed = { node, n: table.picture?.n }; },
    onclick: (event) => {
      event.stopPropagation();
      tap(at, pressed?.node === node ? pressed.n : table.picture?.n);
      pressed = null;
    },
  });
  return node;
}

function tap(at, n) {
  if (!n) return;
  const node = spots[at];
  node?.classList.add("tapped");
  setTimeout(() => node?.classList.remove("tapped"), 220);
  say({ do: "tap", n, at });
}

function tapNear(event) {
  const { picture } = table;
  if (!picture || event.detail === 0) return;
  const place = $("canvas").getBoundingClientRect();
  const [x, y] = [(event.clientX - place.left) * (picture.w / place.width), (event.clientY - place.top) * (picture.h / place.height)];
  const away = ([left, top, wide, high]) =>
    Math.hypot(Math.max(left - x, 0, x - left - wide), Math.max(top - y, 0, y - top - high));
  const near = picture.touches.map((touch, at) => [away(touch), at]).sort(([one], [other]) => one - other)[0];
  if (near && near[0] <= MISS_PX) tap(near[1], picture.n);
}

// The same in words.

function drawWords(words) {
  const list = $("told");
  const lines = words.map(isolated);
  if (lines.join("\n") === list.dataset.words) return;
  list.dataset.words = lines.join("\n");
  list.replaceChildren(...lines.map((line) => el("li", {}, line)));
}

// How much room there is for it; the table is told once that stays the same for a moment.

let told = "";
let calm = null;

export function measure() {
  clearTimeout(calm);
  calm = setTimeout(() => {
    const [w, h] = room();
    if (!table.shown?.match || !w || `${w} ${h}` === told) return;
    told = `${w} ${h}`;
    say({ do: "size", w, h });
  }, CALM_MS);
}

// A new line: the table does not know this page yet.
export function measureAnew() {
  told = "";
  measure();
}

const high = (id) => $(id)?.offsetHeight ?? 0;

function room() {
  const wide = Math.min($("view-table").clientWidth, WIDEST_PX);
  const taken = high("head") + high("reaches") + high("buzzers") + high("bar") + 16;
  return [Math.floor(wide), Math.max(LEAST_PX, Math.floor(innerHeight - taken))];
}
