import type { Executor } from './sql.ts';

/** Narrows a statement over all contexts to one of them; null leaves it as it is. */
export function ofContext(sql: Executor, contextId: string | null) {
  return contextId === null ? sql`` : sql`AND context_id = ${contextId}`;
}
