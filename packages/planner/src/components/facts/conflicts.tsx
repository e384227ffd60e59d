/** Given facts that contradict each other: which of them the plan goes by, why, and what to check. */
import type { StoredPlan } from '@rooftree/engine';
import { usePageWords } from '../../page-words.ts';

export function Conflicts({ plan }: { plan: StoredPlan }) {
  const { catalogue, conflict: describe } = usePageWords();
  if (plan.conflicts === null || plan.conflicts.length === 0) return null;
  return (
    <section class="note conflicts" aria-labelledby="conflicts-title">
      <h2 id="conflicts-title">{catalogue.lead.conflicts}</h2>
      <ul>
        {plan.conflicts.map((conflict) => (
          <li key={conflict.code}>{describe(conflict)}</li>
        ))}
      </ul>
    </section>
  );
}
