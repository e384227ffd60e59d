/** Financed emissions of a mortgage. Source: PCAF, Global GHG Standard part A, second edition, chapter 5.5. */
import type { Carrier } from '@rooftree/engine';
import type { UsedFactor } from './emission-factors.ts';

export const PCAF_REASONS = [
  'METERED_SUPPLIER_FACTOR',
  'METERED_AVERAGE_FACTOR',
  'LABEL_AND_AREA',
  'STATISTICS_AND_AREA',
  'STATISTICS_WITHOUT_AREA',
  'NO_ENERGY',
  'NO_VALUE',
] as const;
export type PcafReason = (typeof PCAF_REASONS)[number];

const SCORES: Partial<Record<PcafReason, number>> = {
  METERED_SUPPLIER_FACTOR: 1,
  METERED_AVERAGE_FACTOR: 2,
  LABEL_AND_AREA: 3,
  STATISTICS_AND_AREA: 4,
  STATISTICS_WITHOUT_AREA: 5,
};

export interface FinancedHome {
  outstandingCents: number;
  valueCents: number | null;
  /** Null where too little is known of the home. */
  kwh: Readonly<Record<Carrier, number>> | null;
  isMetered: boolean;
  hasLabel: boolean;
  isAreaGiven: boolean;
}

export interface FinancedEmissions {
  /** Outstanding amount over the value of the property, at most 1; null where the value is not known. */
  attribution: number | null;
  /** Of the whole home, kg a year: fuel burnt on site, and electricity and heat. */
  scope1Kg: number | null;
  scope2Kg: number | null;
  /** The lender's part of both, in whole grams. Null where the energy or the value is not known. */
  financedGrams: number | null;
  score: number | null;
  reason: PcafReason;
}

const ON_SITE: readonly Carrier[] = ['gas', 'oil', 'wood'];
const DELIVERED: readonly Carrier[] = ['electricity', 'district_heat'];

export function financedEmissions(
  home: FinancedHome,
  factors: Readonly<Record<Carrier, UsedFactor>>,
): FinancedEmissions {
  const { outstandingCents, valueCents, kwh } = home;
  const attribution = valueCents === null ? null : Math.min(1, outstandingCents / valueCents);
  const kgOf = (carriers: readonly Carrier[]) =>
    kwh && carriers.reduce((kg, carrier) => kg + kwh[carrier] * factors[carrier].kg_per_kwh, 0);
  const [scope1Kg, scope2Kg] = [kgOf(ON_SITE), kgOf(DELIVERED)];
  const reason = attribution === null ? 'NO_VALUE' : reasonOf(home, factors);
  const isKnown = attribution !== null && scope1Kg !== null && scope2Kg !== null;
  return {
    attribution,
    scope1Kg,
    scope2Kg,
    financedGrams: isKnown ? Math.round(attribution * (scope1Kg + scope2Kg) * 1000) : null,
    score: SCORES[reason] ?? null,
    reason,
  };
}

function reasonOf(
  { kwh, isMetered, hasLabel, isAreaGiven }: FinancedHome,
  factors: Readonly<Record<Carrier, UsedFactor>>,
): PcafReason {
  if (kwh === null) return 'NO_ENERGY';
  if (isMetered) {
    const { basis, is_own: isOwn } = factors.electricity;
    return basis === 'MARKET' && isOwn ? 'METERED_SUPPLIER_FACTOR' : 'METERED_AVERAGE_FACTOR';
  }
  if (!isAreaGiven) return 'STATISTICS_WITHOUT_AREA';
  return hasLabel ? 'LABEL_AND_AREA' : 'STATISTICS_AND_AREA';
}
