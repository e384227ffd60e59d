/**
 * A backup that cannot be made, restored or trusted, for a reason that its operator can act on; the message says which.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}
