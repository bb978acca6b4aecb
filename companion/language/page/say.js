// What a page says, in the language of whoever reads it: companion/language/filling.py in a browser.
// A page learns a catalogue (page_catalogue of companion/language/catalogue.py, as JSON), then speaks.

import { LOCALES } from "./locales.js";

const DIGITS = 3;
let spoken = { language: "en", messages: {} };

// Take a catalogue: { language, messages }.
export function learn(catalogue) {
  spoken = catalogue;
}

export function current() {
  return spoken.language;
}

export function known(key) {
  return Object.hasOwn(spoken.messages, key);
}

// Return a message with its slots filled; a person is { name, gender }.
export function say(key, slots = {}) {
  return known(key) ? fill(spoken.messages[key], slots, here()) : key;
}

export function number(value, { least = 0, most = DIGITS, grouped = false } = {}) {
  return written(plain(value, least, most), here(), grouped);
}

// Write a day as the language does, with whatever stands behind it: "2026-11-17 20:30".
export function dated(when) {
  const [year, month, day] = when.slice(0, 10).split("-");
  if (day === undefined) return when;
  const parts = { year, month, day };
  return here().date.replace(/\{(\w+)\}/g, (_, name) => parts[name]) + when.slice(10);
}

// Join words as people do.
export function listed(words) {
  const { pair, start, middle, end } = here();
  if (words.length < 2) return words.join("");
  if (words.length === 2) return joined(pair, words[0], words[1]);
  const all = words.slice(2, -1).reduce((text, word) => joined(middle, text, word),
    joined(start, words[0], words[1]));
  return joined(end, all, words.at(-1));
}

// Say what a page's own HTML says: data-say is a key for its text, data-say-NAME for an attribute.
export function sayPage(root = document) {
  for (const element of root.querySelectorAll("[data-say]")) {
    element.textContent = say(element.dataset.say);
  }
  for (const name of ["title", "placeholder", "aria-label", "alt", "content"]) {
    for (const element of root.querySelectorAll(`[data-say-${name}]`)) {
      element.setAttribute(name, say(element.getAttribute(`data-say-${name}`)));
    }
  }
}

function here() {
  return LOCALES[spoken.language] ?? LOCALES.en;
}

function fill(message, slots, locale) {
  if (typeof message === "string") return message;
  return message.map((part) => filled(part, slots, locale)).join("");
}

function filled(part, slots, locale) {
  if (typeof part === "string") return part;
  const [kind, name] = part;
  if (kind === "$") return shown(slots[name] ?? `{${name}}`, {}, locale);
  if (kind === "#") return shown(slots[name] ?? `{${name}}`, part[2], locale);
  if (kind === "~") return fill(name, slots, LOCALES.en);
  if (kind === "m") return say(name, slots);
  const [, asked, slot, options, variants, otherwise] = part;
  const chosen = choice(asked, slots[slot] ?? "", options, variants, locale);
  return fill(Object.hasOwn(variants, chosen) ? variants[chosen] : variants[otherwise], slots, locale);
}

function shown(value, options, locale) {
  if (typeof value === "number") return written(digits(value, options), locale, options.useGrouping);
  return typeof value === "object" ? value.name : String(value);
}

function choice(kind, value, options, variants, locale) {
  if (kind === "g") return value.gender ?? "";
  if (typeof value !== "number") return typeof value === "object" ? value.name : String(value);
  const text = digits(value, options);
  if (Object.hasOwn(variants, text)) return text;
  return category(kind === "o" ? locale.ordinal : locale.plural, text);
}

function category(rule, text) {
  const [whole, behind = ""] = text.replace("-", "").split(".");
  const trimmed = behind.replace(/0+$/, "");
  return rule(Math.abs(Number(text)), Number(whole), behind.length, Number(behind), Number(trimmed));
}

function digits(value, options) {
  const least = options.minimumFractionDigits ?? 0;
  return plain(value, least, options.maximumFractionDigits ?? Math.max(DIGITS, least));
}

function plain(value, least, most) {
  const [whole, behind = ""] = value.toFixed(Math.max(least, most)).split(".");
  const kept = behind.replace(/0+$/, "").padEnd(least, "0");
  return kept ? `${whole}.${kept}` : whole;
}

function written(text, locale, grouped) {
  const [whole, behind] = text.split(".");
  const many = whole.replace("-", "").length >= 3 + locale.least_grouped;
  const head = grouped && many ? whole.replace(/\B(?=(\d{3})+$)/g, locale.group) : whole;
  return behind === undefined ? head : `${head}${locale.decimal}${behind}`;
}

function joined(pattern, first, second) {
  const [before, between, after] = pattern.split(/\{[01]\}/);
  const turned = between === " y " && /^(i|í|hi|hí)/i.test(second) && !/^hi[eao]/i.test(second);
  return `${before}${first}${turned ? " e " : between}${second}${after}`;
}
