/** Two plans of one home as rows of one table: each figure of both, and by how much the second differs; pure. */
import type { StoredPlan, StoredWork } from '@rooftree/engine';
import { likelyLabels } from '@rooftree/planner/likely-labels';
import type { PageWords } from '@rooftree/planner/page-words';
import { aimOf, expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { wholeEuroSums } from '@rooftree/words/whole-euros';
import type { Texts } from '../texts/en/texts.ts';

export interface CompareRow {
  name: string;
  values: [string, string];
  /** "+ € 3 400"; null where there is no number. */
  difference: string | null;
  isDifferent: boolean;
}

export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

export function compareRows(
  [one, other]: [StoredPlan, StoredPlan],
  { texts }: { texts: Texts },
  words: PageWords,
): CompareGroup[] {
  const { euro, number, chance } = words;
  const said = (name: string, values: [string, string]): CompareRow => ({
    name,
    values,
    difference: null,
    isDifferent: values[0] !== values[1],
  });
  const counted = (name: string, of: (plan: StoredPlan) => number, write: (value: number) => string) => {
    const [first, second] = [Math.round(of(one)), Math.round(of(other))];
    const more = second - first;
    return {
      ...said(name, [write(first), write(second)]),
      difference: more === 0 ? null : `${more > 0 ? '+' : '−'}\u00a0${write(Math.abs(more))}`,
    };
  };
  const label = (name: string, of: (plan: StoredPlan) => string) => said(name, [of(one), of(other)]);
  const money = (of: (sums: ReturnType<typeof wholeEuroSums>['plan']) => number) => (plan: StoredPlan) =>
    of(wholeEuroSums(plan).plan);
  /** Earlier versions of the method did not work it out. */
  const chanceOf = (plan: StoredPlan) => {
    const { probability } = expectedResult(plan);
    return probability === null ? '?' : chance(probability);
  };
  const co2 = (kg: number) => words.texts.co2PerYear(number(kg / 1000, 1));
  const kwh = (value: number) => words.texts.kwhPerM2(number(value));
  return [
    {
      title: texts.labels,
      rows: [
        label(texts.now, (plan) => {
          const { best, worst } = likelyLabels(plan);
          return texts.labelBand(writeLabel(best), writeLabel(worst));
        }),
        label(texts.after, (plan) => writeLabel(expectedResult(plan).label)),
        counted(texts.plans.energyAfter, (plan) => expectedResult(plan).primary_kwh_per_m2, kwh),
        label(texts.plans.chance, chanceOf),
        label(texts.plans.goal, (plan) => writeLabel(aimOf(plan).label)),
      ],
    },
    {
      title: texts.plans.money,
      rows: [
        counted(
          words.texts.worksExclVat,
          money(({ exclVat }) => exclVat),
          euro,
        ),
        counted(
          words.texts.vat,
          money(({ vat }) => vat),
          euro,
        ),
        counted(
          words.texts.grants,
          money(({ grants }) => grants),
          euro,
        ),
        counted(
          // For the office: the buyer's page says "You pay".
          texts.ownerPays,
          money(({ net }) => net),
          euro,
        ),
        counted(words.texts.savesPerYear, (plan) => plan.totals.savings.bill_eur, euro),
        counted(words.texts.co2, (plan) => plan.totals.savings.co2_kg, co2),
      ],
    },
    { title: texts.plans.works, rows: worksOf([one, other], texts, words) },
  ];
}

/**
 * Every cost line that either has, in the order of the first; where and for how much, in whole euros that add up to the
 * cost of the plan.
 */
function worksOf([one, other]: [StoredPlan, StoredPlan], texts: Texts, words: PageWords): CompareRow[] {
  const found = [placesOf(one), placesOf(other)] as const;
  const works = [...new Set([...found[0].keys(), ...found[1].keys()])];
  return works.map((work) => {
    const [first, second] = [found[0].get(work), found[1].get(work)];
    const write = (place: typeof first) =>
      place === undefined ? texts.plans.notIn : `${words.texts.step(place.step)} · ${words.euro(place.cost)}`;
    const more = (second?.cost ?? 0) - (first?.cost ?? 0);
    const values: [string, string] = [write(first), write(second)];
    return {
      name: words.work(work),
      values,
      difference: more === 0 ? null : `${more > 0 ? '+' : '−'}\u00a0${words.euro(Math.abs(more))}`,
      isDifferent: values[0] !== values[1],
    };
  });
}

/**
 * The step of each cost line, and what it costs, VAT included; a work of two steps, such as a scaffold, in the first of
 * them.
 */
function placesOf(plan: StoredPlan): Map<StoredWork['work'], { step: number; cost: number }> {
  const sums = wholeEuroSums(plan).steps;
  const places = new Map<StoredWork['work'], { step: number; cost: number }>();
  for (const [index, step] of plan.steps.entries()) {
    for (const [line, { work }] of step.works.entries()) {
      const cost = sums[index]?.works[line]?.total ?? 0;
      const known = places.get(work);
      places.set(work, { step: known?.step ?? step.number, cost: cost + (known?.cost ?? 0) });
    }
  }
  return places;
}
