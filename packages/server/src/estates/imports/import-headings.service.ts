import { Fault } from '../../fault.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { plainKey } from './columns/plain-key.ts';
import { countHeadings, saveHeadings } from './import-headings.repository.ts';

// Far more than an agency ever meets; more would be misuse.
const MAX_KEPT = 2000;

/** Stores what headings mean, for this file and all later ones of the context. */
export function chooseHeadings(
  sql: Sql,
  contextId: string,
  headings: readonly { heading: string; column: string | null }[],
): Promise<void> {
  // Two headings with one key are the same heading: the last word counts, and a statement cannot write a row twice.
  const columnOf = new Map(headings.map(({ heading, column }) => [plainKey(heading), column]));
  const given = [...columnOf].map(([key, column]) => ({ key, column })).filter(({ key }) => key !== '');
  return transaction(sql, async (tx) => {
    await saveHeadings(tx, contextId, given);
    if ((await countHeadings(tx, contextId)) > MAX_KEPT)
      throw new Fault('invalid', [
        `a context can map ${MAX_KEPT} headings: delete the mapping and start again`,
      ]);
  });
}
