import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { listen } from "./lib/router.svelte";
import { speak, words } from "./lib/words.svelte";

listen();
void speak(words.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
});

// the shell stays when the line is gone; a browser that cannot keep it plays as well
if ("serviceWorker" in navigator && window.isSecureContext) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
