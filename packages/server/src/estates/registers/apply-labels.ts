import { InputError } from '@rooftree/engine';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { changeLayers } from '../facts/change-layers.ts';
import { basisOf } from '../facts/connected-estate.ts';
import { mergeRegister } from '../facts/layers.ts';
import type { PlanGroups } from '../facts/plan-groups.ts';
import { isOfOtherKind, layerOf } from './label-reading.ts';
import {
  findUnapplied,
  markApplied,
  takeToPlan,
  type UnappliedLabel,
} from './registered-labels.repository.ts';

const FOUND_AT_ONCE = 100;
/** Each waits for the database most of its time. */
const APPLIED_AT_ONCE = 4;

/** Applies the register's labels to estates, each in a transaction of its own that locks it only for a moment. What is left after `limitMs` waits. */
export async function applyLabels(sql: Sql, signal: AbortSignal, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  for (;;) {
    const unapplied = await findUnapplied(sql, FOUND_AT_ONCE);
    for (let start = 0; start < unapplied.length; start += APPLIED_AT_ONCE) {
      signal.throwIfAborted();
      if (Date.now() > until) return;
      const some = unapplied.slice(start, start + APPLIED_AT_ONCE);
      await Promise.all(some.map((each) => transaction(sql, (tx) => applyLabel(tx, each))));
    }
    if (unapplied.length < FOUND_AT_ONCE) return;
  }
}

async function applyLabel(tx: Executor, { contextId, estateId, reading }: UnappliedLabel): Promise<void> {
  const at = new Date().toISOString();
  const changed = await changeLayers(tx, contextId, estateId, (layers, estate) => {
    const isOtherKind = reading !== null && isOfOtherKind(reading, estate.estate_type);
    const before = layers.CERTIFICATE ?? {};
    const after = mergeRegister(before, reading === null || isOtherKind ? {} : layerOf(reading, at));
    return { isOtherKind, layers: isSameLayer(before, after) ? null : { ...layers, CERTIFICATE: after } };
  }).catch((error: unknown) => {
    // The estate was stored under other rules: it retains its facts until its client sends it again.
    if (error instanceof InputError) return null;
    throw error;
  });
  const needsPlan = changed !== null && basisOf(changed.before) !== basisOf(changed.after);
  await markApplied(tx, contextId, estateId, {
    isOtherKind: changed?.decision.isOtherKind ?? false,
    needsPlan,
  });
}

/** An unchanged value retains its statement. */
function isSameLayer(before: object, after: object): boolean {
  const [one, other] = [new Map(Object.entries(before)), Object.entries(after)];
  return one.size === other.length && other.every(([name, statement]) => one.get(name) === statement);
}

/** Plans again the estates whose plan depends on the register's label. */
export async function replanChanged(
  sql: Sql,
  planGroups: PlanGroups,
  batchMaxEstates: number,
): Promise<void> {
  await transaction(sql, async (tx) => {
    for (const { contextId, ...group } of await takeToPlan(tx, batchMaxEstates))
      await planGroups(tx, contextId, [group]);
  });
}
