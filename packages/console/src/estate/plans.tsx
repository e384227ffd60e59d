/** Every plan of the home: open one, hold two against each other, bring a deleted one back. */
import type { RenovationOfEstate } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { PlanLine } from '../plan/plan-line.tsx';
import { listPlans } from '../plan/use-renovation.ts';
import { useInOrder } from '../reading/use-in-order.ts';
import { linkTo } from '../route.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import type { WholeEstate } from './use-estate.ts';

interface Props {
  whole: WholeEstate;
  context: MemberContext;
  onChanged: () => void;
}

export function Plans({ whole: { estate, renovation }, context, onChanged }: Props) {
  const { texts } = useWords();
  const [plans, setPlans] = useState<RenovationOfEstate[]>([]);
  const [fault, setFault] = useState<unknown>(null);
  const [marked, setMarked] = useState<readonly string[] | null>(null);
  const mayEdit = context.permissions.includes('renovations:write');
  const inOrder = useInOrder();
  const read = () => inOrder(listPlans(estate.external_id), setPlans, setFault);
  useEffect(() => {
    void read();
  }, [estate.external_id, renovation?.renovation_updated_at]);
  const restore = async (id: string) => {
    setFault(null);
    await call('POST /v1/renovations/{renovation_id}/restore', { path: { renovation_id: id } }).then(
      onChanged,
      setFault,
    );
    await read();
  };
  const live = plans.filter(({ renovation_deleted_at: gone }) => gone === null);
  const deleted = plans.filter(({ renovation_deleted_at: gone }) => gone !== null);
  if (plans.length === 0 && fault === null) return null;
  // The first two are what is compared most: the suggestion and what was made of it.
  const chosen = marked ?? live.slice(0, 2).map(({ renovation_id: id }) => id);
  const [one, other] = chosen;
  return (
    <section aria-label={texts.plans.title}>
      <h2>{texts.plans.title}</h2>
      {fault !== null && <ProblemMessage error={fault} />}
      <ul class="plan-list">
        {live.map((plan) => (
          <PlanLine key={plan.renovation_id} plan={plan}>
            {live.length > 1 && (
              <input
                type="checkbox"
                aria-label={texts.plans.compareThis(shownName(plan.renovation_name, { texts }))}
                checked={chosen.includes(plan.renovation_id)}
                onChange={() => setMarked(toggled(chosen, plan.renovation_id))}
              />
            )}
          </PlanLine>
        ))}
      </ul>
      {live.length > 1 &&
        (one !== undefined && other !== undefined ? (
          <a class="button" href={linkTo(['compare', one, other])}>
            {texts.plans.compareBoth}
          </a>
        ) : (
          <p class="quiet">{texts.plans.chooseTwo}</p>
        ))}
      {deleted.length > 0 && (
        <details>
          <summary>{texts.plans.deletedOnes(deleted.length)}</summary>
          <ul class="plan-list">
            {deleted.map((plan) => (
              <PlanLine key={plan.renovation_id} plan={plan}>
                {mayEdit && (
                  <button
                    type="button"
                    class="button"
                    aria-label={`${texts.plans.restore}: ${shownName(plan.renovation_name, { texts })}`}
                    onClick={() => restore(plan.renovation_id)}
                  >
                    {texts.plans.restore}
                  </button>
                )}
              </PlanLine>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Two at most: a third takes the place of the first. */
function toggled(chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return [...chosen, id].slice(-2);
}
