// Before and after a match: which game, who sits where, by which rules; and what comes next.
// The same choices as on the display. The tools (el, button, careful, say) are the page's own.

// Where to look first when the choices come up again.
let wanted = "";

const about = (wrong, name) => wrong.filter((each) => each.about === name).map(({ reason }) => reason);

const reasons = ({ el }, lines) => lines.map((line) => el("p", { class: "wrong" }, line));

export function drawGames({ start, dealer }, tools) {
  const { el, say } = tools;
  if (!start) return [];
  if (!dealer) return onlookers(start, tools);
  const cards = start.games.map(({ name, title, line, about: told }) => {
    const chosen = name === start.game;
    const card = el("button", {
      type: "button", id: `game-${name}`, class: chosen ? "game chosen" : "game", "aria-pressed": String(chosen),
      onclick: () => say({ do: "choose", game: name }),
    }, el("b", {}, title), el("span", {}, line), el("small", {}, told));
    return card;
  });
  return [el("h2", {}, "What shall we play?"), el("div", { class: "games" }, cards), rules(start.game, tools)];
}

function onlookers(start, { el }) {
  const game = start.games.find(({ name }) => name === start.game);
  const people = start.chairs.filter(({ who }) => who !== "empty").map(({ name }) => name);
  return el("div", { class: "card" },
    el("h2", {}, "No match is on."),
    el("p", {}, `Chosen so far: ${game?.title ?? start.game}, with ${people.join(", ") || "nobody yet"}.`),
    el("p", { class: "quietly" }, "The dealer\u2019s phone and the display choose and start."));
}

export function drawChairs({ start, dealer }, tools) {
  const { el } = tools;
  if (!start || !dealer) return [];
  const typed = document.activeElement?.id?.startsWith("chair-") ? document.activeElement : null;
  const names = el("datalist", { id: "known" }, start.known.map((name) => el("option", { value: name })));
  return [
    el("h2", {}, "Who plays?"),
    el("div", { class: "card chairs" },
      start.chairs.map((chair) => chairRow(chair, start, typed, tools)), names,
      reasons(tools, about(start.wrong, "seats"))),
  ];
}

function chairRow({ seat, who, name, sitters }, start, typed, tools) {
  const { el, say } = tools;
  const choose = el("select", {
    id: `sit-${seat}`, "aria-label": `Seat ${seat}: who sits there`,
    onchange: () => say({ do: "sit", seat, who: choose.value }),
  }, sitters.map(({ value, words }) => el("option", { value, selected: value === who }, words)));
  const input = el("input", {
    id: `chair-${seat}`, type: "text", maxlength: 20, autocomplete: "off", list: "known", "aria-label": `Seat ${seat}: name`,
    enterkeyhint: "done", disabled: who === "empty",
    onchange: () => say({ do: "name", seat, name: input.value.trim() }),
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
  return [el("h2", {}, "By which rules?"),
    el("div", { class: "card" }, rows, reasons(tools, about(start.wrong, "options")))];
}

export function drawBegin({ start, dealer }, { el, say }) {
  if (!start || !dealer) return [];
  const node = el("div", { class: "buttons" });
  const go = el("button", {
    type: "button", class: "main", id: "begin", disabled: start.wrong.length > 0,
    onclick: () => say({ do: "begin" }, node),
  }, "Start");
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

export function drawEnd({ over, won, dealer }, { el, button, say }) {
  if (!over) return [];
  const told = el("h2", {}, won || "The match is over.");
  if (!dealer) return el("div", { class: "card over" }, told);
  const node = el("div", { class: "buttons" });
  const choose = (where) => () => {
    wanted = where;
    say({ do: "leave" }, node);
  };
  node.append(
    button("Play again", () => say({ do: "begin" }, node), "main"),
    button("Other game", choose("games")),
    button("Change players", choose("chairs")));
  return el("div", { class: "card over" }, told, node);
}

// The rules, fetched when somebody wants to read them.
export function rules(game, { el }) {
  const inside = el("div", {});
  const fold = el("details", { id: `rules-${game}`, class: "card" }, el("summary", {}, "The rules"), inside);
  fold.addEventListener("toggle", async () => {
    if (!fold.open || inside.childElementCount) return;
    inside.replaceChildren(...await pages(game, el));
  });
  return fold;
}

async function pages(game, el) {
  try {
    const found = await fetch(`/rules/${encodeURIComponent(game)}`);
    if (!found.ok) throw new Error(found.statusText);
    const { about: told, sections } = await found.json();
    return [el("p", {}, told), ...sections.map(({ title, points }) =>
      el("section", { class: "points" }, el("h3", {}, title), el("ul", {}, points.map((point) => el("li", {}, point)))))];
  } catch {
    return [el("p", { class: "wrong" }, "The rules could not be fetched. Fold this, and try again.")];
  }
}
