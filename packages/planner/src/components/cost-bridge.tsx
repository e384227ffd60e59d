/** Works → VAT → grants → what the buyer pays, each bar beginning where the one before ended. */
import type { Plan } from '@rooftree/engine';
import { usePageWords } from '../page-words.ts';

export function CostBridge({ totals }: { totals: Plan['totals'] }) {
  const { texts, euro, keepAside } = usePageWords();
  const full = totals.total_estimated_cost_incl_vat;
  const bars = [
    { name: texts.worksExclVat, from: 0, to: totals.estimated_cost, tone: 'cost', sign: '' },
    { name: texts.vat, from: totals.estimated_cost, to: full, tone: 'vat', sign: '+ ' },
    ...(totals.subsidy_amount > 0
      ? [{ name: texts.grants, from: totals.net_cost, to: full, tone: 'subsidy', sign: '− ' }]
      : []),
    { name: texts.youPay, from: 0, to: totals.net_cost, tone: 'net', sign: '' },
  ];
  return (
    <section class="card" aria-labelledby="bridge-title">
      <h2 id="bridge-title">
        {totals.subsidy_amount > 0
          ? texts.bridgeTitle(euro(totals.net_cost))
          : texts.bridgeTitleWithout(euro(full))}
      </h2>
      <dl class="bridge">
        {bars.map((bar) => (
          <div key={bar.tone} class={`bridge-row bridge-${bar.tone}`}>
            <dt>{bar.name}</dt>
            <dd>
              {bar.sign}
              {euro(bar.to - bar.from)}
            </dd>
            <dd class="bridge-bar" aria-hidden="true">
              <svg width="100%" height="14" aria-hidden="true">
                <rect
                  x={`${percentOf(bar.from, full)}%`}
                  width={`${Math.max(0.5, percentOf(bar.to - bar.from, full))}%`}
                  height="14"
                  rx="2"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {totals.contingency > 0 && <p class="quiet">{keepAside(totals.contingency)}</p>}
    </section>
  );
}

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}
