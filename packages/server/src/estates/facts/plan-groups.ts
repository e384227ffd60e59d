import type { Executor } from '../../infra/database/sql.ts';

interface PlanGroup {
  /** Of the plan that these estates have; null for those without one. */
  controls: object | null;
  estateIds: readonly string[];
}

/**
 * Plans estates whose facts changed, each with the controls of the plan it had; returns how many. The composition root
 * passes the implementation: planning is a storey above.
 */
export type PlanGroups = (tx: Executor, contextId: string, groups: readonly PlanGroup[]) => Promise<number>;
