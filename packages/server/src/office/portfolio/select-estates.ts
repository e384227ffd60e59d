/** The estates of a filter by id, for what is done to all of them. */
import type { Language } from '@rooftree/words';
import type { Sql } from '../../infra/database/sql.ts';
import { OUTDATED_REPORTS } from '../../output/reports/list/listed-reports.ts';
import { plannedForValues } from './portfolio.repository.ts';
import type { PortfolioFilter } from './portfolio.ts';
import { conditionsOf, type Parameter } from './portfolio-statement.ts';

/** What an estate must have for an action; the same rule for plans as `lackOfEstate`. */
const IS_ELIGIBLE = {
  DEACTIVATE: 'p.is_active',
  REACTIVATE: 'NOT p.is_active',
  PLAN: `p.is_active AND p.estate_type IN ('HOUSE', 'APARTMENT') AND p.region IS NOT NULL AND p.year_built IS NOT NULL`,
  REPORT: 'p.renovation_id IS NOT NULL',
  RENEW_REPORTS: 'true',
};

interface SelectedEstate {
  id: string;
  externalId: string;
  isEligible: boolean;
}

/** By name. */
export function selectEstates(
  sql: Sql,
  contextId: string,
  {
    action,
    filter,
    externalIds,
    language,
  }: {
    action: keyof typeof IS_ELIGIBLE;
    filter: PortfolioFilter;
    externalIds: readonly string[] | null;
    language: Language | null;
  },
  limit: number,
): Promise<SelectedEstate[]> {
  const parameters: Parameter[] = [contextId];
  const conditions = conditionsOf(filter, parameters);
  if (externalIds !== null)
    conditions.push(`e.external_id = ANY ($${parameters.push([...externalIds])}::text[])`);
  // In a large portfolio few estates have an outdated report: the others do not count against the limit.
  if (action === 'RENEW_REPORTS') {
    const ofLanguage = language === null ? '' : `AND p.language = $${parameters.push(language)}`;
    conditions.push(`e.id IN (SELECT r.estate_id FROM ${OUTDATED_REPORTS} ${ofLanguage})`);
  }
  return plannedForValues<SelectedEstate>(
    sql,
    `SELECT e.id, e.external_id AS "externalId", ${IS_ELIGIBLE[action]} AS "isEligible"
     FROM portfolio_entries p JOIN estates e ON e.context_id = p.context_id AND e.id = p.estate_id
     WHERE ${conditions.join(' AND ')} ORDER BY e.external_id LIMIT ${limit}`,
    parameters,
  );
}
