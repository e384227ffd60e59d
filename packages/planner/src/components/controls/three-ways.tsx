/** Three whole plans side by side; one tap makes one of them the buyer's. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
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
  const { texts } = usePageWords();
  if (ways.length === 0) return null;
  return (
    <section class="card" aria-labelledby="ways-title">
      <h2 id="ways-title">{texts.waysTitle}</h2>
      <p class="quiet">{texts.waysLead}</p>
      <ul class="ways">
        {ways.map((way) => (
          <WayCard
            key={way.name}
            way={way}
            isChosen={isOf(way.name, plan)}
            onChoose={() => state.change(`way-${way.name}`, WAYS[way.name])}
          />
        ))}
      </ul>
    </section>
  );
}

function isOf(name: WayName, { controls }: StoredPlan): boolean {
  const { objective, fossilFree } = WAYS[name];
  return controls.objective === objective && controls.fossil_free === fossilFree;
}

function WayCard({ way, isChosen, onChoose }: { way: Way; isChosen: boolean; onChoose: () => void }) {
  const { texts, euro, number } = usePageWords();
  const { name, plan } = way;
  const { totals } = plan;
  return (
    <li class="way">
      <h3>
        <LabelBadge scale={plan.label_scale} label={expectedResult(plan).label} size={28} />{' '}
        {texts.ways[name]}
      </h3>
      <dl>
        <dt>{texts.youPay}</dt>
        <dd>{euro(totals.net_cost)}</dd>
        <dt>{texts.savesPerYear}</dt>
        <dd>{texts.perYear(euro(totals.savings.bill_eur))}</dd>
        <dt>{texts.co2}</dt>
        <dd>{texts.co2PerYear(number(totals.savings.co2_kg / 1000, 1))}</dd>
      </dl>
      {isChosen ? (
        <p class="quiet">{texts.wayChosen}</p>
      ) : (
        <button
          type="button"
          class="button"
          aria-label={`${texts.wayChoose}: ${texts.ways[name]}`}
          onClick={onChoose}
        >
          {texts.wayChoose}
        </button>
      )}
    </li>
  );
}
