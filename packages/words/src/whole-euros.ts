/** Sums in whole euros that add up before the reader's eyes, and whose totals are those of the plan, rounded. */
import type { Money, StoredPlan } from '@rooftree/engine';

/**
 * Whole numbers as near as can be to the parts, with the given whole sum (method of the largest remainder). A part of
 * nothing stays nothing.
 */
export function wholeParts(parts: readonly number[], sum: number): number[] {
  const whole = parts.map(Math.floor);
  let left = sum - whole.reduce((total, part) => total + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part), isNothing: part === 0 }))
    .sort((a, b) => Number(a.isNothing) - Number(b.isNothing) || b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

export interface WholeSums {
  exclVat: number;
  vat: number;
  /** Including VAT: excluding it, and the VAT. */
  total: number;
  grants: number;
  /** What is left to pay: the total less the grants. */
  net: number;
}

export interface WholeStepSums extends WholeSums {
  works: Pick<WholeSums, 'exclVat' | 'vat' | 'total'>[];
}

export function wholeEuroSums({ steps, totals }: Pick<StoredPlan, 'steps' | 'totals'>): {
  steps: WholeStepSums[];
  plan: WholeSums;
} {
  const plan = sums(
    Math.round(totals.estimated_cost),
    Math.round(totals.total_estimated_cost_incl_vat),
    Math.round(totals.net_cost),
  );
  const nets = wholeParts(steps.map(netOf), plan.net);
  const grants = wholeParts(
    steps.map((step) => step.subsidy_amount),
    plan.grants,
  );
  const exclVat = wholeParts(
    steps.map((step) => step.estimated_cost),
    plan.exclVat,
  );
  return {
    plan,
    steps: steps.map(({ works }, index) => {
      const net = nets[index] ?? 0;
      const step = sums(exclVat[index] ?? 0, net + (grants[index] ?? 0), net);
      const worksExclVat = wholeParts(
        works.map((work) => work.estimated_cost),
        step.exclVat,
      );
      const worksVat = wholeParts(
        works.map((work) => work.estimated_vat_cost),
        step.vat,
      );
      return {
        ...step,
        works: works.map((_, line) => {
          const [cost, vat] = [worksExclVat[line] ?? 0, worksVat[line] ?? 0];
          return { exclVat: cost, vat, total: cost + vat };
        }),
      };
    }),
  };
}

function sums(exclVat: number, total: number, net: number): WholeSums {
  return { exclVat, vat: total - exclVat, total, grants: total - net, net };
}

/** Cents are counted whole: differences of EUR numbers are not exact. */
export function netOf({ total_estimated_cost_incl_vat: total, subsidy_amount: grants }: Money): number {
  return (Math.round(total * 100) - Math.round(grants * 100)) / 100;
}
