/**
 * The labels of what is filtered, on one line, today or after the works. Its height is the same before it is loaded.
 */
import type { LabelDistribution } from '@rooftree/client';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';
import { LadderFilter } from './filters/ladder-filter.tsx';

const STORED = 'rooftree.labels';
const MOMENTS = ['now', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

interface Props {
  distribution: LabelDistribution | null;
  query: URLSearchParams;
}

export function LabelBar({ distribution, query }: Props) {
  const { texts } = useWords();
  const [moment, setMoment] = useState<Moment>(() =>
    localStorage.getItem(STORED) === 'after' ? 'after' : 'now',
  );
  const choose = (chosen: Moment) => {
    localStorage.setItem(STORED, chosen);
    setMoment(chosen);
  };
  const hasLabels = distribution === null || distribution.scales.length > 0;
  return (
    <section class="summary" aria-label={texts.summary}>
      {hasLabels && (
        <fieldset class="switch" aria-label={texts.labels}>
          {MOMENTS.map((one) => (
            <button key={one} type="button" aria-pressed={one === moment} onClick={() => choose(one)}>
              {texts[one]}
            </button>
          ))}
        </fieldset>
      )}
      {distribution !== null && <LadderFilter distribution={distribution} query={query} moment={moment} />}
    </section>
  );
}
