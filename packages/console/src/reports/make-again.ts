/** Makes outdated reports again, one after the other: the server has other readers. */
import type { ListedReport } from '@rooftree/client';
import { call, problemOf } from '../api.ts';
import { readReports } from './use-reports.ts';

/** A minute has so many reports; after those the next one waits a little. */
const WAIT_MS = 5000;

export interface Made {
  made: number;
  failed: number;
}

export const makeAgain = ({ renovation_id: id, language }: ListedReport): Promise<unknown> =>
  call('POST /v1/renovations/{renovation_id}/reports', { path: { renovation_id: id }, body: { language } });

/** All that pass the filter and are outdated. Each page begins after the one before, so that one that fails is not tried for ever. */
export async function makeAllAgain(
  filter: URLSearchParams,
  signal: AbortSignal,
  onProgress: (progress: Made) => void,
): Promise<Made> {
  const outdated = new URLSearchParams(filter);
  outdated.set('is_outdated', 'true');
  const progress: Made = { made: 0, failed: 0 };
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const page = await readReports(outdated.toString(), after, signal);
    for (const report of page.reports) {
      if (signal.aborted) return progress;
      progress[(await isMade(report, signal)) ? 'made' : 'failed'] += 1;
      onProgress({ ...progress });
    }
    after = page.next;
  }
  return progress;
}

async function isMade(report: ListedReport, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await makeAgain(report);
      return true;
    } catch (error) {
      const { status } = problemOf(error);
      // The session has ended, or the server is away: the next one would fail, too.
      if (status === 401 || status === 0) throw error;
      if (status !== 429) return false;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
  return false;
}
