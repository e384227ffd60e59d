import type { Actor } from '../../access/audit/audit.ts';
import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type {
  ProgrammeRequest,
  ProgrammeRow,
  ProgrammeStatus,
  SolvingProgress,
  StoredScenario,
} from './programme.ts';

const FIELDS = `p.id, p.name, p.programme_status AS status, p.request, p.previous_id AS "previousId", p.homes_total AS "homesTotal",
  p.homes_planned AS "homesPlanned", p.homes_left_out AS "homesLeftOut",
  CASE WHEN p.result IS NOT NULL THEN json_build_object('homes_with_works', p.result -> 0 -> 'homes_with_works',
    'paid_cents', p.result -> 0 -> 'paid_cents', 'gap', p.result -> 0 -> 'gap') END AS outcome, p.progress, p.failure, p.created_at AS "createdAt",
  p.started_at AS "startedAt", p.ended_at AS "endedAt"`;

export async function insertProgramme(
  tx: Executor,
  contextId: string,
  { kind, id: actorId }: Pick<Actor, 'kind' | 'id'>,
  request: ProgrammeRequest,
  homesTotal: number,
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO programmes (context_id, name, request, actor_kind, actor_id, previous_id, homes_total)
    VALUES (${contextId}, ${request.name}, ${JSON.stringify(request)}::text::json, ${kind}, ${actorId},
      ${request.previous?.programme_id ?? null}, ${homesTotal})
    RETURNING id`;
  return row.id;
}

export async function findProgramme(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<ProgrammeRow | null> {
  const [row] = await sql.unsafe<ProgrammeRow[]>(
    `SELECT ${FIELDS} FROM programmes p WHERE p.context_id = $1 AND p.id = $2`,
    [contextId, id],
    { prepare: true },
  );
  return row ?? null;
}

/** The newest first, those before `before`. */
export function listProgrammes(
  sql: Executor,
  contextId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<ProgrammeRow[]> {
  return sql.unsafe<ProgrammeRow[]>(
    `SELECT ${FIELDS} FROM programmes p WHERE p.context_id = $1 AND ($2::uuid IS NULL OR p.id < $2::uuid)
     ORDER BY p.id DESC LIMIT ${limit}`,
    [contextId, before],
    { prepare: true },
  );
}

export async function findResult(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<StoredScenario[] | null> {
  const [row] = await sql<{ result: StoredScenario[] | null }[]>`
    SELECT result FROM programmes WHERE context_id = ${contextId} AND id = ${id}`;
  return row?.result ?? null;
}

/** Null when it has ended meanwhile, e.g. because it was cancelled. */
export async function startProgramme(
  sql: Executor,
  contextId: string,
  id: string,
  status: 'PLANNING' | 'SOLVING',
): Promise<{ request: ProgrammeRequest; createdAt: Date } | null> {
  const [row] = await sql<{ request: ProgrammeRequest; createdAt: Date }[]>`
    UPDATE programmes SET programme_status = ${status}, started_at = coalesce(started_at, now()), progress = NULL
    WHERE context_id = ${contextId} AND id = ${id} AND ended_at IS NULL
    RETURNING request, created_at AS "createdAt"`;
  return row ?? null;
}

export async function findStatus(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<ProgrammeStatus | null> {
  const [row] = await sql<{ status: ProgrammeStatus }[]>`
    SELECT programme_status AS status FROM programmes WHERE context_id = ${contextId} AND id = ${id}`;
  return row?.status ?? null;
}

export async function writeProgress(
  sql: Executor,
  contextId: string,
  id: string,
  progress: SolvingProgress,
): Promise<void> {
  await sql`
    UPDATE programmes SET progress = ${JSON.stringify(progress)}::text::json
    WHERE context_id = ${contextId} AND id = ${id} AND programme_status = 'SOLVING'`;
}

interface End {
  status: ProgrammeStatus;
  result?: readonly StoredScenario[];
  failure?: string;
}

/** False when it has ended already. */
export async function endProgramme(
  tx: Executor,
  contextId: string,
  id: string,
  { status, result, failure }: End,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE programmes SET programme_status = ${status}, ended_at = now(), progress = NULL, failure = ${failure ?? null},
      result = ${result === undefined ? null : JSON.stringify(result)}::text::json
    WHERE context_id = ${contextId} AND id = ${id} AND ended_at IS NULL`;
  return count === 1;
}

export async function deleteProgramme(tx: Executor, contextId: string, id: string): Promise<boolean> {
  const { count } = await tx`DELETE FROM programmes WHERE context_id = ${contextId} AND id = ${id}`;
  return count === 1;
}

export async function insertFile(
  tx: Executor,
  contextId: string,
  id: string,
  { scenario, kind, path }: { scenario: number; kind: string; path: string },
): Promise<void> {
  await tx`
    INSERT INTO programme_files (context_id, programme_id, scenario, kind, path)
    VALUES (${contextId}, ${id}, ${scenario}, ${kind}, ${path})`;
}

export async function findFile(
  sql: Executor,
  contextId: string,
  id: string,
  { scenario, kind }: { scenario: number; kind: string },
): Promise<string | null> {
  const [row] = await sql<{ path: string }[]>`
    SELECT path FROM programme_files
    WHERE context_id = ${contextId} AND programme_id = ${id} AND scenario = ${scenario} AND kind = ${kind}`;
  return row?.path ?? null;
}

/** With their homes and files. */
export const oldProgrammes = ageingRows('programmes', 'created_at', (sql) => sql`t.ended_at IS NOT NULL`);
