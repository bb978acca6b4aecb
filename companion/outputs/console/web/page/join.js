// Joining: a name, a chair, or only to watch. And who sits where, for everybody.

import { button, careful, el } from "./elements.js";
import { say, toast } from "./line.js";
import { say as worded } from "./say.js";

const NAME = "name";
const WATCHES = "watches";
const SITS = {
  you: "page-sits-you", away: "page-sits-away", phone: "page-sits-phone", wired: "page-sits-wired",
  bot: "page-sits-bot", free: "page-sits-free", nobody: "page-sits-nobody",
};
const GENDER = "gender";
// Which of them somebody is, the table asks for its sentences alone: most choose neither.
const GENDERS = ["", "feminine", "masculine"];

function stored(store, key) {
  try {
    return store.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(store, key, value) {
  try {
    store.setItem(key, value);
  } catch {
    // A phone that keeps nothing asks again.
  }
}

// Whether this phone still has to say if it plays or watches.
export const isNew = ({ me, chairs, you }) =>
  Boolean(me) && me.chair === null && !you.dealer && chairs.length > 0 && !stored(sessionStorage, WATCHES);

export function drawJoin({ chairs, remembered, name: known }) {
  const input = el("input", {
    id: "my-name", type: "text", maxlength: 20, autocomplete: "nickname", dir: "auto", list: "remembered",
    enterkeyhint: "done", "aria-describedby": "join-hint",
  });
  input.value = known || stored(localStorage, NAME);
  const gender = el("select", { id: "my-gender" }, GENDERS.map((each) =>
    el("option", { value: each, selected: each === stored(localStorage, GENDER) }, worded(`start-gender-${each || "none"}`))));
  const names = el("datalist", { id: "remembered" }, remembered.map((each) => el("option", { value: each })));
  const sit = (chair) => (event) => {
    const given = input.value.trim();
    if (!given) {
      toast(worded("page-name-first"));
      input.focus();
      return;
    }
    keep(localStorage, NAME, given);
    keep(localStorage, GENDER, gender.value);
    say({ do: "sit", chair, name: given, gender: gender.value }, event.currentTarget);
  };
  const free = chairs.filter((chair) => chair.free);
  return [
    el("h2", {}, worded("page-join")),
    el("div", { class: "card join" },
      el("label", {}, el("span", {}, worded("page-your-name")), input), names,
      remembered.length ? el("div", { class: "chips", role: "group", "aria-label": worded("page-played-before") },
        remembered.slice(0, 6).map((each) => button(each, () => { input.value = each; }))) : null,
      el("label", { class: "looks" }, el("span", {}, worded("start-gender-asked")), gender),
      el("p", { id: "join-hint", class: "quietly" }, worded(free.length ? "page-tap-a-chair" : "page-no-free-chair")),
      el("div", { class: "seats", role: "group", "aria-label": worded("page-chairs") }, chairs.map((chair) => seatButton(chair, sit(chair.chair))))),
  ];
}

function seatButton(chair, onclick) {
  const node = el("button", {
    type: "button", class: "seat-button", disabled: !chair.free, onclick,
    "aria-label": chair.free ? worded("page-sit-on", { chair: chair.chair })
      : worded("page-chair-told", { chair: chair.chair, who: told(chair) }),
  }, badge(chair), el("span", { class: "who" }, chair.free ? worded("page-sit-here") : told(chair)));
  return node;
}

const sits = (who) => worded(SITS[who]);

const told = ({ name, who, away }) =>
  [name, sits(away ? "away" : who)].filter(Boolean).join(", ");

function badge({ chair, colour }) {
  const node = el("b", { class: "badge", "aria-hidden": "true" }, String(chair));
  node.style.background = colour;
  return node;
}

export function drawWatch() {
  return button(worded("page-only-watch"), () => {
    keep(sessionStorage, WATCHES, "1");
    dispatchEvent(new Event("watching"));
  });
}

// One's own chair, and the way off it.
export function drawMe({ me, chairs, remembered, dealer }) {
  if (!chairs.length) return [];
  if (me.chair === null) {
    return chairs.some(({ free }) => free) ? drawJoin({ chairs, remembered, name: me.name }) : [];
  }
  const node = el("div", { class: "buttons" });
  node.append(careful(worded("page-stand-up"), worded("page-stand-up-sure"), () => {
    keep(sessionStorage, WATCHES, "1");
    say({ do: "stand" }, node);
  }));
  const mine = chairs.find((chair) => chair.mine);
  return [
    el("h2", {}, worded("page-you")),
    el("div", { class: "card" },
      el("p", { class: "seat-line" }, mine ? badge(mine) : null, el("b", {}, me.name), " ",
        worded("page-sits-on", { chair: me.chair }), dealer ? ` ${worded("page-dealers-phone")}` : null),
      node),
  ];
}

// Who sits where: everybody sees it, the dealer changes it.
export function drawPeople({ chairs, phones, dealer, playing }) {
  if (!chairs.length) return [];
  const list = el("ul", { class: "card people" }, chairs.map((chair) =>
    el("li", {}, badge(chair), el("span", { class: "who" }, el("b", {}, chair.name || worded("page-chair", { chair: chair.chair })),
      ` ${sits(chair.mine ? "you" : chair.away ? "away" : chair.who)}`),
    dealer && playing && chair.seat !== null && chair.who !== "wired" ? standIn(chair) : null)));
  return [el("h2", {}, worded("page-who-sits")), list, dealer ? movers(phones, chairs) : null];
}

function standIn({ chair, name, stand_in: on }) {
  const label = worded(on ? "page-no-bot-for" : "page-bot-for", { who: name });
  return el("button", {
    type: "button", class: "small", "aria-label": label, "aria-pressed": String(on),
    onclick: (event) => say({ do: "stand_in", chair, on: !on }, event.currentTarget),
  }, worded(on ? "page-bot-on" : "page-bot-off"));
}

function movers(phones, chairs) {
  if (!phones.length) return el("p", { class: "quietly" }, worded("page-no-phone-here"));
  return el("div", { class: "card" }, phones.map(({ number, label, name, chair, here }) => {
    const choose = el("select", {
      id: `move-${number}`, onchange: () => say({ do: "seat", phone: number, chair: Number(choose.value) || null }),
    }, el("option", { value: "", selected: chair === null }, worded("page-watches")),
    chairs.map((each) => el("option", { value: each.chair, selected: each.chair === chair }, worded("page-at-chair", { chair: each.chair }))));
    const who = [name ? `${name} (${label})` : label, here ? "" : sits("away")].filter(Boolean).join(", ");
    return el("label", { class: "looks" }, el("span", {}, who), choose);
  }));
}
