// Puts something on the clipboard and says so; where the browser does not let us, it is said instead.
import { toasts } from "./toast.svelte";
import { t } from "./words.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(t("copied"));
  } catch {
    toasts.say(t("copy-failed", { link: text }), "bad");
  }
}
