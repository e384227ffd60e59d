import { type ComponentChildren, options } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Between two parts of the page, so that a tap or a slider waits for one of them at most. */
const PAUSE_MS = 30;
/** After the last move of a slider or key in a field: a hand that goes on moving waits for none. */
const AFTER_INPUT_MS = 500;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const [update] = waiting;
  if (update !== undefined) waiting.delete(update);
  timer = waiting.size > 0 ? setTimeout(next, PAUSE_MS) : undefined;
  update?.();
}

function postpone(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = setTimeout(next, AFTER_INPUT_MS);
}

/** Before the browser takes the page for the paper, which it does at once. */
function updateAll(): void {
  const { debounceRendering } = options;
  options.debounceRendering = (render) => render();
  for (const update of waiting) update();
  waiting.clear();
  if (debounceRendering === undefined) delete options.debounceRendering;
  else options.debounceRendering = debounceRendering;
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', postpone, { capture: true, passive: true });
  addEventListener('beforeprint', updateAll);
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
