// The one socket of the page. It comes back by itself, waits a little longer each time, and watches again what was watched.
import type { Inbound, Outbound } from "./wire";

type Heard = (message: Outbound) => void;
const PATIENCE = 20_000;
const LONGEST = 8_000;

class Line {
  state = $state<"idle" | "open" | "lost">("idle");
  tries = $state(0);
  /** how long nothing had been heard when the line stood again */
  silence = 0;
  #socket: WebSocket | null = null;
  #heard = new Set<Heard>();
  #overheard = new Set<Heard>();
  #opened = new Set<() => void>();
  #timer = 0;
  #lastWord = 0;

  constructor() {
    window.addEventListener("online", () => this.#now());
    window.addEventListener("offline", () => this.#hangUp());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#check());
    window.setInterval(() => this.#check(), PATIENCE / 2);
  }

  /** Listen to every message; `opened` is called whenever the line stands (again). */
  join(heard: Heard, opened: () => void): () => void {
    this.#heard.add(heard);
    this.#opened.add(opened);
    if (this.state === "open") opened();
    else this.#connect();
    return () => {
      this.#heard.delete(heard);
      this.#opened.delete(opened);
    };
  }

  /** Listen as long as the line stands for others; it is not kept up for this. */
  overhear(heard: Heard): void {
    this.#overheard.add(heard);
  }

  send(message: Inbound): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Begin anew: the house knows us by another name now. */
  renew(): void {
    this.#socket?.close();
  }

  /** Try at once. */
  #now(): void {
    if (this.state === "open" || this.#heard.size === 0) return;
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#connect();
  }

  retry = (): void => this.#now();

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    if (this.#timer) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#stands();
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  #stands(): void {
    this.state = "open";
    this.tries = 0;
    this.silence = this.#lastWord ? Date.now() - this.#lastWord : 0;
    this.#lastWord = Date.now();
    for (const each of [...this.#opened]) each();
  }

  #hear(data: string): void {
    this.#lastWord = Date.now();
    const message = JSON.parse(data) as Outbound;
    for (const each of [...this.#heard, ...this.#overheard]) each(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (this.#heard.size === 0) {
      this.state = "idle";
      this.#lastWord = 0;
      return;
    }
    this.state = "lost";
    const wait = this.tries === 0 ? 150 : Math.min(LONGEST, 400 * 2 ** this.tries);
    this.tries += 1;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#connect();
    }, wait);
  }

  /** Give this line up at once: where the network is gone, its closing may never be told. */
  #hangUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }

  /** Ask whether anybody is there; after too long a silence, dial again. */
  #check(): void {
    if (this.state !== "open") return this.#now();
    if (Date.now() - this.#lastWord > PATIENCE * 2) this.#hangUp();
    else this.send({ type: "ping", id: "ping" });
  }
}

export const line = new Line();
