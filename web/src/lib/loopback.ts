/** Whether an address means the machine that asks: nobody else can follow it. */
export function isThisMachine(address: string): boolean {
  const host = new URL(address).hostname;
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}
