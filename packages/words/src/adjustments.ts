/**
 * What an adviser changed in a plan, and what wishes against the advice cost: short lists, as every surface shows them.
 */
import type {
  AppliedOverride,
  FactOverride,
  LabelScale,
  StoredPlan,
  WishCost,
  WorkField,
} from '@rooftree/engine';
import { fill, type Values } from './fill.ts';
import type { Words } from './words-of.ts';

export interface Adjustments {
  key: 'overrides' | 'wish_costs';
  title: string;
  items: string[];
}

/** The lists that have anything in them. */
export function adjustmentsOf(
  plan: Pick<StoredPlan, 'overrides' | 'wish_costs' | 'label_scale'>,
  words: Words,
): Adjustments[] {
  const { overrides, wishes } = words.catalogue.adjustments;
  const lists: Adjustments[] = [
    {
      key: 'overrides',
      title: overrides,
      items: (plan.overrides ?? []).map((override) => describeOverride(override, plan.label_scale, words)),
    },
    {
      key: 'wish_costs',
      title: wishes,
      items: (plan.wish_costs ?? []).map((cost) => describeWishCost(cost, words)),
    },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

/** "Outside walls (m²): 118 instead of 142.8. Reason: measured on site" */
export function describeOverride(override: AppliedOverride, scale: LabelScale, words: Words): string {
  const { insteadOf, reason, workFields } = words.catalogue.adjustments;
  const isFact = 'fact' in override;
  const name = isFact
    ? words.fact(override.fact, scale)
    : `${words.work(override.measure)}, ${workFields[override.field]}`;
  const write = (value: FactOverride['value']): string =>
    isFact ? factValue(override.fact, value, words) : workValue(override.field, Number(value), words);
  const { value, replaced } = override;
  const instead = replaced === null ? '' : ` ${filled(insteadOf, { replaced: write(replaced) }, words)}`;
  // The reason is as somebody typed it: `fill` would change its first letter.
  return `${name}${words.colon} ${write(value)}${instead}. ${reason}${words.colon} ${override.reason}`;
}

/** How the plan differs from the one without the wish: cost, bill, label and chance, each only where it does. */
export function describeWishCost(cost: WishCost, words: Words): string {
  const t = words.catalogue.adjustments;
  const { more_eur: moreEur, more_bill_eur_per_year: moreBillEur } = cost;
  const values = {
    cost_eur: Math.abs(moreEur),
    bill_eur: Math.abs(moreBillEur),
    label: cost.label,
    other_label: cost.label_without_wish,
    chance: words.chance(cost.probability),
    other_chance: words.chance(cost.probability_without_wish),
  };
  const differences = [
    ...(isShown(moreEur) ? [moreEur > 0 ? t.costsMore : t.costsLess] : []),
    ...(isShown(moreBillEur) ? [moreBillEur > 0 ? t.billHigher : t.billLower] : []),
    ...(values.label === values.other_label ? [] : [t.label]),
    ...(values.chance === values.other_chance ? [] : [t.chance]),
  ];
  const result = (differences.length === 0 ? [t.noDifference] : differences)
    .map((sentence) => filled(sentence, values, words))
    .join(', ');
  return `${filled(t.wish[cost.wish], { measure: words.work(cost.measure) }, words)}${words.colon} ${result}.`;
}

/** Amounts are written in whole euros. */
function isShown(eur: number): boolean {
  return Math.round(Math.abs(eur)) > 0;
}

function factValue(fact: string, value: FactOverride['value'], words: Words): string {
  if (typeof value !== 'number' || fact.includes('year')) return words.factValue(fact, value);
  // Of a layer whose U-value was given, the number is that U-value.
  if (fact.endsWith('insulation_type')) return words.factValue(fact, { u_value_w_per_m2_k: value });
  return decimal(value, words);
}

const UNITS: Record<Exclude<WorkField, 'cost_eur'>, string> = {
  added_r_m2k_per_w: 'm²K/W',
  u_after_w_per_m2k: 'W/m²K',
  power_kw: 'kW',
  power_kwp: 'kWp',
};

function workValue(field: WorkField, value: number, words: Words): string {
  return field === 'cost_eur' ? words.euro(value) : `${decimal(value, words)}\u00a0${UNITS[field]}`;
}

/** All decimals that the value has, at most two: what was changed must be seen. */
function decimal(value: number, words: Words): string {
  const hundredths = Math.round(value * 100);
  return words.number(value, hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2);
}

function filled(sentence: string, values: Values, words: Words): string {
  return fill(words.language, sentence, values, (_, text) => text);
}
