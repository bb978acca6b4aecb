// The page of `companion calibrate --phone`: one pad to knock on, stamped like a buzzer.

import { Buzzer } from "./clock.js";
import "./language.js";
import { say as worded } from "./say.js";

const said = document.getElementById("said");
const pad = document.getElementById("pad");
let knocks = 0;

const secure = location.protocol === "https:";
const line = new WebSocket(`${secure ? "wss" : "ws"}://${location.host}/live`);
const buzzer = new Buzzer({
  send: (message) => line.send(JSON.stringify(message)),
  unable: () => { said.textContent = worded("page-thumb-unable"); },
});

line.onopen = () => {
  buzzer.opened();
  said.textContent = worded("page-thumb-lay");
};
line.onmessage = ({ data }) => buzzer.take(JSON.parse(data));
line.onclose = () => {
  buzzer.closed();
  said.textContent = knocks ? worded("page-thumb-done", { knocks }) : worded("page-thumb-gone");
};

function knock(event, on) {
  event.preventDefault();
  pad.classList.toggle("down", on);
  if (!buzzer.press(event, "white", on) || !on) return;
  knocks += 1;
  said.textContent = worded("page-thumb-knocks", { knocks });
}

pad.addEventListener("pointerdown", (event) => knock(event, true));
for (const end of ["pointerup", "pointercancel"]) pad.addEventListener(end, (event) => knock(event, false));
pad.addEventListener("contextmenu", (event) => event.preventDefault());
