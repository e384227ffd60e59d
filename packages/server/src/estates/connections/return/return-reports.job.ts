import { buffer } from 'node:stream/consumers';
import { ProviderFault } from '@rooftree/connectors';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import type { FileStore } from '../../../infra/files/file-store.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import type { QueueTask } from '../../../infra/queue/queue-worker.ts';
import { findConnection } from '../connections.repository.ts';
import type { OpenSessions } from '../providers/open-sessions.ts';
import {
  createReturns,
  findReportToReturn,
  type ReportToReturn,
  recordReturn,
} from './returned-reports.repository.ts';

export const RETURN_REPORT = 'return_report';
const ASKED_AT_ONCE = 50;
/** The queue waits longer after each: half a day in all. */
const ATTEMPTS = 12;

/** Queues what is to be put back. In one transaction: a report is requested once. */
export function queueReturns(sql: Sql): Promise<void> {
  return transaction(sql, async (tx) => {
    const reports = await createReturns(tx, ASKED_AT_ONCE);
    await enqueue(
      tx,
      reports.map((report) => ({
        task: RETURN_REPORT,
        payload: { version: 1, ...report },
        queue: `connection:${report.connectionId}`,
        maxAttempts: ATTEMPTS,
      })),
    );
  });
}

interface ReportReturner {
  sql: Sql;
  files: FileStore;
  sessions: OpenSessions;
  publicUrl: string;
}

/** Puts a report to where its estate came from. After a crash it is sent again, and the provider ends with one. */
export function returnReportTask({ sql, files, sessions, publicUrl }: ReportReturner): QueueTask {
  return async (payload, { isLast }) => {
    // The queue holds only what `queueReturns` wrote.
    const report = payload as ReportToReturn;
    const { contextId, connectionId, reportId } = report;
    const connection = await findConnection(sql, contextId, connectionId);
    const found = await findReportToReturn(sql, contextId, report);
    if (connection === null || found === null) return;
    try {
      const { provider, session } = await sessions.open(connection);
      await provider.putBack?.(session, {
        external_id: found.externalId,
        report_id: reportId,
        referral_link: `${publicUrl}/r/${found.referralToken}`,
        pdf: await buffer(await files.read(found.path)),
        filename: `${found.name}.pdf`,
      });
      await recordReturn(sql, report, null);
    } catch (error) {
      const isForGood = error instanceof ProviderFault && error.kind !== 'busy';
      if (isForGood || isLast)
        await recordReturn(
          sql,
          report,
          error instanceof ProviderFault ? error.message.slice(0, 1000) : 'it broke down',
        );
      if (!isForGood) throw error;
    }
  };
}
