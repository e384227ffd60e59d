/** Has the homes of an import planned that can be. */
import type { PortfolioPage } from '@rooftree/client';
import { call } from '../api.ts';
import { NOT_TO_PLAN } from '../estate-status.ts';

const BATCH = 'POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
// Below what a server takes in one batch by default, in number and in bytes.
const HOMES_PER_JOB = 4000;

/** One home that lacks its year would have the whole job refused. How many are planned, and how many cannot be. */
export async function planImported(importId: string): Promise<{ asked: number; left: number }> {
  // By their names: from a failure the screen of jobs leads to the home of that name.
  const names: string[] = [];
  let left = 0;
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const page: PortfolioPage = await call('GET /v1/portfolio/estates', {
      query: { import_id: importId, page_size: 1000, after: after ?? undefined },
    });
    const plannable = page.data.filter(({ quality_label }) => quality_label !== NOT_TO_PLAN);
    names.push(...plannable.map(({ external_id }) => external_id));
    left += page.data.length - plannable.length;
    after = page.next;
  }
  for (let start = 0; start < names.length; start += HOMES_PER_JOB)
    await call(BATCH, { body: names.slice(start, start + HOMES_PER_JOB) });
  return { asked: names.length, left };
}
