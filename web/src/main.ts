import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { listen } from "./lib/router.svelte";
import { speak, words } from "./lib/words.svelte";

listen();
void speak(words.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
});
