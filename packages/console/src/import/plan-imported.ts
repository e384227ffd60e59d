/** Has all homes of an import planned. */
import type { CalculationJob, PortfolioPage } from '@rooftree/client';
import { call } from '../api.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
// Below what a server takes in one batch by default, in number and in bytes.
const HOMES_PER_JOB = 4000;

export async function planImported(importId: string): Promise<void> {
  // By their names: from a failure the screen of jobs leads to the home of that name.
  const names: string[] = [];
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const query = new URLSearchParams({
      import_id: importId,
      page_size: '1000',
      ...(after !== null && { after }),
    });
    const page: PortfolioPage = await call<PortfolioPage>(`/v1/portfolio/estates?${query}`);
    names.push(...page.data.map(({ external_id }) => external_id));
    after = page.next;
  }
  for (let start = 0; start < names.length; start += HOMES_PER_JOB)
    await call<CalculationJob>(BATCH, { method: 'POST', body: names.slice(start, start + HOMES_PER_JOB) });
}
