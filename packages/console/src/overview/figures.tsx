import type { PortfolioOverview } from '@rooftree/client/members';
import { formatEuro, formatEuroRange, formatPercent } from '@rooftree/words/format';
import { rounded, roundedRange } from '@rooftree/words/rounded-range';
import { amountPair } from '../words/amount-pair.ts';
import { useWords } from '../words/language.ts';

export function Figures({ overview }: { overview: PortfolioOverview }) {
  const { texts: all, language } = useWords();
  const texts = all.overview;
  const { net_cost, net_cost_low, net_cost_high } = overview;
  const range = roundedRange({ p10: net_cost_low, p90: net_cost_high }, net_cost);
  return (
    <dl class="figures" aria-label={texts.figures}>
      <div>
        <dt>{texts.investment}</dt>
        <dd>
          <strong>{formatEuro(language, rounded(net_cost))}</strong>
          <small>{texts.investmentNote(formatEuroRange(language, range))}</small>
        </dd>
      </div>
      <Change
        title={texts.energy}
        unit="MWh"
        now={overview.energy_now_kwh}
        after={overview.energy_after_kwh}
      />
      <Change title={texts.co2} unit="t" now={overview.co2_now_kg} after={overview.co2_after_kg} />
    </dl>
  );
}

function Change({ title, unit, now, after }: { title: string; unit: string; now: number; after: number }) {
  const { texts, language } = useWords();
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <strong>{amountPair({ language }, now, after, unit)}</strong>
        {now > 0 && (
          <small>
            {texts.overview.less(formatPercent(language, Math.round((100 * (now - after)) / now)))}
          </small>
        )}
      </dd>
    </div>
  );
}
