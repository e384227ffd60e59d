/** How the server does: what concerns the agency for its owners, all of it for operators. */
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { RefreshCw } from 'lucide';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';
import { formatAgo } from './ago.ts';
import { Fact } from './fact.tsx';
import { ServerFacts } from './server-facts.tsx';
import { isOld, isQueueStuck } from './status.ts';

export function StatusScreen() {
  const { texts, language } = useWords();
  const words = texts.platform;
  const { value: status, fault, reload: read } = useResource((signal) => call('GET /v1/status', { signal }));
  const number = (value: number) => formatNumber(language, value);
  const backup = status?.backup_age_seconds ?? null;
  return (
    <div class="screen">
      <PageHeader
        title={words.title}
        count={status !== null && <RelativeTime at={status.checked_at} text={words.checked} />}
        actions={
          <Button icon={RefreshCw} onClick={read}>
            {words.readAgain}
          </Button>
        }
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={read} />}
      {status === null && fault === null && <Skeleton kind="block" count={2} />}
      {status !== null && (
        <div class="status-cards">
          <section class="card" aria-label={words.service}>
            <h2>{words.service}</h2>
            <dl class="statement">
              <Fact name={words.version}>{status.version}</Fact>
              <Fact name={words.planning} isWrong={isQueueStuck(status)}>
                {status.workers === 0
                  ? words.noWorker
                  : status.oldest_wait_seconds === 0
                    ? words.idle
                    : words.waits(number(status.oldest_wait_seconds))}
              </Fact>
              <Fact name={words.mail}>{status.mail ? words.mailOn : words.mailOff}</Fact>
              {(backup !== null || status.server?.database.kind === 'embedded') && (
                <Fact name={words.backup} isWrong={isOld(backup)}>
                  {backup === null ? words.noBackup : formatAgo(language, backup)}
                </Fact>
              )}
            </dl>
          </section>
          <section class="card" aria-label={words.agency}>
            <h2>{words.agency}</h2>
            <dl class="statement counted">
              <Fact name={texts.homes}>{number(status.context.estates)}</Fact>
              <Fact name={words.deactivated}>{number(status.context.deactivated_estates)}</Fact>
              <Fact name={words.plans}>{number(status.context.renovations)}</Fact>
              <Fact name={texts.reports}>{number(status.context.reports)}</Fact>
              <Fact name={words.clients}>{number(status.context.clients)}</Fact>
              <Fact name={words.liveJobs}>{number(status.context.live_jobs)}</Fact>
            </dl>
          </section>
          {status.server !== null && <ServerFacts server={status.server} />}
        </div>
      )}
    </div>
  );
}
