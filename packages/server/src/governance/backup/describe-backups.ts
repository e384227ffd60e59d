import type { Config } from '../../config.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { type BackupState, listStates, type StateKind } from './backup-state.repository.ts';

export interface BackupsDescription {
  /** Where the scheduled ones go; null without a schedule. */
  place: string | null;
  /** Seconds since the last whole backup, the end of the archived log, the last verification; null for never. */
  ageSeconds: Record<StateKind, number | null>;
  /** What failed since it last went well. */
  failures: { kind: StateKind; failure: string }[];
}

/** The state of backups, by what the database knows of them: no call to where they are stored. */
export async function describeBackups(
  sql: Executor,
  { backupTo }: Pick<Config, 'backupTo'>,
): Promise<BackupsDescription> {
  const states = await listStates(sql);
  const ageOf = (kind: StateKind) => states.find((state) => state.kind === kind)?.ageSeconds ?? null;
  return {
    place: backupTo,
    ageSeconds: { archive: ageOf('archive'), backup: ageOf('backup'), verify: ageOf('verify') },
    failures: states.flatMap(({ kind, failure }: BackupState) =>
      failure === null ? [] : [{ kind, failure }],
    ),
  };
}
