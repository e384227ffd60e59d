/**
 * Other works that are as good as those of the plan and none of the ways beside it: a reader who prefers them loses
 * nothing.
 */
import type { Decision, StoredPlan } from '@rooftree/engine';
import { alternativesBeside } from '@rooftree/words/merge-ways';
import type { Way } from '../../choices/plans/ways.ts';
import { usePageWords } from '../../page-words.ts';

interface Props {
  plan: StoredPlan;
  decision: Decision | null;
  ways: readonly Way[];
}

export function Alternatives({ plan, decision, ways }: Props) {
  const { catalogue, alternative } = usePageWords();
  const others = alternativesBeside(
    decision,
    ways.map((way) => way.plan),
  );
  if (others.length === 0) return null;
  return (
    <section class="as-good" aria-labelledby="as-good-title">
      <h3 id="as-good-title">{catalogue.lead.asGood}</h3>
      <ul>
        {others
          .map((other) => alternative(other, plan))
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
    </section>
  );
}
