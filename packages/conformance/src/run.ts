import { type Check, type CheckGroup, isOfSpecification } from './check.ts';
import { authenticationChecks } from './checks/authentication.ts';
import { batchChecks } from './checks/batch.ts';
import { batchFaultPoints } from './checks/batch-faults.ts';
import { estateExtensionChecks } from './checks/estate.ts';
import { estateChecks } from './checks/estates.ts';
import { everywhereChecks } from './checks/everywhere.ts';
import { renovationExtensionChecks } from './checks/renovation.ts';
import { reportFaultPoints } from './checks/report-faults.ts';
import { reportChecks } from './checks/reports.ts';
import { searchChecks } from './checks/search.ts';
import { searchFaultPoints } from './checks/search-faults.ts';
import { tokenChecks } from './checks/token.ts';
import { Failure, NotChecked } from './expect.ts';
import { openSession, type Session, type Target } from './session.ts';

const GROUPS: CheckGroup[] = [
  tokenChecks,
  authenticationChecks,
  estateChecks,
  estateExtensionChecks,
  batchChecks,
  batchFaultPoints,
  searchChecks,
  searchFaultPoints,
  reportChecks,
  reportFaultPoints,
  renovationExtensionChecks,
  everywhereChecks,
];

export interface CheckResult {
  group: string;
  source: string;
  title: string;
  outcome: 'passed' | 'failed' | 'not checked';
  /** What was found instead, or why it was not checked. */
  detail: string | null;
}

/** Nothing answers there. */
export class ServerUnreachableError extends Error {
  override name = 'ServerUnreachableError';
}

export interface RunOptions {
  /** Leaves out what docs/api-decisions.md adds where the specification is silent. */
  specificationOnly?: boolean;
  onResult?: (result: CheckResult) => void;
}

/**
 * Runs every check on a server. They plan one or two of the context's estates and generate some reports, as its users
 * would: use a client of a context that is meant for tests.
 */
export async function checkConformance(
  { baseUrl, ...credentials }: Target,
  { specificationOnly = false, onResult }: RunOptions = {},
): Promise<CheckResult[]> {
  const session = openSession({ baseUrl: baseUrl.replace(/\/+$/, ''), ...credentials });
  await session.send({ path: '/v1/renovations' }).catch((error: unknown) => {
    throw new ServerUnreachableError(`${baseUrl} does not answer: ${reasonOf(error)}`);
  });
  const results: CheckResult[] = [];
  for (const { title: group, checks } of GROUPS) {
    for (const check of checks) {
      if (specificationOnly && !isOfSpecification(check)) continue;
      const { source, title } = check;
      const result = { group, source, title, ...(await outcomeOf(check, session)) };
      results.push(result);
      onResult?.(result);
    }
  }
  return results;
}

async function outcomeOf(check: Check, session: Session): Promise<Pick<CheckResult, 'outcome' | 'detail'>> {
  try {
    await check.run(session);
    return { outcome: 'passed', detail: null };
  } catch (error) {
    if (error instanceof NotChecked) return { outcome: 'not checked', detail: error.message };
    if (error instanceof Failure) return { outcome: 'failed', detail: error.message };
    return { outcome: 'failed', detail: `no answer: ${reasonOf(error)}` };
  }
}

/** `fetch` says little itself; the reason, such as ECONNREFUSED, is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
