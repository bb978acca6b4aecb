// The table's own switches, and who may rule; for the dealer.

import { button, careful, el, readable } from "./elements.js";
import { say } from "./line.js";
import { say as worded } from "./say.js";

export function drawSwitches({ switches, phones, players, playing }) {
  const parts = [
    paceSwitch(switches), volumeSwitch(switches),
    playing && switches.names ? namesForm(players) : null,
    playing && switches.leave ? otherGame() : null,
    handOver(phones),
    sendAway(phones),
  ].filter(Boolean);
  return parts.length ? [el("h2", {}, worded("page-the-table")), el("div", { class: "card folds" }, parts)] : [];
}

const PACES = { gentle: "page-pace-gentle", brisk: "page-pace-brisk", ruthless: "page-pace-ruthless" };
const paced = (name) => (name in PACES ? worded(PACES[name]) : readable(name));

function paceSwitch({ pace, paces }) {
  if (pace === null || pace === undefined || !paces.length) return null;
  const choose = el("select", { id: "pace", onchange: () => say({ do: "pace", pace: choose.value }) },
    paces.map((name) => el("option", { value: name, selected: name === pace }, paced(name))));
  return el("label", {}, el("span", {}, worded("page-pace")), choose);
}

function volumeSwitch({ volume, muted }) {
  const rows = [];
  if (volume !== null && volume !== undefined) {
    const slide = el("input", { id: "volume", type: "range", min: 0, max: 100, step: 5, value: volume,
      onchange: () => say({ do: "volume", level: Number(slide.value) }) });
    rows.push(el("label", {}, el("span", {}, worded("page-volume", { volume })), slide));
  }
  if (muted !== null && muted !== undefined) {
    rows.push(button(worded(muted ? "page-voice-on" : "page-voice-off"), () => say({ do: "mute", on: !muted }), "small"));
  }
  return rows.length ? el("div", { class: "row" }, rows) : null;
}

function namesForm(players) {
  const inputs = players.map((name, i) => {
    const input = el("input", { id: `name-${i}`, type: "text", maxlength: 20, autocomplete: "off", dir: "auto", value: name });
    return [input, el("label", {}, el("span", {}, worded("page-seat", { seat: i + 1 })), input)];
  });
  const form = el("form", {
    onsubmit: (event) => {
      event.preventDefault();
      say({ do: "names", names: inputs.map(([input]) => input.value.trim()) }, form);
    },
  }, inputs.map(([, label]) => label), el("div", { class: "buttons" }, el("button", { type: "submit" }, worded("page-change-names"))));
  return el("details", { id: "names-fold" }, el("summary", {}, worded("page-names-and-seats")), el("div", {}, form));
}

function otherGame() {
  return el("details", { id: "game-fold" }, el("summary", {}, worded("page-another-game")),
    el("div", {}, el("p", { class: "quietly" }, worded("page-match-ends")),
      el("div", { class: "buttons" },
        careful(worded("page-end-match"), worded("page-end-match-sure"), (node) => say({ do: "leave" }, node)))));
}

function handOver(phones) {
  const inside = phones.length
    ? el("div", { class: "buttons" }, phones.map(({ number, label }) =>
      careful(label, worded("page-phone-rules", { phone: label }), (node) => say({ do: "hand_over", to: number }, node))))
    : el("p", { class: "quietly" }, worded("page-no-other-phone"));
  return el("details", { id: "hand-fold" }, el("summary", {}, worded("page-hand-over")), el("div", {}, inside));
}

function sendAway(phones) {
  const others = phones.map(({ number, label }) =>
    careful(worded("page-send-away", { phone: label }), worded("page-send-away-sure", { phone: label }), (node) => say({ do: "send_away", number }, node)));
  return el("details", { id: "away-fold" }, el("summary", {}, worded("page-send-phones-away")),
    el("div", {}, el("p", { class: "quietly" }, worded("page-sent-away-forgotten")),
      el("div", { class: "buttons wide" }, others,
        careful(worded("page-forget-all"), worded("page-forget-all-sure"), (node) => say({ do: "forget_all" }, node)))));
}
