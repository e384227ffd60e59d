/** The other plans of the home, each to open or to hold against this one. */
import type { Renovation, RenovationOfEstate } from '@rooftree/client';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import { PlanLine } from './plan-line.tsx';

interface Props {
  renovation: Renovation;
  others: readonly RenovationOfEstate[];
}

export function OtherPlans({ renovation, others }: Props) {
  const { texts } = useWords();
  if (others.length === 0) return null;
  return (
    <section class="card" aria-label={texts.plans.others}>
      <h2>{texts.plans.others}</h2>
      <ul class="plan-list">
        {others
          .filter(({ renovation_deleted_at: gone }) => gone === null)
          .map((other) => (
            <PlanLine key={other.renovation_id} plan={other}>
              <a
                class="button"
                href={linkTo(['compare', renovation.renovation_id, other.renovation_id])}
                aria-label={texts.plans.compareWith(shownName(other.renovation_name, { texts }))}
              >
                {texts.plans.compare}
              </a>
            </PlanLine>
          ))}
      </ul>
    </section>
  );
}
