/** The place of the next item; null for a key that moves nothing. */
export function nextIndex(labels: readonly string[], at: number, key: string): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  for (let step = 1; step <= count; step += 1) {
    const place = (at + step) % count;
    if (labels[place]?.toLowerCase().startsWith(key.toLowerCase())) return place;
  }
  return null;
}
