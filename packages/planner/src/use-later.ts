import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Between two parts of the page, so that a tap or a slider waits for one of them at most. */
const PAUSE_MS = 30;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const [update] = waiting;
  if (update !== undefined) waiting.delete(update);
  timer = waiting.size > 0 ? setTimeout(next, PAUSE_MS) : undefined;
  update?.();
}

function later(update: () => void): () => void {
  waiting.add(update);
  if (timer === undefined) timer = setTimeout(next, PAUSE_MS);
  return () => waiting.delete(update);
}

/**
 * The value once its turn comes: parts of the page that nobody sees (closed, or only on paper) are updated one by one
 * in tasks of their own. At once where `isNow`.
 */
export function useLater<Value>(value: Value, isNow = false): Value {
  const [shown, setShown] = useState(() => value);
  const isCurrent = shown === value;
  useLayoutEffect(
    () => (isCurrent || isNow ? undefined : later(() => setShown(() => value))),
    [value, isCurrent, isNow],
  );
  return isNow ? value : shown;
}

/** What is only on paper. */
export function Later({ children }: { children: ComponentChildren }) {
  return useLater(children);
}
