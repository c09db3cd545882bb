// How this browser likes its table.
import { keep, kept } from "./keep";

class Prefs {
  sound = $state(kept("sound") === "on");
  motion = $state(kept("motion") ?? "auto");
  text = $state(kept("text") === "on");
  confirm = $state(kept("confirm") !== "off");

  set(name: "sound" | "text" | "confirm", value: boolean): void {
    this[name] = value;
    keep(name, value ? "on" : "off");
  }

  setMotion(value: "auto" | "off"): void {
    this.motion = value;
    keep("motion", value);
  }
}

export const prefs = new Prefs();

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export function moves(): boolean {
  return prefs.motion !== "off" && !still.matches;
}
