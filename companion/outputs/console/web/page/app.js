// The console's page. It knows no game: everything it offers is described by the snapshot.
// Whatever comes from outside is set as text, never as markup.

import { boardPicture, remarkOf } from "./board.js";
import { changed } from "./changes.js";
import { isolated, short } from "./names.js";
import { MANY, found } from "./pick.js";
import { drawBegin, drawChairs, drawEnd, drawGames, drawSettings, reveal, rules } from "./start.js";
import { drawTheme } from "./theme.js";

const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
const STALE_MS = 10_000;
// Of labels this short, several stand beside each other on a phone.
const BRIEF = 6;
// A label this long has a line to itself.
const LONG = 24;

// Making elements.

function fill(node, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
  }
  const there = children.flat(Infinity).filter((child) => child !== null && child !== undefined);
  node.append(...there.map(isolated));
  return node;
}

const el = (tag, properties = {}, ...children) =>
  fill(document.createElement(tag), properties, children);

const svg = (tag, properties = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), properties, children);

const button = (label, onclick, kind = "") =>
  el("button", { type: "button", class: kind || null, onclick }, label);

// A button that asks once more, for what is hard to undo.
function careful(label, sure, act, kind = "") {
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

function part(id, data, draw) {
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

// Offers: a button, a button a choice, or a form.

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

function forget(ids) {
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
    id, type: "search", placeholder: "Type a few letters", autocomplete: "off", autocapitalize: "off",
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
    count.textContent = listed.length ? `${listed.length} of ${labels.length}` : "Nothing is called that.";
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
      el("div", { class: "row picked" }, el("b", {}, chosen), button("Another", back, "small")), form);
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
  const chosen = el("div", { class: "chips", role: "group", "aria-label": `${field.label}: chosen` });
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
      return fill(chip, { "aria-pressed": "true", "aria-label": `${label}: take back` }, []);
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
    title.textContent = `${readable(place.name)} ${told(stands)}${remark && ` (${remark})`}: where?`;
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
      fill(button("\u2212", () => step(-1)), { "aria-label": `${label}: one less` }, []),
      input,
      fill(button("+", () => step(1)), { "aria-label": `${label}: one more` }, [])));
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
  const players = shown?.match?.players ?? [];
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

// The parts of the page.

function drawPair() {
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
  el("label", {}, el("span", {}, "Are you the dealer? Enter the code that the display shows."), input),
  el("div", { class: "buttons" }, el("button", { type: "submit", class: "main" }, "Rule from this phone")));
  return el("div", { class: "card" }, form);
}

function drawQuestions({ questions, waiting, dealer }) {
  if (!dealer && waiting) {
    return el("div", { class: "card question" }, el("h2", {}, "The dealer is asked."));
  }
  return questions.map((question) =>
    el("div", { class: "card question" },
      el("h2", {}, question.title),
      gathered(question.offers).map((group, i) =>
        el("div", { class: i ? "or" : null },
          group.length > 1 ? alikeNode(group, i === 0) : offerNode(group[0], i === 0)))));
}

function drawEntries({ offers, notice }) {
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
    el("h3", {}, el("span", {}, offer.label), done ? el("span", { class: "done" }, "\u2713 entered") : null),
    offerNode({ ...offer, label: done ? "Correct it" : "Enter" }, !done));
}

const entering = (offer) => ({ ...offer, label: "Enter" });

function drawScore({ columns, players, dealer, facts }) {
  if (!columns.length) return [];
  const head = el("tr", {}, el("th", { scope: "col" }, "Player"),
    columns.map(({ label }) => el("th", { scope: "col" }, label)));
  const rows = players.map((name, i) =>
    el("tr", {},
      el("th", { scope: "row" }, name, dealer === i + 1 ? el("span", { class: "deals" }, " \u00b7 deals") : null),
      columns.map(({ values }) => el("td", {}, String(values[i])))));
  return el("div", { class: "card" },
    el("table", {}, el("thead", {}, head), el("tbody", {}, rows)),
    el("p", { class: "facts" },
      facts.map(({ label, value }) => el("span", {}, `${label} `, el("b", {}, String(value))))));
}

function drawBoard(board) {
  return board ? fold("board-fold", "The board", true, boardPicture(board).node) : [];
}

function drawFinish(finish) {
  if (!finish) return [];
  return [
    el("h2", {}, "Photo finish"),
    el("div", { class: "card" }, el("p", {}, finish.text), finishPicture(finish)),
  ];
}

function finishPicture({ marks, tie, text }) {
  const left = 96, right = 328, lane = 30, top = 8;
  const low = Math.min(...marks.map((m) => m.at - m.u));
  const high = Math.max(...marks.map((m) => m.at + m.u));
  const room = Math.max((high - low) * 0.06, 10);
  const x = (us) => left + ((us - low + room) / (high - low + 2 * room)) * (right - left);
  const bottom = top + marks.length * lane;
  const picture = svg("svg", { class: "finish", viewBox: `0 0 340 ${bottom + 24}`, role: "img", "aria-label": text });
  if (tie) {
    const from = Math.max(...marks.map((m) => m.at - m.u));
    const to = Math.min(...marks.map((m) => m.at + m.u));
    if (to > from) {
      picture.append(svg("rect", { class: "overlap", x: x(from), y: top, width: x(to) - x(from), height: bottom - top }));
    }
  }
  const mixed = new Set(marks.map((m) => m.input)).size > 1;
  const label = (m) => (mixed ? `${short(m.who, 7)} ${m.input}` : short(m.who, 12));
  marks.forEach((mark, i) => {
    const y = top + i * lane + lane / 2;
    const wide = Math.max(x(mark.at + mark.u) - x(mark.at - mark.u), 2);
    picture.append(
      svg("line", { class: "axis", x1: left, x2: right, y1: y, y2: y }),
      svg("text", { x: left - 8, y: y + 4, "text-anchor": "end" }, label(mark)),
      svg("rect", { class: "bar", x: x(mark.at - mark.u), y: y - 8, width: wide, height: 16, rx: 3 }),
      svg("line", { class: "tick", x1: x(mark.at), x2: x(mark.at), y1: y - 11, y2: y + 11 }));
  });
  const [first, last] = ends(marks);
  const close = last !== undefined && x(last) - x(first) < 72;
  const note = (us, anchor) =>
    svg("text", { class: "faint", x: x(us), y: bottom + 16, "text-anchor": anchor }, span(us));
  picture.append(note(first, close ? "end" : "middle"));
  if (last !== undefined) picture.append(note(last, close ? "start" : "middle"));
  return picture;
}

const span = (us) => (us === 0 ? "0 ms" : `+${(us / 1000).toFixed(us < 10_000 ? 2 : 0)} ms`);

function ends(marks) {
  const last = Math.max(...marks.map((m) => m.at));
  return last > 0 ? [0, last] : [0];
}

function drawHistory({ rows, overturn }) {
  if (!rows.length) return [];
  const items = rows.map((row) =>
    el("li", { class: row.gone ? "gone" : row.quiet ? "quiet" : null },
      el("span", { class: "n" }, String(row.n)),
      el("span", { class: "what" }, row.text),
      row.can && overturn
        ? careful("Take back", "Sure?", (node) => say({ do: "overturn", n: row.n }, node), "small")
        : null));
  return [el("h2", {}, "Decisions"), el("ol", { class: "card history" }, items)];
}

// Who ruled what, for the dealer; the clock is the phone's own.
function drawLog({ rows, label, tag }) {
  if (!rows.length) return [];
  const items = rows.map(({ wall, by, what, became }) =>
    el("li", {},
      el("span", { class: "when" }, clockOf(wall)),
      el("span", { class: "what" }, el("b", {}, what), " ", el("span", { class: "by" }, by),
        became.map((text) => el("span", { class: "became" }, text)))));
  return fold("log-fold", "Who ruled what", false,
    el("ol", { class: "log" }, items),
    el("p", { class: "quietly" }, `This phone is ${label} (${tag}).`));
}

function clockOf(wall) {
  const at = new Date(wall);
  return Number.isNaN(at.getTime()) ? "" : at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

function fold(id, label, open, ...content) {
  return el("details", { id, class: "card", open }, el("summary", {}, label), el("div", {}, content));
}

function drawRulings(offers) {
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
  return fold("rulings-fold", "Other rulings", offers.some(isRefused), items);
}

// A ruling that the game did not take comes back open, as it was filled in.
const isRefused = ({ given }) => Object.keys(given).length > 0;

function drawTable({ switches, phones, players, playing }) {
  const parts = [
    playing ? pauseSwitch(switches) : null, paceSwitch(switches), volumeSwitch(switches),
    playing && switches.names ? namesForm(players) : null,
    playing && switches.leave ? otherGame() : null,
    handOver(phones),
    sendAway(phones),
  ].filter(Boolean);
  return parts.length ? fold("table-fold", "The table", false, parts) : [];
}

function pauseSwitch({ paused }) {
  if (paused === null || paused === undefined) return null;
  const node = el("div", { class: "buttons" });
  node.append(button(paused ? "Go on" : "Pause", () => say({ do: "pause", on: !paused }, node), paused ? "main" : ""));
  return node;
}

function paceSwitch({ pace, paces }) {
  if (pace === null || pace === undefined || !paces.length) return null;
  const choose = el("select", { id: "pace", onchange: () => say({ do: "pace", pace: choose.value }) },
    paces.map((name) => el("option", { value: name, selected: name === pace }, readable(name))));
  return el("label", {}, el("span", {}, "Pace"), choose);
}

function volumeSwitch({ volume, muted }) {
  const rows = [];
  if (volume !== null && volume !== undefined) {
    const slide = el("input", { id: "volume", type: "range", min: 0, max: 100, step: 5, value: volume,
      onchange: () => say({ do: "volume", level: Number(slide.value) }) });
    rows.push(el("label", {}, el("span", {}, `Volume ${volume}`), slide));
  }
  if (muted !== null && muted !== undefined) {
    rows.push(button(muted ? "Voice on" : "Voice off", () => say({ do: "mute", on: !muted }), "small"));
  }
  return rows.length ? el("div", { class: "row" }, rows) : null;
}

function namesForm(players) {
  const inputs = players.map((name, i) => {
    const input = el("input", { id: `name-${i}`, type: "text", maxlength: 20, autocomplete: "off", dir: "auto", value: name });
    return [input, el("label", {}, el("span", {}, `Seat ${i + 1}`), input)];
  });
  const form = el("form", {
    onsubmit: (event) => {
      event.preventDefault();
      say({ do: "names", names: inputs.map(([input]) => input.value.trim()) }, form);
    },
  }, inputs.map(([, label]) => label), el("div", { class: "buttons" }, el("button", { type: "submit" }, "Change names")));
  return el("details", { id: "names-fold" }, el("summary", {}, "Names and seats"), el("div", {}, form));
}

function otherGame() {
  return el("details", { id: "game-fold" }, el("summary", {}, "Another game, other players"),
    el("div", {}, el("p", { class: "quietly" }, "This match ends, and what comes next is chosen."),
      el("div", { class: "buttons" },
        careful("End this match", "Sure? It cannot go on then.", (node) => say({ do: "leave" }, node)))));
}

function handOver(phones) {
  const inside = phones.length
    ? el("div", { class: "buttons" }, phones.map(({ number, label }) =>
      careful(label, `${label} rules?`, (node) => say({ do: "hand_over", to: number }, node))))
    : el("p", { class: "quietly" }, "No other phone is connected.");
  return el("details", { id: "hand-fold" }, el("summary", {}, "Hand over to another phone"), el("div", {}, inside));
}

function sendAway(phones) {
  const others = phones.map(({ number, label }) =>
    careful(`Send ${label} away`, `${label} goes?`, (node) => say({ do: "send_away", number }, node)));
  return el("details", { id: "away-fold" }, el("summary", {}, "Send phones away"),
    el("div", {}, el("p", { class: "quietly" }, "A phone that is sent away is forgotten. It may come back to watch."),
      el("div", { class: "buttons wide" }, others,
        careful("Forget all phones", "Sure? This one, too.", (node) => say({ do: "forget_all" }, node)))));
}

function readable(name) {
  const text = name.replaceAll("-", " ").replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// One snapshot onto the page.

let shown = null;

const TOOLS = { el, button, say };

const EMPTY = {
  title: "Companion", players: [], phase: "", facts: [], columns: [], dealer: null, waiting: 0,
  questions: [], offers: [], history: {}, finish: null, notice: null,
};

// The decisions come under their numbers; the newest is shown first.
const newestFirst = (history) => Object.values(history).sort((one, other) => other.n - one.n);

function show(snapshot) {
  shown = snapshot;
  const match = snapshot.match ?? EMPTY;
  const { you, switches } = snapshot;
  const decisions = newestFirst(match.history);
  $("title").textContent = match.title;
  document.title = match.questions.length ? `(?) ${match.title}` : match.title;
  $("phase").textContent = switches.paused ? "Paused" : match.phase;
  $("notices").hidden = !snapshot.notices?.length;
  part("notices", snapshot.notices ?? [], (lines) => lines.map((line) => el("li", {}, line)));
  role();
  document.body.classList.toggle("watching", !you.dealer);
  $("pair").hidden = !you.can_pair;
  part("pair", you.can_pair, (can) => (can ? drawPair() : []));
  const choosing = { start: snapshot.start ?? null, dealer: you.dealer };
  const won = decisions.find((row) => row.kind === "won" && !row.gone)?.text ?? "";
  part("end", { over: match.over ?? false, won, dealer: you.dealer }, (data) => drawEnd(data, TOOLS));
  part("games", choosing, (data) => drawGames(data, TOOLS));
  part("chairs", choosing, (data) => drawChairs(data, TOOLS));
  part("settings", choosing, (data) => drawSettings(data, TOOLS));
  part("begin-part", choosing, (data) => drawBegin(data, TOOLS));
  reveal();
  part("questions", { questions: match.questions, waiting: match.waiting, dealer: you.dealer }, drawQuestions);
  const entries = match.offers.filter((offer) => offer.kind !== "ruling");
  part("entries", { offers: entries, notice: match.notice }, drawEntries);
  part("score", { columns: match.columns, players: match.players, dealer: match.dealer, facts: match.facts }, drawScore);
  part("board", match.board, drawBoard);
  part("finish", match.finish, drawFinish);
  part("history", { rows: decisions, overturn: switches.overturn }, drawHistory);
  part("log", { rows: match.log ?? [], label: you.label, tag: you.tag }, drawLog);
  part("rulings", match.offers.filter((offer) => offer.kind === "ruling"), drawRulings);
  const playing = Boolean(snapshot.match);
  part("rules", playing ? match.game : "", (game) => (game ? rules(game, TOOLS) : []));
  part("table", you.dealer ? { switches, phones: snapshot.phones, players: match.players, playing } : null,
    (data) => (data ? drawTable(data) : []));
  part("looks", true, () => drawTheme(TOOLS));
  const all = [...match.offers, ...match.questions.flatMap((question) => question.offers)];
  forget(new Set(all.map((offer) => offer.id)));
  tryCode();
}

function role() {
  const you = shown?.you;
  $("role").textContent = !you ? "Connecting \u2026" : you.dealer ? "You are the dealer" : `Watching \u00b7 ${you.label}`;
}

// Saying something to the table.

let count = 0;
const waiting = new Map();

function say(message, node) {
  if (!socket || socket.readyState !== WebSocket.OPEN) {
    toast("Not connected. Nothing was entered.");
    return;
  }
  count += 1;
  waiting.set(count, node);
  if (node) node.inert = true;
  socket.send(JSON.stringify({ ...message, id: count }));
}

function replied({ id, ok, text }) {
  const node = waiting.get(id);
  waiting.delete(id);
  if (node) node.inert = false;
  if (text) toast(text, !ok);
}

let hiding = null;

function toast(text) {
  const node = $("toast");
  node.textContent = isolated(text);
  node.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { node.hidden = true; }, 3500);
}

// The QR code carries the pairing code behind the #, which no server and no log ever sees.

let code = decodeURIComponent(location.hash.slice(1)).slice(0, 20);
if (code) history.replaceState(null, "", location.pathname);

function tryCode() {
  if (!code || !shown) return;
  const given = code;
  code = "";
  if (!shown.you.dealer) say({ do: "pair", code: given });
}

// The line: it comes back by itself, and says how old the picture is meanwhile.

let socket = null;
let heard = 0;
let tries = 0;
let retry = null;

function connect() {
  clearTimeout(retry);
  const line = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`);
  socket = line;
  let seq = -1;
  heard = heard || Date.now();
  const opened = Date.now();
  line.onmessage = ({ data }) => {
    if (line !== socket) return;
    heard = Date.now();
    tries = 0;
    fresh();
    const message = JSON.parse(data);
    if (message.type === "reply") replied(message);
    else if (message.type === "renew") renew();
    else if (message.type === "snapshot") {
      seq = message.seq;
      show(message);
    } else if (message.type === "change" && message.from !== seq) again(line);
    else if (message.type === "change") {
      seq = message.seq;
      show(changed(shown, message.changes));
    }
  };
  line.onclose = ({ code: why }) => {
    if (line !== socket) return;
    socket = null;
    lost();
    if (why === 4403) sentAway();
    else if (why === 4401 && Date.now() - opened < 5000 && mayReload()) location.reload();
    else later();
  };
}

// Something was missed: a new line begins with the whole picture.
function again(line) {
  socket = null;
  line.close();
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
  $("role").textContent = "Sent away";
  $("stale").replaceChildren(
    "This phone was sent away. ", button("Come back to watch", () => location.reload(), "small"));
}

// A phone that the table no longer knows gets a new session with the page; not in circles.
function mayReload() {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  sessionStorage.setItem("reloaded", String(Date.now()));
  return Date.now() - last > 5000;
}

function later() {
  const wait = Math.min(400 * 1.7 ** tries, 8000) * (0.75 + Math.random() / 2);
  tries += 1;
  retry = setTimeout(connect, wait);
}

function now() {
  if (!socket && !away) connect();
}

function fresh() {
  document.body.classList.remove("lost");
  $("stale").hidden = true;
  for (const node of document.querySelectorAll(".act")) node.inert = false;
  $("history").inert = false;
}

function lost() {
  for (const node of waiting.values()) if (node) node.inert = false;
  waiting.clear();
  document.body.classList.add("lost");
  for (const node of document.querySelectorAll(".act")) node.inert = true;
  $("history").inert = true;
  $("stale").hidden = false;
  age();
}

function age() {
  const seconds = Math.max(0, Math.round((Date.now() - heard) / 1000));
  $("stale").textContent = shown
    ? `No connection. This is how it stood ${seconds} s ago. Trying again \u2026`
    : "No connection to the table. Trying again \u2026";
}

setInterval(() => {
  if (socket && heard && Date.now() - heard > STALE_MS) {
    const line = socket;
    socket = null;
    line.close();
    lost();
    later();
  }
  if (!$("stale").hidden && !away) age();
}, 1000);
addEventListener("online", now);
document.addEventListener("visibilitychange", () => { if (!document.hidden) now(); });
role();
connect();
