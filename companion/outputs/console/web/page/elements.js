// Making elements. Whatever comes from outside is set as text, never as markup.

import { isolated } from "./names.js";

const SVG = "http://www.w3.org/2000/svg";

export const $ = (id) => document.getElementById(id);

export function fill(node, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
  }
  const there = children.flat(Infinity).filter((child) => child !== null && child !== undefined);
  node.append(...there.map(isolated));
  return node;
}

export const el = (tag, properties = {}, ...children) =>
  fill(document.createElement(tag), properties, children);

export const svg = (tag, properties = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), properties, children);

export const button = (label, onclick, kind = "") =>
  el("button", { type: "button", class: kind || null, onclick }, label);

// A button that asks once more, for what is hard to undo.
export function careful(label, sure, act, kind = "") {
  let armed = null;
  const node = button(label, () => {
    if (armed) {
      clearTimeout(armed);
      rest();
      act(node);
      return;
    }
    node.textContent = isolated(sure);
    node.classList.add("sure");
    armed = setTimeout(rest, 4000);
  }, kind);
  function rest() {
    armed = null;
    node.textContent = isolated(label);
    node.classList.remove("sure");
  }
  return node;
}

// Drawing a part again only if it has changed, so that nobody loses what he is typing.

const drawn = new Map();

export function part(id, data, draw) {
  const text = JSON.stringify(data ?? null);
  if (drawn.get(id) === text) return;
  drawn.set(id, text);
  const section = $(id);
  const focus = section.contains(document.activeElement) ? document.activeElement.id : "";
  const open = new Set([...section.querySelectorAll("details[open]")].map((node) => node.id));
  section.replaceChildren(...[draw(data)].flat(Infinity).filter(Boolean));
  for (const node of section.querySelectorAll("details")) if (open.has(node.id)) node.open = true;
  if (focus) $(focus)?.focus();
}

export function fold(id, label, open, ...content) {
  return el("details", { id, class: "card", open }, el("summary", {}, label), el("div", {}, content));
}

export function readable(name) {
  const text = name.replaceAll("-", " ").replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
