import { recordChange } from '../../../access/audit/audit.service.ts';
import type { Actor } from '../../../access/audit/audit.ts';
import { Fault } from '../../../fault.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { endImport, lockImport, type Undone, undoRows } from './undo.repository.ts';

interface UndoneImport extends Undone {
  /**
   * The names of estates that somebody has changed since, which stay as they are: the first hundred, and how many there
   * are.
   */
  left: string[];
  left_count: number;
}

/** Restores what the import changed, where it has not changed since. */
export function undoImport(
  sql: Sql,
  contextId: string,
  importId: string,
  actor: Actor,
): Promise<UndoneImport> {
  return transaction(sql, async (tx) => {
    const found = await lockImport(tx, contextId, importId);
    if (found === null) throw new Fault('missing');
    if (found.importStatus !== 'FINISHED')
      throw new Fault('conflict', [
        found.importStatus === 'UNDONE' ? 'the import is undone already' : 'the import has written nothing',
      ]);
    const undone = await undoRows(tx, contextId, importId);
    await endImport(tx, contextId, importId);
    await recordChange(tx, actor, {
      contextId,
      operation: 'undoEstateImport',
      thing: { kind: 'import', id: importId },
      before: null,
      after: { ...undone, left: found.leftCount },
    });
    return { ...undone, left: found.left, left_count: found.leftCount };
  });
}
