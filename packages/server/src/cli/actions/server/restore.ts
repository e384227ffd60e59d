import { resolve } from 'node:path';
import { readConfig } from '../../../config.ts';
import { restoreBackup } from '../../../governance/backup/restore/restore-backup.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { placeOf, readIdentity, withBackups } from './backup.ts';

interface RestoreCommand {
  into: string;
  from?: string;
  to?: string;
  identity?: string;
  json?: true;
}

export async function restoreAction({ into, from, to, json, ...command }: RestoreCommand): Promise<void> {
  const config = readConfig();
  const place = placeOf(config, from, '--from');
  const identity = readIdentity(command.identity);
  const folder = resolve(into);
  const restored = await withBackups(config, { place, identity }, (store) =>
    restoreBackup({
      store,
      into: folder,
      moment: to === undefined ? null : new Date(to),
      identity,
    }),
  );
  const { missingFiles } = restored;
  if (missingFiles.length > 0) process.exitCode = 1;
  if (json) {
    return printJson({
      into: folder,
      backup: restored.backupId,
      last_change_at: restored.lastChangeAt,
      files: restored.files,
      missing_files: missingFiles,
      key_id: restored.keyId,
      has_secret_key: restored.hasSecretKey,
    });
  }
  const until =
    restored.lastChangeAt === null ? '' : `, up to a change of ${restored.lastChangeAt.toISOString()}`;
  print(`Restored from backup ${restored.backupId}${until}, with ${restored.files} files.`);
  for (const path of missingFiles) print(`The backup does not have the file ${path}.`);
  if (!restored.hasSecretKey) {
    print(
      `The secret key (${restored.keyId ?? 'none'}) was not restored: set ROOFTREE_SECRET_KEY, or use --identity.`,
    );
  }
  print(`Start it with: ROOFTREE_DATA_DIR=${folder} rooftree serve`);
}
