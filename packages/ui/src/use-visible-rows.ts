import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Drawn beyond what is seen, so that a fast hand sees no gap. */
const SPARE_ROWS = 12;

/** Which rows of a scrolling box are in sight, rows of one height: first and last, and what to call when it scrolls. */
export function useVisibleRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
  onNearEnd: () => void = () => {},
): { first: number; last: number; update: () => void } {
  const [seen, setSeen] = useState({ first: 0, last: 40 });
  const update = () => {
    const { scrollTop = 0, clientHeight = 800 } = box.current ?? {};
    const first = Math.max(0, Math.floor(scrollTop / rowPx) - SPARE_ROWS);
    const last = Math.ceil((scrollTop + clientHeight) / rowPx) + SPARE_ROWS;
    setSeen((before) => (before.first === first && before.last === last ? before : { first, last }));
    if (last + SPARE_ROWS >= count) onNearEnd();
  };
  useEffect(update, [count]);
  return { ...seen, update };
}
