import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { addressOf } from '../homes/cells.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import type { Today } from './use-today.ts';

/** A plan that a reader of a home's page has saved: its name leads to it. */
export function SavedPlanLine({ plan }: { plan: Today['plans_saved_by_buyers']['examples'][number] }) {
  const { texts, language } = useWords();
  return (
    <>
      <a href={linkTo(['plan', plan.renovation_id])}>{shownName(plan.renovation_name, { texts })}</a>{' '}
      <small>
        {addressOf(plan, { language })}, <RelativeTime at={plan.created_at} />
      </small>
    </>
  );
}
