/** The answers to a question as a plain form: without script each of them loads the page with its address. */
import { useState } from 'preact/hooks';
import { type Fact, factValue } from '../../choices/facts.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { HiddenChoices } from '../controls/hidden-choices.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import { valuesOf } from './fact-values.ts';

interface Props {
  page: PageData;
  fact: Fact;
  search: string;
  onAnswer: (text: string) => void;
  onSkip: () => void;
}

export function AnswerForm({ page, fact, search, onAnswer, onSkip }: Props) {
  const { texts, factValue: formatValue } = usePageWords();
  const [typed, setTyped] = useState('');
  const { kind } = fact.field;
  const isNumber = kind === 'number' || kind === 'integer';
  return (
    <form
      class="answers"
      method="get"
      aria-labelledby="question-ask"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event;
        const text =
          submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter.value : typed;
        if (factValue(fact, text) !== undefined) onAnswer(text);
      }}
    >
      <HiddenChoices language={page.language} search={search} />
      {isNumber ? (
        <>
          <input
            name={fact.name}
            type="number"
            inputMode="decimal"
            required
            min={'min' in fact.field ? fact.field.min : undefined}
            max={'max' in fact.field ? fact.field.max : undefined}
            step={kind === 'integer' ? 1 : 'any'}
            aria-labelledby="question-ask"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" class="button button-primary">
            {texts.answer}
          </button>
        </>
      ) : (
        valuesOf(fact, []).map((value) => (
          <button key={value} type="submit" class="button answer" name={fact.name} value={value}>
            <AnswerPicture fact={fact} value={value} />
            {formatValue(fact.name, factValue(fact, value) ?? value)}
          </button>
        ))
      )}
      <button type="button" class="button answer-skip needs-script" onClick={onSkip}>
        {texts.dontKnow}
      </button>
    </form>
  );
}
