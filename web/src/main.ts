import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keep, kept } from "./lib/keep";
import { recognise } from "./lib/me.svelte";
import { listen } from "./lib/router.svelte";
import { readShelf } from "./lib/shelf.svelte";
import { speak, words } from "./lib/words.svelte";

listen();

// the house has a newer page than this one: fetch it, once
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  if (Date.now() - Number(kept("renewed") ?? 0) < 60_000) return;
  keep("renewed", String(Date.now()));
  location.reload();
});

// what the first screen needs is asked for at once
const arrived = Promise.all([readShelf(), recognise()]);
arrived.catch(() => undefined);
void speak(words.language).then(() => {
  mount(App, { target: document.getElementById("app")!, props: { arrived } });
});

// the shell stays when the line is gone; a browser that cannot keep it plays as well
if ("serviceWorker" in navigator && window.isSecureContext) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
