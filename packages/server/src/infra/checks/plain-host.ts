/**
 * A host name as it may be looked up: no `*`, which means any host in a Content-Security-Policy, and no sign that ends
 * one of its parts.
 */
export function hasPlainHost({ hostname }: URL): boolean {
  return /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?$|^\[[0-9a-f:.]+\]$/.test(hostname);
}
