/**
 * A year of a programme becomes work: its homes get the plans of their packages, and their passports where they are
 * wanted.
 */

import type { Language } from '@rooftree/words';
import type { Actor } from '../../../access/audit/audit.ts';
import { languageOf } from '../../../access/contexts/contexts.service.ts';
import { planningDayOf } from '../../../access/contexts/planning-day.ts';
import type { PublishEvent } from '../../../events.ts';
import { Fault } from '../../../fault.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import { hasResult } from '../programme.ts';
import { findProgramme, findResult } from '../programmes.repository.ts';
import { approveHomes, insertApproval, listApprovals, writeJobs } from './approvals.repository.ts';
import { writeApproval } from './approvals.ts';
import { CREATE_PASSPORTS, type CreatePassports } from './passports.job.ts';
import { planPackages } from './plan-packages.ts';

export interface ApprovalRequest {
  year: number;
  scenario: number;
  withPassports: boolean;
  /** Of the passports; that of the context when null. */
  language: Language | null;
}

export interface WorkSettings {
  publish: PublishEvent;
  batchMaxEstates: number;
}

/** In the caller's transaction. A year that is approved already is returned as it is. */
export async function approveYear(
  tx: Executor,
  contextId: string,
  actor: Pick<Actor, 'kind' | 'id'>,
  programmeId: string,
  { year, scenario, withPassports, language }: ApprovalRequest,
  { publish, batchMaxEstates }: WorkSettings,
) {
  const programme = await requireSolved(tx, contextId, programmeId, scenario);
  const earlier = await listApprovals(tx, contextId, programmeId);
  const other = earlier.find((approval) => approval.scenario !== scenario);
  if (other !== undefined)
    throw new Fault('conflict', [
      `scenario ${other.scenario} of the programme was approved for ${other.year}: another one cannot be approved`,
    ]);
  const id = await insertApproval(tx, contextId, programmeId, actor, {
    scenario,
    year,
    withPassports,
    language: language ?? (await languageOf(tx, contextId)),
  });
  if (id !== null) {
    const homes = await approveHomes(tx, contextId, programmeId, { scenario, year });
    if (homes.length === 0)
      throw new Fault('invalid', [`no home of the programme has works that begin in ${year}`]);
    const ownership = programme.request.ownership ?? null;
    const jobIds = await planPackages(tx, contextId, homes, { ownership, batchMaxEstates });
    await writeJobs(tx, contextId, id, { homes: homes.length, jobIds });
    if (withPassports) {
      const payload: CreatePassports = { version: 1, contextId, approvalId: id };
      await enqueue(tx, [{ task: CREATE_PASSPORTS, payload }]);
    }
    await publish(tx, contextId, 'programme.approved', {
      id: programmeId,
      year,
      scenario,
      homes: homes.length,
    });
  }
  const approval = (await getApprovals(tx, contextId, programmeId)).find((each) => each.year === year);
  if (approval === undefined) throw new Fault('busy');
  return { approval, isNew: id !== null };
}

async function requireSolved(tx: Executor, contextId: string, programmeId: string, scenario: number) {
  const programme = await findProgramme(tx, contextId, programmeId);
  if (programme === null) throw new Fault('missing');
  if (!hasResult(programme.status))
    throw new Fault('conflict', [`the programme is ${programme.status} and has no result`]);
  const found = (await findResult(tx, contextId, programmeId))?.[scenario];
  if (found === undefined) throw new Fault('invalid', [`the programme has no scenario ${scenario}`]);
  if (!found.isFeasible)
    throw new Fault('conflict', ['no programme is within the limits: change them first']);
  return programme;
}

export async function getApprovals(sql: Executor, contextId: string, programmeId: string) {
  if ((await findProgramme(sql, contextId, programmeId)) === null) throw new Fault('missing');
  const thisYear = Number((await planningDayOf(sql, contextId, null)).slice(0, 4));
  const rows = await listApprovals(sql, contextId, programmeId);
  return rows.map((row) => writeApproval(row, thisYear));
}
