/**
 * Every advisory lock, in one place: two things with the same number would wait for each other. PostgreSQL drops those
 * of a session when its process dies, however it dies.
 */
export const LOCKS = {
  /** One process migrates. */
  migration: 7_664_001,
  /** In the embedded server's own `postgres` database: shared by its users, of whom the last one stops it. */
  embeddedServerInUse: 7_664_002,
  /** There, too: one server at a time on a data folder. */
  soleServer: 7_664_003,
  /** Of processes that start together on an empty database, one makes the demo. */
  demo: 7_664_005,
  /** One process makes the first link to the console. */
  firstLink: 7_664_006,
  /** One backup at a time; held as long as its connection lives. */
  backup: 7_664_007,
  /** One process archives the log and makes backups by schedule; held as long as its connection lives. */
  backupSchedule: 7_664_008,
  /** One process changes the settings of the role. */
  sessionSettings: 7_664_009,
  /**
   * With a number of the context as its second part: one import of a file at a time; held as long as its connection
   * lives.
   */
  estateImport: 7_664_010,
  /** With a number of the context as its second part: one writer of loans at a time, since all have one currency. */
  loans: 7_664_021,
  /**
   * With a number of the context as its second part: one writer of buildings at a time, since a unit is in one of them.
   */
  buildings: 7_664_022,
} as const;
