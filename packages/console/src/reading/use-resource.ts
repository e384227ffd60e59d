import { useEffect, useState } from 'preact/hooks';

export interface Resource<Value> {
  /** Null until the first answer; that of before until the next one is there. */
  value: Value | null;
  fault: unknown;
  setFault: (fault: unknown) => void;
  /** Reads it again. */
  reload: () => void;
}

/**
 * What is read when a page opens, when one of `inputs` changes, and when somebody asks again. The answer to a question
 * that was replaced is dropped.
 */
export function useResource<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  inputs: readonly unknown[] = [],
): Resource<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setFault(null);
    read(signal).then(
      (answer) => !signal.aborted && setValue(() => answer),
      (error: unknown) => !signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [...inputs, version]);
  return { value, fault, setFault, reload: () => setVersion((before) => before + 1) };
}
