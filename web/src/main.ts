import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keep, kept } from "./lib/keep";
import { recognise } from "./lib/me.svelte";
import { listen } from "./lib/router.svelte";
import { readShelf } from "./lib/shelf.svelte";
import { speak, words } from "./lib/words.svelte";

listen();

// a part of the page is missing: if the house is there it has a newer page than this one, so fetch that, once
window.addEventListener("vite:preloadError", () => void renew());

async function renew(): Promise<void> {
  const there = await fetch("/health").then((response) => response.ok, () => false);
  if (!there || Date.now() - Number(kept("renewed") ?? 0) < 60_000) return;
  keep("renewed", String(Date.now()));
  location.reload();
}

// what the first screen needs is asked for at once
const arrived = Promise.all([readShelf(), recognise()]);
arrived.catch(() => undefined);
void speak(words.language).then(() => {
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target, props: { arrived } });
});

// the shell stays when the line is gone; a browser that cannot keep it plays as well
if ("serviceWorker" in navigator && window.isSecureContext) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
