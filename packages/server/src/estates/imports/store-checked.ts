import { recordChange } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { boundedMessages, Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import type { CheckedFile } from './checked-file.ts';
import type { RowCounts } from './imports.ts';
import { describeRowFault } from './read/import-row.ts';

interface StoredFile extends CheckedFile {
  isStored: boolean;
}

interface Import {
  contextId: string;
  actor: Actor;
  operation: string;
  /** Stores the valid rows, though others have faults. */
  partial?: boolean;
}

/**
 * Stores what a checked file holds, in one transaction with its audit entry; nothing when the file may not be stored.
 */
export async function storeChecked(
  sql: Sql,
  checked: CheckedFile,
  { contextId, actor, operation, partial = false }: Import,
  store: (tx: Executor) => Promise<unknown>,
): Promise<StoredFile> {
  if (checked.problems.length > 0 || (checked.fault_count > 0 && !partial))
    return { ...checked, isStored: false };
  await transaction(sql, async (tx) => {
    await store(tx);
    const after = { ...checked.rows };
    await recordChange(tx, actor, { contextId, operation, thing: null, before: null, after });
  });
  return { ...checked, isStored: true };
}

/** What was stored; throws why nothing was. */
export function requireStored({ isStored, problems, faults, rows }: StoredFile): RowCounts {
  if (!isStored) throw new Fault('invalid', boundedMessages([...problems, ...faults.map(describeRowFault)]));
  return rows;
}
