import type { Language } from '@rooftree/words';
import { Fault } from '../../fault.ts';
import { transaction } from '../../infra/database/sql.ts';
import type { QueueTask } from '../../infra/queue/queue-worker.ts';
import { prepareReport, publishReport, type ReportSettings } from '../../output/reports/reports.service.ts';
import { endAction, findWaitingReport, writeOutcome } from './portfolio-actions.repository.ts';

export const CREATE_REPORT = 'create_report';

export interface CreateReport {
  version: 1;
  contextId: string;
  actionId: string;
  estateId: string;
}

/** Makes the report of one estate. It is published with its outcome: after a crash it is made once more, and published once. */
export function createReportTask(settings: ReportSettings): QueueTask {
  const { sql } = settings;
  return async (payload, { isLast }) => {
    // The queue holds only what `startAction` wrote.
    const { contextId, actionId, estateId } = payload as CreateReport;
    const waiting = await findWaitingReport(sql, contextId, actionId, estateId);
    const fail = (reason: string) => writeOutcome(sql, contextId, actionId, estateId, reason);
    try {
      if (waiting?.renovationId === null) await fail('the estate has no plan any more');
      else if (waiting !== null) {
        // The schema of the request has checked it.
        const language = waiting.language as Language;
        const report = await prepareReport(settings, contextId, waiting.renovationId, language);
        const maker = { kind: waiting.actorKind, id: waiting.actorId };
        await transaction(sql, async (tx) => {
          if (await writeOutcome(tx, contextId, actionId, estateId, null))
            await publishReport(tx, settings, contextId, report, maker);
        });
      }
    } catch (error) {
      const isForGood = error instanceof Fault && error.kind !== 'busy';
      if (!isForGood && !isLast) throw error;
      await fail(isForGood ? error.messages.join('; ') || error.kind : 'it could not be made');
    }
    await endAction(sql, contextId, actionId);
  };
}
