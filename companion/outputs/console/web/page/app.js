// The console's page. It knows no game: everything it offers is described by what the table tells.

import { drawBuzzers } from "./buzzers.js";
import { drawFinish, drawHistory, drawLog, drawScore } from "./decisions.js";
import { $, button, el, part } from "./elements.js";
import { drawJoin, drawMe, drawPeople, drawWatch, isNew } from "./join.js";
import { follow, say, table } from "./line.js";
import { isolated } from "./names.js";
import { drawEntries, drawInstead, drawPair, drawQuestions, drawRulings, forget } from "./offers.js";
import { drawLanguage } from "./language.js";
import { say as worded } from "./say.js";
import { drawSignal } from "./signal.js";
import { drawBegin, drawChairs, drawEnd, drawGames, drawSettings, reveal, rules } from "./start.js";
import { drawSwitches } from "./switches.js";
import { measure, measureAnew, openTable, paint } from "./table.js";
import { drawTheme } from "./theme.js";
import { drawBar, openViews } from "./views.js";

const TOOLS = { el, button, say };

// A phone has room for the newest troubles only; the display tells all of them.
const MOST_NOTICES = 2;

const EMPTY = {
  title: "Companion", players: [], phase: "", facts: [], columns: [], dealer: null, waiting: 0,
  questions: [], offers: [], history: {}, finish: null, notice: null,
};

// The decisions come under their numbers; the newest is shown first.
const newestFirst = (history) => Object.values(history).sort((one, other) => other.n - one.n);

function show(shown) {
  const match = shown.match ?? EMPTY;
  const { you, me, switches } = shown;
  const playing = Boolean(shown.match);
  const decisions = newestFirst(match.history);
  $("title").textContent = match.title;
  $("phase").textContent = switches.paused ? worded("page-paused") : match.phase;
  const notices = [...new Set(shown.notices ?? [])].slice(-MOST_NOTICES);
  $("notices").hidden = !notices.length;
  part("notices", notices, (lines) => lines.map((line) => el("li", {}, line)));
  role();
  document.body.classList.toggle("playing", playing);
  drawJoining(shown);
  drawChoosing(shown, match, decisions);
  const asked = drawAsked(shown, match);
  part("score", { columns: match.columns, players: match.players, dealer: match.dealer, facts: match.facts }, drawScore);
  part("finish", match.finish, drawFinish);
  part("history", { rows: decisions, overturn: switches.overturn }, drawHistory);
  part("log", { rows: match.log ?? [], label: you.label, tag: you.tag }, drawLog);
  drawMenu(shown, match, playing);
  document.title = asked ? `(?) ${match.title}` : match.title;
  const next = Boolean(match.over && you.dealer);
  drawBar({ dealer: you.dealer, paused: switches.paused, asked: asked || next, playing });
  announce(decisions[0]);
  if (!performance.getEntriesByName("shown").length) performance.mark("shown");
  measure();
  tryCode();
}

function drawJoining(shown) {
  const { chairs = [], remembered = [], me, you } = shown;
  const joins = isNew({ me, chairs, you });
  document.body.classList.toggle("joining", joins);
  part("join", joins ? { chairs, remembered, name: me.name } : null, (data) => (data
    ? [drawJoin(data), el("div", { class: "buttons" }, drawWatch())]
    : []));
  part("pair", you.can_pair, (can) => (can ? drawPair() : []));
}

// Before and after a match.
function drawChoosing(shown, match, decisions) {
  const { you, me } = shown;
  const choosing = { start: shown.start ?? null, dealer: you.dealer };
  const won = decisions.find((row) => row.kind === "won" && !row.gone)?.text ?? "";
  const next = shown.round ?? null;
  part("end", { over: match.over ?? false, won, next, dealer: you.dealer }, (data) => drawEnd(data, TOOLS));
  part("games", { ...choosing, mine: me?.name && me.chair ? me : null }, (data) => drawGames(data, TOOLS));
  part("chairs", choosing, (data) => drawChairs(data, TOOLS));
  part("settings", choosing, (data) => drawSettings(data, TOOLS));
  part("begin-part", choosing, (data) => drawBegin(data, TOOLS));
  reveal();
}

// What is asked comes first; what players enter themselves stands with the rulings.
function drawAsked(shown, match) {
  const { you, chairs = [] } = shown;
  const handed = new Set(chairs.filter(({ who }) => who === "phone" || who === "bot").map(({ seat }) => seat));
  const entries = match.offers.filter((offer) => offer.kind !== "ruling");
  const isTheirs = ({ by }) => handed.has(by);
  const theirs = match.questions.filter(({ offers }) => offers.every(isTheirs));
  const instead = [...theirs.flatMap(({ offers }) => offers), ...entries.filter(isTheirs)];
  const questions = match.questions.filter((question) => !theirs.includes(question));
  part("questions", { questions, waiting: match.waiting, dealer: you.dealer }, drawQuestions);
  part("entries", { offers: entries.filter((offer) => !instead.includes(offer)), notice: match.notice }, drawEntries);
  part("instead", instead, drawInstead);
  part("rulings", match.offers.filter((offer) => offer.kind === "ruling"), drawRulings);
  const all = [...match.offers, ...match.questions.flatMap((question) => question.offers)];
  forget(new Set(all.map((offer) => offer.id)));
  return questions.length;
}

function drawMenu(shown, match, playing) {
  const { you, me, chairs = [], remembered = [], phones = [], switches } = shown;
  const joins = isNew({ me, chairs, you });
  part("me", { me, chairs: joins ? [] : chairs, remembered, dealer: you.dealer }, (data) => (data.me ? drawMe(data) : []));
  part("people", { chairs, phones, dealer: you.dealer, playing }, drawPeople);
  part("switches", you.dealer ? { switches, phones, players: match.players, playing } : null,
    (data) => (data ? drawSwitches(data) : []));
  part("rules", playing ? match.game : "", (game) => (game ? rules(game, TOOLS) : []));
  part("looks", me?.chair != null, (sits) => [drawTheme(), drawLanguage(), sits ? drawSignal() : null]);
}

function role() {
  const { you, me } = table.shown ?? {};
  const who = [];
  if (!you) who.push(worded("page-connecting"));
  else if (you.dealer) who.push(worded("page-you-deal"));
  if (you && me?.chair) who.push(worded("page-name-and-chair", { who: me.name, chair: me.chair }));
  else if (you && !you.dealer) who.push(worded("page-watching"), you.label);
  $("role").textContent = isolated(who.join(" \u00b7 "));
}

// A screen reader hears every decision once, and nothing that was there before.
let announced = null;

function announce(newest) {
  const n = newest?.n ?? 0;
  if (announced !== null && n > announced) $("live").textContent = isolated(newest.text);
  announced = n;
}

// The QR code carries the pairing code behind the #, which no server and no log ever sees.
let code = decodeURIComponent(location.hash.slice(1)).slice(0, 20);
if (code) history.replaceState(null, "", location.pathname);

function tryCode() {
  if (!code || !table.shown) return;
  const given = code;
  code = "";
  if (!table.shown.you.dealer) say({ do: "pair", code: given });
}

addEventListener("watching", () => show(table.shown));
openViews(measure);
role();
openTable();
follow({
  show,
  paint: (picture) => {
    drawBuzzers(picture?.buzzers ?? [], picture?.reaches ?? []);
    paint(picture);
  },
  opened: measureAnew,
});
