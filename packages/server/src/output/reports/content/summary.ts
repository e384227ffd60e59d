import { isLet, labelsOf, type Milestone, measuresOf, type Remark, type StoredPlan } from '@rooftree/engine';
import { LAW_WARNINGS } from '@rooftree/engine/remarks';
import {
  aimOf,
  billsOf,
  chanceOfDuty,
  expectedResult,
  inSentence,
  isBand,
  isOfCertificate,
  labelAfterStep,
  labelBand,
  monthOf,
  NO_OWN_LOAN,
  rounded,
  roundedRange,
  writeLabel,
} from '@rooftree/words';
import { firstStepOf } from '@rooftree/words/first-step';
import { adviceText } from '../data/advice-contacts.ts';
import { type Passport, passportGrants } from '../passport.ts';
import { labelBadge, type Writer, writeOutcome, writePayback } from '../writer.ts';

export function summaryContent(passport: Passport, writer: Writer) {
  const { plan, sums } = passport;
  const { words, texts } = writer;
  const t = texts.summary;
  const { ranges, totals } = plan;
  return {
    heading: t.heading,
    headline: headline(plan, writer),
    lead: leadSentences(passport, writer),
    law: { title: t.lawTitle, items: lawSentences(plan, writer) },
    steps: stepsTable(passport, writer),
    bridge: {
      title: t.bridgeTitle,
      bars: [
        {
          kind: 'cost',
          title: t.works,
          from: 0,
          to: sums.plan.exclVat,
          value: words.euro(sums.plan.exclVat),
        },
        {
          kind: 'vat',
          title: t.vat,
          from: sums.plan.exclVat,
          to: sums.plan.total,
          value: `+ ${words.euro(sums.plan.vat)}`,
        },
        {
          kind: 'subsidy',
          title: t.subsidy,
          from: sums.plan.net,
          to: sums.plan.total,
          value: sums.plan.grants > 0 ? `− ${words.euro(sums.plan.grants)}` : words.euro(0),
        },
        { kind: 'net', title: t.youPay, from: 0, to: sums.plan.net, value: words.euro(sums.plan.net) },
      ],
      max: sums.plan.total,
      alt: t.bridgeAlt(
        words.euro(sums.plan.exclVat),
        words.euro(sums.plan.vat),
        words.euro(sums.plan.grants),
        words.euro(sums.plan.net),
      ),
      notes: [
        ...[words.grantsInTime(plan)].filter((sentence) => sentence !== ''),
        t.range(
          words.euroRange(
            roundedRange(ranges.total_estimated_cost_incl_vat, totals.total_estimated_cost_incl_vat),
          ),
        ),
        ...grantNote(passport, writer),
        ...(totals.anyway_cost > 0
          ? [
              t.anyway(
                words.euro(Math.round(totals.anyway_cost)),
                words.euro(sums.plan.total - Math.round(totals.anyway_cost)),
              ),
            ]
          : []),
        ...((totals.contingency ?? 0) > 0 ? [words.keepAside(rounded(totals.contingency ?? 0))] : []),
      ],
    },
    month: monthTable(plan, writer),
    brings: { title: t.bringsTitle, figures: figures(plan, writer) },
    start: startSentence(passport, writer),
  };
}

function headline(plan: StoredPlan, { texts }: Writer): string {
  const t = texts.summary;
  const band = labelBand(plan);
  const [best, worst, to] = [band.best, band.worst, expectedResult(plan).label].map(writeLabel);
  const steps = plan.steps.length;
  return isBand(band)
    ? t.headlineBand(best ?? '', worst ?? '', to ?? '', steps)
    : t.headline(best ?? '', to ?? '', steps);
}

function leadSentences({ plan, isOlderMethod, outlook }: Passport, writer: Writer): string {
  const { words, texts } = writer;
  const rung = outlook?.decision?.next_rung ?? null;
  const older = isOlderMethod ? [texts.cover.olderMethod(words.date(plan.date))] : [];
  const conflicts = plan.conflicts ?? [];
  const isDoubted = conflicts.some(isOfCertificate);
  return [
    ...older,
    ...(isDoubted ? [texts.summary.certificateNext] : []),
    writeOutcome(plan, writer),
    ...(rung === null ? [] : [words.nextRung(rung, aimOf(plan))]),
    words.labelAtHalf(outlook?.decision?.label_prices ?? [], plan.target),
    ...(conflicts.length > 0 && !isDoubted ? [texts.summary.conflictsNext] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** A warning that `lawSentences` has. */
export function isLaw({ code }: Remark): boolean {
  return LAW_WARNINGS.some((law) => law === code);
}

/** What the law requires: first of a home as it is let, then of its label. */
export function lawSentences(plan: StoredPlan, writer: Writer): string[] {
  const ofHome = plan.warnings.filter(isLaw).map((warning) => writer.words.remark(warning));
  return [...ofHome, ...labelSentences(plan, writer)];
}

/** Duties of this owner, or of a buyer, that are law; what is only planned is mentioned where there are none. */
function labelSentences(plan: StoredPlan, { words, texts }: Writer): string[] {
  const t = texts.summary;
  const { milestones, unexplained_kwh_per_m2: unexplained, controls } = plan;
  if (milestones === null) return [t.lawUnknown];
  const duties = milestones.filter(({ role }) => role !== 'landlord' || isLet(controls.ownership));
  const laws = strictest(
    plan,
    duties.filter(({ status }) => status !== 'planned'),
  );
  if (laws.length === 0) {
    const planned = strictest(plan, duties).map(({ label, year, role }) =>
      t.plannedDuty(writeLabel(label), year, role),
    );
    return [planned.length === 0 ? t.noLaw : t.onlyPlanned(planned.join(', '))];
  }
  const met = (law: Milestone) => {
    const { met_after_step: step } = law;
    if (step === null) return t.notMet;
    const chance = chanceOfDuty(law);
    if (chance === null) return step === 0 ? t.metToday : t.metAfter(step);
    const chanceText = words.chance(chance);
    return step === 0 ? t.likelyMetToday(chanceText) : t.likelyMetAfter(step, chanceText);
  };
  // Without a certificate it is unknown whether the home has a label that the buyer must leave.
  return laws.map((law) => {
    const [label, year] = [writeLabel(law.label), law.year];
    if (law.role === 'buyer' && unexplained === null) return t.lawIfCertificate(label, year, met(law));
    if (law.status === 'in_force') return t.law(label, year, law.role, met(law));
    return (law.status === 'agreed' ? t.lawAgreed : t.lawAdopted)(label, year, met(law));
  });
}

/**
 * Those in force first, then by year. A law is left out where an earlier one asks for as much, unless that is not yet
 * in force.
 */
function strictest(
  { label_scale: scale, unexplained_kwh_per_m2: unexplained }: StoredPlan,
  duties: readonly Milestone[],
): Milestone[] {
  const labels = labelsOf(scale);
  const laws = duties.toSorted(
    (a, b) => Number(a.status !== 'in_force') - Number(b.status !== 'in_force') || a.year - b.year,
  );
  return laws.filter(({ label, year }, index) =>
    laws
      .slice(0, index)
      .filter((earlier) => earlier.year <= year)
      // Without a certificate it is open whether the buyer's duty holds.
      .filter(({ role }) => role !== 'buyer' || unexplained !== null)
      .every((earlier) => labels.indexOf(earlier.label) > labels.indexOf(label)),
  );
}

function grantNote(passport: Passport, { words, texts }: Writer): string[] {
  const span = passportGrants(passport);
  return span === null
    ? []
    : [texts.summary.grantsByIncome(words.euro(rounded(span.low)), words.euro(rounded(span.high)))];
}

/**
 * First what is right in any case, then what to decide once more is known; one group without a name where nothing is
 * open.
 */
function stepGroups({ plan, lead, steps, sums }: Passport, { words }: Writer) {
  if (lead === null) return [{ title: null, netEur: sums.plan.net, steps }];
  return [
    { title: words.coreTitle(plan.conflicts), group: lead.core },
    { title: words.catalogue.lead.decide, group: lead.decide },
  ].flatMap(({ title, group }) => {
    const own = steps.filter(({ step }) => group.steps.includes(step));
    return own.length === 0 ? [] : [{ title, netEur: group.netEur, steps: own }];
  });
}

/** Of a plan with more, the page would not hold what to find out under each. */
const MOST_STEPS_WITH_CHECKS = 4;

function stepsTable(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const { summary: t, step } = texts;
  const { sums, plan } = passport;
  return {
    title: t.stepsTitle,
    head: [
      '',
      t.works,
      t.year,
      `${step.cost}, €`,
      `${t.subsidy}, €`,
      `${t.youPay}, €`,
      `${step.saving}, € ${t.perYear}`,
      t.label,
    ],
    groups: stepGroups(passport, writer).map(({ title, netEur, steps }) => ({
      title,
      net: words.number(netEur),
      rows: steps.map(({ step: one, sums: of, year }) => ({
        number: String(one.number),
        works: measuresOf(one)
          .map((measure) => words.measure(measure).name)
          .join(' + '),
        // The next page says it too: a long list needs the room.
        check:
          plan.steps.length > MOST_STEPS_WITH_CHECKS
            ? ''
            : words.openOf(one, passport.outlook?.decision ?? null),
        when: String(year),
        cells: [of.total, of.grants, of.net, Math.round(one.savings.bill_eur)].map((eur) =>
          words.number(eur),
        ),
        label: labelBadge(passport, labelAfterStep(plan, one)),
      })),
    })),
    total: [
      t.total,
      ...[sums.plan.total, sums.plan.grants, sums.plan.net, plan.totals.savings.bill_eur].map((eur) =>
        words.number(eur),
      ),
    ],
  };
}

/** The month of the page, with an example loan where no public one is known. */
function monthTable(plan: StoredPlan, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.summary;
  const { isWithBill, billNow, billAfter, support, loan, ownMoney, moreThanNow } = monthOf(plan, NO_OWN_LOAN);
  const minus = (eur: number) => `− ${words.euro(eur)}`;
  const loanRow = (of: NonNullable<typeof loan>) =>
    (of.kind === 'example' ? t.exampleLoan : t.loan)(
      words.euro(of.amount),
      String(of.years),
      words.rate(of.ratePercent),
    );
  const { cash_flow: flow, loans } = plan;
  return {
    title: t.monthlyTitle,
    rows: [
      ...(isWithBill
        ? [
            [t.billBefore, words.euro(billNow)],
            [t.billAfter, minus(billAfter)],
          ]
        : []),
      ...(support > 0 ? [[t.support, `+ ${words.euro(support)}`]] : []),
      ...(loan === null ? [] : [[loanRow(loan), minus(loan.perMonth)]]),
    ],
    total: [moreThanNow <= 0 ? t.left : t.short, words.euro(Math.abs(moreThanNow))],
    notes: [
      ...(flow !== null && flow.loan === null ? [dependsOnIncome(loans) ? t.loanByIncome : t.noLoan] : []),
      ...(loan !== null && ownMoney > 0 ? [t.ownMoney(words.euro(ownMoney))] : []),
    ],
  };
}

/** A loan is open whose terms are known, but not to every income, and the income is not given. */
function dependsOnIncome(loans: StoredPlan['loans']): boolean {
  return loans.some(
    ({ conditions, rate_percent: rate }) => rate !== null && conditions?.includes('income_group'),
  );
}

function figures(plan: StoredPlan, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.summary;
  const { baseline, result, totals, ranges } = plan;
  const bills = billsOf(plan);
  const expected = expectedResult(plan);
  const figure = (title: string, unit: string, before: number, after: number, note: string) => ({
    title,
    unit,
    before: words.number(before),
    after: words.number(after),
    note,
  });
  const saved = roundedRange(ranges.savings_bill_eur, totals.savings.bill_eur);
  const afterKwh = roundedRange(ranges.result_primary_kwh_per_m2, expected.primary_kwh_per_m2);
  return [
    figure(
      t.bill,
      `€ ${t.perYear}`,
      bills.now,
      bills.after,
      // A range that begins below nothing says only that the saving is small.
      [
        ...(saved.p10 < 0 || saved.p90 === 0 ? [] : [`${t.billRange(words.euroRange(saved))}.`]),
        words.ownersPayback(plan.controls.ownership, writePayback(totals.payback_years, writer)),
      ].join(' '),
    ),
    figure(
      t.co2,
      `kg ${t.perYear}`,
      baseline.co2_kg,
      result.co2_kg,
      // A home heated with wood emits more once its heat is electric.
      (totals.savings.co2_kg < 0 ? t.aboutMore : t.about)(
        `${words.number(rounded(Math.abs(totals.savings.co2_kg)))} kg`,
      ),
    ),
    figure(
      t.primary,
      `kWh/m² ${t.perYear}`,
      baseline.primary_kwh_per_m2,
      expected.primary_kwh_per_m2,
      t.afterRange(words.range(afterKwh)),
    ),
  ];
}

/** The first step, in a sentence. */
function startSentence({ plan, steps, outlook }: Passport, { words, texts }: Writer): string {
  const first = firstStepOf(plan, outlook?.decision ?? null, words);
  const sums = steps.find(({ step }) => step === first?.step)?.sums;
  return first === null || sums === undefined ? '' : texts.summary.start(first.works, words.euro(sums.net));
}

/** At most five things that a reader can do this month. */
export function firstThings(passport: Passport, { words, texts }: Writer): string[] {
  const t = texts.summary;
  const { plan, contacts, lead } = passport;
  const step = lead?.core.steps[0] ?? plan.steps[0];
  const question = passport.outlook?.decision?.next_questions[0]?.fact ?? plan.missing_facts[0]?.fact;
  const hasMeeting =
    plan.controls.ownership !== 'social_landlord' && plan.steps.some(({ track }) => track === 'building');
  const works =
    step === undefined ? [] : measuresOf(step).map((measure) => inSentence(words.measure(measure).name));
  const [contact] = contacts;
  return [
    ...(question === undefined || step === undefined
      ? []
      : [t.firstQuestion(inSentence(words.fact(question)))]),
    ...(hasMeeting ? [t.firstMeeting] : []),
    ...(step === undefined ? [] : [t.firstQuotes(step.number, works.join(', '))]),
    ...(passportGrants(passport) !== null ? [t.firstSupport] : []),
    ...(plan.cash_flow !== null && plan.cash_flow.loan !== null ? [t.firstLoan] : []),
    ...(contact === undefined ? [] : [t.firstAdvice(adviceText(texts, contact))]),
  ].slice(0, 5);
}
