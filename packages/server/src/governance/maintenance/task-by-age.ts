import type { Config } from '../../config.ts';
import { settingName } from '../../config.ts';
import type { AgeingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { listShorterRetentions } from './context-retentions.repository.ts';
import type { MaintenanceTask } from './maintenance-task.ts';

/** Rows per statement: locks are held briefly, and little is repeated after a crash. */
export const ROWS_AT_ONCE = 1000;

/** Rows that are removed when they are so many days old. */
export interface TaskByAge {
  name: string;
  removes: string;
  schedule: string;
  setting: Extract<keyof Config, `keep${string}Days`>;
  /** Counted for one context, too. */
  isOfContexts?: true;
  /** Younger ones are never removed. */
  shortestDays?: number;
  /**
   * A context may keep them for less long than the server does, but for so long at least: what is being worked with
   * stays.
   */
  shortestOwnDays?: number;
  rows: AgeingRows;
}

/** First by the server's setting, then of each context with a shorter retention. */
export function taskByAge(sql: Executor, config: Config, task: TaskByAge): MaintenanceTask {
  const days = config[task.setting];
  const { rows, shortestOwnDays } = task;
  const shorter = async () => {
    if (shortestOwnDays === undefined) return [];
    const chosen = await listShorterRetentions(sql, task.name, days);
    // Also when the shortest was less when it was chosen.
    return chosen.map((own) => ({ ...own, days: Math.max(own.days, shortestOwnDays) }));
  };
  return {
    name: task.name,
    removes: task.removes,
    schedule: task.schedule,
    retention: { setting: settingName(task.setting), days },
    atOnce: ROWS_AT_ONCE,
    count: async () => {
      const ofServer = async (contextId?: string) => (days === 0 ? 0 : rows.count(sql, days, contextId));
      let count = await ofServer();
      for (const own of await shorter())
        count += (await rows.count(sql, own.days, own.contextId)) - (await ofServer(own.contextId));
      return count;
    },
    ...(task.isOfContexts && {
      countIn: (contextId: string, kept: number) =>
        rows.count(sql, Math.max(kept, task.shortestDays ?? 0), contextId),
    }),
    ...(shortestOwnDays !== undefined && { shortestOwnDays }),
    removeSome: async (limit) => {
      let removed = days === 0 ? 0 : await rows.remove(sql, days, limit);
      if (removed >= limit) return { removed };
      for (const own of await shorter()) {
        removed += await rows.remove(sql, own.days, limit - removed, own.contextId);
        if (removed >= limit) break;
      }
      return { removed };
    },
  };
}
