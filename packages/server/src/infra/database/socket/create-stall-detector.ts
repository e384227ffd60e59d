import { endAbandonedBackends, findWorkingBackends } from './orphaned-backends.ts';
import { primaryOf } from './primary-server.ts';
import { SilenceWatch } from './stall-detector.ts';

interface WatchLog {
  warn(details: object, message: string): void;
}

/** A watch over connections to this server, which is asked about those in doubt. */
export function watchSilence(databaseUrl: string, log?: WatchLog): SilenceWatch {
  return new SilenceWatch({
    findWorking: (backendPids) => findWorkingBackends(databaseUrl, backendPids),
    onDropped(dropped) {
      log?.warn({ connections: dropped.length }, 'Dropped connections to PostgreSQL that no longer answer');
      const backendPids = dropped.flatMap(({ owed: { backendPid } }) => backendPid ?? []);
      void endAbandonedBackends(databaseUrl, backendPids);
    },
  });
}

/**
 * A watch over connections to a pooler. Nobody can be asked about them: the pooler makes up the process ids that it tells. So
 * they are silent when a statement takes longer than PostgreSQL lets it, or when another of several servers is the primary by now.
 */
export function watchPooledSilence(databaseUrl: string, log?: WatchLog): SilenceWatch {
  return new SilenceWatch({
    async findWorking() {
      await primaryOf(databaseUrl)?.lookAgain();
      return undefined;
    },
    onDropped: ({ length: connections }) =>
      log?.warn({ connections }, 'Dropped connections to the pooler that no longer answer'),
  });
}
