import { Fault, NotChecked } from './expect.ts';
import { isOfSpecification, type Point, type PointGroup } from './point.ts';
import { authenticationPoints } from './points/authentication.ts';
import { batchPoints } from './points/batch.ts';
import { batchFaultPoints } from './points/batch-faults.ts';
import { estatePoints } from './points/estates.ts';
import { everywherePoints } from './points/everywhere.ts';
import { reportFaultPoints } from './points/report-faults.ts';
import { reportPoints } from './points/reports.ts';
import { searchPoints } from './points/search.ts';
import { searchFaultPoints } from './points/search-faults.ts';
import { tokenPoints } from './points/token.ts';
import { openSession, type Session, type Target } from './session.ts';

const GROUPS: PointGroup[] = [
  tokenPoints,
  authenticationPoints,
  estatePoints,
  batchPoints,
  batchFaultPoints,
  searchPoints,
  searchFaultPoints,
  reportPoints,
  reportFaultPoints,
  everywherePoints,
];

export interface PointResult {
  group: string;
  source: string;
  title: string;
  outcome: 'passed' | 'failed' | 'not checked';
  /** What was found instead, or why the point was not checked. */
  detail: string | null;
}

/** Nothing answers there. */
export class ServerUnreachableError extends Error {
  override name = 'ServerUnreachableError';
}

export interface RunOptions {
  /** Leaves out what docs/api-decisions.md adds where the specification is silent. */
  specificationOnly?: boolean;
  onResult?: (result: PointResult) => void;
}

/**
 * Checks a server point by point. The points plan one or two of the context's estates and make some reports, as its users
 * would: use a client of a context that is there for that.
 */
export async function checkConformance(
  { baseUrl, ...credentials }: Target,
  { specificationOnly = false, onResult }: RunOptions = {},
): Promise<PointResult[]> {
  const session = openSession({ baseUrl: baseUrl.replace(/\/+$/, ''), ...credentials });
  await session.ask({ path: '/v1/renovations' }).catch((error: unknown) => {
    throw new ServerUnreachableError(`${baseUrl} does not answer: ${reasonOf(error)}`);
  });
  const results: PointResult[] = [];
  for (const { title: group, points } of GROUPS) {
    for (const point of points) {
      if (specificationOnly && !isOfSpecification(point)) continue;
      const { source, title } = point;
      const result = { group, source, title, ...(await outcomeOf(point, session)) };
      results.push(result);
      onResult?.(result);
    }
  }
  return results;
}

async function outcomeOf(point: Point, session: Session): Promise<Pick<PointResult, 'outcome' | 'detail'>> {
  try {
    await point.check(session);
    return { outcome: 'passed', detail: null };
  } catch (error) {
    if (error instanceof NotChecked) return { outcome: 'not checked', detail: error.message };
    if (error instanceof Fault) return { outcome: 'failed', detail: error.message };
    return { outcome: 'failed', detail: `no answer: ${reasonOf(error)}` };
  }
}

/** `fetch` says little itself; the reason, such as ECONNREFUSED, is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
