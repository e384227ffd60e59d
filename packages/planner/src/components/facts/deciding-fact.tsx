/** The fact that decides about a work, and what follows from each answer. */
import { INSULATION_TYPES, isThisWork, type WorkCertainty } from '@rooftree/engine';
import { usePageWords } from '../../page-words.ts';
import { needsOf } from '../steps/certainty.ts';

const TYPES: readonly string[] = INSULATION_TYPES;

export function DecidingFact({ work }: { work: WorkCertainty }) {
  const { texts, fact: nameOf, factValue, percent, colon } = usePageWords();
  const { decided_by: decidedBy } = work;
  const share = percent(Math.round(100 * work.share_of_cases));
  const own = percent(Math.round(100 * work.share_of_this_work));
  const needs = needsOf(inOrder(decidedBy?.answers ?? []));
  // Answers that all come to the same say nothing about a work that some homes need.
  if (decidedBy === null || needs.length < 2)
    return (
      <p class="deciding">{isThisWork(work) ? texts.dependsShare(share) : texts.dependsShares(share, own)}</p>
    );
  const { fact } = decidedBy;
  // Numbers are answered by a third of the houses; everything else by a value of the fact.
  const thirds: Record<string, string | undefined> = texts.numberAnswers;
  const say = (answer: string) =>
    answer === 'true' || answer === 'false'
      ? factValue(fact, answer === 'true')
      : (thirds[answer] ?? factValue(fact, answer));
  return (
    <div class="deciding">
      <p>
        <a href="#question">{texts.dependsOn(nameOf(fact))}</a>
      </p>
      <ul>
        {needs.map(({ need, answers: of }) => (
          <li key={need} class={`need need-${need}`}>
            {of.map(say).join(', ')}
            {colon} <strong>{texts.needed[need]}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Insulation by its thickness; the engine's order follows the houses that it drew. */
function inOrder<Answer extends { answer: string }>(answers: readonly Answer[]): readonly Answer[] {
  const rank = ({ answer }: Answer) => TYPES.indexOf(answer);
  return answers.toSorted((a, b) => rank(a) - rank(b));
}
