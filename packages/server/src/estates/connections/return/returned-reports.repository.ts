import type { Executor } from '../../../infra/database/sql.ts';

export interface ReportToReturn {
  contextId: string;
  connectionId: string;
  reportId: string;
}

/**
 * Reports that the agency's people made since it wants them put back, of estates that a connection brings; requested
 * from now on. Those that readers of the planner page make for themselves stay theirs.
 */
export function createReturns(tx: Executor, limit: number): Promise<ReportToReturn[]> {
  return tx<ReportToReturn[]>`
    INSERT INTO returned_reports (context_id, connection_id, report_id)
    SELECT c.context_id, c.id, report.id
    FROM connections c
      JOIN connection_estates l ON l.context_id = c.context_id AND l.connection_id = c.id AND l.estate_id IS NOT NULL
      JOIN renovations r ON r.context_id = c.context_id AND r.estate_id = l.estate_id
      JOIN renovation_reports report ON report.context_id = c.context_id AND report.renovation_id = r.id
        AND report.created_at >= c.returns_reports_since AND report.actor_kind IS NOT NULL
    WHERE c.returns_reports AND c.state IN ('ACTIVE', 'FAILING')
      AND NOT EXISTS (SELECT FROM returned_reports done
        WHERE done.context_id = c.context_id AND done.connection_id = c.id AND done.report_id = report.id)
    LIMIT ${limit}
    ON CONFLICT DO NOTHING
    RETURNING context_id AS "contextId", connection_id AS "connectionId", report_id AS "reportId"`;
}

interface ReportFile {
  externalId: string;
  path: string;
  name: string;
  referralToken: string;
}

/** Null when it was put back already, or is no longer there. */
export async function findReportToReturn(
  sql: Executor,
  contextId: string,
  { connectionId, reportId }: { connectionId: string; reportId: string },
): Promise<ReportFile | null> {
  const [row] = await sql<ReportFile[]>`
    SELECT coalesce(l.provider_id, l.external_id) AS "externalId", report.path, report.name, e.referral_token AS "referralToken"
    FROM returned_reports t
      JOIN renovation_reports report ON report.context_id = t.context_id AND report.id = t.report_id
      JOIN renovations r ON r.context_id = t.context_id AND r.id = report.renovation_id
      JOIN estates e ON e.context_id = t.context_id AND e.id = r.estate_id
      JOIN connection_estates l ON l.context_id = t.context_id AND l.connection_id = t.connection_id AND l.estate_id = r.estate_id
    WHERE t.context_id = ${contextId} AND t.connection_id = ${connectionId} AND t.report_id = ${reportId} AND t.returned_at IS NULL`;
  return row ?? null;
}

export async function recordReturn(
  sql: Executor,
  { contextId, connectionId, reportId }: ReportToReturn,
  fault: string | null,
): Promise<void> {
  await sql`
    UPDATE returned_reports SET returned_at = CASE WHEN ${fault}::text IS NULL THEN now() END, fault = ${fault}
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND report_id = ${reportId}`;
}
