/** The calculation of a home's plan, started from its screen. */
import { useState } from 'preact/hooks';
import { waitForJob } from './wait-for-job.ts';

export interface Planning {
  isBusy: boolean;
  plan: () => void;
  /** Why the home could not be planned. */
  failure: string | null;
  fault: unknown;
}

export function usePlanning(externalId: string, onDone: () => void): Planning {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const plan = () => {
    setFault(null);
    setFailure(null);
    setBusy(true);
    waitForJob([externalId], () => {})
      .then((job) => setFailure(job.metadata.failure), setFault)
      .finally(() => {
        setBusy(false);
        onDone();
      });
  };
  return { isBusy, plan, failure, fault };
}
