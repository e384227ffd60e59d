import { Fault } from '../../fault.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import type { EndExhausted } from '../../infra/queue/exhausted-entries.ts';
import type { QueueTask } from '../../infra/queue/queue-worker.ts';
import { prepareReport, publishReport, type ReportSettings } from '../../output/reports/reports.service.ts';
import { endAction, findWaitingReports, writeOutcome } from './portfolio-actions.repository.ts';

export const CREATE_REPORT = 'create_report';
/**
 * The same work under its own name, so that a server of an earlier version, which does not know it, leaves it alone.
 */
export const RENEW_REPORTS = 'renew_reports';

export interface CreateReport {
  version: 1;
  contextId: string;
  actionId: string;
  estateId: string;
}

export function createReportTasks(settings: ReportSettings): Record<string, QueueTask> {
  const task = createReportTask(settings);
  return { [CREATE_REPORT]: task, [RENEW_REPORTS]: task };
}

/**
 * Makes the reports of one estate. They are published with its outcome: after a crash they are made once more, and
 * published once.
 */
function createReportTask(settings: ReportSettings): QueueTask {
  const { sql } = settings;
  return async (payload) => {
    // The queue holds only what `startAction` wrote.
    const { contextId, actionId, estateId } = payload as CreateReport;
    const waiting = await findWaitingReports(sql, contextId, actionId, estateId);
    const fail = (reason: string) => writeOutcome(sql, contextId, actionId, estateId, reason);
    try {
      if (waiting?.action === 'REPORT' && waiting.reports.length === 0)
        await fail('the estate has no plan any more');
      else if (waiting !== null) {
        // One after the other.
        const reports = await Array.fromAsync(waiting.reports, ({ renovationId, language }) =>
          prepareReport(settings, contextId, renovationId, language),
        );
        const maker = { kind: waiting.actorKind, id: waiting.actorId };
        await transaction(sql, async (tx) => {
          if (!(await writeOutcome(tx, contextId, actionId, estateId, null))) return;
          for (const report of reports) await publishReport(tx, settings, contextId, report, maker);
        });
      }
    } catch (error) {
      const isForGood = error instanceof Fault && error.kind !== 'busy';
      if (!isForGood) throw error;
      await fail(error.messages.join('; ') || error.kind);
    }
    await endAction(sql, contextId, actionId);
  };
}

export function endReportTasks(sql: Sql): Record<string, EndExhausted> {
  const end: EndExhausted = async (payload) => {
    // The queue holds only what `startAction` wrote.
    const { contextId, actionId, estateId } = payload as CreateReport;
    await writeOutcome(sql, contextId, actionId, estateId, 'it could not be made');
    await endAction(sql, contextId, actionId);
  };
  return { [CREATE_REPORT]: end, [RENEW_REPORTS]: end };
}
