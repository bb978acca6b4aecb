// A numbered board with its men, as the snapshot describes it. It knows no game: places have a
// value, perhaps an owner, and a spot; men stand on values, listed by owner.

import { say as worded } from "./say.js";

const SVG = "http://www.w3.org/2000/svg";
const MAN = 0.4;
const LARGE = 1.3;
const SPOTS = [[-0.55, -0.55], [0.55, -0.55], [-0.55, 0.55], [0.55, 0.55]];

function shape(tag, properties, text) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(properties)) node.setAttribute(name, value);
  if (text !== undefined) node.textContent = text;
  return node;
}

const isLarge = ({ value, of }) => of && !/\d/.test(String(value));
const called = ({ value, of, note }) =>
  [of && isLarge({ value, of }) ? `${of} ${value}` : String(value), note].filter(Boolean).join(": ");

const placeOf = (board, name, value) =>
  board.places.find((place) => place.value === value && (!place.of || place.of === name));

// What a place has of its own, beside its number: the end of a slide, a diamond.
export const remarkOf = (board, name, value) => placeOf(board, name, value)?.note ?? "";

// The picture; `ontap` is told the place that was tapped, and who stands there.
export function boardPicture(board, ontap) {
  const picture = shape("svg", {
    class: ontap ? "board tappable" : "board", viewBox: `0 0 ${board.size} ${board.size}`,
    role: ontap ? "group" : "img", "aria-label": worded("page-board"),
  });
  const ground = shape("g", {});
  const above = shape("g", { class: "men" });
  for (const place of board.places) ground.append(placeNode(place, ontap));
  picture.append(ground, above);
  const show = (men, chosen) => above.replaceChildren(...menNodes(board, men, chosen));
  show(board.men, null);
  return { node: picture, show };
}

function placeNode(place, ontap) {
  const { x, y, value, tone } = place;
  const group = shape("g", { class: tone ? `place tone-${tone}` : "place", "data-value": value });
  group.append(shape("title", {}, called(place)));
  if (isLarge(place)) {
    group.append(shape("circle", { cx: x, cy: y, r: LARGE }));
    group.append(shape("text", { x, y: y + 0.2, class: "word" }, value));
  } else {
    group.append(shape("rect", { x: x - 0.48, y: y - 0.48, width: 0.96, height: 0.96, rx: 0.08 }));
    group.append(shape("text", { x, y: y + 0.19 }, String(value)));
  }
  if (ontap) group.addEventListener("click", () => ontap(place));
  return group;
}

function menNodes(board, men, chosen) {
  const slots = new Map();
  return Object.entries(men).flatMap(([name, values]) => values.map((value, at) => {
    const place = placeOf(board, name, value);
    if (!place) return null;
    const key = `${place.of} ${value}`;
    const slot = slots.get(key) ?? 0;
    slots.set(key, slot + 1);
    const [dx, dy] = isLarge(place) ? SPOTS[slot % SPOTS.length] : [0, 0];
    const mine = chosen?.name === name && chosen.at === at;
    return manNode(place.x + dx, place.y + dy, name, mine, isLarge(place) ? "" : String(value));
  })).filter(Boolean);
}

// A man leaves the number of the square readable: it stands on the man, under the letter.
function manNode(x, y, name, chosen, number) {
  const group = shape("g", { class: `man tone-${name}${chosen ? " chosen" : ""}` });
  group.append(shape("circle", { cx: x, cy: y, r: MAN }));
  group.append(shape("text", { x, y: y + (number ? 0.02 : 0.17) }, name.slice(0, 1).toUpperCase()));
  if (number) group.append(shape("text", { x, y: y + 0.31, class: "under" }, number));
  return group;
}
