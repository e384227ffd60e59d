/** What an adviser changed in the plan, and what wishes against the advice cost. */
import type { StoredPlan } from '@rooftree/engine';
import { adjustmentsOf } from '@rooftree/words/adjustments';
import { usePageWords } from '../../page-words.ts';
import { TitledList } from '../page/titled-list.tsx';

export function Adjustments({ plan }: { plan: StoredPlan }) {
  const lists = adjustmentsOf(plan, usePageWords());
  return (
    <>
      {lists.map(({ key, title, items }) => (
        <TitledList key={key} id={`${key}-title`} title={title} items={items} />
      ))}
    </>
  );
}
