/** Every work the engine knows: left to the plan, required or excluded. */
import { MEASURES } from '@rooftree/engine';
import { withMeasure } from '../../choices/measure-choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import { usePageWords } from '../../page-words.ts';
import { LazyGroup } from './lazy-group.tsx';

export function MeasureChoices({ state }: { state: ChoicesState }) {
  const { texts, work: nameOf } = usePageWords();
  const { choices, change } = state;
  return (
    <LazyGroup id="measures" title={texts.measuresTitle}>
      {() =>
        MEASURES.map((measure) => (
          <label key={measure} class="field field-inline">
            <span>{nameOf(measure)}</span>
            <select
              id={`measure-${measure}`}
              value={choices.measures[measure] ?? ''}
              onChange={(event) =>
                change(measure, {
                  measures: withMeasure(choices.measures, measure, choiceOf(event.currentTarget.value)),
                })
              }
            >
              <option value="">{texts.measureChoice.auto}</option>
              <option value="on">{texts.measureChoice.on}</option>
              <option value="off">{texts.measureChoice.off}</option>
            </select>
          </label>
        ))
      }
    </LazyGroup>
  );
}

function choiceOf(text: string): 'on' | 'off' | null {
  return text === 'on' || text === 'off' ? text : null;
}
