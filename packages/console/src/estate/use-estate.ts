/**
 * A home with everything that its screen shows: the estate, what the portfolio says of its plan, the plan, its reports.
 */
import type {
  Estate,
  PortfolioItem,
  Renovation,
  RenovationDecision,
  RenovationReport,
} from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call, callTagged } from '../api.ts';

export interface WholeEstate {
  estate: Estate;
  /** The version of the estate as it was read: a change names the version that it is based on. */
  tag: string | null;
  item: PortfolioItem | null;
  renovation: Renovation | null;
  /** Null while it is computed, and where there is no plan. */
  decision: RenovationDecision | null;
  reports: RenovationReport[];
}

export function useEstate(externalId: string, permissions: readonly string[]) {
  const [whole, setWhole] = useState<WholeEstate | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const mayPlans = permissions.includes('renovations:read');
    const read = async () => {
      const [{ body: estate, tag }, page] = await Promise.all([
        callTagged('GET /v1/estates/{external_id}', { path: { external_id: externalId }, signal }),
        mayPlans
          ? call('GET /v1/portfolio/estates', {
              query: { include_deactivated: true, external_id: [externalId] },
              signal,
            })
          : null,
      ]);
      const item = page?.data[0] ?? null;
      const id = item?.renovation_id ?? null;
      const [renovation, reports] = await Promise.all([
        id === null
          ? null
          : call('GET /v1/renovations/{renovation_id}', { path: { renovation_id: id }, signal }),
        id === null || !permissions.includes('reports:read')
          ? []
          : call('GET /v1/renovations/{renovation_id}/reports', { path: { renovation_id: id }, signal }),
      ]);
      setWhole({ estate, tag, item, renovation, decision: null, reports });
      if (id === null) return;
      // Without an answer the screen does without it: facts that cannot be planned are mended here.
      const decision = await call('GET /v1/renovations/{renovation_id}/decision', {
        path: { renovation_id: id },
        signal,
      }).catch(() => null);
      if (!signal.aborted) setWhole({ estate, tag, item, renovation, decision, reports });
    };
    setFault(null);
    read().catch((error: unknown) => !signal.aborted && setFault(error));
    return () => stop.abort();
  }, [externalId, version]);
  return { whole, fault, reload: () => setVersion((before) => before + 1) };
}
