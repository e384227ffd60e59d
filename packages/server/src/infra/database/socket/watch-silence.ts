import { findWorkingBackends } from './find-working-backends.ts';
import { SilenceWatch } from './silence-watch.ts';

/** A watch over connections to this server, which is asked about those in doubt. */
export function watchSilence(
  databaseUrl: string,
  log?: { warn(details: object, message: string): void },
): SilenceWatch {
  return new SilenceWatch({
    findWorking: (backendPids) => findWorkingBackends(databaseUrl, backendPids),
    onDropped: (connections) =>
      log?.warn({ connections }, 'Dropped connections to PostgreSQL that no longer answer'),
  });
}
