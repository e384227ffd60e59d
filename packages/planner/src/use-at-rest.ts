import { useLayoutEffect, useState } from 'preact/hooks';

/** Shorter than anyone notices, longer than the time between two notches of a slider that is being dragged. */
const REST_MS = 200;

/**
 * The value once it settles: the figures follow every notch of a slider, the long parts of the page follow when the
 * hand pauses, so that a slow phone never lags behind the finger.
 */
export function useAtRest<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  // Not after the paint, which a slow phone delays until the hand seems to rest.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
