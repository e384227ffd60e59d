import type { ProgrammePage } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { CalendarRange, Plus } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';
import { formatMoney, gapPercent, isEnded } from './programme.ts';
import { StatusBadge } from './status-badge.tsx';

type Listed = ProgrammePage['data'][number];

const PAGE_SIZE = 20;
const MOST = 100;
const REFRESH_MS = 2000;

export function ProgrammeList({ context }: { context: MemberContext }) {
  const { texts: all } = useWords();
  const texts = all.programmes;
  const [size, setSize] = useState(PAGE_SIZE);
  const { value, fault, reload } = useResource(
    (signal) => call('GET /v1/programmes', { query: { page_size: size }, signal }),
    [size],
  );
  const isRunning = value?.data.some((programme) => !isEnded(programme)) === true;
  useEffect(() => {
    if (!isRunning || fault !== null) return;
    const timer = setTimeout(reload, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [value, fault]);
  const isEmpty = value?.data.length === 0;
  const create = context.permissions.includes('programmes:write') && (
    <Button kind="primary" icon={Plus} href={linkTo(['programmes', 'new'])}>
      {texts.create}
    </Button>
  );
  return (
    <div class="screen programmes">
      <PageHeader title={texts.title} lead={texts.lead} primary={!isEmpty && create} />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value === null && fault === null && <Skeleton kind="rows" count={6} />}
      {isEmpty && (
        <EmptyState icon={CalendarRange} title={texts.none} text={texts.noneText} action={create} />
      )}
      {!isEmpty && (
        <ul class="programme-list">
          {value?.data.map((programme) => (
            <li key={programme.id}>
              <Line programme={programme} />
            </li>
          ))}
        </ul>
      )}
      {value?.next && size < MOST && (
        <div>
          <Button onClick={() => setSize(MOST)}>{texts.more}</Button>
        </div>
      )}
    </div>
  );
}

function Line({ programme }: { programme: Listed }) {
  const words = useWords();
  const { texts: all, language } = words;
  const texts = all.programmes;
  const { outcome, status } = programme;
  const homes = outcome?.homes_with_works ?? programme.homes.total;
  const count = all.count(formatNumber(language, homes), homes === 1);
  const percent = outcome === null ? null : gapPercent(language, outcome.gap);
  return (
    <a class="card programme-line" href={linkTo(['programmes', programme.id])}>
      <span class="programme-name">
        <strong>{programme.name}</strong>
        <StatusBadge status={status} />
      </span>
      <span class="programme-summary">
        {outcome === null
          ? `${count} · ${texts.years(programme.years)}`
          : texts.headline(count, texts.years(programme.years), formatMoney(words, outcome.paid_cents))}
      </span>
      <span class="quiet">
        {status === 'FINISHED' && `${percent === null ? texts.gapExact : texts.gap(percent)} · `}
        <RelativeTime at={programme.created_at} />
      </span>
    </a>
  );
}
