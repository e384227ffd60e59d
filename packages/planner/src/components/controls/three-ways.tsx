/** The ways that differ, whole plans side by side; one tap makes one of them the buyer's. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { hasSameWorks, type MergedWay, mergeWays } from '@rooftree/words/merge-ways';
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
  if (first === undefined) return null;
  const count = 1 + others.length;
  return (
    <section class="card" aria-labelledby="ways-title">
      <h2 id="ways-title">{texts.waysTitle(count)}</h2>
      <p class="quiet">
        {count === 1 ? texts.waysSame(euro(first.plan.totals.net_cost)) : texts.waysLead(count)}
      </p>
      {count > 1 && (
        <ul class="ways">
          {[first, ...others].map((way) => (
            <WayCard
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

function WayCard({ way, isChosen, onChoose }: WayProps) {
  const { texts, euro, number, chance } = usePageWords();
  const { names, plan } = way;
  const { totals } = plan;
  const { label, probability } = expectedResult(plan);
  const name = names.map((one) => texts.ways[one]).join(' · ');
  return (
    <li class="way">
      <h3>
        <LabelBadge scale={plan.label_scale} label={label} size={28} /> {name}
      </h3>
      <dl>
        <dt>{texts.youPay}</dt>
        <dd>{euro(totals.net_cost)}</dd>
        {probability !== null && (
          <>
            <dt>{texts.changeChance}</dt>
            <dd>{chance(probability)}</dd>
          </>
        )}
        <dt>{texts.savesPerYear}</dt>
        <dd>{texts.perYear(euro(totals.savings.bill_eur))}</dd>
        <dt>{texts.co2}</dt>
        <dd>{texts.co2PerYear(number(totals.savings.co2_kg / 1000, 1))}</dd>
      </dl>
      {isChosen ? (
        <p class="quiet">{texts.wayChosen}</p>
      ) : (
        <button type="button" class="button" aria-label={`${texts.wayChoose}: ${name}`} onClick={onChoose}>
          {texts.wayChoose}
        </button>
      )}
    </li>
  );
}
