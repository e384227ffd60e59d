import { type Country, measuresOf, type StoredStep, type StoredWork } from '@rooftree/engine';
import { inSentence, labelAfterStep, roundedCostRange, roundedRange } from '@rooftree/words';
import { type Passport, type PassportStep, stepGrantSpan } from '../passport.ts';
import { capitalise, joinWithAnd, labelBadge, type Writer, writeCount, writePayback } from '../writer.ts';

export function stepContent(
  passport: Passport,
  passportStep: PassportStep,
  reason: string | null,
  writer: Writer,
) {
  const { step, sums, year } = passportStep;
  const { words, texts } = writer;
  const t = texts.step;
  const measures = measuresOf(step);
  const names = measures.map((measure) => words.measure(measure).name);
  /** Scaffolding and a test serve a measure: they are there for a day. */
  const lasts = ({ work, lifetime_years: years }: StoredWork) =>
    years > 0 && measures.some((measure) => measure === work);
  return {
    name: `${t.name(step.number)} · ${year}`,
    energy: energyLine(step, writer),
    title: capitalise(joinWithAnd(names.map(inSentence), t.and)),
    before: labelBadge(passport, labelBefore(passport, step)),
    after: labelBadge(passport, labelAfterStep(passport.plan, step)),
    reason: [reason, words.due(passport.plan, step, year)].filter((text) => text !== null).join(' '),
    figures: figures(passport, passportStep, writer),
    works: {
      head: [t.work, t.quantity, t.exclVat, t.vatRate, t.vat, t.inclVat, t.lifetime],
      rows: step.works.map((work, index) => [
        words.work(work.work),
        writer.words.quantity(work.quantity, work.unit),
        words.number(sums.works[index]?.exclVat ?? 0),
        vatRate(work, passport.plan.country, writer),
        words.number(sums.works[index]?.vat ?? 0),
        words.number(sums.works[index]?.total ?? 0),
        lasts(work) ? writeCount(work.lifetime_years, t.years, writer) : '–',
      ]),
      total: [
        t.total,
        '',
        words.number(sums.exclVat),
        '',
        words.number(sums.vat),
        words.number(sums.total),
        '',
      ],
    },
    notes: notes(passport, passportStep, writer),
    watch: { title: t.watchTitle, items: watchItems(step, writer) },
    options: {
      title: `${t.optionsTitle}${texts.colon}`,
      items: step.options.map((option) =>
        t.option(words.measure(option.measure).name, words.euro(option.total_estimated_cost_incl_vat)),
      ),
    },
  };
}

function labelBefore({ plan }: Passport, { number }: StoredStep): string {
  const before = plan.steps[number - 2];
  return before === undefined ? plan.baseline.label : labelAfterStep(plan, before);
}

function figures(passport: Passport, { step, sums }: PassportStep, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.step;
  const span = stepGrantSpan(passport, step);
  const saved = step.savings.bill_eur;
  const savedRange = roundedRange(step.savings_range.bill_eur, saved);
  const likely = costNote(step, sums.total, writer);
  const hasGrants = span !== null || sums.grants > 0;
  // Without a grant the cost is what is paid: the same sum need not stand there twice.
  const cost = hasGrants
    ? [
        { kind: 'cost', title: t.cost, value: words.euro(sums.total), note: likely },
        {
          kind: 'subsidy',
          title: t.subsidy,
          value: words.euro(sums.grants),
          note: span === null ? '' : t.grants(words.euroRange({ p10: span.low, p90: span.high })),
        },
        { kind: 'net', title: t.youPay, value: words.euro(sums.net), note: '' },
      ]
    : [
        {
          kind: 'net',
          title: t.youPay,
          value: words.euro(sums.net),
          note: [likely, t.noGrants].filter((note) => note !== '').join('; '),
        },
      ];
  return [
    ...cost,
    {
      kind: 'energy',
      title: saved < 0 ? t.raises : t.saving,
      value: `${words.euro(Math.abs(saved))} ${t.perYear}`,
      note: saved > 0 && savedRange.p10 >= 0 ? t.likely(words.euroRange(savedRange)) : '',
    },
  ];
}

/** Nothing is to be paid in houses where it was done before. */
function costNote({ cost_range: range }: StoredStep, total: number, { words, texts }: Writer): string {
  const likely = roundedCostRange(range, total);
  return likely.p10 === 0 ? words.costFromNothing(likely.p90) : texts.step.likely(words.euroRange(likely));
}

/** Dutch labour and material, a Belgian heat pump and its boiler: a mix of two rates is no real rate. */
function vatRate({ vat_rate_percent: rate }: StoredWork, country: Country, { words, texts }: Writer): string {
  return [0, 6, 9, 21].includes(rate) ? words.percent(rate) : texts.step.mixedVat[country];
}

function notes({ plan }: Passport, { step, sums }: PassportStep, writer: Writer): string {
  const { words, texts } = writer;
  const t = texts.step;
  const maintenance = step.works.reduce((sum, work) => sum + work.maintenance_eur_per_year, 0);
  const anyway = Math.round(step.anyway_cost);
  return [
    ...(anyway > 0 ? [t.anyway(words.euro(anyway), words.euro(Math.max(0, sums.total - anyway)))] : []),
    words.ownersPayback(plan.controls.ownership, writePayback(step.payback_years, writer)),
    ...(maintenance > 0 ? [t.maintenance(words.euro(maintenance))] : []),
  ].join(' ');
}

/** A saving is a change below zero. */
function energyLine({ savings }: StoredStep, { words, texts }: Writer): string {
  const change = (saved: number, write: (size: number) => string) =>
    `${saved > 0 ? '−' : saved < 0 ? '+' : ''}${write(Math.abs(saved))}`;
  const kwh = (value: number) => `${words.number(value)} kWh`;
  return texts.step.energy({
    primary: change(savings.primary_kwh, kwh),
    primaryShare: change(Math.round(savings.primary_percent), words.percent),
    bought: change(savings.final_kwh, kwh),
    boughtShare: change(Math.round(savings.final_percent), words.percent),
    co2: change(savings.co2_kg, (value) => `${words.number(value)} kg`),
  });
}

function watchItems(step: StoredStep, { words, texts }: Writer) {
  return measuresOf(step).map((measure) => {
    const { name, watchFor, whoDoesIt } = words.measure(measure);
    return { name, text: watchFor, who: `${texts.step.whoDoesIt}${texts.colon} ${inSentence(whoDoesIt)}.` };
  });
}
