import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BagAddress,
  findBagAddress,
  findLabel,
  type LabelAnswer,
  ProviderFault,
  type Session,
} from '@rooftree/connectors';
import { discardCachedPlans } from '../../infra/database/discard-cached-plans.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import type { QueueLog, QueueTask } from '../../infra/queue/queue-worker.ts';
import { retryAt } from '../connections/sync/sync-schedule.ts';
import type { PlanGroups } from '../facts/plan-groups.ts';
import { applyLabels, replanChanged } from './apply-labels.ts';
import { placeOf, toStoredAnswer } from './label-reading.ts';
import {
  findRegisterState,
  forgetRegisterFaults,
  type RegisterFaultKind,
  recordRegisterFault,
} from './label-register.repository.ts';
import {
  findDueAddress,
  leaveOutDeactivated,
  recordAddresses,
  takeCandidates,
  writeAnswers,
  writeUnusable,
} from './registered-labels.repository.ts';
import { FETCH_LABELS, LABEL_QUEUE } from './registered-labels.service.ts';

/** Every minute; at most one waits, and one works for all workers together. */
export const LABEL_SCHEDULE = `* * * * * ${FETCH_LABELS} ?priority=-1&max=1&jobKey=${FETCH_LABELS}&queue=${LABEL_QUEUE}`;

/** The register documents no rate limit: a call in a second is what a person could do. */
const PAUSE_BETWEEN_CALLS_MS = 1000;
/** A task has a minute and a half; the rest is fetched in the next one. */
const ASK_AT_ONCE_MS = 45_000;
/** Of a file, thousands may wait: the rest is applied in the next minute. */
const APPLY_AT_ONCE_MS = 30_000;
const RECORDED_AT_ONCE = 2000;
/** Answers that are no labels: one may be of an odd address, several are of a register that has changed. */
const MOST_UNUSABLE_IN_ROW = 5;

export type FetchOutcome = 'found' | 'none' | 'several' | RegisterFaultKind;

interface LabelFetcher {
  sql: Sql;
  session: Session;
  /**
   * With the register of addresses, whose number of a dwelling leaves no doubt; null where the operator does not use
   * it.
   */
  bag?: Session | null;
  batchMaxEstates: number;
  planGroups: PlanGroups;
  log: QueueLog;
  onFetched?: (outcome: FetchOutcome) => void;
  pauseBetweenCallsMs?: number;
}

/**
 * Fetches the labels of addresses that are due, applies them to the estates, and plans again those whose plan depends
 * on them.
 */
export function fetchLabelsTask(asker: LabelFetcher): QueueTask {
  let isFirst = true;
  return async (_, { signal }) => {
    const { sql } = asker;
    // The process was started again: perhaps with another key.
    if (isFirst && (await findRegisterState(sql)).faultKind === 'credentials')
      await forgetRegisterFaults(sql);
    isFirst = false;
    while ((await recordCandidates(sql)) === RECORDED_AT_ONCE) signal.throwIfAborted();
    await leaveOutDeactivated(sql);
    // What another estate's address was no longer true of, or what was read before the process ended.
    await applyLabels(sql, signal, APPLY_AT_ONCE_MS);
    await fetchDue(asker, signal);
    await replanChanged(sql, asker.planGroups, asker.batchMaxEstates);
  };
}

/** Returns how many there were. */
export function recordCandidates(sql: Sql): Promise<number> {
  return transaction(sql, async (tx) => {
    await discardCachedPlans(tx);
    const candidates = await takeCandidates(tx, RECORDED_AT_ONCE);
    if (candidates.length > 0) await recordAddresses(tx, candidates);
    return candidates.length;
  });
}

async function fetchDue(given: LabelFetcher, signal: AbortSignal): Promise<void> {
  const { sql, pauseBetweenCallsMs = PAUSE_BETWEEN_CALLS_MS } = given;
  const asker = { ...given };
  const until = Date.now() + ASK_AT_ONCE_MS;
  while (Date.now() < until) {
    if ((await findRegisterState(sql)).isPaused) return;
    const address = await findDueAddress(sql);
    if (address === null) return;
    const outcome = await fetchLabel(asker, address);
    asker.onFetched?.(outcome);
    // A person waits for this one: it does not wait until all others are fetched, too.
    await applyLabels(sql, signal, APPLY_AT_ONCE_MS);
    await sleep(pauseBetweenCallsMs, undefined, { signal });
  }
}

async function fetchLabel(asker: LabelFetcher, address: string): Promise<FetchOutcome> {
  const { sql, session } = asker;
  try {
    const bag = await findInBag(asker, address);
    const byId: LabelAnswer =
      bag === null ? { kind: 'none' } : await findLabel(session, { bag_id: bag.bag_id });
    // Older labels have no number of the register of addresses.
    const answer = byId.kind === 'none' ? await findLabel(session, placeOf(address)) : byId;
    await writeAnswers(sql, [{ address, ...toStoredAnswer(answer), bag: bag && { ...bag, address } }], null);
    await forgetRegisterFaults(sql);
    return answer.kind;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return recordFault(asker, address, error);
  }
}

/** Without it, the address alone is asked for: until the next minute, when the register of addresses is unavailable. */
async function findInBag(asker: LabelFetcher, address: string): Promise<BagAddress | null> {
  if (!asker.bag) return null;
  try {
    return await findBagAddress(asker.bag, address);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    asker.bag = null;
    asker.log.warn({ fault: error.message }, 'The register of addresses is unavailable');
    return null;
  }
}

/**
 * A register that does not answer is left alone for minutes to hours; what it says of one address is that address's
 * matter.
 */
async function recordFault(
  { sql, log }: LabelFetcher,
  address: string,
  { kind, message, retryAfterSeconds }: ProviderFault,
): Promise<FetchOutcome> {
  const { faultsInRow } = await findRegisterState(sql);
  const outcome = kind === 'busy' || kind === 'credentials' ? kind : 'unusable';
  if (outcome === 'unusable') await writeUnusable(sql, address);
  // The register works, and does not accept this one address: the others are fetched all the same.
  if (kind === 'gone') return outcome;
  const isPassedOver = outcome === 'unusable' && faultsInRow + 1 < MOST_UNUSABLE_IN_ROW;
  const pausedUntil = isPassedOver ? null : retryAt(faultsInRow, new Date(), retryAfterSeconds);
  const fault = outcome === 'credentials' ? KEY_REFUSED : message;
  await recordRegisterFault(sql, { kind: outcome, fault, pausedUntil });
  if (pausedUntil !== null) log.warn({ fault, pausedUntil }, 'The register of energy labels is unavailable');
  return outcome;
}

const KEY_REFUSED = 'EP-Online rejects the key: the operator must set another one in ROOFTREE_EP_ONLINE_KEY';
