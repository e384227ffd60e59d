/** The home that was changed last and has a plan: what the code for a website and the preview are shown with. */
import type { Estate, PortfolioItem } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';

/** Its row of the portfolio and the address of its page. */
export type SampleHome = Pick<Estate, 'referral_link'> & { item: PortfolioItem };

/** Null without one, and while it is being fetched: the form does without it. */
export function useSampleHome(permissions: readonly string[]): SampleHome | null {
  const [home, setHome] = useState<SampleHome | null>(null);
  useEffect(() => {
    if (!permissions.includes('renovations:read') || !permissions.includes('estates:read')) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = async () => {
      const { data } = await call('GET /v1/portfolio/estates', { query: { page_size: 20 }, signal });
      // One whose label changes shows what a preview is for.
      const item = data.find(
        ({ label_now, label_after }) => label_after !== null && label_after !== label_now,
      );
      if (item === undefined) return;
      const path = { external_id: item.external_id };
      setHome({ ...(await call('GET /v1/estates/{external_id}', { path, signal })), item });
    };
    read().catch(() => {});
    return () => stop.abort();
  }, []);
  return home;
}
