/** What an adviser changed in the plan, and what wishes against the advice cost. */
import type { StoredPlan } from '@rooftree/engine';
import { adjustmentsOf } from '@rooftree/words/adjustments';
import { usePageWords } from '../../page-words.ts';
import { ListNote } from '../page/list-note.tsx';

export function Adjustments({ plan }: { plan: StoredPlan }) {
  const lists = adjustmentsOf(plan, usePageWords());
  return (
    <>
      {lists.map(({ key, title, items }) => (
        <ListNote key={key} id={`${key}-title`} title={title} items={items} />
      ))}
    </>
  );
}
