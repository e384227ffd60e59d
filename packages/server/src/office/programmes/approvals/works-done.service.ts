/** Works of a programme that were done: the homes get the facts that the works changed, and a plan of what is left. */

import { parseEstateInput } from '@rooftree/engine';
import { factsAfterWorks } from '@rooftree/engine/facts-after-works';
import { planningDayOf } from '../../../access/contexts/planning-day.ts';
import type { Estate } from '../../../estates/estates.ts';
import { changeManyLayers } from '../../../estates/facts/change-layers.ts';
import { writtenMeanwhile } from '../../../estates/facts/connected-estates.service.ts';
import { addWorks, type Facts, type Layers } from '../../../estates/facts/layers.ts';
import { boundedMessages, Fault } from '../../../fault.ts';
import { isCalendarDay } from '../../../infra/calendar-day.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { hasResult } from '../programme.ts';
import { findProgramme } from '../programmes.repository.ts';
import type { WorkSettings } from './approvals.service.ts';
import { planPackages } from './plan-packages.ts';
import { type ApprovedHome, lockHomes, writeDone } from './works-done.repository.ts';

export interface DoneRow {
  externalId: string;
  doneOn: string;
}

interface Report extends ApprovedHome {
  reportedOn: string;
  /** Of those that were due by then, the ones that were not reported before. */
  newWorks: string[];
}

/** In the caller's transaction. A home that was reported before changes only by works that have become due since. */
export async function recordDone(
  tx: Executor,
  contextId: string,
  programmeId: string,
  rows: readonly DoneRow[],
  { publish, batchMaxEstates }: WorkSettings,
) {
  const programme = await findProgramme(tx, contextId, programmeId);
  if (programme === null) throw new Fault('missing');
  if (!hasResult(programme.status))
    throw new Fault('conflict', [`the programme is ${programme.status} and has no result`]);
  const today = await planningDayOf(tx, contextId, null);
  const names = rows.map(({ externalId }) => externalId);
  const known = new Map(
    (await lockHomes(tx, contextId, programmeId, names)).map((home) => [home.externalId, home]),
  );
  const faults = rows.flatMap((row, index) => faultOf(row, known.get(row.externalId), names, index, today));
  if (faults.length > 0) throw new Fault('invalid', boundedMessages(faults));
  const reports = rows.flatMap(({ externalId, doneOn }) => {
    const home = known.get(externalId);
    return home === undefined ? [] : [{ ...home, reportedOn: doneOn, newWorks: newWorksOf(home, doneOn) }];
  });
  const facts = await writeFacts(tx, contextId, reports, today);
  await writeDone(
    tx,
    contextId,
    programmeId,
    reports.map(({ estateId, reportedOn, doneWorks, newWorks }) => ({
      estateId,
      doneOn: reportedOn,
      doneWorks: [...(doneWorks ?? []), ...newWorks],
    })),
  );
  const changed = reports.filter(({ newWorks }) => newWorks.length > 0);
  const toPlan = changed.flatMap(({ estateId, externalId, isActive, package: wish }) =>
    isActive && wish !== null ? [{ estateId, externalId, package: wish }] : [],
  );
  const ownership = programme.request.ownership ?? null;
  const jobIds = await planPackages(tx, contextId, toPlan, { ownership, batchMaxEstates });
  if (changed.length > 0)
    await publish(tx, contextId, 'programme.works_done', { id: programmeId, homes: changed.length });
  return {
    recorded: changed.length,
    unchanged: reports.length - changed.length,
    homes: reports.map(({ externalId, reportedOn, newWorks }) => ({
      external_id: externalId,
      done_on: reportedOn,
      works: newWorks,
      facts: facts.get(externalId) ?? [],
    })),
    job_ids: jobIds,
  };
}

function faultOf(
  { externalId, doneOn }: DoneRow,
  home: ApprovedHome | undefined,
  names: readonly string[],
  index: number,
  today: string,
): string[] {
  const at = `homes.${index}`;
  if (names.indexOf(externalId) !== index)
    return [`${at}.external_id must not be named twice: ${externalId}`];
  if (home === undefined) return [`${at}.external_id must name a home of the programme: ${externalId}`];
  if (home.package === null)
    return [`${at}.external_id must name a home whose works are approved: ${externalId}`];
  if (!isCalendarDay(doneOn)) return [`${at}.done_on must be a day of the calendar: ${doneOn}`];
  if (doneOn > today) return [`${at}.done_on must not be in the future: ${doneOn}`];
  return [];
}

/** Of two stages, the second is due in its own year; whoever is early has done the first. */
function newWorksOf({ works, firstYear, doneWorks }: ApprovedHome, doneOn: string): string[] {
  const lastYear = Math.max(Number(doneOn.slice(0, 4)), firstYear ?? 0);
  return works
    .filter(({ year }) => year <= lastYear)
    .flatMap(({ works: codes }) => codes)
    .filter((work) => !(doneWorks ?? []).includes(work));
}

/** The names of the facts that changed, by home. */
async function writeFacts(
  tx: Executor,
  contextId: string,
  reports: readonly Report[],
  today: string,
): Promise<ReadonlyMap<string, string[]>> {
  const at = new Date().toISOString();
  const deciders = new Map(
    reports
      .filter(({ newWorks }) => newWorks.length > 0)
      .map(({ externalId, newWorks, reportedOn }) => [
        externalId,
        (layers: Layers, estate: Estate) => {
          const facts: Facts = factsAfterWorks(inputOf(estate, today), newWorks, reportedOn);
          return { facts, layers: { ...layers, WORKS: addWorks(layers.WORKS ?? {}, facts, reportedOn, at) } };
        },
      ]),
  );
  const changed = await changeManyLayers(tx, contextId, deciders);
  const refused = [...changed].flatMap(([name, change]) => (change === null ? [name] : []));
  if (refused.length > 0)
    throw new Fault(
      'invalid',
      boundedMessages(refused.map((name) => `the facts of ${name} are refused: correct the estate first`)),
    );
  if (changed.size < deciders.size) throw writtenMeanwhile();
  return new Map([...changed].map(([name, change]) => [name, Object.keys(change?.decision.facts ?? {})]));
}

function inputOf({ country, region, zip_code, dwelling, ...estate }: Estate, today: string) {
  const { estate_type, estate_format, year_built, year_renovated } = estate;
  const address = { country, region, zip_code };
  return parseEstateInput(
    { address, estate_type, estate_format, year_built, year_renovated, dwelling },
    today,
  );
}
