/** Every choice as one plain form, for a browser without script. The server alone draws it. */
import { MEASURES, OBJECTIVES, OWNERSHIPS, type StoredPlan } from '@rooftree/engine';
import { aimOf } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { BUDGET, type Choices, writeChoices } from '../../choices/choices.ts';
import { FACTS, type Fact, factValue } from '../../choices/facts.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { valuesOf } from '../facts/fact-values.ts';
import { HiddenChoices } from './hidden-choices.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  labels: readonly string[];
  choices: Choices;
}

interface Option {
  value: string;
  text: string;
}

export function PlainControls({ page, plan, labels, choices }: Props) {
  const { texts, catalogue, fact: nameOf, factValue: formatValue, work } = usePageWords();
  const own = ['target', 'budget', 'objective', 'ownership', ...MEASURES, ...FACTS.map(({ name }) => name)];
  const say = (fact: Fact, value: string) =>
    fact.field.kind === 'label' ? writeLabel(value) : formatValue(fact.name, factValue(fact, value) ?? value);
  return (
    <form method="get">
      <HiddenChoices language={page.language} search={writeChoices(choices)} but={own} />
      <Choice
        name="target"
        title={texts.target}
        chosen={choices.target ?? aimOf(plan).label}
        options={labels.map((value) => ({ value, text: writeLabel(value) }))}
      />
      <NumberChoice name="budget" title={texts.budget} chosen={choices.budget} min={0} max={BUDGET.max} />
      <Choice
        name="objective"
        title={texts.objective}
        chosen={choices.objective ?? plan.controls.objective}
        options={OBJECTIVES.map((value) => ({ value, text: texts.objectives[value] }))}
      />
      <Choice
        name="ownership"
        title={texts.ownership}
        chosen={plan.controls.ownership ?? ''}
        options={[
          { value: '', text: texts.unknownFact },
          ...OWNERSHIPS.map((value) => ({ value, text: catalogue.ownerships[value] })),
        ]}
      />
      <details>
        <summary>{texts.factsTitle}</summary>
        <p class="quiet">{texts.factsLead}</p>
        {FACTS.map((fact) =>
          fact.field.kind === 'number' || fact.field.kind === 'integer' ? (
            <NumberChoice
              key={fact.name}
              name={fact.name}
              title={nameOf(fact.name)}
              chosen={choices.facts[fact.name] ?? null}
              min={fact.field.min}
              max={fact.field.max}
            />
          ) : (
            <Choice
              key={fact.name}
              name={fact.name}
              title={nameOf(fact.name)}
              chosen={choices.facts[fact.name] ?? ''}
              options={[
                { value: '', text: texts.unknownFact },
                ...valuesOf(fact, labels).map((value) => ({ value, text: say(fact, value) })),
              ]}
            />
          ),
        )}
      </details>
      <details>
        <summary>{texts.measuresTitle}</summary>
        {MEASURES.map((measure) => (
          <Choice
            key={measure}
            name={measure}
            title={work(measure)}
            chosen={choices.measures[measure] ?? ''}
            options={[
              { value: '', text: texts.measureChoice.auto },
              { value: 'on', text: texts.measureChoice.on },
              { value: 'off', text: texts.measureChoice.off },
            ]}
          />
        ))}
      </details>
      <button type="submit" class="button button-primary">
        {texts.reckon}
      </button>
    </form>
  );
}

function Choice(props: { name: string; title: string; chosen: string; options: readonly Option[] }) {
  const { name, title, chosen, options } = props;
  return (
    <label class="field">
      <span>{title}</span>
      <select name={name}>
        {options.map(({ value, text }) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function NumberChoice(props: {
  name: string;
  title: string;
  chosen: string | number | null;
  min: number;
  max: number;
}) {
  const { name, title, chosen, min, max } = props;
  return (
    <label class="field">
      <span>{title}</span>
      <input name={name} type="number" step="any" min={min} max={max} value={chosen ?? ''} />
    </label>
  );
}
