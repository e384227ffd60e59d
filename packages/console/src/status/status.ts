/** What `GET /v1/status` answers. */
export interface Status {
  version: string;
  checked_at: string;
  workers: number;
  oldest_wait_seconds: number;
  mail: boolean;
  backup_age_seconds: number | null;
  context: {
    estates: number;
    deactivated_estates: number;
    renovations: number;
    reports: number;
    clients: number;
    live_jobs: number;
  };
  /** Null for who does not operate the server. */
  server: ServerStatus | null;
}

export interface ServerStatus {
  database: {
    kind: 'embedded' | 'own';
    postgres_version: string;
    size_mib: number;
    migrations: number;
    last_migration: string;
  };
  queue: { waiting: number; running: number; later: number; failed: number };
  storage: { kind: 'folder' | 'bucket'; place: string; is_reachable: boolean; free_mib: number | null };
  backups: {
    place: string | null;
    archive_age_seconds: number | null;
    verify_age_seconds: number | null;
    failures: { kind: 'archive' | 'backup' | 'verify'; failure: string }[];
  };
  contexts: number;
}

/** Past this, somebody should look: planning waits, or nobody would miss less than two days of work. */
const LONG_WAIT_SECONDS = 300;
const OLD_BACKUP_SECONDS = 2 * 86_400;
const LITTLE_SPACE_MIB = 1024;

export const isQueueStuck = ({ workers, oldest_wait_seconds }: Status): boolean =>
  workers === 0 || oldest_wait_seconds > LONG_WAIT_SECONDS;

export const isOld = (seconds: number | null): boolean => seconds === null || seconds > OLD_BACKUP_SECONDS;

export const isStorageWrong = ({ is_reachable, free_mib }: ServerStatus['storage']): boolean =>
  !is_reachable || (free_mib !== null && free_mib < LITTLE_SPACE_MIB);
