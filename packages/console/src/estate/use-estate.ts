/** A home with everything that its screen shows: the estate, what the portfolio says of its plan, the plan, its reports. */
import type {
  Estate,
  PortfolioItem,
  PortfolioPage,
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
      const name = encodeURIComponent(externalId);
      const [{ body: estate, tag }, page] = await Promise.all([
        callTagged<Estate>(`/v1/estates/${name}`, { signal }),
        mayPlans
          ? call<PortfolioPage>(`/v1/portfolio/estates?include_deactivated=true&external_id=${name}`, {
              signal,
            })
          : null,
      ]);
      const item = page?.data[0] ?? null;
      const id = item?.renovation_id ?? null;
      const [renovation, reports] = await Promise.all([
        id === null ? null : call<Renovation>(`/v1/renovations/${id}`, { signal }),
        id === null || !permissions.includes('reports:read')
          ? []
          : call<RenovationReport[]>(`/v1/renovations/${id}/reports`, { signal }),
      ]);
      setWhole({ estate, tag, item, renovation, decision: null, reports });
      if (id === null) return;
      // Without an answer the screen does without it: facts that cannot be planned are mended here.
      const decision = await call<RenovationDecision>(`/v1/renovations/${id}/decision`, { signal }).catch(
        () => null,
      );
      if (!signal.aborted) setWhole({ estate, tag, item, renovation, decision, reports });
    };
    setFault(null);
    read().catch((error: unknown) => !signal.aborted && setFault(error));
    return () => stop.abort();
  }, [externalId, version]);
  return { whole, fault, reload: () => setVersion((before) => before + 1) };
}
