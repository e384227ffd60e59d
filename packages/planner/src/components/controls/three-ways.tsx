/** Whole plans below each other, those that really differ; one tap makes one of them the buyer's. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { hasSameWorks, type MergedWay, mergeWays } from '@rooftree/words/merge-ways';
import { rounded } from '@rooftree/words/rounded-range';
import { WAYS, type Way, type WayName } from '../../choices/plans/ways.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import { usePageWords } from '../../page-words.ts';
import { LabelBadge } from '../summary/label-badge.tsx';

interface Props {
  plan: StoredPlan;
  ways: readonly Way[];
  state: ChoicesState;
}

export function ThreeWays({ plan, ways, state }: Props) {
  const { texts, euro } = usePageWords();
  const [first, ...others] = mergeWays(ways);
  // Without steps it stands on the first screen: what is below it must not move when the ways are there.
  if (first === undefined) return plan.steps.length === 0 ? <div class="ways-place needs-script" /> : null;
  const count = 1 + others.length;
  return (
    <section class="card ways-card" aria-labelledby="ways-title">
      <h2 id="ways-title">{texts.waysTitle(count)}</h2>
      {count === 1 && (
        <p class="quiet">{texts.waysSame(texts.about(euro(rounded(first.plan.totals.net_cost))))}</p>
      )}
      {count > 1 && (
        <ul class="ways">
          {[first, ...others].map((way) => (
            <WayLine
              key={way.names[0]}
              way={way}
              isChosen={hasSameWorks(way.plan, plan)}
              onChoose={() => state.change(`way-${way.names[0]}`, WAYS[way.names[0]])}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface WayProps {
  way: MergedWay<WayName, StoredPlan>;
  isChosen: boolean;
  onChoose: () => void;
}

function WayLine({ way, isChosen, onChoose }: WayProps) {
  const { texts, euro, chance } = usePageWords();
  const { names, plan } = way;
  const { totals } = plan;
  const { label, probability } = expectedResult(plan);
  const name = names.map((one) => texts.ways[one]).join('\u00a0· ');
  return (
    <li class="way">
      <LabelBadge scale={plan.label_scale} label={label} size={36} />
      <div>
        <h3>{name}</h3>
        {plan.steps.length === 0 ? (
          <p>{texts.wayNoWorks}</p>
        ) : (
          <>
            <p>
              <strong class="way-price">{texts.about(euro(rounded(totals.net_cost)))}</strong>
            </p>
            <p class="quiet">
              {probability !== null && `${texts.wayChance(chance(probability))}, `}
              {texts.wayBill(euro(rounded(totals.savings.bill_eur)))}
            </p>
          </>
        )}
      </div>
      {isChosen ? (
        <span class="quiet">{texts.wayChosen}</span>
      ) : (
        <button type="button" class="button" aria-label={`${texts.wayChoose}: ${name}`} onClick={onChoose}>
          {texts.wayChoose}
        </button>
      )}
    </li>
  );
}
