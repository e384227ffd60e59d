import { useEffect, useState } from 'preact/hooks';

/** The value one paint later: the long parts of the page follow the figures, so that a slider never waits for them. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(value), [value]);
  return painted;
}
