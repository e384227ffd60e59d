import { endOrphanedBackends, findWorkingBackends } from './orphaned-backends.ts';
import { primaryOf } from './primary-server.ts';
import { StallDetector } from './stall-detector.ts';

interface WatchLog {
  warn(details: object, message: string): void;
}

/** A stall detector for connections to this server, which is queried about those in doubt. */
export function createStallDetector(databaseUrl: string, log?: WatchLog): StallDetector {
  return new StallDetector({
    findWorking: (backendPids) => findWorkingBackends(databaseUrl, backendPids),
    onDropped(dropped) {
      log?.warn({ connections: dropped.length }, 'Dropped connections to PostgreSQL that no longer respond');
      const backendPids = dropped.flatMap(({ owed: { backendPid } }) => backendPid ?? []);
      void endOrphanedBackends(databaseUrl, backendPids);
    },
  });
}

/**
 * A stall detector for connections to a pooler. The server cannot be queried about them: the pooler makes up the
 * process ids that it reports. So they are stalled when a statement takes longer than PostgreSQL lets it, or when
 * another of several servers is the primary by now.
 */
export function createPoolerStallDetector(databaseUrl: string, log?: WatchLog): StallDetector {
  return new StallDetector({
    async findWorking() {
      await primaryOf(databaseUrl)?.refresh();
      return undefined;
    },
    onDropped: ({ length: connections }) =>
      log?.warn({ connections }, 'Dropped connections to the pooler that no longer respond'),
  });
}
