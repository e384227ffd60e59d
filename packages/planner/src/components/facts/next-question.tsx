/** One question at a time: the answers, "I don't know", and what the last answer did. */
import type { Decision, StoredPlan } from '@rooftree/engine';
import { rounded } from '@rooftree/words/rounded-range';
import { useState } from 'preact/hooks';
import { type Choices, writeChoices } from '../../choices/choices.ts';
import { type OpenQuestion, openQuestions } from '../../choices/open-questions.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { HouseFacts } from '../../drawing/house-facts.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { PlanChange } from '../controls/plan-change.tsx';
import { AnswerForm } from './answer-form.tsx';

interface Props {
  page: PageData;
  plan: StoredPlan;
  decision: Decision | null;
  house: HouseFacts;
  state: ChoicesState;
  /** The plan before the last change, where that was an answer. */
  planBefore: StoredPlan | null;
}

export function NextQuestion({ page, plan, decision, house, state, planBefore }: Props) {
  const { texts } = usePageWords();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { choices, change, undo } = state;
  const open = openQuestions(plan, decision, house.flatFloor !== null).filter(
    ({ fact }) => choices.facts[fact.name] === undefined,
  );
  const question = open.find(({ fact }) => !skipped.includes(fact.name));
  if (question === undefined && open.length === 0 && planBefore === null) return null;
  return (
    <section class="card question" id="question" aria-labelledby="question-title">
      <h2 id="question-title">{texts.questionTitle}</h2>
      {planBefore !== null && <PlanChange before={planBefore} after={plan} onUndo={undo} />}
      {question === undefined ? (
        <p class="row">
          <span>{open.length === 0 ? texts.questionsDone : texts.questionsSkipped}</span>
          {open.length > 0 && (
            <button type="button" class="button" onClick={() => setSkipped([])}>
              {texts.askAgain}
            </button>
          )}
        </p>
      ) : (
        <Question
          key={question.fact.name}
          page={page}
          question={question}
          choices={choices}
          onAnswer={(text) =>
            change(`answer-${question.fact.name}`, {
              facts: { ...choices.facts, [question.fact.name]: text },
            })
          }
          onSkip={() => setSkipped([...skipped, question.fact.name])}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  page: PageData;
  question: OpenQuestion;
  choices: Choices;
  onAnswer: (text: string) => void;
  onSkip: () => void;
}

function Question({ page, question, choices, onAnswer, onSkip }: QuestionProps) {
  const { texts, euro, fact: nameOf, certificateCosts } = usePageWords();
  const { fact, worthEur, costsEur } = question;
  // The questions of the page are a list of their own; a fact that is new to the engine is asked by its name.
  const words: Record<string, { ask: string; hint: string } | undefined> = texts.questions;
  const { ask, hint } = words[fact.name] ?? { ask: nameOf(fact.name), hint: '' };
  const worth =
    fact.name === 'apartment_floor'
      ? texts.questionWorthFloor
      : worthEur !== null && texts.questionWorth(euro(rounded(worthEur)));
  return (
    <>
      <h3 id="question-ask">{ask}</h3>
      {hint !== '' && <p class="quiet">{hint}</p>}
      <AnswerForm
        page={page}
        fact={fact}
        search={writeChoices(choices)}
        onAnswer={onAnswer}
        onSkip={onSkip}
      />
      {worth && (
        <p class="quiet">
          {worth}
          {costsEur > 0 && ` ${certificateCosts(costsEur)}`}
        </p>
      )}
    </>
  );
}
