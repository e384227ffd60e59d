import { Fault } from '../../../fault.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import type { EndExhausted } from '../../../infra/queue/exhausted-entries.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import type { QueueTask } from '../../../infra/queue/queue-worker.ts';
import { startAction } from '../../portfolio-actions/portfolio-actions.service.ts';
import { endApproval, findWaitingApproval } from './approvals.repository.ts';

export const CREATE_PASSPORTS = 'create_programme_passports';
const TRY_AGAIN_MS = 2000;

export interface CreatePassports {
  version: 1;
  contextId: string;
  approvalId: string;
}

/**
 * Starts the action that makes the passports of an approved year, once its plans have ended and no other action makes
 * reports.
 */
export function createPassportsTask({ sql }: { sql: Sql }): QueueTask {
  return async (payload) => {
    // The queue holds only what `approveYear` and this task wrote.
    const { version, contextId, approvalId } = payload as CreatePassports;
    const again = (tx: Executor) =>
      enqueue(tx, [
        {
          task: CREATE_PASSPORTS,
          payload: { version, contextId, approvalId } satisfies CreatePassports,
          runAt: new Date(Date.now() + TRY_AGAIN_MS),
        },
      ]);
    const approval = await findWaitingApproval(sql, contextId, approvalId);
    if (approval === null) return;
    if (approval.isPlanning) return again(sql);
    const { language, estates, actorKind: kind, actorId: id } = approval;
    try {
      await transaction(sql, async (tx) => {
        const selection = { total: estates.length, estates };
        const request = { action: 'REPORT' as const, language };
        const action = await startAction(tx, { contextId, kind, id }, request, selection);
        // A second entry, which a crash leaves, has done it meanwhile.
        if (!(await endApproval(tx, contextId, approvalId, { actionId: action.id, failure: null })))
          throw new Fault('gone');
      });
    } catch (error) {
      if (error instanceof Fault && error.kind === 'gone') return;
      if (error instanceof Fault && error.kind === 'conflict') return again(sql);
      throw error;
    }
  };
}

export function endPassports(sql: Sql): EndExhausted {
  return async (payload) => {
    // As above.
    const { contextId, approvalId } = payload as CreatePassports;
    await endApproval(sql, contextId, approvalId, {
      actionId: null,
      failure: 'the passports could not be made',
    });
  };
}
