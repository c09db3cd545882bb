// Plain requests to the house. Whatever goes wrong becomes a Trouble with a sentence that can be shown.
import { t, words } from "./words.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : null) as T;
  throw trouble(response.status, text);
}

/** A file as it is. */
export async function upload<T>(path: string, file: Blob): Promise<T> {
  const response = await reach(path, { method: "POST", body: file });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw trouble(response.status, text);
}

function send(method: Method, path: string, body: unknown): Promise<Response> {
  if (body === undefined) return reach(path, { method });
  return reach(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

async function reach(path: string, more: RequestInit): Promise<Response> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}language=${words.language}`;
  try {
    return await fetch(address, more);
  } catch {
    throw new Trouble("unreachable", t("fault-unreachable"));
  }
}

function trouble(status: number, text: string): Trouble {
  try {
    const told = JSON.parse(text) as { code: string; text: string; rule: string | null };
    return new Trouble(told.code, told.text, told.rule);
  } catch {
    return new Trouble("fault", t(status >= 500 ? "fault-server" : "fault-unreachable"));
  }
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
