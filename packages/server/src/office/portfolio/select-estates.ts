/** The estates of a filter by id, for what is done to all of them. */
import { type Sql, transaction } from '../../infra/database/sql.ts';
import type { PortfolioFilter } from './portfolio.ts';
import { conditionsOf, type Parameter } from './portfolio-statement.ts';

/** What an estate must have for an action; the same rule for plans as `lackOfEstate`. */
const IS_ELIGIBLE = {
  DEACTIVATE: 'p.is_active',
  REACTIVATE: 'NOT p.is_active',
  PLAN: `p.is_active AND p.estate_type IN ('HOUSE', 'APARTMENT') AND p.region IS NOT NULL AND p.year_built IS NOT NULL`,
  REPORT: 'p.renovation_id IS NOT NULL',
};

export interface SelectedEstate {
  id: string;
  externalId: string;
  isEligible: boolean;
}

/** By name. Planned for its values, as the pages of the portfolio are. */
export function selectEstates(
  sql: Sql,
  contextId: string,
  action: keyof typeof IS_ELIGIBLE,
  { filter, externalIds }: { filter: PortfolioFilter; externalIds: readonly string[] | null },
  limit: number,
): Promise<SelectedEstate[]> {
  const parameters: Parameter[] = [contextId];
  const conditions = conditionsOf(filter, parameters);
  if (externalIds !== null)
    conditions.push(`e.external_id = ANY ($${parameters.push([...externalIds])}::text[])`);
  return transaction(sql, async (tx) => {
    await tx`SET LOCAL plan_cache_mode = force_custom_plan`;
    return tx.unsafe<SelectedEstate[]>(
      `SELECT e.id, e.external_id AS "externalId", ${IS_ELIGIBLE[action]} AS "isEligible"
       FROM portfolio_entries p JOIN estates e ON e.context_id = p.context_id AND e.id = p.estate_id
       WHERE ${conditions.join(' AND ')} ORDER BY e.external_id LIMIT ${limit}`,
      parameters,
    );
  });
}
