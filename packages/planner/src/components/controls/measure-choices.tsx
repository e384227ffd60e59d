/** Every work the engine knows: left to the plan, required or excluded. */
import { MEASURES } from '@rooftree/engine';
import { withMeasure } from '../../choices/measure-choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import { usePageWords } from '../../page-words.ts';
import { LazyPanel } from '../page/panel.tsx';
import { Segments } from './segments.tsx';

const CHOICES = ['auto', 'on', 'off'] as const;

export function MeasureChoices({ state }: { state: ChoicesState }) {
  const { texts, work: nameOf } = usePageWords();
  const { choices, change } = state;
  return (
    <LazyPanel id="measures" title={texts.measuresTitle}>
      {() =>
        MEASURES.map((measure) => (
          <Segments
            key={measure}
            name={`measure-${measure}`}
            title={nameOf(measure)}
            options={CHOICES.map((value) => ({ value, text: texts.measureChoice[value] }))}
            value={choices.measures[measure] ?? 'auto'}
            onChange={(choice) =>
              change(measure, {
                measures: withMeasure(choices.measures, measure, choice === 'auto' ? null : choice),
              })
            }
          />
        ))
      }
    </LazyPanel>
  );
}
