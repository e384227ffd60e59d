import {
  type Decision,
  isThisWork,
  labelBounds,
  labelsOf,
  measuresOf,
  type Plan,
  type StoredPlan,
} from '@rooftree/engine';
import type { PlanVariants } from '@rooftree/engine/ways';
import {
  adjustmentsOf,
  aimOf,
  alternativesBeside,
  billsOf,
  expectedAfterStep,
  expectedResult,
  hasSameWorks,
  inSentence,
  labelAfterStep,
  mergeWays,
  rounded,
  writePrice,
} from '@rooftree/words';
import type { Passport } from '../passport.ts';
import { printable } from '../printable.ts';
import { labelBadge, type Writer } from '../writer.ts';

/** Works of a variant beyond this many are too many to be read side by side. */
const MOST_QUESTIONS = 4;

export function waysContent(passport: Passport, writer: Writer) {
  const { words } = writer;
  const t = writer.texts.ways;
  return {
    heading: t.heading,
    title: titleOf(passport, writer),
    ways: passport.outlook === null ? null : waysTable(passport, writer),
    conflicts: words.conflicts(passport.plan.conflicts ?? []),
    adjustments: adjustmentsContent(passport, writer),
    ladder: ladderContent(passport, writer),
    certainty: certaintyContent(passport.plan, decisionBeside(passport), writer),
  };
}

/** Beside the table of ways, which has some of the alternatives. */
function decisionBeside({ outlook }: Passport): Decision | null {
  if (outlook === null || outlook.decision === null) return null;
  const { decision, variants } = outlook;
  return { ...decision, alternatives: alternativesBeside(decision, Object.values(variants)) };
}

/** What an adviser changed, and what wishes against the advice cost. */
export function adjustmentsContent({ plan }: Passport, { words }: Writer) {
  return adjustmentsOf(plan, words).map(({ title, items }) => ({ title, items: items.map(printable) }));
}

function titleOf({ outlook }: Passport, writer: Writer): string {
  const t = writer.texts.ways;
  return outlook === null
    ? t.titleWithoutWays
    : t.title(compareWays(outlook.variants, writer).columns.length);
}

/**
 * The ways side by side: their names, works and figures, a cell for each. Those that lead to the same works share a
 * column.
 */
export function compareWays(variants: PlanVariants, { words, texts }: Writer) {
  const t = texts.ways;
  const columns = mergeWays([
    { name: t.cheapest, plan: variants.cheapest },
    { name: t.lifetime, plan: variants.lifetime },
    { name: t.fossilFree, plan: variants.fossil_free },
  ]).map(({ names, plan }) => ({ name: names.join(' · '), way: plan }));
  const row = (name: string, cell: (way: Plan) => string) => [name, ...columns.map(({ way }) => cell(way))];
  return {
    columns,
    works: columns.map(({ way }) => {
      const works = way.steps.flatMap((step) =>
        measuresOf(step).map((measure) => words.measure(measure).name),
      );
      return works.length === 0 ? [t.nothing] : works;
    }),
    rows: [
      row(t.chance, (way) => {
        const { probability } = expectedResult(way);
        return probability === null ? '–' : words.chance(probability);
      }),
      row(t.youPay, ({ totals }) => words.euro(totals.net_cost)),
      row(t.bill, (way) => words.euro(billsOf(way).after)),
      row(t.co2, ({ result }) => `${words.number(result.co2_kg)} kg`),
      row(t.fossil, (way) => (burnsFossilFuel(way) ? t.yes : t.no)),
    ],
  };
}

function burnsFossilFuel({ result }: Plan): boolean {
  const { gas = 0, oil = 0 } = result.final_kwh_by_carrier;
  return gas + oil > 0;
}

function waysTable(passport: Passport, writer: Writer) {
  const { plan, outlook } = passport;
  if (outlook === null) return null;
  const { words, texts } = writer;
  const t = texts.ways;
  const { columns, works, rows } = compareWays(outlook.variants, writer);
  if (columns.length === 1)
    return { intro: t.allSame, head: [], worksTitle: '', works: [], afterTitle: '', rows: [] };
  return {
    intro: t.intro(words.catalogue.objectives[plan.controls.objective], columns.length),
    head: columns.map(({ name, way }) => ({
      name,
      mark: hasSameWorks(way, plan) && way.totals.net_cost === plan.totals.net_cost ? t.thisPlan : null,
      label: labelBadge(passport, expectedResult(way).label),
    })),
    worksTitle: t.works,
    works,
    afterTitle: t.after,
    rows,
  };
}

function ladderContent(passport: Passport, { words, texts }: Writer) {
  const { plan } = passport;
  const t = texts.ways;
  const { label, primary_kwh_per_m2: kwh } = plan.baseline;
  const marks = [
    { title: t.today, label, kwh: words.number(kwh) },
    ...plan.steps.map((step) => ({
      title: t.step(step.number),
      label: labelAfterStep(plan, step),
      kwh: words.number(expectedAfterStep(plan, step).primary_kwh_per_m2),
    })),
  ];
  const scale = plan.label_scale;
  const prices = passport.outlook?.decision?.label_prices ?? [];
  return {
    title: t.ladderTitle,
    unit: t.ladderUnit,
    prices: prices.length > 0 ? t.ladderPrices : null,
    alt: t.ladderAlt(marks.map(({ title, label, kwh }) => `${title} ${label} ${kwh}`).join(', ')),
    rungs: labelsOf(scale).map((label) => {
      const { low, high } = labelBounds(scale, label);
      return {
        ...labelBadge(passport, label),
        limit: Number.isFinite(high) ? `≤ ${words.number(high)}` : t.above(words.number(low)),
        marks: marks.filter((mark) => mark.label === label).map(({ title, kwh }) => ({ title, kwh })),
        target: aimOf(plan).label === label ? t.target : null,
        price: writePrice(prices, label, words),
      };
    }),
  };
}

/** Which works are sure, what decides about the others, and what to find out; nothing of them without a decision. */
export function certaintyContent(plan: StoredPlan, decision: Decision | null, { words, texts }: Writer) {
  const t = texts.ways;
  const share = (of: number) => words.percent(100 * of);
  const name = (work: Decision['works'][number]) =>
    work.is_in_plan ? words.work(work.measure) : `${words.work(work.measure)} (${t.notInPlan})`;
  // Where another work on the same part is as likely, the part's share alone would be taken for that of the work.
  const shares = (work: Decision['works'][number]) =>
    isThisWork(work)
      ? t.ofCases(share(work.share_of_cases))
      : t.shares(share(work.share_of_this_work), share(work.share_of_cases - work.share_of_this_work));
  const depends = (work: Decision['works'][number]) => {
    const fact = work.decided_by === null ? null : words.fact(work.decided_by.fact);
    // That panels depend on whether there are panels goes without saying.
    return fact === null || fact === words.work(work.measure)
      ? t.depends(name(work), shares(work))
      : t.dependsOn(name(work), shares(work), inSentence(fact));
  };
  const joined = (names: readonly string[]) =>
    names.length === 0 ? [] : [names.map((one, index) => (index === 0 ? one : inSentence(one))).join(', ')];
  const works = decision?.works ?? [];
  const questions = decision?.next_questions.slice(0, MOST_QUESTIONS) ?? [];
  return [
    {
      title: t.sureTitle,
      // How often each belongs to the best plan says nothing more: all of them nearly always do.
      items: joined(works.filter(({ certainty }) => certainty === 'core').map(name)),
    },
    {
      title: t.dependsTitle,
      items: works.filter(({ certainty }) => certainty === 'depends').map(depends),
    },
    {
      title: words.catalogue.lead.asGood,
      items: (decision?.alternatives ?? []).map((one) => words.alternative(one, plan)),
    },
    {
      title: questions.length > 0 ? t.questionsTitle : t.missingTitle,
      items:
        questions.length > 0
          ? questions.map(({ fact, saves_eur: saved, costs_eur: costs = 0 }) => {
              const question = t.question(words.fact(fact, plan.label_scale), words.euro(rounded(saved)));
              return costs > 0 ? `${question}. ${words.certificateCosts(costs)}` : question;
            })
          : plan.missing_facts.map(({ fact }) => t.missing(words.fact(fact))),
    },
  ].filter(({ items }) => items.length > 0);
}
