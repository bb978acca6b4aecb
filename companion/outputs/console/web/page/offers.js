// What may be entered: a button, a button a choice, a list to look through, or a form. It knows no
// game: every offer is described by the picture.

import { boardPicture, remarkOf } from "./board.js";
import { button, el, fill, fold, readable } from "./elements.js";
import { say, table } from "./line.js";
import { isolated } from "./names.js";
import { MANY, found } from "./pick.js";
import { say as worded } from "./say.js";

// Of labels this short, several stand beside each other on a phone.
const BRIEF = 6;
// A label this long has a line to itself.
const LONG = 24;

const kept = new Map();

function offerNode(offer, main) {
  return keeping([offer], main, () => makeOffer(offer, main));
}

function keeping(offers, main, make) {
  const text = JSON.stringify([offers, main]);
  const [{ id }] = offers;
  const old = kept.get(id);
  if (old?.text === text) return old.node;
  const node = make();
  kept.set(id, { text, node });
  return node;
}

export function forget(ids) {
  for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
}

const answer = (offer, fields, node) => say({ do: "answer", offer: offer.id, fields }, node);

function makeOffer(offer, main) {
  const [only] = offer.fields;
  if (!only) {
    const node = el("div", { class: "buttons" });
    node.append(button(offer.label, () => answer(offer, {}, node), main ? "main" : ""));
    return node;
  }
  if (offer.fields.length === 1 && only.choices.length && !only.kind.endsWith("s")) {
    return choiceButtons(offer, only);
  }
  return offerForm(offer, main);
}

function choiceButtons(offer, field) {
  if (field.choices.length > MANY) {
    return search(`${offer.id}-find`, field.label, field.choices, ({ value }) =>
      button("", () => answer(offer, { [field.name]: value }, null))).node;
  }
  const wide = field.choices.some(({ label }) => label.length > LONG);
  const node = el("div", { class: wide ? "buttons wide" : "buttons", role: "group", "aria-label": offer.label });
  for (const { value, label } of field.choices) {
    node.append(button(label, () => answer(offer, { [field.name]: value }, node)));
  }
  return node;
}

// A field to type in above a long list: it narrows, the best is first, Return takes it.

function search(id, label, choices, make) {
  const input = el("input", {
    id, type: "search", placeholder: worded("page-type-a-few"), autocomplete: "off", autocapitalize: "off",
    spellcheck: "false", enterkeyhint: "go", "aria-describedby": `${id}-count`,
  });
  const count = el("p", { id: `${id}-count`, class: "quietly", role: "status" });
  const labels = choices.map((choice) => choice.label);
  const brief = labels.every((text) => text.length <= BRIEF);
  const long = labels.filter((text) => text.length > LONG).length > labels.length / 2;
  const size = brief ? " brief" : long ? " wide" : "";
  const list = el("div", { class: `found${size}`, role: "group", "aria-label": label });
  const buttons = choices.map((choice) => {
    const node = make(choice);
    node.textContent = isolated(choice.label);
    return node;
  });
  let listed = [];
  const narrow = () => {
    listed = found(input.value, labels).map((place) => buttons[place]);
    list.replaceChildren(...listed);
    list.scrollTop = 0;
    count.textContent = listed.length
      ? worded("page-count-of", { count: listed.length, all: labels.length }) : worded("page-nothing-called");
  };
  input.addEventListener("input", narrow);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      if (input.value.trim()) listed[0]?.click();
    } else if (event.key === "Escape" && input.value) {
      input.value = "";
      narrow();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      listed[0]?.focus();
    }
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    (listed[listed.indexOf(document.activeElement) + step] ?? input).focus();
  });
  narrow();
  const clear = () => {
    input.value = "";
    narrow();
  };
  const node = el("div", { class: "search" }, el("label", {}, el("span", {}, label), input), count, list);
  // Of what is chosen already, its neighbours are shown first.
  const reveal = (value) => {
    const at = choices.findIndex((choice) => choice.value === value);
    buttons.forEach((one, place) => fill(one, { "aria-current": String(place === at) }, []));
    if (at >= 0) list.scrollTop = buttons[at].offsetTop - list.offsetTop - list.clientHeight / 2;
  };
  return { node, clear, reveal };
}

// Offers that ask the same of different choices are one list; what is chosen says which is meant,
// and only what that one needs is asked then.

const asks = ({ fields }) =>
  fields.find((field) => field.required && field.choices.length && field.kind !== "lists");

function gathered(offers) {
  const groups = new Map();
  for (const offer of offers) {
    const first = asks(offer);
    const key = first
      ? JSON.stringify([offer.kind, offer.name, offer.by, offer.label, first.name])
      : offer.id;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()].flatMap((group) => (isApart(group) ? group.map((offer) => [offer]) : [group]));
}

function isApart(group) {
  if (group.length < 2) return false;
  const values = group.flatMap((offer) => asks(offer).choices.map(({ value }) => value));
  return new Set(values).size < values.length;
}

function alikeNode(group, main) {
  return keeping(group, main, () => makeAlike(group, main));
}

function makeAlike(group, main) {
  const node = el("div", { class: "alike" });
  const { name, label } = asks(group[0]);
  const choices = group.flatMap((offer) =>
    asks(offer).choices.map((choice) => ({ ...choice, offer })));
  const list = search(`${group[0].id}-find`, label, choices, ({ value, label: chosen, offer }) =>
    button("", () => {
      if (offer.fields.length === 1) answer(offer, { [name]: value }, node);
      else ask(offer, value, chosen);
    }));
  const back = () => {
    list.clear();
    node.replaceChildren(list.node);
    list.node.querySelector("input").focus();
  };
  function ask(offer, value, chosen) {
    const fields = offer.fields.filter((field) => field.name !== name);
    const form = offerForm({ ...offer, fields }, main, { [name]: value });
    node.replaceChildren(
      el("div", { class: "row picked" }, el("b", {}, chosen), button(worded("page-another"), back, "small")), form);
    form.querySelector("button")?.focus();
  }
  node.append(list.node);
  return node;
}

function offerForm(offer, main, filled = {}) {
  const controls = offer.fields.map((field) => control(offer, field));
  const form = el("form", { "aria-label": offer.label, novalidate: true }, controls.map((c) => c.node));
  const go = el("button", { type: "submit", class: main ? "main" : null }, offer.label);
  form.append(el("div", { class: "buttons" }, go));
  const check = () => {
    const missing = controls.some((c) => c.field.required && !c.optionalEmpty && c.value() === undefined);
    const lists = controls.filter((c) => c.picks);
    const nothing = lists.length && controls.every((c) => c.value() === undefined || !String(c.value()));
    go.disabled = missing || Boolean(nothing);
  };
  form.addEventListener("input", check);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = { ...filled };
    for (const c of controls) {
      const value = c.value();
      if (value !== undefined) fields[c.field.name] = value;
    }
    answer(offer, fields, form);
  });
  check();
  return form;
}

function control(offer, field) {
  if (field.kind === "lists") return listsByName(offer, field);
  const start = offer.given[field.name] ?? field.start;
  const isSeatList = Array.isArray(field.start);
  if (field.kind === "numbers" && !field.choices.length) return numbersBySeat(offer, field, start, isSeatList);
  if (field.kind.endsWith("s") || (field.choices.length && !isRange(field.choices))) {
    return chips(offer, field, start);
  }
  if (field.kind === "number") return stepper(offer, field, start);
  return textInput(offer, field, start);
}

const isRange = (choices) =>
  choices.every(({ value, label }) => typeof value === "number" && String(value) === label);

function chips(offer, field, start) {
  const many = field.kind.endsWith("s");
  if (field.choices.length > MANY) return many ? heap(offer, field, start) : oneOfMany(offer, field, start);
  const picked = new Set(many ? (start ?? []) : start === undefined ? [] : [start]);
  const node = el("fieldset", {}, el("legend", {}, field.label));
  const row = el("div", { class: "chips" });
  const marks = field.choices.map(({ value, label }) => {
    const chip = button(label, () => {
      const had = picked.has(value);
      if (!many) picked.clear();
      if (had) picked.delete(value);
      else picked.add(value);
      show();
      node.dispatchEvent(new Event("input", { bubbles: true }));
    });
    row.append(chip);
    return [value, chip];
  });
  const show = () => marks.forEach(([value, chip]) => chip.setAttribute("aria-pressed", picked.has(value)));
  show();
  node.append(row);
  const value = () => (many ? [...picked] : [...picked][0]);
  return { field, node, value, picks: many };
}

// One of a long list, within a form: what was chosen stands above it.
function oneOfMany(offer, field, start) {
  let picked = start;
  const chosen = el("p", { class: "chosen" });
  const list = search(`${offer.id}-${field.name}-find`, field.label, field.choices, ({ value, label }) =>
    button("", () => {
      picked = value;
      chosen.textContent = isolated(`\u2713 ${label}`);
      list.clear();
      node.dispatchEvent(new Event("input", { bubbles: true }));
    }));
  const node = el("fieldset", {}, chosen, list.node);
  const known = field.choices.find(({ value }) => value === start);
  if (known) chosen.textContent = isolated(`\u2713 ${known.label}`);
  return { field, node, value: () => picked };
}

// Several of a long list, the same more than once if need be: tap to add, tap above to take back.
function heap(offer, field, start) {
  const picked = [...(start ?? [])];
  const labels = new Map(field.choices.map(({ value, label }) => [value, label]));
  const chosen = el("div", { class: "chips", role: "group", "aria-label": worded("page-field-chosen", { field: field.label }) });
  const list = search(`${offer.id}-${field.name}-find`, field.label, field.choices, ({ value }) =>
    button("", () => {
      picked.push(value);
      list.clear();
      show();
    }));
  const node = el("fieldset", {}, chosen, list.node);
  function show() {
    chosen.replaceChildren(...picked.map((value, i) => {
      const label = labels.get(value) ?? String(value);
      const chip = button(label, () => {
        picked.splice(i, 1);
        show();
      });
      return fill(chip, { "aria-pressed": "true", "aria-label": worded("page-choice-back", { choice: label }) }, []);
    }));
    node.dispatchEvent(new Event("input", { bubbles: true }));
  }
  show();
  return { field, node, value: () => [...picked], picks: true };
}

// Lists by name, such as each colour's squares: tap a place, then what is there. Only the lists
// that were changed are entered: what happens to the others meanwhile is not undone.
function listsByName(offer, field) {
  const start = field.start ?? {};
  const lists = structuredClone({ ...start, ...offer.given[field.name] });
  const labels = new Map(field.choices.map(({ value, label }) => [value, label]));
  const told = (value) => labels.get(value) ?? String(value);
  const node = el("fieldset", {}, el("legend", {}, field.label));
  const places = [];
  let chosen = null;
  const put = (value) => {
    const { name, at, chip } = chosen;
    lists[name][at] = value;
    choose(null);
    chip.focus();
    node.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const list = search(`${offer.id}-${field.name}-find`, "", field.choices, ({ value }) =>
    button("", () => put(value)));
  const title = list.node.querySelector("label > span");
  // On the picture: tap somebody, then where to; whoever is chosen already goes there.
  const tapped = ({ value, of }) => {
    const stands = places.find(({ name, at }) => lists[name][at] === value && (!of || of === name));
    if (chosen && (!of || of === chosen.name) && lists[chosen.name][chosen.at] !== value) put(value);
    else choose(stands && stands !== chosen ? stands : null);
  };
  const picture = field.board ? boardPicture(field.board, tapped) : null;
  function choose(place) {
    chosen = place;
    list.clear();
    list.node.hidden = !place;
    show();
    if (!place) return;
    const stands = lists[place.name][place.at];
    const remark = field.board ? remarkOf(field.board, place.name, stands) : "";
    const what = `${readable(place.name)} ${told(stands)}${remark && ` (${remark})`}`;
    title.textContent = worded("page-where-to", { what });
    list.reveal(stands);
    list.node.scrollIntoView({ block: "nearest" });
    // On glass the keyboard would hide the squares.
    if (!matchMedia("(pointer: coarse)").matches) list.node.querySelector("input").focus();
  }
  function show() {
    for (const { name, at, chip } of places) {
      const [was, now] = [start[name]?.[at], lists[name][at]].map(told);
      chip.textContent = was === now ? now : `${was} \u2192 ${now}`;
      chip.classList.toggle("changed", was !== now);
      chip.setAttribute("aria-pressed", chosen?.chip === chip);
      chip.setAttribute("aria-label", `${readable(name)} ${chip.textContent}`);
    }
    picture?.show(lists, chosen);
  }
  for (const name of Object.keys(lists)) {
    const row = el("div", { class: "places", role: "group", "aria-label": readable(name) });
    lists[name].forEach((_, at) => {
      const place = { name, at };
      place.chip = button("", () => choose(chosen === place ? null : place));
      places.push(place);
      row.append(place.chip);
    });
    node.append(el("div", { class: "named" }, el("b", {}, readable(name)), row));
  }
  if (picture) node.append(picture.node);
  node.append(list.node);
  choose(null);
  const value = () => {
    const changed = Object.keys(lists).filter((name) => String(lists[name]) !== String(start[name]));
    return changed.length ? Object.fromEntries(changed.map((name) => [name, lists[name]])) : undefined;
  };
  return { field, node, value };
}

function numberBox(id, label, start, most) {
  const input = el("input", {
    id, type: "number", inputmode: "numeric", min: 0, max: most, "aria-label": label,
  });
  input.value = start ?? "";
  const step = (by) => {
    const next = Number(input.value || 0) + by;
    input.value = Math.max(0, Math.min(most ?? 9999, next));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const node = el("div", { class: "stepper" },
    el("span", { class: "label", "aria-hidden": "true" }, label),
    el("div", {},
      fill(button("\u2212", () => step(-1)), { "aria-label": worded("page-one-less", { field: label }) }, []),
      input,
      fill(button("+", () => step(1)), { "aria-label": worded("page-one-more", { field: label }) }, [])));
  return { node, read: () => (input.value.trim() === "" ? undefined : Number(input.value)) };
}

function stepper(offer, field, start) {
  const values = field.choices.map(({ value }) => value);
  const most = values.length ? Math.max(...values) : undefined;
  const first = start ?? (field.required ? 0 : undefined);
  const box = numberBox(`${offer.id}-${field.name}`, field.label, first, most);
  return { field, node: box.node, value: box.read };
}

function numbersBySeat(offer, field, start, bySeat) {
  const players = table.shown?.match?.players ?? [];
  const from = start ?? [];
  const boxes = from.map((number, i) =>
    numberBox(`${offer.id}-${field.name}-${i}`, bySeat ? (players[i] ?? `${i + 1}`) : `${i + 1}`, number));
  const node = el("fieldset", {}, el("legend", {}, field.label), boxes.map((box) => box.node));
  return { field, node, value: () => boxes.map((box) => box.read() ?? 0) };
}

function textInput(offer, field, start) {
  const input = el("input", { id: `${offer.id}-${field.name}`, type: "text", maxlength: 200, autocomplete: "off", dir: "auto" });
  input.value = start ?? "";
  const node = el("label", {}, el("span", {}, field.label), input);
  const value = () => input.value.trim() || undefined;
  return { field, node, value };
}

export function drawPair() {
  const input = el("input", {
    id: "code", class: "code", type: "text", maxlength: 9, autocomplete: "off",
    autocapitalize: "characters", spellcheck: "false", required: true,
  });
  const form = el("form", {
    onsubmit: (event) => {
      event.preventDefault();
      if (input.value.trim()) say({ do: "pair", code: input.value.trim() }, form);
    },
  },
  el("label", {}, el("span", {}, worded("page-enter-code")), input),
  el("div", { class: "buttons" }, el("button", { type: "submit", class: "main" }, worded("page-rule-here"))));
  return el("div", { class: "card" }, form);
}

export function drawQuestions({ questions, waiting, dealer }) {
  if (!dealer && waiting) {
    return el("div", { class: "card question" }, el("h2", {}, worded("page-dealer-asked")));
  }
  return questions.map((question) =>
    el("div", { class: "card question" },
      el("h2", {}, question.title),
      gathered(question.offers).map((group, i) =>
        el("div", { class: i ? "or" : null },
          group.length > 1 ? alikeNode(group, i === 0) : offerNode(group[0], i === 0)))));
}

export function drawEntries({ offers, notice }) {
  return [
    notice ? el("p", { class: "notice", role: "alert" }, notice.text) : null,
    ...gathered(offers).map(entryCard),
  ];
}

function entryCard(group) {
  const [offer] = group;
  if (group.length > 1) {
    return el("div", { class: "card entry" }, el("h3", {}, offer.label), alikeNode(group.map(entering), true));
  }
  if (!offer.fields.length) return el("div", { class: "card entry" }, offerNode(offer, true));
  const { done } = offer;
  return el("div", { class: "card entry" },
    el("h3", {}, el("span", {}, offer.label), done ? el("span", { class: "done" }, worded("page-entered")) : null),
    offerNode({ ...offer, label: worded(done ? "page-correct" : "page-enter") }, !done));
}

const entering = (offer) => ({ ...offer, label: worded("page-enter") });

export function drawRulings(offers) {
  if (!offers.length) return [];
  const names = new Map();
  const items = gathered(offers).map((group) => {
    const [offer] = group;
    const before = names.get(offer.name) ?? 0;
    names.set(offer.name, before + 1);
    const short = offer.fields.length === 1 && offer.fields[0].choices.length <= MANY;
    const id = `ruling-${offer.name}${before ? `-${before}` : ""}`;
    return el("details", { id, open: group.some(isRefused) },
      el("summary", {}, offer.label),
      el("div", {}, short ? el("p", { class: "quietly" }, offer.fields[0].label) : null,
        group.length > 1 ? alikeNode(group, true) : offerNode(offer, true)));
  });
  return [el("h2", {}, worded("page-other-rulings")), el("div", { class: "card folds" }, items)];
}

// What players enter on their own phones: the dealer can do it for them.
export function drawInstead(offers) {
  if (!offers.length) return [];
  return fold("instead-fold", worded("page-for-a-player"), false, gathered(offers).map(entryCard));
}

// A ruling that the game did not take comes back open, as it was filled in.
const isRefused = ({ given }) => Object.keys(given).length > 0;
