// Whoever holds a phone in tests: presses the button that is wanted, taps something that may be done.
// Who looks a solution up finds it right: what they would say by chance would end the case either way.
// Who is `lax` protects nothing; who is `bold` calls after each card of theirs that they have Holmes.
async () => {
  const { table } = await import("/line.js");
  const AWAY = /^(Table|Case and notes|More|Photo finish|Earlier|Later|Back|On|Cancel|Choose)/;
  const CALM_MS = 500;
  let [last, calm, seed] = [0, 0, 7];
  const chance = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % n;
  };
  const press = (node) => {
    const touch = { pointerId: 1, bubbles: true, pointerType: "touch" };
    node.dispatchEvent(new PointerEvent("pointerdown", touch));
    setTimeout(() => node.dispatchEvent(new PointerEvent("pointerup", touch)), 60);
  };
  const doWanted = (node) => {
    press(node);
    if (globalThis.bold && node.id === "buzzer-pile") setTimeout(() => press(document.getElementById("buzzer-red")), 150);
  };
  const choice = () => {
    const every = [...document.querySelectorAll(".spot")];
    const enter = every.find((node) => node.ariaLabel === "Enter");
    const isChosen = (node) => node.ariaLabel.startsWith("\u2713");
    if (enter && every.some(isChosen)) return enter;
    const solved = every.find((node) => /all is right/i.test(node.ariaLabel));
    if (solved) return solved;
    const open = every.filter((node) => node !== enter && !AWAY.test(node.ariaLabel));
    return open[chance(Math.max(1, open.length))];
  };
  globalThis.owner = setInterval(() => {
    if (performance.now() < calm) return;
    const lax = globalThis.lax ? ":not(.buzz-shield)" : "";
    const wanted = document.querySelector(`.buzzer.wanted:not(.down)${lax}`);
    const n = table.picture?.n;
    if (wanted) doWanted(wanted);
    else if (!n || n === last) return;
    else choice()?.click();
    last = n;
    calm = performance.now() + (wanted ? CALM_MS : 0);
  }, 40);
};
