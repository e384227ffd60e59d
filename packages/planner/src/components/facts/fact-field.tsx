/** One fact: a list to choose from, or a number within its bounds. Empty means: as given, or typical. */
import { writeLabel } from '@rooftree/words/label-colours';
import { useState } from 'preact/hooks';
import { type Fact, factValue } from '../../choices/facts.ts';
import { type PageWords, usePageWords } from '../../page-words.ts';
import { valuesOf } from './fact-values.ts';

interface Props {
  fact: Fact;
  labels: readonly string[];
  /** The latest year that a fact can name. */
  thisYear: number;
  chosen: string | undefined;
  given: unknown;
  assumed: string | number | boolean | null | undefined;
  onChange: (text: string) => void;
}

export function FactField(props: Props) {
  const words = usePageWords();
  const { fact, labels, chosen, onChange } = props;
  const { kind } = fact.field;
  const id = `fact-${fact.name}`;
  const listed = valuesOf(fact, labels);
  // A U-value of a certificate is none of the classes.
  const values = chosen === undefined || listed.includes(chosen) ? listed : [...listed, chosen];
  // What is given is the first of the list already.
  const isOther = (value: string) => value === chosen || value !== String(props.given);
  if (kind === 'number' || kind === 'integer') return <NumberFact {...props} id={id} />;
  return (
    <label class="field">
      <span>{words.fact(fact.name)}</span>
      <select id={id} value={chosen ?? ''} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{formatDefault(words, props)}</option>
        {values.filter(isOther).map((value) => (
          <option key={value} value={value}>
            {formatText(words, fact, value)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Accepts a number when it is within its bounds; until then it shows them. */
function NumberFact(props: Props & { id: string }) {
  const words = usePageWords();
  const { fact, chosen, onChange, id, thisYear } = props;
  const [draft, setDraft] = useState<string | null>(null);
  if (fact.field.kind !== 'number' && fact.field.kind !== 'integer') return null;
  const { min, kind } = fact.field;
  const max = kind === 'integer' ? Math.min(fact.field.max, thisYear) : fact.field.max;
  const text = draft ?? chosen ?? '';
  const isUsable = (typed: string) =>
    typed === '' || (factValue(fact, typed) !== undefined && Number(typed) <= max);
  const isWrong = !isUsable(text);
  const say = (value: number) => words.factValue(fact.name, value);
  return (
    <label class="field">
      <span>{words.fact(fact.name)}</span>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={kind === 'integer' ? 1 : 'any'}
        value={text}
        placeholder={formatDefault(words, props)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-hint` : undefined}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          setDraft(isUsable(typed) ? null : typed);
          if (isUsable(typed)) onChange(typed);
        }}
      />
      {isWrong && (
        <small class="wrong" id={`${id}-hint`}>
          {words.texts.factRange(say(min), say(max))}
        </small>
      )}
    </label>
  );
}

function formatText(words: PageWords, fact: Fact, text: string): string {
  if (fact.field.kind === 'label') return writeLabel(text);
  return words.factValue(fact.name, factValue(fact, text) ?? text);
}

/** What is assumed when the buyer enters nothing. */
function formatDefault(words: PageWords, { fact, given, assumed, chosen }: Props): string {
  const { texts } = words;
  if (isPlain(given)) return words.factValue(fact.name, given);
  if (given !== undefined && given !== null) return texts.givenAsMeasured;
  if (chosen === undefined && isPlain(assumed)) return texts.typicalIs(words.factValue(fact.name, assumed));
  return texts.unknownFact;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
