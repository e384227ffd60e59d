/** Given facts that contradict each other: which of them the plan goes by, why, and what to check. */
import type { StoredPlan } from '@rooftree/engine';
import { usePageWords } from '../../page-words.ts';
import { TitledList } from '../page/titled-list.tsx';

export function Conflicts({ plan }: { plan: StoredPlan }) {
  const { conflicts, worksIfWorse } = usePageWords();
  const { title, items } = conflicts(plan.conflicts ?? []);
  const consequence = worksIfWorse(plan);
  const all = consequence === '' ? items : [...items, consequence];
  return <TitledList id="conflicts-title" title={title} items={all} />;
}
