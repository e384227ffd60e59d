/** What of a status a person should check. */
import type { Status } from '@rooftree/client/members';

export type ServerStatus = NonNullable<Status['server']>;

/** Past this, a person should check: planning waits, or up to two days of work are without a backup. */
const LONG_WAIT_SECONDS = 300;
const OLD_BACKUP_SECONDS = 2 * 86_400;
const LITTLE_SPACE_MIB = 1024;

export const isQueueStuck = ({ workers, oldest_wait_seconds }: Status): boolean =>
  workers === 0 || oldest_wait_seconds > LONG_WAIT_SECONDS;

export const isOld = (seconds: number | null): boolean => seconds === null || seconds > OLD_BACKUP_SECONDS;

export const isStorageWrong = ({ is_reachable, free_mib }: ServerStatus['storage']): boolean =>
  !is_reachable || (free_mib !== null && free_mib < LITTLE_SPACE_MIB);
