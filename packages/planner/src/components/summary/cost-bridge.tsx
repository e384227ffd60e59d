/**
 * Works → VAT → grants → what the buyer pays, each bar beginning where the one before ended; and what grants depend on.
 */
import type { StoredPlan } from '@rooftree/engine';
import { rounded } from '@rooftree/words/rounded-range';
import { wholeEuroSums } from '@rooftree/words/whole-euros';
import type { ComponentChildren } from 'preact';
import { usePageWords } from '../../page-words.ts';
import { Panel } from '../page/panel.tsx';

interface Props {
  plan: StoredPlan;
  isOpen?: boolean;
  /** The question on which the grants depend. */
  children?: ComponentChildren;
}

export function CostBridge({ plan, isOpen = false, children }: Props) {
  const { texts, euro, keepAside, grantsInTime } = usePageWords();
  const inTime = grantsInTime(plan);
  const { exclVat, total, grants, net } = wholeEuroSums(plan).plan;
  const { contingency } = plan.totals;
  const bars = [
    { name: texts.worksExclVat, from: 0, to: exclVat, tone: 'cost', sign: '' },
    { name: texts.vat, from: exclVat, to: total, tone: 'vat', sign: '+ ' },
    ...(grants > 0 ? [{ name: texts.grants, from: net, to: total, tone: 'subsidy', sign: '− ' }] : []),
    { name: texts.youPay, from: 0, to: net, tone: 'net', sign: '' },
  ];
  return (
    <Panel
      id="cost"
      title={grants > 0 ? texts.bridgeTitle(euro(net)) : texts.bridgeTitleWithout(euro(total))}
      isOpen={isOpen}
    >
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
                  x={`${percentOf(bar.from, total)}%`}
                  width={`${Math.max(0.5, percentOf(bar.to - bar.from, total))}%`}
                  height="14"
                  rx="2"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {inTime !== '' && <p>{inTime}</p>}
      {contingency !== null && contingency > 0 && <p class="quiet">{keepAside(rounded(contingency))}</p>}
      {children}
    </Panel>
  );
}

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}
