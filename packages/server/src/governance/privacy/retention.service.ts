/** The retention periods of a context: by the server's setting, or shorter where its owners chose so. */
import { recordChange } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import {
  deleteRetention,
  lockRetentions,
  type OwnRetention,
  readOwnRetentions,
  saveRetention,
} from '../maintenance/context-retentions.repository.ts';
import type { MaintenanceTask } from '../maintenance/maintenance-task.ts';

export interface RetentionKind {
  name: string;
  /** By the server's setting; null for ever. */
  retentionDays: number | null;
  setting: string;
  own: OwnRetention | null;
  /** Null where a context may not choose. */
  shortestOwnDays: number | null;
  wouldGo: number;
}

type TaskOfContexts = MaintenanceTask & { countIn: NonNullable<MaintenanceTask['countIn']> };

const isOfContexts = (task: MaintenanceTask): task is TaskOfContexts => task.countIn !== undefined;

/** With a dry run: what would be removed with a retention of `days`, or, without them, with the present one. */
export async function readRetention(
  sql: Executor,
  contextId: string,
  tasks: readonly MaintenanceTask[],
  days: number | null,
): Promise<RetentionKind[]> {
  const chosen = await readOwnRetentions(sql, contextId);
  return Promise.all(
    tasks.filter(isOfContexts).flatMap(({ name, retention, shortestOwnDays, countIn }) => {
      if (!('days' in retention)) return [];
      const own = chosen.get(name) ?? null;
      const asked = days ?? fewerDays(retention.days, own?.days ?? 0);
      const counted = asked === 0 ? Promise.resolve(0) : countIn(contextId, asked);
      return [
        counted.then((wouldGo) => ({
          name,
          retentionDays: retention.days || null,
          setting: retention.setting,
          own,
          shortestOwnDays: shortestOwnDays ?? null,
          wouldGo,
        })),
      ];
    }),
  );
}

/** Of which 0 are for ever. */
const fewerDays = (some: number, others: number) =>
  some === 0 || others === 0 ? some + others : Math.min(some, others);

/** Null takes the server's setting again. */
export async function chooseRetention(
  sql: Sql,
  actor: Actor,
  contextId: string,
  { name, retention, shortestOwnDays = 0 }: MaintenanceTask,
  days: number | null,
): Promise<void> {
  const longest = 'days' in retention ? retention.days : 0;
  if (days !== null && days < shortestOwnDays)
    throw new Fault('invalid', [`${name} must be kept for at least ${shortestOwnDays} days`]);
  if (days !== null && longest !== 0 && days > longest)
    throw new Fault('invalid', [
      `the server keeps ${name} for ${longest} days: choose at most that many, or ask the operator of the server`,
    ]);
  await transaction(sql, async (tx) => {
    await lockRetentions(tx, contextId);
    const before = (await readOwnRetentions(tx, contextId)).get(name)?.days ?? null;
    // Nothing starts another waiting period.
    if (before === days) return;
    if (days === null) await deleteRetention(tx, contextId, name);
    else await saveRetention(tx, contextId, name, days);
    await recordChange(tx, actor, {
      contextId,
      operation: 'chooseRetention',
      thing: { kind: 'context', id: contextId },
      before: { [name]: before },
      after: { [name]: days },
    });
  });
}
