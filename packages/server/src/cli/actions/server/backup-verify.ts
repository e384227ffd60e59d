import { readConfig } from '../../../config.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { recordFailure, recordSuccess } from '../../../governance/backup/backup-state.repository.ts';
import { type CheckedCopy, checkCopy } from '../../../governance/backup/restore/check-copy.ts';
import { assertVerified, verifyBackup } from '../../../governance/backup/restore/verify-backup.ts';
import { fields, print, printJson } from '../../../infra/terminal.ts';
import { withDependencies } from '../../with-dependencies.ts';
import { placeOf, readIdentity, withBackups } from './backup.ts';

interface VerifyCommand {
  from?: string;
  identity?: string;
  scratch?: string;
  databaseUrl?: string;
  json?: true;
}

export async function verifyBackupAction(command: VerifyCommand): Promise<void> {
  if (command.databaseUrl !== undefined) return verifyCopy(command.databaseUrl, command.json === true);
  const config = readConfig();
  const place = placeOf(config, command.from, '--from');
  const identity = readIdentity(command.identity);
  const verified = await recorded(place, async () => {
    const outcome = await withBackups(config, { place, identity }, (store) =>
      verifyBackup(store, command.scratch),
    );
    assertVerified(outcome);
    return outcome;
  });
  const { backupId, schema, restorableUntil, rows, files } = verified;
  if (command.json)
    return printJson({ backup: backupId, schema, restorable_until: restorableUntil, rows, files });
  print(`Backup ${backupId} can be restored, up to ${restorableUntil.toISOString()}.`);
  print(fields([['schema', schema], ...rows.map(countLine), ['files', String(files)]]));
}

async function verifyCopy(databaseUrl: string, isJson: boolean): Promise<void> {
  const checked = await recorded('a copy', (dependencies) => checkCopy(dependencies, databaseUrl));
  const { schema, lastChangeAt, rows, files } = checked;
  if (isJson) return printJson({ schema, last_change_at: lastChangeAt, rows, files });
  print(`The copy is complete; ${describeChange(checked)}.`);
  print(fields([['schema', schema], ...rows.map(countLine), ['files', String(files)]]));
}

const countLine = ({ table, rows }: { table: string; rows: number }): [string, string] => [
  table,
  String(rows),
];

function describeChange({ lastChangeAt }: CheckedCopy): string {
  return lastChangeAt === null
    ? 'it has no estates yet'
    : `its last change is from ${lastChangeAt.toISOString()}`;
}

/** The outcome goes into the database in use, where status and metrics find it. */
function recorded<Outcome>(
  place: string,
  work: (dependencies: Dependencies) => Promise<Outcome>,
): Promise<Outcome> {
  return withDependencies(async (dependencies) => {
    const { sql } = dependencies;
    try {
      const outcome = await work(dependencies);
      await recordSuccess(sql, { kind: 'verify', place });
      return outcome;
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      await recordFailure(sql, 'verify', place, failure).catch(() => undefined);
      throw error;
    }
  });
}
