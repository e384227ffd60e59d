/**
 * A plan with all that its screen needs: the renovation as stored, what it is made from, and the other plans of its
 * home.
 */
import type { Renovation, RenovationBasis, RenovationOfEstate } from '@rooftree/client';
import type { Decision, StoredPlan } from '@rooftree/engine';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';

export interface WholeRenovation {
  renovation: Renovation;
  /** As it is stored. */
  plan: StoredPlan;
  basis: PlanBasis;
  choices: string;
  /** Of the same home, also deleted ones. */
  others: RenovationOfEstate[];
  /** Of the stored plan; null until it is computed, and when the home has changed since. */
  decision: Decision | null;
}

export function useRenovation(id: string) {
  const [whole, setWhole] = useState<WholeRenovation | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const read = async () => {
      const [renovation, basis] = await Promise.all([
        call('GET /v1/renovations/{renovation_id}', { path: { renovation_id: id }, signal }),
        call('GET /v1/renovations/{renovation_id}/basis', { path: { renovation_id: id }, signal }),
      ]);
      const others = await listPlans(renovation.estate_external_id, signal);
      const read: WholeRenovation = {
        renovation,
        ...planAndBasis(renovation, basis),
        others: others.filter(({ renovation_id: other }) => other !== id),
        decision: null,
      };
      setWhole(read);
      const decision = await call('GET /v1/renovations/{renovation_id}/decision', {
        path: { renovation_id: id },
        signal,
      }).catch(() => null);
      // The API describes it by the engine's own type.
      if (!signal.aborted && decision !== null) setWhole({ ...read, decision: decision as Decision });
    };
    setFault(null);
    read().catch((error: unknown) => !signal.aborted && setFault(error));
    return () => stop.abort();
  }, [id, version]);
  return { whole, fault, reload: () => setVersion((before) => before + 1) };
}

export function listPlans(externalId: string, signal?: AbortSignal): Promise<RenovationOfEstate[]> {
  return call('GET /v1/estates/{external_id}/renovations', {
    path: { external_id: externalId },
    query: { include_deleted: true },
    signal,
  });
}

function planAndBasis(
  renovation: Renovation,
  { price_book: book, input, date, controls, choices }: RenovationBasis,
): Pick<WholeRenovation, 'plan' | 'basis' | 'choices'> {
  // The API describes a plan by the engine's own type.
  const plan = renovation.plan as unknown as StoredPlan;
  // Its controls, too.
  const ownControls = controls as PlanBasis['controls'];
  // And the prices that it was made with.
  const priceBook = book as unknown as PlanBasis['priceBook'] | null;
  return { plan, basis: { input, date, controls: ownControls, ...(priceBook && { priceBook }) }, choices };
}
