// Which rule the panel shall show; anything on the table may ask for one.
class Shown {
  rule = $state<string | null>(null);
  asked = $state(0);
}

export const shownRule = new Shown();

export function openRule(rule: string): void {
  shownRule.rule = rule;
  shownRule.asked += 1;
}

/** Another table, another page: what was asked for before is no longer looked for. */
export function forgetRule(): void {
  shownRule.rule = null;
  shownRule.asked = 0;
}
