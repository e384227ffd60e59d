import { discardCachedPlans } from '../../infra/database/discard-cached-plans.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import type { Estate } from '../estates.ts';
import { changeManyLayers } from '../facts/change-layers.ts';
import { basisOf } from '../facts/connected-estate.ts';
import { type Layers, mergeRegister, restate } from '../facts/layers.ts';
import type { PlanGroups } from '../facts/plan-groups.ts';
import { factsOfBag, isOfOtherKind, layerOf } from './label-reading.ts';
import {
  findUnapplied,
  markApplied,
  takeToPlan,
  type UnappliedLabel,
} from './registered-labels.repository.ts';

/** A transaction locks so many estates for a few hundredths of a second. */
const APPLIED_AT_ONCE = 100;

/** Applies the register's labels to estates, some of a context in a transaction. What is left after `limitMs` waits. */
export async function applyLabels(sql: Sql, signal: AbortSignal, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  for (;;) {
    signal.throwIfAborted();
    const unapplied = await findUnapplied(sql, APPLIED_AT_ONCE);
    for (const [contextId, labels] of Map.groupBy(unapplied, (label) => label.contextId))
      await transaction(sql, (tx) => applySome(tx, contextId, labels));
    if (unapplied.length < APPLIED_AT_ONCE || Date.now() > until) return;
  }
}

/**
 * One that somebody else writes meanwhile has its turn later. One that was stored under other rules retains its facts
 * until its client sends it again.
 */
async function applySome(tx: Executor, contextId: string, labels: readonly UnappliedLabel[]): Promise<void> {
  await discardCachedPlans(tx);
  const at = new Date().toISOString();
  const deciders = labels.map((label) => [label.externalId, mergerOf(label, at)] as const);
  const changed = await changeManyLayers(tx, contextId, new Map(deciders));
  await markApplied(
    tx,
    contextId,
    labels.flatMap(({ externalId, estateId, reading }) => {
      const change = changed.get(externalId);
      if (change === undefined) return [];
      const isOtherKind = change?.decision.isOtherKind ?? false;
      const needsPlan = change !== null && basisOf(change.before) !== basisOf(change.after);
      return { estateId, reading, isOtherKind, needsPlan };
    }),
  );
}

function mergerOf({ reading, bag }: UnappliedLabel, at: string) {
  return (layers: Layers, estate: Estate) => {
    const isOtherKind = reading !== null && isOfOtherKind(reading, estate.estate_type);
    const before = layers.CERTIFICATE ?? {};
    const after = mergeRegister(before, reading === null || isOtherKind ? {} : layerOf(reading, at));
    const known = layers.REGISTER ?? {};
    const registered = bag === null ? {} : restate(known, factsOfBag(bag), at);
    const isSame = isSameLayer(before, after) && isSameLayer(known, registered);
    return { isOtherKind, layers: isSame ? null : { ...layers, CERTIFICATE: after, REGISTER: registered } };
  };
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
