/** A plan in one line of a list: its name, who made it, its labels and what the owner pays. */
import type { RenovationOfEstate } from '@rooftree/client';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { formatEuro } from '@rooftree/words/format';
import { writeLabel } from '@rooftree/words/label-colours';
import { rounded } from '@rooftree/words/rounded-range';
import type { ComponentChildren } from 'preact';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';

export function PlanLine({ plan, children }: { plan: RenovationOfEstate; children?: ComponentChildren }) {
  const { texts, language } = useWords();
  const { label_after: after, renovation_deleted_at: gone } = plan;
  const pays = plan.total_estimated_cost_incl_vat - plan.subsidy_amount;
  return (
    <li>
      <div>
        <a href={linkTo(['plan', plan.renovation_id])}>{shownName(plan.renovation_name, { texts })}</a>
        <small>
          {texts.plans.madeBy[plan.edited_by ?? 'SUGGESTION']},{' '}
          <RelativeTime at={plan.renovation_updated_at} />
          {gone !== null && ` · ${texts.plans.deletedShort}`}
          <br />
          {after !== null && `${texts.audit.pair(texts.after, writeLabel(after))} · `}
          {texts.ownerPays} {formatEuro(language, rounded(pays))}
        </small>
      </div>
      {children}
    </li>
  );
}
