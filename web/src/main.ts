import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keep, kept } from "./lib/keep";
import { listen } from "./lib/router.svelte";
import { speak, words } from "./lib/words.svelte";

listen();

// the house has a newer page than this one: fetch it, once
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  if (Date.now() - Number(kept("renewed") ?? 0) < 60_000) return;
  keep("renewed", String(Date.now()));
  location.reload();
});

void speak(words.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
});

// the shell stays when the line is gone; a browser that cannot keep it plays as well
if ("serviceWorker" in navigator && window.isSecureContext) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
