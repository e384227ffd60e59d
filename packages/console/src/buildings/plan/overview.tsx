/** The answer for a meeting: the works, the vote, the money in four figures, and the house with every label. */
import { type Figure, Figures } from '@rooftree/ui/figures.tsx';
import { formatEuro } from '@rooftree/words/format';
import { writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../../words/language.ts';
import { CommonWorks } from './common-works.tsx';
import { KnownCard } from './known-card.tsx';
import type { PlanPart } from './plan-part.ts';
import { UnitSection } from './unit-section.tsx';
import { VoteCard } from './vote-card.tsx';

export function Overview({ query, ...part }: PlanPart & { query: URLSearchParams }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { plan, catalogue } = part;
  const { totals, target, vote } = plan;
  const euro = (amount: number) => formatEuro(language, amount);
  const figures: Figure[] = [
    [texts.voteChance, catalogue.chance(vote.probability), texts.meeting],
    [texts.netCost, euro(totals.net_cost), texts.afterGrants(euro(totals.subsidy_amount))],
    [texts.target(writeLabel(target.label)), catalogue.chance(target.probability), texts.targets[target.of]],
    [
      texts.months,
      plan.nobody_pays_more ? texts.nobodyPaysMore : texts.somePayMore(countLosers(plan)),
      plan.nobody_pays_more ? texts.monthsHint : texts.losses(euro(plan.losses_per_month)),
    ],
  ];
  return (
    <>
      {target.reason !== null && <p class="note">{catalogue.remark(target.reason)}</p>}
      <Figures class="figures programme-figures" figures={figures} />
      <div class="building-parts">
        <UnitSection {...part} query={query} />
        <div class="building-column">
          <VoteCard {...part} />
          <KnownCard {...part} />
        </div>
        <CommonWorks {...part} />
      </div>
    </>
  );
}

function countLosers({ units }: PlanPart['plan']): number {
  return units.filter(({ month }) => month.net < 0).length;
}
