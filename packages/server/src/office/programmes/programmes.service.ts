/** Programmes: created at once, solved by the worker. */

import type { Language } from '@rooftree/words';
import type { Actor } from '../../access/audit/audit.ts';
import { languageOf } from '../../access/contexts/contexts.service.ts';
import { planningDayOf } from '../../access/contexts/planning-day.ts';
import { Fault } from '../../fault.ts';
import type { Executor, Sql } from '../../infra/database/sql.ts';
import { enqueue } from '../../infra/queue/queue.ts';
import { filterOf } from '../portfolio/portfolio.schemas.ts';
import { selectEstates } from '../portfolio/select-estates.ts';
import { hasResult, isEnded, type ProgrammeRequest, type ProgrammeRow } from './programme.ts';
import { insertHomes } from './programme-homes.repository.ts';
import { checkRequest } from './programme-request.ts';
import { writeProgramme, writeScenario } from './programme-view.ts';
import { SOLVE_PROGRAMME, type SolveProgramme } from './programmes.job.ts';
import {
  deleteProgramme,
  endProgramme,
  findProgramme,
  findResult,
  insertProgramme,
  listProgrammes,
} from './programmes.repository.ts';
import { MOST_HOMES } from './programmes.schemas.ts';

interface ChosenHomes {
  id: string;
  complex: string | null;
}

/** The homes of the request; throws a fault that names everything that is wrong with it. */
export async function chooseHomes(
  sql: Sql,
  contextId: string,
  request: ProgrammeRequest,
): Promise<ChosenHomes[]> {
  checkRequest(request, Number((await planningDayOf(sql, contextId, null)).slice(0, 4)));
  const { homes, complexes = [], previous } = request;
  if (previous !== undefined) {
    const before = await findProgramme(sql, contextId, previous.programme_id);
    if (before === null || !hasResult(before.status))
      throw new Fault('invalid', ['previous.programme_id must name a finished programme']);
  }
  const externalIds = homes?.external_ids ?? null;
  const filter = filterOf({ include_deactivated: false, ...homes?.filter });
  const found = await selectEstates(
    sql,
    contextId,
    { action: 'PLAN', filter, externalIds, language: null },
    MOST_HOMES + 1,
  );
  if (found.length > MOST_HOMES)
    throw new Fault('invalid', [`more than ${MOST_HOMES} estates match: choose fewer`]);
  if (found.length === 0) throw new Fault('invalid', ['homes must match at least one active estate']);
  const names = new Set(found.map(({ externalId }) => externalId));
  const complexOf = new Map(
    complexes.flatMap(({ code, external_ids }) => external_ids.map((id) => [id, code])),
  );
  const faults = [
    ...missing('homes.external_ids', externalIds ?? [], names),
    ...missing('complexes', [...complexOf.keys()], names),
  ];
  if (faults.length > 0) throw new Fault('invalid', faults);
  return found.map(({ id, externalId }) => ({ id, complex: complexOf.get(externalId) ?? null }));
}

const SHOWN = 10;

function missing(path: string, wanted: readonly string[], names: ReadonlySet<string>): string[] {
  const unknown = wanted.filter((name) => !names.has(name));
  if (unknown.length === 0) return [];
  const more = unknown.length > SHOWN ? ` and ${unknown.length - SHOWN} more` : '';
  return [`${path} must name active estates of the programme: ${unknown.slice(0, SHOWN).join(', ')}${more}`];
}

/** In the caller's transaction: the programme, its homes and its place in the queue. */
export async function createProgramme(
  tx: Executor,
  contextId: string,
  actor: Pick<Actor, 'kind' | 'id'>,
  request: ProgrammeRequest,
  homes: readonly ChosenHomes[],
) {
  const programmeId = await insertProgramme(tx, contextId, actor, request, homes.length);
  await insertHomes(
    tx,
    contextId,
    programmeId,
    homes.map(({ id: estateId, complex }) => ({ estateId, complex })),
    { previousId: request.previous?.programme_id ?? null, firstYear: request.first_year },
  );
  await enqueue(tx, [
    {
      task: SOLVE_PROGRAMME,
      payload: { version: 1, contextId, programmeId } satisfies SolveProgramme,
      // One at a time for each context: the search needs a core of its own.
      queue: `programme:${contextId}`,
      maxAttempts: 5,
    },
  ]);
  return getProgramme(tx, contextId, programmeId, null);
}

async function requireProgramme(sql: Executor, contextId: string, id: string): Promise<ProgrammeRow> {
  const row = await findProgramme(sql, contextId, id);
  if (row === null) throw new Fault('missing');
  return row;
}

/** With its request and the figures of its scenarios; the texts in the language of the context when none is given. */
export async function getProgramme(sql: Executor, contextId: string, id: string, language: Language | null) {
  const row = await requireProgramme(sql, contextId, id);
  const result = hasResult(row.status) ? ((await findResult(sql, contextId, id)) ?? []) : [];
  const inLanguage = language ?? (await languageOf(sql, contextId));
  return {
    ...writeProgramme(row),
    request: row.request,
    scenarios: result.map((scenario, number) => writeScenario(row, scenario, number, inLanguage)),
  };
}

export async function getProgrammes(
  sql: Executor,
  contextId: string,
  { after, pageSize }: { after: string | null; pageSize: number },
) {
  const rows = await listProgrammes(sql, contextId, { before: after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return {
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    data: page.map(writeProgramme),
  };
}

export async function cancelProgramme(tx: Executor, contextId: string, id: string): Promise<void> {
  const { status } = await requireProgramme(tx, contextId, id);
  if (status === 'CANCELLED') return;
  if (isEnded(status) || !(await endProgramme(tx, contextId, id, { status: 'CANCELLED' })))
    throw new Fault('conflict', [`the programme is ${status} and can't be cancelled any more`], {
      code: 'job_ended',
    });
}

export async function removeProgramme(tx: Executor, contextId: string, id: string): Promise<void> {
  if (!(await deleteProgramme(tx, contextId, id))) throw new Fault('missing');
}
