/** What a programme decided for its homes. */
import type { Executor } from '../../infra/database/sql.ts';
import type { HomeStatus } from './programme.ts';

export interface ProgrammeHome {
  estateId: string;
  externalId: string;
  street: string | null;
  houseNumber: string | null;
  houseNumberExtra: string | null;
  zipCode: string | null;
  place: string | null;
  region: string | null;
  status: HomeStatus;
  complex: string | null;
  column: string | null;
  package: string | null;
  works: { year: number; works: string[] }[] | null;
  firstYear: number | null;
  paidCents: number | null;
  labelNow: string | null;
  labelAfter: string | null;
  probability: number | null;
  reason: string;
  reasonLimit: string | null;
  approvedAt: Date | null;
  doneOn: string | null;
}

export interface HomesQuery {
  scenario: number;
  /** Only with works that begin or go on in this year. */
  year: number | null;
  status: HomeStatus | null;
  /** Only those after this estate. */
  after: string | null;
  limit: number;
}

/** In the order of their ids. */
export function listHomes(
  sql: Executor,
  contextId: string,
  programmeId: string,
  { scenario, year, status, after, limit }: HomesQuery,
): Promise<ProgrammeHome[]> {
  return sql<ProgrammeHome[]>`
    SELECT * FROM (
      SELECT h.estate_id AS "estateId", e.external_id AS "externalId", e.street, e.house_number AS "houseNumber",
        e.house_number_extra AS "houseNumberExtra", e.zip_code AS "zipCode", e.place, e.region,
        CASE WHEN h.left_out IS NOT NULL THEN 'LEFT_OUT' WHEN c.package IS NULL THEN 'NOTHING' ELSE 'PLANNED' END AS status,
        h.complex, c.choice_column AS column, c.package, c.works, c.first_year AS "firstYear", c.paid_cents AS "paidCents",
        c.label_now AS "labelNow", c.label_after AS "labelAfter", c.probability, coalesce(h.left_out, c.reason) AS reason,
        c.reason_limit AS "reasonLimit", c.approved_at AS "approvedAt", h.done_on::text AS "doneOn"
      FROM programme_homes h
        JOIN estates e ON e.context_id = h.context_id AND e.id = h.estate_id
        LEFT JOIN programme_choices c ON c.context_id = h.context_id AND c.programme_id = h.programme_id
          AND c.scenario = ${scenario} AND c.estate_id = h.estate_id
      WHERE h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND (h.left_out IS NOT NULL OR c.reason IS NOT NULL)
        AND (${after}::uuid IS NULL OR h.estate_id > ${after}::uuid)
        AND (${year}::int IS NULL OR EXISTS (SELECT FROM json_array_elements(c.works) AS w WHERE (w ->> 'year')::int = ${year}::int))
    ) AS home
    WHERE (${status}::text IS NULL OR home.status = ${status})
    ORDER BY "estateId" LIMIT ${limit}`;
}

/** Homes of both programmes that have other works or another year in the second; of one only, not counted. */
export async function countMoved(
  sql: Executor,
  contextId: string,
  first: { programmeId: string; scenario: number },
  second: { programmeId: string; scenario: number },
): Promise<{ homesInBoth: number; homesMoved: number }> {
  const [row] = await sql<[{ homesInBoth: number; homesMoved: number }]>`
    SELECT count(*)::int AS "homesInBoth",
      count(*) FILTER (WHERE a.choice_column IS DISTINCT FROM b.choice_column)::int AS "homesMoved"
    FROM programme_choices a JOIN programme_choices b ON b.context_id = a.context_id AND b.estate_id = a.estate_id
    WHERE a.context_id = ${contextId} AND a.programme_id = ${first.programmeId} AND a.scenario = ${first.scenario}
      AND b.programme_id = ${second.programmeId} AND b.scenario = ${second.scenario}`;
  return row;
}
