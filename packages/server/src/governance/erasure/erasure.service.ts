import type { Caller } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import { transaction } from '../../infra/database/sql.ts';
import { type FileLedger, removeFilesNow } from '../../infra/files/stored-files.service.ts';
import { leaveBuilding } from '../../office/buildings/buildings.service.ts';
import { deleteTraces, type Erasure, findTraces, insertErasure, lockEstate } from './erasure.repository.ts';

/** Who requested it: a client, a member, or the `rooftree` command. */
type Eraser = Pick<Caller, 'contextId'> & { kind: Caller['kind'] | 'command'; id: string | null };

/**
 * Erases an estate for good: its facts and links, its plans and reports with their files, its jobs, and what was stored
 * or queued of them. A file that the store does not remove at once is removed by maintenance.
 */
export async function eraseEstate(
  ledger: FileLedger,
  { contextId, kind, id }: Eraser,
  externalId: string,
): Promise<Erasure> {
  const { erasure, paths } = await transaction(ledger.sql, async (tx) => {
    const estateId = await lockEstate(tx, contextId, externalId);
    if (estateId === null) throw new Fault('missing');
    const traces = await findTraces(tx, contextId, estateId);
    const [live] = traces.liveJobs;
    if (live !== undefined) {
      throw new Fault('conflict', [
        `the calculation job ${live} is working on this estate: stop it, or wait until it has ended`,
      ]);
    }
    const papers = await leaveBuilding(tx, contextId, estateId);
    await deleteTraces(tx, contextId, estateId, traces);
    const made = {
      estateId,
      clientId: kind === 'client' ? id : null,
      memberId: kind === 'member' ? id : null,
      renovations: traces.renovations.length,
      reports: traces.reports.length,
      calculationJobs: traces.jobs.length,
    };
    await insertErasure(tx, contextId, made);
    return { erasure: made, paths: [...traces.paths, ...papers] };
  });
  await removeFilesNow(ledger, contextId, paths);
  return erasure;
}
