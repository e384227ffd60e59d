/** How far a programme is: homes that are planned, then the distance from the best one, which shrinks. */
import type { Programme } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../words/language.ts';
import { gapPercent, requestOf } from './programme.ts';

interface Props {
  programme: Programme;
  mayCancel: boolean;
  onChanged: () => void;
  onFault: (fault: unknown) => void;
}

export function ProgressCard({ programme, mayCancel, onChanged, onFault }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.programmes;
  const { progress, status, id } = programme;
  const { homes_planned: planned, homes_total: total, gap } = progress;
  const cancel = () => {
    call('POST /v1/programmes/{id}/cancel', { path: { id } }).then(onChanged, onFault);
  };
  const number = (value: number) => formatNumber(language, value);
  const budgets = 1 + (requestOf(programme).scenarios?.length ?? 0);
  const solving =
    budgets > 1 && progress.scenario !== null
      ? texts.solvingOne(progress.scenario + 1, budgets)
      : texts.solving;
  const planning = texts.planning(number(planned), number(total));
  const state = status === 'SOLVING' ? solving : status === 'PLANNING' ? planning : texts.waiting;
  const percent = gap === null ? null : gapPercent(language, gap);
  return (
    <section class="card progress-card" aria-label={texts.states[status]}>
      <p role="status">
        <strong>{state}</strong>
      </p>
      <div class="job-running">
        <progress
          aria-label={texts.states[status]}
          max={Math.max(1, total)}
          {...(status === 'PLANNING' && { value: planned })}
        />
        {mayCancel && <Button onClick={cancel}>{texts.cancel}</Button>}
      </div>
      {status === 'SOLVING' && <GapHistory key={progress.scenario} gap={gap} />}
      <p class="quiet">
        {gap !== null && `${percent === null ? texts.gapExact : texts.gap(percent)} · `}
        {all.bulk.goesOn}
      </p>
    </section>
  );
}

/** The power of ten at which a bar has no height left. */
const NARROWEST = -5;
const BARS = 40;

/** The gaps so far, one bar each; on a scale of powers, because the last steps are the smallest. */
function GapHistory({ gap }: { gap: number | null }) {
  const [gaps, setGaps] = useState<readonly number[]>([]);
  useEffect(() => {
    if (gap !== null) setGaps((before) => (before.at(-1) === gap ? before : [...before, gap].slice(-BARS)));
  }, [gap]);
  if (gaps.length === 0) return null;
  return (
    <svg class="gap-history" viewBox={`0 0 ${BARS} 10`} preserveAspectRatio="none" aria-hidden="true">
      {gaps.map((one, place) => {
        const height = Math.max(0.5, 10 * (1 - Math.log10(Math.max(one, 10 ** NARROWEST)) / NARROWEST));
        return <rect key={place} x={place + 0.1} y={10 - height} width="0.8" height={height} />;
      })}
    </svg>
  );
}
