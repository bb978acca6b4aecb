// A person's own buttons on a small screen, below the picture: large, and always in the same place.

const $ = (id) => document.getElementById(id);
const TAP_MS = 130;

let say = () => {};
let drawn = "";

export function openBuzzers(tell) {
  say = tell;
  $("menu").addEventListener("click", () => say({ type: "go", screen: "menu" }));
}

export function drawBuzzers({ hand, buzzers }) {
  $("below").hidden = !hand;
  const told = JSON.stringify(buzzers ?? []);
  if (told === drawn) return;
  drawn = told;
  const known = new Map([...$("buzzers").children].map((node) => [node.dataset.input, node]));
  $("buzzers").replaceChildren(...(buzzers ?? []).map(([input, words, ink, wanted]) => {
    const node = known.get(input) ?? buzzer(input);
    node.textContent = words;
    node.style.borderColor = `var(--${ink}, var(--edge))`;
    node.classList.toggle("wanted", wanted);
    return node;
  }));
}

function buzzer(input) {
  const node = Object.assign(document.createElement("button"), { type: "button" });
  node.dataset.input = input;
  const tell = (event, down) => {
    event.preventDefault();
    node.classList.toggle("held", down);
    say({ type: "buzz", t: event.timeStamp, input, down, kind: event.pointerType ?? "key" });
  };
  node.addEventListener("pointerdown", (event) => {
    node.setPointerCapture(event.pointerId);
    tell(event, true);
  });
  node.addEventListener("pointerup", (event) => tell(event, false));
  node.addEventListener("pointercancel", (event) => tell(event, false));
  node.addEventListener("contextmenu", (event) => event.preventDefault());
  // With a key, or by its name: down, and up again soon.
  node.addEventListener("click", (event) => {
    if (event.detail !== 0) return;
    say({ type: "buzz", t: event.timeStamp, input, down: true, kind: "key" });
    setTimeout(() => say({ type: "buzz", t: performance.now(), input, down: false, kind: "key" }), TAP_MS);
  });
  return node;
}
