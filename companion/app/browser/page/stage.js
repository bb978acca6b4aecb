// One picture on the page: painted by the painter of the phones, pressed by fingers, keys and names.

import { Painter, loadFaces, pictureOf } from "./painter.js";
import { theme } from "./theme.js";

const HANDHELD_PX = 600;
const STILL_PX = 10;

let palette = null;
const stages = new Set();

export async function openPainter() {
  palette = await (await fetch("palette.json")).json();
  loadFaces().then(repaintAll);
}

export const repaintAll = () => stages.forEach((stage) => stage.repaint());

export class Stage {
  // `say` sends a message; `name` is which of the two pictures this is.
  constructor(name, say) {
    this.name = name;
    this.say = say;
    this.node = document.getElementById(`stage-${name}`);
    this.canvas = this.node.querySelector("canvas");
    this.holder = this.node.querySelector(".spots");
    this.roll = this.node.parentElement;
    this.list = this.roll.parentElement.querySelector(".told");
    this.picture = null;
    this.spots = [];
    this.waiting = false;
    this.frames = [];
    stages.add(this);
    this.listen();
    new ResizeObserver(() => this.measure()).observe(this.roll);
  }

  measure() {
    const [w, h] = [Math.floor(this.roll.offsetWidth), Math.floor(this.roll.offsetHeight)];
    if (w && h) this.say({ type: "size", on: this.name, w, h, handheld: w < HANDHELD_PX });
  }

  // Pictures that come faster than the screen are painted once a frame.
  take(json) {
    const message = JSON.parse(json);
    this.picture = pictureOf(message, this.picture);
    if (!this.waiting) {
      this.waiting = true;
      requestAnimationFrame(() => this.show());
    }
  }

  show() {
    this.waiting = false;
    const began = performance.now();
    this.fit();
    this.repaint();
    this.drawSpots();
    this.drawWords();
    this.node.dataset.screen = this.picture.screen ?? "";
    this.frames.push(performance.now() - began);
    if (this.frames.length > 600) this.frames.shift();
  }

  // A picture for a phone may be higher than its screen: then it is rolled.
  fit() {
    const { w, h, hand } = this.picture;
    const high = hand ? Math.round((this.roll.clientWidth * h) / w) : 0;
    this.long = high > this.roll.clientHeight + 1;
    this.node.style.height = this.long ? `${high}px` : "";
    this.roll.classList.toggle("long", this.long);
  }

  repaint() {
    if (!this.picture || !palette) return;
    this.painter ??= new Painter(this.canvas, palette);
    this.painter.paint(this.picture, theme());
  }

  // Fingers and mouse are stamped by the browser, down and up; a name is chosen with a key.
  listen() {
    const { node } = this;
    const place = (event) => {
      const { left, top, width, height } = this.canvas.getBoundingClientRect();
      const { w, h } = this.picture;
      return { x: Math.floor((event.clientX - left) * (w / width)), y: Math.floor((event.clientY - top) * (h / height)) };
    };
    const finger = (event, down) => {
      if (!this.picture || event.button > 0) return;
      event.preventDefault();
      this.say({ type: "finger", t: event.timeStamp, id: event.pointerId, kind: event.pointerType, down, ...place(event) });
    };
    let begun = null;
    node.addEventListener("pointerdown", (event) => {
      document.activeElement?.blur?.();
      if (this.long) {
        begun = event;
        return;
      }
      node.setPointerCapture(event.pointerId);
      finger(event, true);
    });
    // On a picture that can be rolled, a finger means something once it is lifted where it came down.
    node.addEventListener("pointerup", (event) => {
      const still = begun && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < STILL_PX;
      if (begun && still) finger(begun, true);
      if (!begun || still) finger(event, false);
      begun = null;
    });
    node.addEventListener("pointercancel", (event) => {
      if (!begun) finger(event, false);
      begun = null;
    });
    node.addEventListener("contextmenu", (event) => event.preventDefault());
    let rolled = 0;
    node.addEventListener("wheel", (event) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      if (this.long) {
        this.roll.scrollTop += event.deltaY;
        return;
      }
      rolled += event.deltaY;
      const key = rolled > 0 ? "down" : "up";
      for (; Math.abs(rolled) >= 60; rolled -= Math.sign(rolled) * 60) this.say({ type: "key", t: event.timeStamp, key, letter: "", down: true });
    }, { passive: false });
  }

  drawSpots() {
    const { touches, w, h } = this.picture;
    while (this.spots.length > touches.length) this.spots.pop().remove();
    while (this.spots.length < touches.length) {
      const at = this.spots.length;
      const node = document.createElement("button");
      node.type = "button";
      node.addEventListener("click", (event) => {
        if (event.detail === 0 && this.picture) this.say({ type: "choose", t: event.timeStamp, n: this.picture.n, at });
      });
      this.spots.push(node);
      this.holder.append(node);
    }
    touches.forEach(([x, y, wide, high, name], at) => {
      const { style } = this.spots[at];
      style.left = `${(x / w) * 100}%`;
      style.top = `${(y / h) * 100}%`;
      style.width = `${(wide / w) * 100}%`;
      style.height = `${(high / h) * 100}%`;
      if (this.spots[at].getAttribute("aria-label") !== name) this.spots[at].setAttribute("aria-label", name);
    });
  }

  drawWords() {
    const lines = this.picture.words;
    if (lines.join("\n") === this.list.dataset.words) return;
    this.list.dataset.words = lines.join("\n");
    this.list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  }
}
