/** Database, queue, files and backups, for operators. */
import { formatNumber } from '@rooftree/words/format';
import { useWords } from '../words/language.ts';
import { formatAgo } from './ago.ts';
import { Fact } from './fact.tsx';
import { isOld, isStorageWrong, type ServerStatus } from './status.ts';

export function ServerFacts({ server }: { server: ServerStatus }) {
  const { texts, language } = useWords();
  const words = texts.platform;
  const { database, queue, storage, backups, contexts } = server;
  const number = (value: number) => formatNumber(language, value);
  const { archive_age_seconds: archive, verify_age_seconds: verify } = backups;
  return (
    <section class="card server-facts" aria-label={words.server}>
      <h2>{words.server}</h2>
      <dl class="statement">
        <Fact name={words.database}>
          {words.postgres(database.postgres_version, number(database.size_mib), database.kind === 'embedded')}
        </Fact>
        <Fact name={words.migrations}>
          {words.migrated(number(database.migrations), database.last_migration)}
        </Fact>
        <Fact name={words.queue} isWrong={queue.failed > 0}>
          {words.queued(number(queue.waiting), number(queue.running), number(queue.later))}
          {queue.failed > 0 && ` ${words.failed(number(queue.failed), queue.failed === 1)}`}
        </Fact>
        <Fact name={words.files} isWrong={isStorageWrong(storage)}>
          <span class="address">{storage.place}</span>
          <span class="below">
            {!storage.is_reachable
              ? words.unreachable
              : storage.free_mib === null
                ? words.reachable
                : words.free(number(storage.free_mib))}
          </span>
        </Fact>
        <Fact name={words.backupPlace} isWrong={backups.place === null && database.kind === 'embedded'}>
          <span class="address">
            {backups.place ?? (database.kind === 'embedded' ? words.noBackupPlace : words.ownTools)}
          </span>
        </Fact>
        {archive !== null && <Fact name={words.archive}>{formatAgo(language, archive)}</Fact>}
        <Fact name={words.verified} isWrong={isOld(verify === null ? null : verify / 7)}>
          {verify === null ? words.neverVerified : formatAgo(language, verify)}
        </Fact>
        {backups.failures.map(({ kind, failure }) => (
          <Fact key={kind} name={words.failures[kind]} isWrong>
            <span lang="en">{failure.split('\n')[0]}</span>
          </Fact>
        ))}
        <Fact name={words.contexts}>{number(contexts)}</Fact>
      </dl>
    </section>
  );
}
