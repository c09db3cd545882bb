// Small sounds, made on the spot; off unless wished for.
import { prefs } from "./prefs.svelte";
import type { TableStore } from "./table.svelte";
import type { Event } from "./types";

let context: AudioContext | null = null;

const SOUNDS: Record<string, () => void> = {
  placed: () => tap(180, 0.07, 0.5),
  looked: () => coin(),
  pocketed: () => coin(),
  killed: () => tap(70, 0.22, 0.9),
  passed: () => tap(120, 0.12, 0.35),
  ended: () => [392, 494, 587].forEach((pitch, n) => note(pitch, 0.5, n * 0.14, 0.12)),
};

export function hear(table: TableStore): () => void {
  let asked = false;
  const change = {
    before: () => {
      asked = table.question !== null;
    },
    after: (events: Event[]) => {
      if (!prefs.sound) return;
      const kind = events.map((event) => event.kind).findLast((each) => SOUNDS[each]);
      if (kind) SOUNDS[kind]!();
      if (!asked && table.question) [523, 659].forEach((pitch, n) => note(pitch, 0.22, (kind ? 0.3 : 0) + n * 0.1, 0.08));
    },
  };
  table.changes.add(change);
  return () => table.changes.delete(change);
}

function out(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function note(pitch: number, length: number, delay: number, loud: number, shape: OscillatorType = "sine"): void {
  const audio = out();
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

function coin(): void {
  note(1320, 0.16, 0, 0.05, "triangle");
  note(1980, 0.2, 0.06, 0.04, "triangle");
}

function tap(pitch: number, length: number, loud: number): void {
  note(pitch, length, 0, loud * 0.3, "triangle");
}
