/** How it goes, in words: what it brings, when it was read, what came of it, and what is wrong. */
import type { Connection } from '@rooftree/client/members';
import { TranslatedMessage } from '../faults/translated-message.tsx';
import { useWords } from '../words/language.ts';
import { formatMoment } from '../words/moment.ts';
import { isHealthy, lastSync } from './connection-summary.ts';
import { providerName } from './provider-name.ts';

export function ConnectionState({ connection }: { connection: Connection }) {
  const { texts, language } = useWords();
  const words = texts.connections;
  const { provider, state, estates, last_run: run, last_fault: fault, next_read_at: next } = connection;
  const lastRead = lastSync(connection);
  const moment = (iso: string) => formatMoment(language, iso);
  return (
    <div class="described">
      <p class={isHealthy(connection) ? '' : 'wrong'}>
        {words.states[state]} {words.brings(providerName(provider), estates)}
      </p>
      <p class="quiet">
        {lastRead ? words.lastRead(moment(lastRead)) : words.neverRead}{' '}
        {next !== null && words.nextRead(moment(next))}
      </p>
      <p role="status">
        {run?.run_status === 'RUNNING' && words.reading(run.read, run.announced)}
        {run !== null && run.run_status !== 'RUNNING' && words.outcome(run)}
      </p>
      {fault !== null && (
        <p>
          <TranslatedMessage message={fault} />
        </p>
      )}
    </div>
  );
}
