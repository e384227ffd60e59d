import type { Executor } from '../../../infra/database/sql.ts';

export interface ApprovedHome {
  estateId: string;
  externalId: string;
  isActive: boolean;
  /** Null while it is not approved. */
  package: string | null;
  works: { year: number; works: string[] }[];
  firstYear: number | null;
  doneOn: string | null;
  doneWorks: string[] | null;
}

/** Those of these homes that the programme has, locked in the order in which estates are. */
export function lockHomes(
  tx: Executor,
  contextId: string,
  programmeId: string,
  externalIds: readonly string[],
): Promise<ApprovedHome[]> {
  return tx<ApprovedHome[]>`
    SELECT h.estate_id AS "estateId", e.external_id AS "externalId", e.deactivated_at IS NULL AS "isActive", c.package,
      coalesce(c.works, '[]') AS works, c.first_year AS "firstYear", h.done_on::text AS "doneOn", h.done_works AS "doneWorks"
    FROM programme_homes h
      JOIN estates e ON e.context_id = h.context_id AND e.id = h.estate_id
      LEFT JOIN programme_choices c ON c.context_id = h.context_id AND c.programme_id = h.programme_id AND c.estate_id = h.estate_id
        AND c.approved_at IS NOT NULL
    WHERE h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND e.external_id = ANY (${[...externalIds]}::text[])
    ORDER BY e.external_id FOR UPDATE OF h`;
}

interface DoneHome {
  estateId: string;
  doneOn: string;
  doneWorks: readonly string[];
}

export async function writeDone(
  tx: Executor,
  contextId: string,
  programmeId: string,
  homes: readonly DoneHome[],
): Promise<void> {
  await tx`
    UPDATE programme_homes h SET done_on = done."doneOn",
      done_works = ARRAY(SELECT json_array_elements_text(done."doneWorks"))
    FROM json_to_recordset(${JSON.stringify(homes)}::text::json) AS done ("estateId" uuid, "doneOn" date, "doneWorks" json)
    WHERE h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND h.estate_id = done."estateId"`;
}
