/** Reads of a programme that has its result: its homes, a comparison, and its files. */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Language, programmeWords } from '@rooftree/words';
import { languageOf } from '../../access/contexts/contexts.service.ts';
import { Fault } from '../../fault.ts';
import type { Executor, Sql } from '../../infra/database/sql.ts';
import type { FileStore } from '../../infra/files/file-store.ts';
import { TABLE_TYPES } from '../../infra/tables/table-file.ts';
import { countMoved, type HomesQuery, listHomes, type ProgrammeHome } from './chosen-homes.repository.ts';
import { hasResult, type ProgrammeRow, type StoredScenario } from './programme.ts';
import { homesCsv, hoursCsv, programmeWorkbook } from './programme-files.ts';
import { findFile, findProgramme, findResult } from './programmes.repository.ts';

interface Solved {
  row: ProgrammeRow;
  scenario: StoredScenario;
}

/** Throws when there is no such programme or scenario, or no result yet. */
async function requireSolved(sql: Executor, contextId: string, id: string, number: number): Promise<Solved> {
  const row = await findProgramme(sql, contextId, id);
  if (row === null) throw new Fault('missing');
  if (!hasResult(row.status))
    throw new Fault('conflict', [`the programme is ${row.status} and has no result`], {
      code: 'result_not_ready',
    });
  const scenario = (await findResult(sql, contextId, id))?.[number];
  if (scenario === undefined) throw new Fault('missing');
  return { row, scenario };
}

export async function getHomes(
  sql: Executor,
  contextId: string,
  id: string,
  { language, ...query }: HomesQuery & { language: Language | null },
) {
  const row = await findProgramme(sql, contextId, id);
  if (row === null) throw new Fault('missing');
  // Of one that failed, those that were left out say why.
  const limits = hasResult(row.status)
    ? (await requireSolved(sql, contextId, id, query.scenario)).scenario.limits
    : [];
  const found = await listHomes(sql, contextId, id, { ...query, limit: query.limit + 1 });
  const page = found.slice(0, query.limit);
  const words = programmeWords(language ?? (await languageOf(sql, contextId)));
  return {
    next: found.length > query.limit ? (page.at(-1)?.estateId ?? null) : null,
    data: page.map((home) => ({
      external_id: home.externalId,
      address: addressOf(home),
      place: home.place,
      region: home.region,
      status: home.status,
      complex: home.complex,
      package: home.package,
      works: home.works ?? [],
      first_year: home.firstYear,
      paid_cents: home.paidCents ?? 0,
      label_now: home.labelNow,
      label_after: home.labelAfter,
      probability: home.probability,
      reason: home.reason,
      reason_limit: home.reasonLimit,
      reason_text: words.reason(
        home.reason,
        limits.find(({ id: limit }) => limit === home.reasonLimit) ?? null,
      ),
      approved_at: home.approvedAt,
      done_on: home.doneOn,
    })),
  };
}

export function addressOf(
  home: Pick<ProgrammeHome, 'street' | 'houseNumber' | 'houseNumberExtra' | 'zipCode' | 'place'>,
): string | null {
  const part = (...words: (string | null)[]) => words.filter((word) => word !== null).join(' ');
  const address = [
    part(home.street, home.houseNumber, home.houseNumberExtra),
    part(home.zipCode, home.place),
  ].filter((line) => line !== '');
  return address.length === 0 ? null : address.join(', ');
}

const COMPARED = [
  'value',
  'bound',
  'gap',
  'present_cost_cents',
  'paid_cents',
  'grants_cents',
  'co2_kg',
  'co2_saved_kg',
  'tenants_helped',
  'homes_with_works',
  'reserve_cents',
] as const;

export async function compareProgrammes(
  sql: Executor,
  contextId: string,
  ids: { id: string; scenario: number; other: string; otherScenario: number },
) {
  const first = await requireSolved(sql, contextId, ids.id, ids.scenario);
  const second = await requireSolved(sql, contextId, ids.other, ids.otherScenario);
  const { homesInBoth, homesMoved } = await countMoved(
    sql,
    contextId,
    { programmeId: ids.id, scenario: ids.scenario },
    { programmeId: ids.other, scenario: ids.otherScenario },
  );
  const figuresOf = ({ row, scenario }: Solved) => ({
    id: row.id,
    name: scenario.name === null ? row.name : `${row.name}: ${scenario.name}`,
    duties_missed: missedOf(scenario),
    // One entry for each of these names, with the scenario's own value.
    ...(Object.fromEntries(COMPARED.map((name) => [name, scenario[name]])) as Pick<
      StoredScenario,
      (typeof COMPARED)[number]
    >),
    years: scenario.years,
  });
  return {
    programmes: [figuresOf(first), figuresOf(second)],
    difference: {
      present_cost_cents: second.scenario.present_cost_cents - first.scenario.present_cost_cents,
      paid_cents: second.scenario.paid_cents - first.scenario.paid_cents,
      co2_kg: second.scenario.co2_kg - first.scenario.co2_kg,
      tenants_helped: second.scenario.tenants_helped - first.scenario.tenants_helped,
      duties_missed: missedOf(second.scenario) - missedOf(first.scenario),
    },
    homes_in_both: homesInBoth,
    homes_moved: homesMoved,
  };
}

const missedOf = ({ duties }: StoredScenario) => duties.reduce((sum, { missed }) => sum + missed, 0);

export const PROGRAMME_FILES = {
  'programme.xlsx': TABLE_TYPES.xlsx,
  'homes.csv': TABLE_TYPES.csv,
  'hours.csv': TABLE_TYPES.csv,
  'problem.txt': 'text/plain; charset=utf-8',
  'certificate.txt': 'text/plain; charset=utf-8',
} as const;
export type ProgrammeFile = keyof typeof PROGRAMME_FILES;

/** Piece by piece, whatever the number of homes; the workbook as a whole. */
export async function openFile(
  { sql, files }: { sql: Sql; files: FileStore },
  contextId: string,
  id: string,
  { file, scenario: number, language }: { file: ProgrammeFile; scenario: number; language: Language | null },
): Promise<Readable> {
  const { row, scenario } = await requireSolved(sql, contextId, id, number);
  if (file === 'problem.txt' || file === 'certificate.txt') {
    const kind = file === 'problem.txt' ? 'problem' : 'certificate';
    const path = await findFile(sql, contextId, id, { scenario: number, kind });
    if (path === null)
      throw new Fault('conflict', ['there is no certificate: no programme is within the limits']);
    const stored = await files.read(path);
    return stored.pipe(createGunzip()).once('error', () => stored.destroy());
  }
  const pages = readHomes(sql, contextId, id, number);
  if (file === 'homes.csv') return Readable.from(homesCsv(pages));
  if (file === 'hours.csv') return Readable.from([hoursCsv(scenario)]);
  const inLanguage = language ?? (await languageOf(sql, contextId));
  return Readable.from([await programmeWorkbook(row, scenario, pages, inLanguage)]);
}

const HOMES_AT_ONCE = 1000;

async function* readHomes(
  sql: Sql,
  contextId: string,
  id: string,
  scenario: number,
): AsyncGenerator<ProgrammeHome[]> {
  for (let after: string | null = null; ; ) {
    const query = { scenario, year: null, status: null, after, limit: HOMES_AT_ONCE };
    const homes: ProgrammeHome[] = await listHomes(sql, contextId, id, query);
    yield homes;
    if (homes.length < HOMES_AT_ONCE) return;
    after = homes.at(-1)?.estateId ?? null;
  }
}
