/** Where the money comes from, year by year, and what each owner pays. */
import type { UnitPlan } from '@rooftree/client/members';
import { DataTable, type TableColumn } from '@rooftree/ui/data-table.tsx';
import { formatEuro, formatPercent } from '@rooftree/words/format';
import { LabelPair } from '../../labels/label-pair.tsx';
import { go, linkTo } from '../../route.ts';
import { type OfficeWords, useWords } from '../../words/language.ts';
import { LoanCard } from './loan-card.tsx';
import type { PlanPart } from './plan-part.ts';
import { signedEuro } from './signed-euro.ts';
import { UnitDrawer } from './unit-drawer.tsx';

export function MoneyPart({ query, ...part }: PlanPart & { query: URLSearchParams }) {
  const words = useWords();
  const { texts: all, language } = words;
  const texts = all.buildings;
  const { building, plan } = part;
  const { totals } = plan;
  const open = plan.units.find(({ external_id }) => external_id === query.get('unit'));
  const show = (unit: string | null) => {
    const next = new URLSearchParams({ view: 'money', ...(unit !== null && { unit }) });
    go(linkTo(['buildings', building.external_id], next), true);
  };
  const { money } = part.words.texts;
  const sources: [string, number, string][] = [
    [texts.grants, totals.subsidy_amount, 'source-grants'],
    [money.reserve, totals.from_reserve, 'source-reserve'],
    [money.loan, totals.from_loan, 'source-loan'],
    [money.atOnce, totals.from_owners, 'source-owners'],
  ];
  return (
    <>
      <div class="building-parts">
        <section class="card" aria-label={texts.total}>
          <h2 class="part-title">{texts.total}</h2>
          <p class="money-total">
            <strong>{formatEuro(language, totals.total_estimated_cost_incl_vat)}</strong>
          </p>
          <SourceBar sources={sources} />
          <dl class="drawer-facts">
            {sources.map(([name, amount, style]) => (
              <div key={name}>
                <dt>
                  <span class={`source-mark ${style}`} aria-hidden="true" />
                  {name}
                </dt>
                <dd>{formatEuro(language, amount)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <LoanCard {...part} />
      </div>
      <h2 class="part-title">{texts.owners}</h2>
      <DataTable
        class="unit-table"
        label={texts.owners}
        columns={columnsOf(words, part)}
        rows={plan.units}
        rowKey={({ external_id: id }) => id}
        openKey={open?.external_id ?? null}
        onOpen={({ external_id: id }) => show(id)}
      />
      {open !== undefined && <UnitDrawer {...part} unit={open} onClose={() => show(null)} />}
    </>
  );
}

function SourceBar({ sources }: { sources: readonly [string, number, string][] }) {
  const total = Math.max(
    1,
    sources.reduce((sum, [, amount]) => sum + amount, 0),
  );
  let left = 0;
  return (
    <svg class="source-bar" width="100%" height="18" aria-hidden="true">
      {sources.map(([name, amount, style]) => {
        const at = left;
        left += (100 * amount) / total;
        return <rect key={name} class={style} x={`${at}%`} width={`${left - at}%`} height="100%" />;
      })}
    </svg>
  );
}

function columnsOf(
  { texts: all, language }: OfficeWords,
  { plan, building }: PlanPart,
): TableColumn<UnitPlan>[] {
  const texts = all.buildings;
  const euro = (amount: number) => formatEuro(language, amount);
  return [
    {
      key: 'unit',
      title: texts.apartment,
      isRowHeader: true,
      cell: ({ name, external_id: unit }) => (
        <a href={linkTo(['buildings', building.external_id], new URLSearchParams({ view: 'money', unit }))}>
          {name}
        </a>
      ),
    },
    {
      key: 'labels',
      title: all.labels,
      cell: (unit) => (
        <LabelPair
          scale={plan.label_scale}
          now={unit.label_before}
          after={unit.label_after_common === unit.label_before ? null : unit.label_after_common}
          probabilities={null}
          size={22}
        />
      ),
    },
    {
      key: 'share',
      title: texts.share,
      isNumeric: true,
      cell: ({ share_percent: share }) => formatPercent(language, share, 2),
    },
    { key: 'part', title: texts.part, isNumeric: true, cell: ({ common_net_cost: cost }) => euro(cost) },
    { key: 'once', title: texts.atOnce, isNumeric: true, cell: ({ paid_at_once: cost }) => euro(cost) },
    {
      key: 'loan',
      title: texts.loanMonth,
      isNumeric: true,
      cell: ({ month }) => euro(month.loan_payment),
    },
    {
      key: 'month',
      title: texts.monthNet,
      isNumeric: true,
      cell: ({ month }) => (
        <span class={month.net < 0 ? 'month-worse' : 'month-better'}>{signedEuro(language, month.net)}</span>
      ),
    },
    {
      key: 'yes',
      title: texts.yes,
      isNumeric: true,
      cell: ({ yes_probability: chance }) => formatPercent(language, 100 * chance),
    },
  ];
}
