import { useState } from 'preact/hooks';

export interface Action {
  fault: unknown;
  /** Does it, then what follows every change; answers whether it went well. */
  act: (work: () => Promise<unknown>) => Promise<boolean>;
  setFault: (fault: unknown) => void;
}

/** One thing at a time that may go wrong, and what is read again after it. */
export function useAction(afterwards: () => Promise<unknown>): Action {
  const [fault, setFault] = useState<unknown>(null);
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFault(null);
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        setFault(error);
        return false;
      },
    );
    await afterwards();
    return isDone;
  };
  return { fault, act, setFault };
}
