// Before and after a match: which game, who sits where, by which rules; and what comes next.
// The same choices as on the display. The tools (el, button, careful, say) are the page's own.

import { current, say as worded } from "./say.js";

// Where to look first when the choices come up again.
let wanted = "";

const about = (wrong, name) => wrong.filter((each) => each.about === name).map(({ reason }) => reason);

const reasons = ({ el }, lines) => lines.map((line) => el("p", { class: "wrong" }, line));

export function drawGames({ start, dealer, mine }, tools) {
  const { el, say } = tools;
  if (!start) return [];
  if (!dealer) return onlookers(start, mine, tools);
  const cards = start.games.map(({ name, title, line, about: told }) => {
    const chosen = name === start.game;
    const card = el("button", {
      type: "button", id: `game-${name}`, class: chosen ? "game chosen" : "game", "aria-pressed": String(chosen),
      onclick: () => say({ do: "choose", game: name }),
    }, el("b", {}, title), el("span", {}, line), el("small", {}, told));
    return card;
  });
  return [el("h2", {}, worded("page-what-to-play")), el("div", { class: "games" }, cards), rules(start.game, tools)];
}

function onlookers(start, mine, { el }) {
  const game = start.games.find(({ name }) => name === start.game);
  const people = start.chairs.filter(({ who }) => who !== "empty").map(({ name }) => name);
  return el("div", { class: "card" },
    el("h2", {}, worded("page-no-match")),
    mine ? el("p", {}, worded("page-you-wait", { who: mine.name, chair: mine.chair })) : null,
    el("p", {}, chosenSoFar(game?.title ?? start.game, people)),
    el("p", { class: "quietly" }, worded("page-who-chooses")));
}

const chosenSoFar = (game, people) => (people.length
  ? worded("page-chosen-so-far", { game, people: people.join(", ") })
  : worded("page-chosen-alone", { game }));

export function drawChairs({ start, dealer }, tools) {
  const { el } = tools;
  if (!start || !dealer) return [];
  const typed = document.activeElement?.id?.startsWith("chair-") ? document.activeElement : null;
  const names = el("datalist", { id: "known" }, start.known.map((name) => el("option", { value: name })));
  return [
    el("h2", {}, worded("page-who-plays")),
    el("div", { class: "card chairs" },
      start.chairs.map((chair) => chairRow(chair, start, typed, tools)), names,
      reasons(tools, about(start.wrong, "seats"))),
  ];
}

function chairRow({ seat, who, name, sitters }, start, typed, tools) {
  const { el, say } = tools;
  const choose = el("select", {
    id: `sit-${seat}`, "aria-label": worded("page-seat-who", { seat }),
    onchange: () => say({ do: "sitter", seat, who: choose.value }),
  }, sitters.map(({ value, words }) => el("option", { value, selected: value === who }, words)));
  // A browser tells of a change only what was typed into this very field: what was carried over
  // from the one drawn before is told when somebody leaves it.
  let told = name;
  const tell = () => {
    const typed = input.value.trim();
    if (!input.isConnected || typed === told) return;
    told = typed;
    say({ do: "name", seat, name: typed });
  };
  const input = el("input", {
    id: `chair-${seat}`, type: "text", maxlength: 20, autocomplete: "off", list: "known", "aria-label": worded("page-seat-name", { seat }),
    enterkeyhint: "done", disabled: who === "empty",
    onchange: tell, onblur: tell,
    onkeydown: (event) => { if (event.key === "Enter") input.blur(); },
  });
  // What somebody is typing stays, whatever else is chosen meanwhile.
  input.value = who === "empty" ? "" : typed?.id === input.id ? typed.value : name;
  return [
    el("div", { class: who === "empty" ? "chair empty" : "chair" }, el("b", { class: "seat" }, String(seat)), input, choose),
    reasons(tools, about(start.wrong, `seat ${seat}`)),
  ];
}

export function drawSettings({ start, dealer }, tools) {
  const { el, say } = tools;
  if (!start || !dealer || !start.settings.length) return [];
  const rows = start.settings.map(({ name, label, value, choices }) => {
    const choose = el("select", {
      id: `set-${name}`, onchange: () => say({ do: "set", name, value: choices[choose.selectedIndex].value }),
    }, choices.map((choice) => el("option", { selected: choice.value === value }, choice.words)));
    return [el("label", {}, el("span", {}, label), choose), reasons(tools, about(start.wrong, name))];
  });
  return [el("h2", {}, worded("page-which-rules")),
    el("div", { class: "card" }, rows, reasons(tools, about(start.wrong, "options")))];
}

export function drawBegin({ start, dealer }, { el, say }) {
  if (!start || !dealer) return [];
  const node = el("div", { class: "buttons" });
  const go = el("button", {
    type: "button", class: "main", id: "begin", disabled: start.wrong.length > 0,
    onclick: () => say({ do: "begin" }, node),
  }, worded("page-start"));
  node.append(go);
  return [start.wrong.length ? el("p", { class: "wrong" }, start.wrong[0].reason) : null, node];
}

// Once the choices are there, what somebody wanted to change comes into view.
export function reveal() {
  const at = wanted && document.getElementById(wanted);
  if (!at?.childElementCount) return;
  wanted = "";
  at.scrollIntoView({ block: "start" });
}

export function drawEnd({ over, won, next, dealer }, { el, button, say }) {
  if (!over) return [];
  const told = el("h2", {}, won || worded("page-match-over"));
  if (!dealer) return el("div", { class: "card over" }, told);
  const node = el("div", { class: "buttons" });
  const choose = (where) => () => {
    wanted = where;
    say({ do: "leave" }, node);
  };
  node.append(
    button(next ? worded("page-begin-round", { round: next }) : worded("page-play-again"), () => say({ do: "begin" }, node), "main"),
    button(worded("page-other-game"), choose("games")),
    button(worded("page-change-players"), choose("chairs")));
  return el("div", { class: "card over" }, told, node);
}

// The rules, fetched when somebody wants to read them.
export function rules(game, { el }) {
  const inside = el("div", {});
  const fold = el("details", { id: `rules-${game}`, class: "card" }, el("summary", {}, worded("page-rules")), inside);
  fold.addEventListener("toggle", async () => {
    if (!fold.open || inside.childElementCount) return;
    inside.replaceChildren(...await pages(game, el));
  });
  return fold;
}

async function pages(game, el) {
  try {
    const found = await fetch(`/rules/${encodeURIComponent(game)}?language=${current()}`);
    if (!found.ok) throw new Error(found.statusText);
    const { about: told, sections } = await found.json();
    return [el("p", {}, told), ...sections.map(({ title, points }) =>
      el("section", { class: "points" }, el("h3", {}, title), el("ul", {}, points.map((point) => el("li", {}, point)))))];
  } catch {
    return [el("p", { class: "wrong" }, worded("page-rules-not-fetched"))];
  }
}
