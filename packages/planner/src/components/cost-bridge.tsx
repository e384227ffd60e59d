/** Works → VAT → grants → what the buyer pays, each bar beginning where the one before ended; and what grants depend on. */
import type { Plan } from '@rooftree/engine';
import type { ComponentChildren } from 'preact';
import { usePageWords } from '../page-words.ts';
import { shownMoney } from '../shown-money.ts';

/** `children`: the question on which the grants depend. */
export function CostBridge({ plan, children }: { plan: Plan; children?: ComponentChildren }) {
  const { texts, euro, keepAside } = usePageWords();
  const { works, inclVat, grants, net } = shownMoney(plan);
  const { contingency } = plan.totals;
  const bars = [
    { name: texts.worksExclVat, from: 0, to: works, tone: 'cost', sign: '' },
    { name: texts.vat, from: works, to: inclVat, tone: 'vat', sign: '+ ' },
    ...(grants > 0 ? [{ name: texts.grants, from: net, to: inclVat, tone: 'subsidy', sign: '− ' }] : []),
    { name: texts.youPay, from: 0, to: net, tone: 'net', sign: '' },
  ];
  return (
    <section class="card" id="cost" aria-labelledby="bridge-title">
      <h2 id="bridge-title">
        {grants > 0 ? texts.bridgeTitle(euro(net)) : texts.bridgeTitleWithout(euro(inclVat))}
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
                  x={`${percentOf(bar.from, inclVat)}%`}
                  width={`${Math.max(0.5, percentOf(bar.to - bar.from, inclVat))}%`}
                  height="14"
                  rx="2"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {contingency > 0 && <p class="quiet">{keepAside(contingency)}</p>}
      {children}
    </section>
  );
}

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}
