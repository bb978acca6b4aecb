// Draws what was played before: figures in, charts and tables out. Nothing is parsed as HTML.

import { dated, learn, say } from "./say.js";

(() => {
  const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 4], [14, 4], [2, 6], [6, 2]];
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const drawn = [];

  function el(name, text, kind) {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (kind) made.className = kind;
    return made;
  }

  function ink(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  }

  function colours(data) {
    return dark.matches ? data.colours.dark : data.colours.bright;
  }

  function ms(us) {
    return us === null ? "-" : say("history-ms", { ms: Math.round(us / 1000) });
  }

  function gap(us) {
    return us < 1e6 ? say("history-ms", { ms: us / 1000 }) : say("history-seconds", { s: us / 1e6 });
  }

  function badge(data, player) {
    const made = el("span", String(player.colour), "badge");
    made.style.background = colours(data)[player.colour - 1];
    made.style.color = dark.matches ? "#101413" : "#ffffff";
    return made;
  }

  function table(heads, rows) {
    const made = el("table"), head = el("tr");
    for (const text of heads) head.append(el("th", text));
    made.append(head);
    for (const cells of rows) {
      const row = el("tr");
      for (const cell of cells) row.append(cell instanceof Node ? cell : el("td", String(cell)));
      made.append(row);
    }
    const scroll = el("div", undefined, "scroll");
    scroll.append(made);
    return scroll;
  }

  function people(data) {
    const rows = data.players.map((player) => {
      const who = el("td", undefined, "words");
      who.append(badge(data, player), player.name);
      const cards = player.reactions.length + player.early;
      const early = el("td", cards ? String(player.early) : "-");
      if (cards) early.append(el("span", ` ${say("history-of", { count: cards })}`, "of"));
      return [who, player.matches, player.won, player.points, ms(player.median_us),
        ms(player.fastest_us), early];
    });
    return table([say("history-player"), say("history-played"), say("history-won"), say("history-points"),
      say("history-median"), say("history-fastest"), say("history-early")], rows);
  }

  function closest(data) {
    return table([say("history-apart"), say("history-decided")], data.closest.map((finish) => {
      const words = el("td", finish.words, "words");
      words.append(el("div", `${finish.game}, ${dated(finish.when)}`, "dim"));
      return [el("td", gap(finish.gap_us), "gap"), words];
    }));
  }

  function axis(more) {
    const line = { stroke: ink("grid"), width: 1 };
    return { stroke: ink("dim"), grid: line, ticks: line, font: "13px system-ui", ...more };
  }

  function series(data, player, more) {
    const stroke = colours(data)[player.colour - 1];
    const dash = DASHES[(player.colour - 1) % DASHES.length];
    const name = player.name.length > 16 ? `${player.name.slice(0, 15)}…` : player.name;
    return { label: `${player.colour} ${name}`, stroke, width: 2, dash, ...more };
  }

  function chart(place, options, values) {
    const wide = () => Math.max(240, place.clientWidth);
    const plot = new uPlot({ width: wide(), height: 280, ...options }, values, place);
    drawn.push([plot, wide]);
  }

  function reactions(data, place) {
    const { first_us, step_us, shares } = data.spread;
    const x = [...shares[0], 0].map((_, n) => (first_us + n * step_us) / 1000);
    const timed = data.players.filter((player) => player.reactions.length);
    const percent = (u, v) => (v === null || v === undefined ? "-" : say("history-percent", { share: Math.round(v) }));
    chart(place, {
      scales: { x: { time: false }, y: { range: (u, low, high) => [0, (high || 1) * 1.1] } },
      axes: [axis({ values: (u, at) => at.map((v) => say("history-ms", { ms: v })) }),
        axis({ values: (u, at) => at.map((v) => say("history-percent", { share: v })), size: 56 })],
      series: [{ label: say("history-from"), value: (u, v) => (v === null ? "-" : say("history-ms", { ms: v })) },
        ...timed.map((player) => series(data, player, {
          paths: uPlot.paths.stepped({ align: 1 }), points: { show: false }, value: percent,
          fill: `${colours(data)[player.colour - 1]}22`,
        }))],
    }, [x, ...shares.map((one) => [...one.map((share) => share * 100), 0])]);
  }

  function byMatch(data, values) {
    return data.matches.map((_, n) => (n in values ? values[n] : null));
  }

  // A day without its year, as the language writes it.
  function inTheYear(when) {
    return dated(when.slice(0, 10)).replace(when.slice(0, 4), "").replace(/^\W|\W$/g, "");
  }

  function matchAxis(data) {
    return axis({
      incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      values: (u, at) => at.map((v) => (Number.isInteger(v) && data.matches[v - 1]
        ? inTheYear(data.matches[v - 1].when) : "")),
    });
  }

  function whichMatch(data) {
    return {
      label: say("history-match"),
      value: (u, v) => (v === null ? "-" : `${data.matches[v - 1].game}, ${dated(data.matches[v - 1].when)}`),
    };
  }

  function overTime(data) {
    const last = data.matches.length;
    return { x: { time: false, range: [last > 1 ? 0.8 : 0, last + 0.2] } };
  }

  function course(data, place) {
    const timed = data.players.filter((player) => player.course.length);
    const x = data.matches.map((_, n) => n + 1);
    chart(place, {
      scales: overTime(data),
      axes: [matchAxis(data), axis({ values: (u, at) => at.map((v) => say("history-ms", { ms: v })), size: 70 })],
      series: [whichMatch(data), ...timed.map((player) => series(data, player, {
        spanGaps: true, points: { show: true, size: 7 },
        value: (u, v) => (v === null || v === undefined ? "-" : say("history-ms", { ms: Math.round(v) })),
      }))],
    }, [x, ...timed.map((player) => byMatch(data, Object.fromEntries(
      player.course.map(([match, us]) => [match, us / 1000]))))]);
  }

  function wins(data, place) {
    const x = data.matches.map((_, n) => n + 1);
    const summed = data.players.map((player) => {
      let won = 0;
      return x.map((_, n) => (won += player.wins.includes(n) ? 1 : 0));
    });
    chart(place, {
      scales: { ...overTime(data), y: { range: (u, low, high) => [0, (high || 1) + 0.3] } },
      axes: [matchAxis(data), axis({ incrs: [1, 2, 5, 10, 20, 50, 100], size: 46 })],
      series: [whichMatch(data), ...data.players.map((player) => series(data, player, {
        paths: uPlot.paths.stepped({ align: 1 }), points: { show: true, size: 6 },
      }))],
    }, [x, ...summed]);
  }

  function early(data, place) {
    const who = data.players.filter((player) => player.reactions.length + player.early);
    const share = (p) => (100 * p.early) / (p.reactions.length + p.early);
    const x = who.map((_, n) => n + 1);
    const narrow = place.clientWidth / who.length < 120;
    const named = (p) => `${p.colour}${narrow ? "" : ` ${p.name.slice(0, 12)}`}: ${p.early}`;
    const bars = uPlot.paths.bars({ size: [0.6, 90] });
    chart(place, {
      scales: {
        x: { time: false, range: [0.4, who.length + 0.6] },
        y: { range: (u, low, high) => [0, (high || 1) * 1.15] },
      },
      legend: { show: false },
      cursor: { show: false },
      axes: [axis({ grid: { show: false }, splits: () => x,
        values: (u, at) => at.map((v) => (who[v - 1] ? named(who[v - 1]) : "")) }),
        axis({ values: (u, at) => at.map((v) => say("history-percent", { share: v })), size: 56 })],
      series: [{}, ...who.map((player) => series(data, player, {
        paths: bars, dash: [], fill: colours(data)[player.colour - 1], points: { show: false },
      }))],
    }, [x, ...who.map((player, n) => x.map((_, at) => (at === n ? share(player) : null)))]);
  }

  const PARTS = { reactions, course, waiting: early, wins };

  function draw(data) {
    const panels = document.getElementById("panels");
    panels.replaceChildren();
    drawn.length = 0;
    const add = (title, kind) => {
      const section = el("section", undefined, kind);
      section.append(el("h2", title));
      panels.append(section);
      return section;
    };
    if (data.players.length) {
      const section = add(say("history-people"), "wide people");
      section.append(people(data));
      if (data.left_out) section.append(el("p", say("history-left-out", { count: data.left_out }), "dim"));
    }
    if (!data.matches.length) {
      panels.append(el("p", data.missing.wins, "missing"));
      return;
    }
    for (const [part, title] of Object.entries(data.titles)) {
      const section = add(title, part === "closest" ? "wide" : "");
      if (part in data.missing) section.append(el("p", data.missing[part], "missing"));
      else if (part === "closest") section.append(closest(data));
      else {
        const place = el("div");
        section.append(place);
        PARTS[part](data, place);
      }
    }
  }

  function show(data) {
    learn(data.speech);
    const told = document.getElementById("told");
    const many = data.matches.length;
    told.textContent = many
      ? say("history-matches", {
        count: many, first: dated(data.matches[0].when), last: dated(data.matches[many - 1].when),
      })
      : "";
    draw(data);
    dark.addEventListener("change", () => draw(data));
    window.addEventListener("resize", () => {
      for (const [plot, wide] of drawn) plot.setSize({ width: wide(), height: 280 });
    });
  }

  async function begin() {
    const inside = document.getElementById("figures");
    if (inside) return show(JSON.parse(inside.textContent));
    try {
      const answer = await fetch(`/history.json?language=${document.documentElement.lang}`);
      if (!answer.ok) throw new Error(await answer.text());
      const data = await answer.json();
      if (!data) throw new Error(document.getElementById("told").dataset.done);
      show(data);
    } catch (error) {
      const told = document.getElementById("told");
      told.textContent = `${told.dataset.lost} ${error.message}`;
    }
  }

  begin();
})();
