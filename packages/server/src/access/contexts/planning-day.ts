import type { Executor } from '../../infra/database/sql.ts';
import { localDay } from '../../infra/local-day.ts';
import { getContext } from './contexts.service.ts';

/**
 * The day for which plans are made: the date that a sandbox has set, otherwise the moment's day on the calendar of the
 * place.
 */
export function planningDay(
  { sandboxDate }: { sandboxDate: string | null },
  place: string | null,
  moment = new Date(),
): string {
  return sandboxDate ?? localDay(place, moment);
}

export async function planningDayOf(
  sql: Executor,
  contextId: string,
  place: string | null,
  moment = new Date(),
): Promise<string> {
  return planningDay(await getContext(sql, contextId), place, moment);
}
